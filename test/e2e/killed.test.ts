import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { graphqlRequest } from '../../src/cli/graphql-client.ts';
import type { Database } from '../../src/store/database.ts';
import { testDatabase, testServer } from '../support/database.ts';
import { endpointOf, type MnemeProcess, spawnMneme, until } from '../support/mneme-process.ts';

/** Starts of the API cost seconds each on an idle machine, and there are twenty-one. */
const SLOW = { timeout: 1_800_000 };
const KILLS = 20;
/** The longest life of a process once it is ready: about as long as it takes to carry out two of the documents. */
const LONGEST_LIFE_MS = 2_500;
const LINES = 60;

const bankId = `killed-${Date.now()}`;
let database: Database;
const started: MnemeProcess[] = [];

beforeAll(() => {
  database = testDatabase();
});
afterEach(() => {
  for (const { child } of started) child.kill('SIGKILL');
});
afterAll(() => database.close());

/** The same moments in every run (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function start(): MnemeProcess {
  const { uri, user, password, database: name } = testServer();
  const mneme = spawnMneme({
    ...{ NEO4J_URI: uri, NEO4J_USER: user, NEO4J_PASSWORD: password, NEO4J_DATABASE: name ?? '' },
    ...{ PORT: '0', LOG_LEVEL: 'warn', EMBEDDING_ALLOW_HUB: 'false', OPERATIONS_LEASE_MS: '1000' },
  });
  started.push(mneme);
  return mneme;
}

const lines = (document: number) =>
  Array.from({ length: LINES }, (_, line) => `Person${document} wrote line ${line} of book ${document}.`);

/** Sends a document as a client does that may get no answer: the same again until it is accepted. */
async function send(endpoint: string, document: number): Promise<string> {
  const query = `mutation ($input: RetainInput!) { retain(input: $input) { operation { id } } }`;
  const items = lines(document).map((content) => ({ content, documentId: `book-${document}` }));
  const input = { bankId, items, mode: 'VERBATIM', async: true, idempotencyKey: `book-${document}` };
  const { retain } = await graphqlRequest<{ retain: { operation: { id: string } } }>(endpoint, query, {
    input,
  });
  return retain.operation.id;
}

async function rows<T>(cypher: string): Promise<T[]> {
  const { records } = await database.driver.executeQuery(cypher, { bankId });
  return records.map((record) => record.toObject() as T);
}

test(
  'an API process killed at 20 random moments loses nothing, doubles nothing and leaves nothing half',
  SLOW,
  async () => {
    const next = random(20);
    const accepted = new Map<number, string>();
    const sendAll = async (endpoint: string, most: number) => {
      for (let document = 0; document < most; document++) {
        if (accepted.has(document)) continue;
        // An answer that is lost with the process is asked for again from the next one.
        const id = await send(endpoint, document).catch(() => null);
        if (id === null) return;
        accepted.set(document, id);
      }
    };
    for (let kill = 1; kill <= KILLS; kill++) {
      const mneme = start();
      const endpoint = await endpointOf(mneme);
      const sending = sendAll(endpoint, kill * 2);
      await sleep(next() * LONGEST_LIFE_MS);
      mneme.child.kill('SIGKILL');
      expect(await mneme.ended).toBe('SIGKILL');
      await sending;
    }
    const documents = KILLS * 2;
    const survivor = start();
    const endpoint = await endpointOf(survivor);
    await sendAll(endpoint, documents);
    expect(new Set(accepted.values()).size).toBe(documents);
    await until('every operation is over', async () => {
      const states = await rows<{ state: string }>(
        "MATCH (o:Operation {bankId: $bankId}) WHERE o.createdAt IS NOT NULL AND o.state IN ['PENDING', 'RUNNING'] RETURN o.state AS state",
      );
      return states.length === 0;
    });

    expect(
      await rows('MATCH (o:Operation) WHERE o.bankId = $bankId RETURN o.state AS state, count(*) AS count'),
    ).toEqual([{ state: 'SUCCEEDED', count: documents }]);
    const stored = await rows<{ id: string; text: string; texts: string[]; states: string[] }>(
      `MATCH (d:Document {bankId: $bankId})<-[:PART_OF]-(:Chunk)<-[:FROM]-(m:Memory)
     WITH d, m ORDER BY m.position
     RETURN d.id AS id, d.text AS text, collect(m.text) AS texts, collect(DISTINCT m.state) AS states`,
    );
    expect(stored.map(({ id }) => id).sort()).toEqual([...accepted.keys()].map((n) => `book-${n}`).sort());
    for (const { id, text, texts, states } of stored) {
      const expected = lines(Number(id.slice('book-'.length)));
      expect(texts, id).toEqual(expected);
      expect(text).toBe(expected.join('\n'));
      expect(states).toEqual(['ACTIVE']);
    }
    const [{ memories } = { memories: 0 }] = await rows<{ memories: number }>(
      'MATCH (m:Memory {bankId: $bankId}) WHERE m.id IS NOT NULL RETURN count(m) AS memories',
    );
    expect(memories).toBe(documents * LINES);
  },
);
