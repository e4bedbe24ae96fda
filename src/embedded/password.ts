import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where the password of the own Neo4j lies. */
export function passwordFile(home: string): string {
  return join(home, 'neo4j-password');
}

/** The password of the own Neo4j, made at the first start; its file is readable by its owner alone. */
export async function keptPassword(home: string): Promise<string> {
  const path = passwordFile(home);
  const kept = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  if (kept.trim() !== '') return kept.trim();
  // Hexadecimal: what begins with a dash would be taken for an option where the password is set.
  const made = randomBytes(18).toString('hex');
  await mkdir(dirname(path), { recursive: true });
  const partial = `${path}.partial`;
  await writeFile(partial, `${made}\n`, { mode: 0o600 });
  await chmod(partial, 0o600);
  await rename(partial, path);
  return made;
}
