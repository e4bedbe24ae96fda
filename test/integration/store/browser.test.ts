import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CYPHER_ROOT } from '../../../src/store/cypher-root.ts';
import type { Database } from '../../../src/store/database.ts';
import { testDatabase } from '../../support/database.ts';
import { openStore, type StoreOfTest, TOLD } from './store-fixture.ts';

const FOLDER = join(CYPHER_ROOT, 'browser');

let database: Database;
let opened: StoreOfTest;
let bankId: string;

beforeAll(async () => {
  database = testDatabase();
  opened = await openStore(database);
  const bank = await opened.bank();
  bankId = bank.scope.bank.id;
  await bank.name({ id: 'e', nameKey: 'alice chen', aliasKeys: ['alice'] });
  await bank.remember(
    { id: 'effect', text: 'Alice left', start: TOLD, mentions: ['e'] },
    { id: 'cause', text: 'the office closed', start: TOLD - 2, mentions: ['e'] },
    { id: 'root', text: 'the rent rose', start: TOLD - 3 },
    { id: 'result', text: 'Bob took over' },
  );
  await bank.link(
    { from: 'cause', kind: 'CAUSES', to: 'effect', weight: 1 },
    { from: 'cause', kind: 'CAUSED_BY', to: 'root', weight: 1 },
    { from: 'effect', kind: 'CAUSES', to: 'result', weight: 1 },
  );
  await opened.rows(
    `MATCH (m:Memory {bankId: $bankId, id: 'effect'})
     CREATE (m)-[:FROM {start: 0, end: 10, quote: 'Alice left'}]->(:Chunk {bankId: $bankId, id: 'c', text: 'Alice left'})
       -[:PART_OF]->(:Document {bankId: $bankId, id: 'd', text: 'Alice left'})`,
    { bankId },
  );
});
afterAll(() => database.close());

interface Node {
  readonly properties: Readonly<Record<string, unknown>>;
}
interface Path {
  readonly start: Node;
  readonly end: Node;
  readonly length: number;
}

/** Runs a saved query exactly as it stands in its file. */
async function run(name: string, params: Record<string, unknown> = {}): Promise<Record<string, unknown>[]> {
  const { records } = await database.driver.executeQuery(
    readFileSync(join(FOLDER, `${name}.cypher`), 'utf8'),
    {
      bankId,
      ...params,
    },
  );
  return records.map((record) => record.toObject());
}

const TESTED = ['banks', 'causes', 'entity-timeline', 'hubs', 'memory-and-neighbourhood', 'recall-touched'];

test('every saved query is run by a test', () => {
  const saved = readdirSync(FOLDER).filter((file) => file.endsWith('.cypher'));
  expect(saved.sort()).toEqual(TESTED.map((name) => `${name}.cypher`));
});

test('the overview counts what a bank holds', async () => {
  const row = (await run('banks')).find(({ bank }) => bank === bankId);
  expect(row).toMatchObject({ memories: 4, entities: 1, documents: 1 });
});

test('a memory is shown with its entities, its links and its source', async () => {
  const rows = await run('memory-and-neighbourhood', { memoryId: 'effect' });
  const ends = (column: string) =>
    new Set(rows.map((row) => (row[column] as Path | null)?.end.properties.id));
  expect(ends('mention')).toEqual(new Set(['e']));
  expect(ends('source')).toEqual(new Set(['d']));
  expect(ends('link')).toEqual(new Set(['cause', 'result']));
});

test('a memory without any neighbour is still shown', async () => {
  await opened.rows(`CREATE (:Memory {bankId: $bankId, id: 'alone'})`, { bankId });
  expect(await run('memory-and-neighbourhood', { memoryId: 'alone' })).toHaveLength(1);
  await opened.rows(`MATCH (m:Memory {bankId: $bankId, id: 'alone'}) DELETE m`, { bankId });
});

test.each(['Alice Chen', 'alice'])(
  'the timeline of %s is in the order in which things happened',
  async (name) => {
    expect((await run('entity-timeline', { name })).map(({ memoryId }) => memoryId)).toEqual([
      'cause',
      'effect',
    ]);
  },
);

test('causes are followed from effect to cause whichever way the link was stored, and never to effects', async () => {
  const chains = (await run('causes', { memoryId: 'effect' })).map(({ chain }) => chain as Path);
  expect(chains.map((chain) => [chain.end.properties.id, chain.length])).toEqual([
    ['cause', 1],
    ['root', 2],
  ]);
});

test('what a recall touched is the hits, their entities and the links among them alone', async () => {
  const rows = await run('recall-touched', { memoryIds: ['effect', 'cause'] });
  expect(new Set(rows.map(({ m }) => (m as Node).properties.id))).toEqual(new Set(['effect', 'cause']));
  const links = rows.flatMap(({ link }) => (link === null ? [] : [(link as Path).end.properties.id]));
  expect(new Set(links)).toEqual(new Set(['effect']));
});

test('hubs come first', async () => {
  expect(await run('hubs')).toMatchObject([{ memories: 2 }]);
});

test('the style knows every kind of node and link', () => {
  const style = readFileSync(join(FOLDER, 'style.grass'), 'utf8');
  for (const label of ['Bank', 'Memory', 'Entity', 'Document', 'Chunk', 'TagSet', 'Operation']) {
    expect(style).toContain(`node.${label} {`);
  }
  for (const type of [
    'MENTIONS',
    'NEAR_IN_TIME',
    'SIMILAR_TO',
    'CAUSES',
    'CAUSED_BY',
    'ENABLES',
    'PREVENTS',
    'FROM',
  ]) {
    expect(style).toContain(`relationship.${type} {`);
  }
});
