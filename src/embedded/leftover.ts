import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { identify, type ProcessIdentity, parseIdentity, stillRuns } from './process-identity.ts';

const run = promisify(execFile);

/** An orphan stops by itself when its parent dies; this is how long that may take before it is told, and then killed. */
const PATIENCE_MS = 60_000;
const POLL_MS = 200;

function pidFile(home: string): string {
  return join(home, 'run', 'mneme-neo4j.json');
}

/** Notes which process serves the data folder. */
export async function notePid(home: string, pid: number): Promise<void> {
  await writeFile(pidFile(home), JSON.stringify(await identify(pid)));
}

export async function forgetPid(home: string): Promise<void> {
  await rm(pidFile(home), { force: true });
}

async function commandLine(pid: number): Promise<string> {
  const fromProc = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  if (fromProc !== null) return fromProc.replaceAll('\0', ' ');
  if (process.platform === 'win32') {
    const query = `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`;
    return (await run('powershell', ['-NoProfile', '-Command', query]).catch(() => ({ stdout: '' }))).stdout;
  }
  return (await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }))).stdout;
}

/** The Neo4j that an earlier Mneme left running on this data folder, or null. */
async function findLeftover(home: string): Promise<ProcessIdentity | null> {
  const noted = await readFile(pidFile(home), 'utf8').catch(() => null);
  if (noted === null) return null;
  const child = parseIdentity(noted);
  if (child === null || !(await stillRuns(child))) return null;
  const command = await commandLine(child.pid);
  return command.includes('Launch.java') && command.includes(home) ? child : null;
}

async function endsWithin(leftover: ProcessIdentity, ms: number): Promise<boolean> {
  const deadline = performance.now() + ms;
  while (await stillRuns(leftover)) {
    if (performance.now() > deadline) return false;
    await sleep(POLL_MS);
  }
  return true;
}

/**
 * Waits until no earlier Neo4j serves the data folder, ending it if it does not end by itself.
 * Call it only while holding the lock of the folder: then whatever runs there is an orphan.
 * @param tell called with a sentence when there is something to wait for
 */
export async function awaitLeftover(home: string, tell: (sentence: string) => void): Promise<void> {
  const leftover = await findLeftover(home);
  if (leftover === null) return;
  tell(`Waiting for the Neo4j of an earlier run (process ${leftover.pid}) to stop.`);
  if (await endsWithin(leftover, PATIENCE_MS)) return;
  process.kill(leftover.pid, 'SIGTERM');
  if (await endsWithin(leftover, PATIENCE_MS)) return;
  // Its transaction log makes up for it at the next start.
  process.kill(leftover.pid, 'SIGKILL');
  await endsWithin(leftover, PATIENCE_MS);
}
