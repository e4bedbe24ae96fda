import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptPassword, passwordFile } from '../../../src/embedded/password.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'home-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

test('the password is made once, kept, and readable by its owner alone', async () => {
  const made = await keptPassword(home);
  expect(made.length).toBeGreaterThanOrEqual(24);
  expect(await keptPassword(home)).toBe(made);
  expect((await stat(passwordFile(home))).mode & 0o777).toBe(0o600);
});

test('two data folders have different passwords', async () => {
  expect(await keptPassword(join(home, 'a'))).not.toBe(await keptPassword(join(home, 'b')));
});
