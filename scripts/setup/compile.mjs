import { createHash } from 'node:crypto';
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { SetupFailure } from './failure.mjs';
import { step } from './progress.mjs';
import { runCommand } from './run-command.mjs';

/** Files that decide what the compiler makes, beside the sources. */
const SETTINGS = ['tsconfig.json', 'tsconfig.build.json', 'package-lock.json'];
/** Files among the sources that run as they are. */
const COPIED = ['embedded/Launch.java'];
const STAMP = '.sources';

/** Hash of everything a build is made from. */
async function sourcesHash(root) {
  const entries = await readdir(join(root, 'src'), { recursive: true, withFileTypes: true });
  const sources = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  const hash = createHash('sha256');
  for (const path of [...sources.sort(), ...SETTINGS.map((name) => join(root, name))]) {
    hash.update(`${relative(root, path)}\0`).update(await readFile(path));
  }
  return hash.digest('hex');
}

/** Compiles src/ into dist/ when a source changed since the last build. */
export async function compile(root) {
  const wanted = await sourcesHash(root);
  const dist = join(root, 'dist');
  if ((await readFile(join(dist, STAMP), 'utf8').catch(() => '')) === wanted) return;
  await step('Compiling', async () => {
    await rm(join(dist, STAMP), { force: true });
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const { code, output } = await runCommand(
      process.execPath,
      [tsc, '-p', 'tsconfig.build.json', '--noEmitOnError'],
      { cwd: root },
    );
    if (code !== 0) throw new SetupFailure(`The sources do not compile:\n${output.trimEnd()}`);
    for (const file of COPIED) await copyFile(join(root, 'src', file), join(dist, file));
    await writeFile(join(dist, STAMP), wanted);
  });
}
