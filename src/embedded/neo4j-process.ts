import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { MemoryError } from '../domain/errors.ts';

/** Lines of the child's output that are kept to explain its death. */
const TAIL_LINES = 25;
/** How often readiness and endings are looked at. */
const POLL_MS = 100;
/** A cold start takes 10 s on two idle cores, and many times that on a busy machine or after a crash (recovery). */
export const START_DEADLINE_MS = 300_000;
/** Neo4j flushes its page cache when it stops. */
const STOP_DEADLINE_MS = 60_000;
const READY = 'MNEME-READY';

/** What runs and how one knows that it serves. */
export interface Neo4jCommand {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** Counts at the first start of a data folder only. */
  readonly password: string;
  /** True when the server answers over Bolt. */
  readonly answers: () => Promise<boolean>;
}

/** How a child ended. */
export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** One run of the own Neo4j. It dies with this process, however this process ends, because it watches its standard input. */
export class Neo4jProcess {
  readonly #child: ChildProcess;
  readonly #tail: string[] = [];
  readonly #command: Neo4jCommand;
  #ready = false;
  #ending: Ending | null = null;
  /** Settles when the process has ended; never rejects. */
  readonly ended: Promise<Ending>;

  constructor(command: Neo4jCommand) {
    this.#command = command;
    // A process group of its own, so that Ctrl-C in the terminal reaches the API alone, which then stops Neo4j in order.
    const detached = process.platform !== 'win32';
    this.#child = spawn(command.program, command.args, {
      cwd: command.cwd,
      detached,
      windowsHide: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.ended = new Promise((resolve) => {
      const end = (ending: Ending) => {
        this.#ending = ending;
        resolve(ending);
      };
      this.#child.once('exit', (code, signal) => end({ code, signal }));
      this.#child.once('error', (error) => {
        this.#keep(error.message);
        end({ code: null, signal: null });
      });
    });
    this.#child.stdout?.on('data', (data: Buffer) => this.#keep(data.toString()));
    this.#child.stderr?.on('data', (data: Buffer) => this.#keep(data.toString()));
    // The pipe breaks when the child dies first; `ended` tells that already.
    this.#child.stdin?.on('error', () => undefined);
    this.#child.stdin?.write(`${command.password}\n`);
  }

  get pid(): number | null {
    return this.#child.pid ?? null;
  }

  get running(): boolean {
    return this.#ending === null;
  }

  #keep(output: string): void {
    if (output.includes(READY)) this.#ready = true;
    this.#tail.push(...output.split('\n').filter((line) => line.trim() !== ''));
    this.#tail.splice(0, this.#tail.length - TAIL_LINES);
  }

  /** Last lines the process printed. */
  tail(): string {
    return this.#tail.join('\n');
  }

  /** Returns once the server answers. Throws STORE_UNAVAILABLE when it ends before that or misses its deadline. */
  async waitUntilReady(deadlineMs = START_DEADLINE_MS): Promise<void> {
    const deadline = performance.now() + deadlineMs;
    while (!(this.#ready && (await this.#command.answers()))) {
      if (this.#ending !== null)
        throw new MemoryError(
          'STORE_UNAVAILABLE',
          `Neo4j ended while it started (${describeEnding(this.#ending)}).`,
        );
      if (performance.now() > deadline) {
        throw new MemoryError(
          'STORE_UNAVAILABLE',
          `Neo4j did not answer within ${Math.round(deadlineMs / 1000)} s.`,
        );
      }
      await sleep(POLL_MS);
    }
  }

  /** Stops the server in order; kills it when it does not end in time. */
  async stop(): Promise<Ending> {
    this.#child.stdin?.end();
    const inTime = await Promise.race([this.ended, sleep(STOP_DEADLINE_MS, null, { ref: false })]);
    if (inTime !== null) return inTime;
    this.#child.kill('SIGKILL');
    return this.ended;
  }
}

/** "exit code 1" or "killed by SIGKILL". */
export function describeEnding({ code, signal }: Ending): string {
  if (signal !== null) return `killed by ${signal}`;
  return code === null ? 'it could not be run' : `exit code ${code}`;
}
