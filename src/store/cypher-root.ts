import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findCypherRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'cypher', 'schema'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('the cypher/ folder is missing: it belongs beside src/ or dist/');
    folder = parent;
  }
  return join(folder, 'cypher');
}

/** Absolute path of the project's `cypher/` folder, from the sources and from a build alike. */
export const CYPHER_ROOT = findCypherRoot();
