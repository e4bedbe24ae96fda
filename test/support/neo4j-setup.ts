import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadSettings } from '../../src/config.ts';
import { EmbeddedNeo4j } from '../../src/embedded/embedded-neo4j.ts';
import { createLogger } from '../../src/observe/logger.ts';

/** Heap enough for the largest bank that a test fills, small beside the models and the test processes. */
const TEST_MEMORY = { EMBEDDED_HEAP_MB: '1024', EMBEDDED_PAGE_CACHE_MB: '512' };

interface Shared {
  users: number;
  readonly stop: Promise<() => Promise<void>>;
}

/** Every project of a run calls the set-up, each with a copy of this module of its own: the server is shared over the process. */
const slots = globalThis as typeof globalThis & { mnemeTestNeo4j?: Shared };

/** The quick compiler alone: a test's Neo4j never runs long enough for the thorough one to pay off, and starts in half the time. */
const QUICK_JAVA = '-XX:TieredStopAtLevel=1';

async function startNeo4j(): Promise<() => Promise<void>> {
  const cache = resolve(process.env.MNEME_CACHE || process.env.MNEME_HOME || '.mneme');
  await mkdir(cache, { recursive: true });
  const home = await mkdtemp(join(cache, 'test-'));
  process.env.JAVA_TOOL_OPTIONS ||= QUICK_JAVA;
  const { PATH, JAVA_HOME } = process.env;
  const settings = loadSettings({ PATH, JAVA_HOME, MNEME_HOME: home, MNEME_CACHE: cache, ...TEST_MEMORY });
  const neo4j = new EmbeddedNeo4j({ settings, logger: createLogger('warn'), tell: console.log });
  const { uri, user, password, database } = await neo4j.start();
  Object.assign(process.env, {
    NEO4J_URI: uri,
    NEO4J_USER: user,
    NEO4J_PASSWORD: password,
    NEO4J_DATABASE: database,
  });
  return async () => {
    await neo4j.stop();
    await rm(home, { recursive: true, force: true });
  };
}

/** Starts one Neo4j for all tests of a run, unless NEO4J_URI names one, and tells the tests through the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  if (slots.mnemeTestNeo4j === undefined) {
    if (process.env.NEO4J_URI) return async () => undefined;
    slots.mnemeTestNeo4j = { users: 0, stop: startNeo4j() };
  }
  const shared = slots.mnemeTestNeo4j;
  shared.users += 1;
  await shared.stop;
  return async () => {
    shared.users -= 1;
    if (shared.users === 0) await (await shared.stop)();
  };
}
