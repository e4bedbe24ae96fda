// Compiles a bench and runs it: `node test/bench/run.mjs locomo --data …`. Node 20 runs no TypeScript, and the models'
// worker threads must be files that it can load.
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
const [bench, ...args] = process.argv.slice(2);

const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const compiled = spawnSync(process.execPath, [tsc, '-p', join(here, 'tsconfig.json')], { stdio: 'inherit' });
if (compiled.status !== 0) process.exit(compiled.status ?? 1);

// The one source file of the own Neo4j that is no TypeScript.
const launcher = join('src', 'embedded', 'Launch.java');
cpSync(join(root, launcher), join(root, 'dist', 'bench', launcher));

// Written questions lie beside the files that read them.
cpSync(join(root, 'test', 'gold'), join(root, 'dist', 'bench', 'test', 'gold'), {
  recursive: true,
  filter: (path) => !/\.(?:ts|md)$/u.test(path),
});

process.argv = [process.argv[0], bench, ...args];
await import(pathToFileURL(join(root, 'dist', 'bench', 'test', 'bench', `${bench}.js`)).href);
