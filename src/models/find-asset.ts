import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of a file in the project's `assets/` folder, from the sources and from a build alike. */
export function findAsset(name: string): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'assets', name))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`assets/${name} is missing: it belongs beside src/ or dist/`);
    folder = parent;
  }
  return join(folder, 'assets', name);
}
