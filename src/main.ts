import { setTimeout as sleep } from 'node:timers/promises';
import { createApp, loadModels } from './app.ts';
import { type Config, ConfigError, loadSettings, type Settings } from './config.ts';
import { MemoryError } from './domain/errors.ts';
import { EmbeddedNeo4j } from './embedded/embedded-neo4j.ts';
import { requireFreePort } from './embedded/ports.ts';
import { createLogger, type Logger } from './observe/logger.ts';

const EXIT_FAILURE = 1;
const EXIT_BAD_SETTINGS = 2;
/** What still runs when a stop is asked for gets this long to finish. */
const DRAIN_MS = 20_000;
/** A terminal and npm both deliver one Ctrl-C: a second signal forces the end only after this. */
const SAME_PRESS_MS = 1000;

/** What has to be let go of when the process ends, in the order it was taken. */
const taken: (() => Promise<void>)[] = [];
let stopping: Promise<void> | null = null;

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

async function letGo(): Promise<void> {
  for (const release of taken.splice(0).reverse()) await release();
}

/** Ends the process in order, once; the first reason decides the exit code. */
function stop(code: number): Promise<void> {
  stopping ??= letGo().then(
    () => process.exit(code),
    (error: unknown) => {
      explain(error);
      process.exit(EXIT_FAILURE);
    },
  );
  return stopping;
}

/** Prints a failure: what is expected as its message, what is not with its stack. */
function explain(error: unknown): void {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (error instanceof MemoryError || error instanceof ConfigError) console.error(`\n${error.message}`);
  else if (code === 'ENOSPC')
    console.error(
      '\nThe disk is full. Make room, or name a folder on another disk with MNEME_HOME, and start again.',
    );
  else if (code === 'EACCES' || code === 'EROFS')
    console.error(
      `\n${(error as Error).message}\nThe folder cannot be written. Correct its rights, or name another one with MNEME_HOME.`,
    );
  else console.error(error);
}

function stopOnSignals(logger: Logger): void {
  let asked = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (asked === 0) {
        asked = performance.now();
        logger.info({ signal }, 'stopping');
        void stop(0);
      } else if (performance.now() - asked > SAME_PRESS_MS) {
        console.error('Stopped at once; the database recovers at the next start.');
        process.exit(EXIT_FAILURE);
      }
    });
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      logger.fatal({ err: error }, event);
      void stop(EXIT_FAILURE);
    });
  }
}

/** The settings with a database: the one they name, or our own, started. */
async function connectDatabase(
  settings: Settings,
  logger: Logger,
): Promise<{ readonly config: Config; readonly lines: readonly string[] }> {
  if (settings.neo4j !== null) {
    return {
      config: { ...settings, neo4j: settings.neo4j },
      lines: [`Neo4j      ${settings.neo4j.uri} (user ${settings.neo4j.user})`],
    };
  }
  const embedded = new EmbeddedNeo4j({ settings, logger, tell: say });
  taken.push(() => embedded.stop());
  const begun = performance.now();
  say('Starting Neo4j …');
  const { httpPort, ...neo4j } = await embedded.start();
  say(
    `Neo4j serves after ${((performance.now() - begun) / 1000).toFixed(1)} s. Preparing the schema and the models …`,
  );
  const lines = [
    `Neo4j      ${neo4j.uri} (user ${neo4j.user}, password in ${embedded.passwordFile}), HTTP on port ${httpPort}`,
    `Data       ${embedded.home}`,
  ];
  return { config: { ...settings, neo4j }, lines };
}

async function main(): Promise<void> {
  const settings = loadSettings(process.env);
  const logger = createLogger(settings.logLevel);
  stopOnSignals(logger);
  // Before the database: ten seconds of start-up should not end in this message.
  await requireFreePort({ name: 'The API', setting: 'PORT', ...settings.http });
  const models = loadModels(settings);
  const [{ config, lines }] = await Promise.all([connectDatabase(settings, logger), models]);
  const app = await createApp(config, logger, models);
  taken.push(async () => {
    await Promise.race([app.close(), sleep(DRAIN_MS, undefined, { ref: false })]);
  });
  const { url } = await app.listen();
  say(
    [
      '',
      'Mneme is up.',
      `GraphiQL   ${new URL('/graphql', url).href}`,
      ...lines,
      'Ctrl-C stops it.',
      '',
    ].join('\n'),
  );
}

main().catch(async (error: unknown) => {
  if (stopping === null) explain(error);
  await stop(error instanceof ConfigError ? EXIT_BAD_SETTINGS : EXIT_FAILURE);
});
