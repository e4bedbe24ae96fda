import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { featureRelease, findJdks, requireJava, usualJdkFolders } from '../../../src/embedded/java.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'jdks-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

interface FakeJdk {
  readonly release?: string;
  readonly prints?: string;
  readonly compiler?: boolean;
}

/** A folder that looks like a JDK: programs that print a version, and a release file. */
async function fakeJdk(home: string, { release, prints = '0', compiler = true }: FakeJdk): Promise<string> {
  await mkdir(join(home, 'bin'), { recursive: true });
  for (const name of compiler ? ['java', 'javac'] : ['java']) {
    await writeFile(
      join(home, 'bin', name),
      `#!/bin/sh\necho 'openjdk version "${prints}" 2026-01-01' >&2\n`,
    );
    await chmod(join(home, 'bin', name), 0o755);
  }
  if (release !== undefined)
    await writeFile(join(home, 'release'), `IMPLEMENTOR="Somebody"\nJAVA_VERSION="${release}"\n`);
  return home;
}

const nowhere = { javaHome: null, searchPath: '', platform: 'linux' as const };

describe('the release of a Java', () => {
  test.each([
    ['25.0.3', 25],
    ['21-ea', 21],
    ['17.0.15+6', 17],
    ['1.8.0_402', 8],
  ])('%s is release %i', (version, release) => {
    expect(featureRelease(version)).toBe(release);
  });

  test('what is no version has none', () => {
    expect(featureRelease('unknown')).toBeNull();
  });
});

describe('the search for a JDK', () => {
  test('JAVA_HOME wins over the PATH, and the PATH over what is installed', async () => {
    const home = await fakeJdk(join(root, 'named'), { release: '21.0.1' });
    const onPath = await fakeJdk(join(root, 'path'), { release: '22' });
    await fakeJdk(join(root, 'jvm', 'other'), { release: '25' });
    const search = { ...nowhere, searchPath: join(onPath, 'bin'), jdkFolders: [join(root, 'jvm')] };
    expect((await requireJava({ ...search, javaHome: home })).program).toBe(join(home, 'bin', 'java'));
    expect((await requireJava(search)).version).toBe(22);
  });

  test('one that is too old is passed over for a new one in a usual folder', async () => {
    const old = await fakeJdk(join(root, 'old'), { release: '17.0.15' });
    const fresh = await fakeJdk(join(root, 'jvm', 'fresh'), { release: '25.0.3' });
    const java = await requireJava({
      javaHome: old,
      searchPath: join(old, 'bin'),
      platform: 'linux',
      jdkFolders: [join(root, 'jvm')],
    });
    expect(java).toEqual({ program: join(fresh, 'bin', 'java'), version: 25 });
  });

  test('the newest supported release is preferred to one that Neo4j does not name yet', async () => {
    for (const release of ['21', '25', '27']) await fakeJdk(join(root, 'jvm', `jdk-${release}`), { release });
    const found = await findJdks({ ...nowhere, jdkFolders: [join(root, 'jvm')] });
    expect(found.map((java) => java.version)).toEqual([25, 21, 27]);
  });

  test('without a release file the program itself is asked', async () => {
    await fakeJdk(join(root, 'jvm', 'silent'), { prints: '21.0.9' });
    expect((await requireJava({ ...nowhere, jdkFolders: [join(root, 'jvm')] })).version).toBe(21);
  });

  test('a link on the PATH leads to the JDK that it belongs to', async () => {
    const home = await fakeJdk(join(root, 'jvm', 'real'), { release: '21.0.2' });
    await mkdir(join(root, 'bin'));
    await symlink(join(home, 'bin', 'java'), join(root, 'bin', 'java'));
    const java = await requireJava({
      ...nowhere,
      searchPath: [join(root, 'missing'), join(root, 'bin')].join(delimiter),
      jdkFolders: [],
    });
    expect(java.version).toBe(21);
  });

  test('a bundle of macOS is looked into', async () => {
    const home = await fakeJdk(join(root, 'JavaVirtualMachines', 'temurin-21.jdk', 'Contents', 'Home'), {
      release: '21.0.4',
    });
    const java = await requireJava({
      ...nowhere,
      platform: 'darwin',
      jdkFolders: [join(root, 'JavaVirtualMachines')],
    });
    expect(java.program).toBe(join(home, 'bin', 'java'));
  });

  test('a runtime without a compiler cannot run a source and does not count', async () => {
    await fakeJdk(join(root, 'jvm', 'jre'), { release: '21', compiler: false });
    expect(await findJdks({ ...nowhere, jdkFolders: [join(root, 'jvm')] })).toEqual([]);
  });

  test('where there is none, the message says what was found and what to install', async () => {
    const old = await fakeJdk(join(root, 'jvm', 'old'), { release: '17.0.15' });
    const refused = requireJava({ ...nowhere, jdkFolders: [join(root, 'jvm')] });
    await expect(refused).rejects.toThrow(`Java 17 at ${join(old, 'bin', 'java')}`);
    await expect(refused).rejects.toThrow('apt install openjdk-21-jdk');
    await expect(refused).rejects.toThrow('NEO4J_URI');
    await expect(requireJava({ ...nowhere, platform: 'darwin', jdkFolders: [] })).rejects.toThrow(
      'brew install',
    );
  });

  test('the usual folders are those of the system, and of the version managers', () => {
    expect(usualJdkFolders('linux', '/home/a')).toEqual(
      expect.arrayContaining(['/usr/lib/jvm', '/home/a/.sdkman/candidates/java']),
    );
    expect(usualJdkFolders('darwin', '/Users/a')).toContain('/Library/Java/JavaVirtualMachines');
    expect(usualJdkFolders('win32', 'C:/Users/a')).toContain(join('C:/Program Files', 'Eclipse Adoptium'));
  });
});
