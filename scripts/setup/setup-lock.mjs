import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 500;

function runs(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Does the work of set-up while no other set-up of this project does its own; waits for one that is under way. A lock
 * that a dead process left is taken away.
 * @template T
 * @param {string} root
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withSetupLock(root, work) {
  const folder = join(root, '.mneme');
  const path = join(folder, 'setup.lock');
  await mkdir(folder, { recursive: true });
  let told = false;
  for (;;) {
    try {
      await writeFile(path, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const pid = Number(await readFile(path, 'utf8').catch(() => ''));
      if (pid > 0 && pid !== process.pid && runs(pid)) {
        if (!told) console.log(`Another set-up (process ${pid}) is under way; waiting for it.`);
        told = true;
        await sleep(POLL_MS);
      } else {
        await rm(path, { force: true });
      }
    }
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}
