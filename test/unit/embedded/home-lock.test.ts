import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockHome } from '../../../src/embedded/home-lock.ts';
import { identify } from '../../../src/embedded/process-identity.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'home-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

const lockFile = () => join(home, 'mneme.lock');

describe('the lock of a data folder', () => {
  test('a second holder is refused, with the process named and a way out', async () => {
    await lockHome(home);
    await expect(lockHome(home)).rejects.toMatchObject({ code: 'CONFLICT', details: { pid: process.pid } });
    await expect(lockHome(home)).rejects.toThrow('MNEME_HOME=');
  });

  test('it can be taken again once it was released', async () => {
    await (await lockHome(home)).release();
    await expect(lockHome(home)).resolves.toBeDefined();
  });

  test('what a process left that was killed is taken over', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
    await once(child, 'spawn');
    await writeFile(lockFile(), JSON.stringify(await identify(child.pid ?? 0)));
    await expect(lockHome(home)).rejects.toThrow(String(child.pid));
    child.kill('SIGKILL');
    await once(child, 'exit');
    await lockHome(home);
    expect(JSON.parse(await readFile(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid });
  });

  test('a later process with the same number does not hold it', async () => {
    await writeFile(lockFile(), JSON.stringify({ pid: process.pid, started: 'another boot:1' }));
    await expect(lockHome(home)).resolves.toBeDefined();
  });

  test.each([[''], ['{"pid":'], ['{"pid":"x"}']])('a damaged file (%j) holds nothing', async (text) => {
    await writeFile(lockFile(), text);
    await expect(lockHome(home)).resolves.toBeDefined();
  });

  test('of many that find a stale one, exactly one gets it, and nothing else stays behind', async () => {
    await writeFile(lockFile(), '');
    const taken = await Promise.allSettled([lockHome(home), lockHome(home)]);
    expect(taken.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
    expect(await readdir(home)).toEqual(['mneme.lock']);
  });
});
