import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findProjectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'schema.graphql'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('schema.graphql is missing: it belongs beside src/ or dist/');
    folder = parent;
  }
  return folder;
}

/** Absolute path of the folder that holds schema.graphql and web/, from the sources and from a build alike. */
export const PROJECT_ROOT = findProjectRoot();
