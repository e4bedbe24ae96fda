import { Database } from '../../src/store/database.ts';

/** How the tests' Neo4j is reached; the global set-up puts it in the environment. */
export interface TestServer {
  readonly uri: string;
  readonly user: string;
  readonly password: string;
  readonly database: string | null;
}

/** The server of this run. Throws when there is none: a test that needs one never skips. */
export function testServer(): TestServer {
  const uri = process.env.NEO4J_URI;
  if (!uri)
    throw new Error(
      'NEO4J_URI is not set: run the tests through vitest.config.ts, whose set-up starts a Neo4j',
    );
  return {
    uri,
    user: process.env.NEO4J_USER || 'neo4j',
    password: process.env.NEO4J_PASSWORD ?? '',
    database: process.env.NEO4J_DATABASE || null,
  };
}

/** A connection to the server of this run; the caller closes it. */
export function testDatabase(): Database {
  return new Database(testServer());
}
