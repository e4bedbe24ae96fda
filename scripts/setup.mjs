// Makes a clone ready to run: the locked dependencies, a build, Neo4j and the embedding model. It does what is missing
// and nothing else, with Node's own modules only.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compile } from './setup/compile.mjs';
import { installDependencies } from './setup/dependencies.mjs';
import { diskFull } from './setup/disk.mjs';
import { SetupFailure } from './setup/failure.mjs';
import { fetchModel } from './setup/model.mjs';
import { fetchNeo4j } from './setup/neo4j.mjs';
import { requireNode } from './setup/node-version.mjs';
import { withSetupLock } from './setup/setup-lock.mjs';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const EXIT_FAILURE = 1;
const EXIT_BAD_SETTINGS = 2;

function fromBuild(module) {
  return import(pathToFileURL(join(ROOT, 'dist', module)).href);
}

async function setUp({ alwaysNeo4j, buildOnly }) {
  await installDependencies(ROOT);
  await compile(ROOT);
  if (buildOnly) return;
  const { loadSettings } = await fromBuild('config.js');
  const settings = loadSettings(process.env);
  let javaHome = settings.embedded.javaHome;
  if (settings.neo4j === null || alwaysNeo4j) {
    const { requireJava } = await fromBuild('embedded/java.js');
    const { neo4jLibFolder } = await fromBuild('embedded/embedded-neo4j.js');
    const { NEO4J_VERSION } = await fromBuild('embedded/version.js');
    const java = await requireJava(settings.embedded);
    javaHome = dirname(dirname(java.program));
    await fetchNeo4j({
      root: ROOT,
      folder: neo4jLibFolder(settings.cache),
      version: NEO4J_VERSION,
      javaHome,
    });
  }
  await fetchModel({ root: ROOT, embedding: settings.embedding, javaHome });
}

/** True for failures whose message alone tells a person what to do. */
function isExpected(error) {
  return error instanceof SetupFailure || error?.name === 'MemoryError' || error?.name === 'ConfigError';
}

/**
 * Sets the clone up; ends the process with a message when that fails.
 * @param {{ alwaysNeo4j?: boolean, buildOnly?: boolean }} options alwaysNeo4j: fetch Neo4j even where NEO4J_URI names a
 *   server; buildOnly: neither Neo4j nor a model, for what speaks to a Mneme that runs elsewhere
 */
export async function setupOrExit({ alwaysNeo4j = false, buildOnly = false } = {}) {
  try {
    requireNode();
    await withSetupLock(ROOT, () => setUp({ alwaysNeo4j, buildOnly }));
  } catch (error) {
    const failure = error?.code === 'ENOSPC' ? diskFull(ROOT, '') : error;
    console.error(isExpected(failure) ? `\n${failure.message}` : failure);
    process.exit(error?.name === 'ConfigError' ? EXIT_BAD_SETTINGS : EXIT_FAILURE);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await setupOrExit();
