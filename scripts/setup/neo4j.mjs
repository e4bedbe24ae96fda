import { access } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from './atomic-folder.mjs';
import { requireSpace } from './disk.mjs';
import { copyDependencies, findMaven, mavenMissing } from './maven.mjs';
import { step } from './progress.mjs';

/** The jars, and once more in Maven's own cache when that is on the same disk. */
const NEEDED_MB = 400;

export async function exists(path) {
  return access(path).then(
    () => true,
    () => false,
  );
}

/**
 * Fetches Neo4j's jars when they are missing.
 * @param {{ root: string, folder: string, version: string, javaHome: string }} options folder: where the jars go
 */
export async function fetchNeo4j({ root, folder, version, javaHome }) {
  if (await exists(folder)) return;
  const maven = await findMaven();
  if (maven === null) throw mavenMissing();
  await requireSpace(dirname(folder), NEEDED_MB);
  await step(`Fetching Neo4j ${version}`, async (note) => {
    const pom = join(root, 'scripts', 'setup', 'neo4j-pom.xml');
    await makeFolder(folder, (partial) => copyDependencies({ maven, pom, folder: partial, javaHome, note }));
  });
}
