import { mkdir, statfs } from 'node:fs/promises';
import { SetupFailure } from './failure.mjs';

const MIB = 1_048_576;

/** The message for a disk that has no room for a folder. */
export function diskFull(folder, detail) {
  return new SetupFailure(
    `The disk that holds ${folder} is full${detail}.\nMake room there, or name a folder on another disk with MNEME_HOME, and start again: what is there already is kept.`,
  );
}

/** Throws SetupFailure when the disk under a folder has less room than a download needs. */
export async function requireSpace(folder, neededMb) {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  const freeMb = Math.floor((bavail * bsize) / MIB);
  if (freeMb < neededMb) throw diskFull(folder, `: ${freeMb} MB are free, ${neededMb} MB are needed`);
}
