import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Config, loadSettings } from '../../src/config.ts';
import { EmbeddedNeo4j } from '../../src/embedded/embedded-neo4j.ts';
import { createLogger } from '../../src/observe/logger.ts';
import { freePort } from './free-port.ts';

/** The database of a bench, and the settings of what runs on it. */
export interface BenchServer {
  readonly config: Config;
  /** Folder of the databases' files; null for a server that the bench did not start. */
  readonly dataFolder: string | null;
  /** Ends Neo4j when the bench started it. */
  stop(): Promise<void>;
  /** Removes the data, unless their folder was named; stop it before. */
  discard(): void;
}

/**
 * The server that NEO4J_URI and its companions name, or without them an own Neo4j that shares the project's downloads.
 * @param givenHome folder for its data; null takes a new one that `discard` removes
 */
export async function startServer(givenHome: string | null): Promise<BenchServer> {
  const home = resolve(givenHome ?? mkdtempSync(join(tmpdir(), 'mneme-bench-')));
  const discard = () => {
    if (givenHome === null) rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
  };
  const settings = loadSettings({
    LOG_LEVEL: 'warn',
    MNEME_CACHE: '.mneme',
    ...process.env,
    MNEME_HOME: home,
    PORT: String(await freePort()),
  });
  if (settings.neo4j !== null) {
    return {
      config: { ...settings, neo4j: settings.neo4j },
      dataFolder: null,
      stop: async () => undefined,
      discard,
    };
  }
  const logger = createLogger(settings.logLevel);
  const embedded = new EmbeddedNeo4j({ settings, logger, tell: console.log });
  const stop = () => embedded.stop();
  try {
    const { uri, user, password, database, maxConnections } = await embedded.start();
    const config = { ...settings, neo4j: { uri, user, password, database, maxConnections } };
    return { config, dataFolder: join(home, 'data', 'databases'), stop, discard };
  } catch (error) {
    await stop();
    discard();
    throw error;
  }
}
