import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Makes a folder appear whole or not at all: it is filled beside its place, then moved there. Leftovers of fillings
 * that were cut short go away.
 * @param {string} folder
 * @param {(partial: string) => Promise<void>} fill
 */
export async function makeFolder(folder, fill) {
  const parent = dirname(folder);
  const prefix = `${basename(folder)}.partial-`;
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    if (name.startsWith(prefix)) await rm(join(parent, name), { recursive: true, force: true });
  }
  const partial = join(parent, `${prefix}${process.pid}`);
  try {
    await mkdir(partial);
    await fill(partial);
    await rm(folder, { recursive: true, force: true });
    await rename(partial, folder);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}
