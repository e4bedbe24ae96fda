import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MemoryError } from '../domain/errors.ts';
import { identify, type ProcessIdentity, parseIdentity, stillRuns } from './process-identity.ts';

const FILE = 'mneme.lock';

/** The right to use a data folder, held by one process at a time. */
export interface HomeLock {
  release(): Promise<void>;
}

/** Takes a lock away that a dead process left; leaves it when another start was quicker. */
async function removeStale(path: string, stale: string): Promise<void> {
  const aside = `${path}.${process.pid}.stale`;
  await rename(path, aside).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  const moved = await readFile(aside, 'utf8').catch(() => stale);
  if (moved !== stale) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

/**
 * The lock of a data folder, which is made when it is missing.
 * Survives `kill -9`: what a dead process left is taken over, even when its number was given to another process.
 * Throws CONFLICT naming the process that holds it.
 */
export async function lockHome(home: string): Promise<HomeLock> {
  await mkdir(home, { recursive: true });
  const path = join(home, FILE);
  const mine = `${path}.${process.pid}`;
  await writeFile(mine, JSON.stringify(await identify(process.pid)));
  try {
    for (;;) {
      // A hard link appears with its content or not at all, unlike a file that is opened and then written.
      const taken = await link(mine, path).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'EEXIST') return false;
          throw error;
        },
      );
      if (taken) return { release: () => rm(path, { force: true }) };
      const text = await readFile(path, 'utf8').catch(() => '');
      const other = parseIdentity(text);
      if (other !== null && (await stillRuns(other))) throw heldBy(other, home);
      await removeStale(path, text);
    }
  } finally {
    await rm(mine, { force: true });
  }
}

function heldBy(other: ProcessIdentity, home: string): MemoryError {
  return new MemoryError(
    'CONFLICT',
    [
      `Another Mneme (process ${other.pid}) uses the data folder ${home}.`,
      `Stop it first (kill ${other.pid}), or give this one a folder of its own: MNEME_HOME=.mneme-2 PORT=4001 npm start`,
    ].join('\n'),
    { details: { pid: other.pid } },
  );
}
