import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isReady } from '../../src/cli/graphql-client.ts';
import type { Config } from '../../src/config.ts';

/** A Mneme that a bench talks to. */
export interface RunningMneme {
  /** Its GraphQL address. */
  readonly url: string;
  /** Ends it when the bench started it. */
  stop(): Promise<void>;
}

/** The first start may have to download the models. */
const START_MINUTES = 15;

/** The Mneme at `url`. Throws when none answers there. */
export async function mnemeAt(url: string): Promise<RunningMneme> {
  if (!(await isReady(url))) throw new Error(`no Mneme is ready at ${url}`);
  return { url, stop: async () => undefined };
}

/** A Mneme in a process of its own, as `npm start` runs it, on the database of the settings. */
export async function startMneme({ neo4j, home, http }: Config): Promise<RunningMneme> {
  const child = spawn(process.execPath, [join('scripts', 'start.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      MNEME_CACHE: '.mneme',
      LOG_LEVEL: 'warn',
      ...process.env,
      MNEME_HOME: home,
      NEO4J_URI: neo4j.uri,
      NEO4J_USER: neo4j.user,
      NEO4J_PASSWORD: neo4j.password,
      NEO4J_DATABASE: neo4j.database ?? '',
      HOST: '127.0.0.1',
      PORT: String(http.port),
    },
  });
  const started = { url: `http://127.0.0.1:${http.port}/graphql`, stop: () => end(child) };
  try {
    await untilReady(started.url, child);
    return started;
  } catch (error) {
    await started.stop();
    throw error;
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_MINUTES * 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`Mneme ended while it started (exit code ${child.exitCode})`);
    if (await isReady(url)) return;
    await wait(500);
  }
  throw new Error(`Mneme was not ready within ${START_MINUTES} minutes`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
