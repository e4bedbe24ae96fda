import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);

const identity = z.object({
  pid: z.int().positive(),
  /** Opaque; equal for the same process only. Empty where the system does not tell. */
  started: z.string(),
});

/** What tells a running process from a later one with the same number. */
export type ProcessIdentity = Readonly<z.output<typeof identity>>;

/** The identity in a file that `JSON.stringify` wrote; null for a file that was cut off, or is not of that kind. */
export function parseIdentity(text: string): ProcessIdentity | null {
  try {
    return identity.parse(JSON.parse(text));
  } catch {
    // A full disk or a power cut left a part of it: nobody can be named by it.
    return null;
  }
}

/** True when a process with this number runs (a zombie does not). */
export async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, and belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return (await statFields(pid))?.[0] !== 'Z';
}

/** Fields of /proc/<pid>/stat after the program's name, or null where there is no such file. */
async function statFields(pid: number): Promise<readonly string[] | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // The name stands in parentheses and may itself hold spaces and parentheses.
  return line === null ? null : line.slice(line.lastIndexOf(')') + 2).split(' ');
}

async function printed(program: string, args: readonly string[]): Promise<string> {
  const result = await run(program, args, { timeout: 10_000 }).catch(() => null);
  return result?.stdout.trim() ?? '';
}

/** The identity of a process that runs. */
export async function identify(pid: number): Promise<ProcessIdentity> {
  const fields = await statFields(pid);
  if (fields !== null) {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
    // Field 22 of the line: ticks from the boot to the start of the process (proc(5)).
    return { pid, started: `${boot.trim()}:${fields[19] ?? ''}` };
  }
  if (process.platform === 'win32') return { pid, started: '' };
  return { pid, started: await printed('ps', ['-o', 'lstart=', '-p', String(pid)]) };
}

/** True when the very process that was identified still runs. */
export async function stillRuns(process: ProcessIdentity): Promise<boolean> {
  if (!(await isRunning(process.pid))) return false;
  return (await identify(process.pid)).started === process.started;
}
