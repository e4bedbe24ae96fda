import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isReady } from '../../src/cli/graphql-client.ts';
import { freePort } from './free-port.ts';

/** A Mneme that a bench talks to. */
export interface RunningMneme {
  /** Its GraphQL address. */
  readonly url: string;
  /** Ends it when the bench started it, and removes its data. */
  stop(): Promise<void>;
}

/** The first start may have to download the engine and the models. */
const START_MINUTES = 15;

/**
 * The Mneme at `url`, or without one a new child process with an empty home of its own that shares the project's
 * downloads. Throws when none answers.
 */
export async function runningMneme(url: string | null): Promise<RunningMneme> {
  if (url !== null) {
    if (!(await isReady(url))) throw new Error(`no Mneme is ready at ${url}`);
    return { url, stop: async () => {} };
  }
  const home = mkdtempSync(join(tmpdir(), 'mneme-bench-'));
  const port = await freePort();
  const child = spawn(process.execPath, [join('scripts', 'start.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      MNEME_HOME: home,
      MNEME_CACHE: process.env.MNEME_CACHE ?? '.mneme',
      PORT: String(port),
      LOG_LEVEL: 'warn',
    },
  });
  const started = { url: `http://127.0.0.1:${port}/graphql`, stop: () => end(child, home) };
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

async function end(child: ChildProcess, home: string): Promise<void> {
  if (child.exitCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
}
