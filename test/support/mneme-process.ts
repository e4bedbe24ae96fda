import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const START_SCRIPT = resolve('scripts/start.mjs');
/** A machine that runs several test suites at once needs minutes for what takes seconds on an idle one. */
const DEADLINE_MS = 500_000;

/** A process that was started with `npm start`'s own script, and what it printed so far. */
export interface MnemeProcess {
  readonly child: ChildProcess;
  output(): string;
  /** Exit code, or the name of the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/** Starts Mneme with little of this process's environment (where programs are, and how Java runs) and what is given. */
export function spawnMneme(environment: Readonly<Record<string, string>>): MnemeProcess {
  const { PATH = '', JAVA_HOME = '', HOME = '', JAVA_TOOL_OPTIONS = '' } = process.env;
  const env = {
    PATH,
    JAVA_HOME,
    HOME,
    JAVA_TOOL_OPTIONS,
    MNEME_CACHE: resolve(process.env.MNEME_CACHE || '.mneme'),
    ...environment,
  };
  const child = spawn(process.execPath, [START_SCRIPT], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  return { child, output: () => output, ended };
}

/** Returns once `condition` gives something true, with that. Throws with `what` when it takes too long. */
export async function until<T>(
  what: string,
  condition: () => Promise<T | null | false> | T | null | false,
): Promise<T> {
  const deadline = performance.now() + DEADLINE_MS;
  for (;;) {
    const met = await condition();
    if (met) return met;
    if (performance.now() > deadline) throw new Error(`waited too long: ${what}`);
    await sleep(100);
  }
}

/** Address of the GraphQL endpoint, once Mneme says it is up. Throws with its output when it ends before. */
export async function endpointOf(mneme: MnemeProcess): Promise<string> {
  let over = false;
  void mneme.ended.then(() => {
    over = true;
  });
  return until('Mneme is up', () => {
    if (over) throw new Error(`Mneme ended instead of starting:\n${mneme.output()}`);
    return /GraphiQL\s+(http\S+)/.exec(mneme.output())?.[1] ?? null;
  });
}

/** Numbers of the running processes whose command line holds a text; zombies do not run. */
export async function processesWith(text: string): Promise<readonly number[]> {
  const { stdout } = await run('ps', ['-eo', 'pid=,stat=,args=']);
  return stdout.split('\n').flatMap((line) => {
    const [, pid, state = '', args = ''] = /^\s*(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return args.includes(text) && !state.startsWith('Z') ? [Number(pid)] : [];
  });
}
