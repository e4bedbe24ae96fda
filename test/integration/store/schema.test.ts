import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../src/store/database.ts';
import { requireEmbeddingModel } from '../../../src/store/embedding-model.ts';
import { DEFAULT_SCHEMA, migrate } from '../../../src/store/migrate.ts';
import { declaredStatements } from '../../../src/store/statement.ts';
import '../../../src/store/write-statements.ts';
import { testDatabase } from '../../support/database.ts';

let database: Database;

beforeAll(() => {
  database = testDatabase();
});
afterAll(() => database.close());

const SETTINGS = { ...DEFAULT_SCHEMA, dimensions: 384 };

test('several instances that start at once make one schema, all of it online', async () => {
  const others = [testDatabase(), testDatabase(), testDatabase()];
  await Promise.all([database, ...others].map((instance) => migrate(instance, SETTINGS)));
  await Promise.all(others.map((instance) => instance.close()));

  const { records } = await database.driver.executeQuery(
    'CYPHER 25 SHOW INDEXES YIELD name, type, state, properties RETURN name, type, state, properties',
  );
  const indexes = records.map((record) => record.toObject());
  expect(indexes.every(({ state }) => state === 'ONLINE')).toBe(true);
  const names = indexes.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['memory_embedding', 'memory_text', 'memory_exact', 'memory_cjk', 'entity_alias']),
  );
  expect(indexes.find(({ name }) => name === 'memory_embedding')?.properties).toEqual([
    'embedding',
    'bankId',
    'state',
    'type',
    'tagKey',
    'occurredStart',
    'occurredEnd',
    'mentionedAt',
    'validUntil',
  ]);
});

test('every property that a memory is written with has its place in that order', () => {
  const names = (name: string, pattern: RegExp) => {
    const text = declaredStatements().find((statement) => statement.name === name)?.text ?? '';
    return [...text.matchAll(pattern)].map(([, property]) => property);
  };
  const [memory] = names('write/put-memories', /CREATE \(:Memory \{([^}]*)\}/gs);
  const written = [...(memory ?? '').matchAll(/^(\w+):/gm)].map(([, property]) => property);
  const ordered = names('schema/000-memory-properties', /'(\w+)'/g);
  expect(written.length).toBeGreaterThan(20);
  expect([...ordered].sort()).toEqual([...written].sort());
});

test('an embedding size that differs from the index is refused, both numbers named', async () => {
  await migrate(database, SETTINGS);
  await expect(migrate(database, { ...SETTINGS, dimensions: 768 })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringMatching(/384.*768/),
  });
});

test('vectors of another model are refused, both names given, unless the names are said to mean one model', async () => {
  await migrate(database, SETTINGS);
  // What every other test runs with: they share the database.
  const stored = 'Xenova/all-MiniLM-L6-v2';
  await requireEmbeddingModel(database, { model: stored, sameAs: null });
  await requireEmbeddingModel(database, { model: stored, sameAs: null });
  await expect(requireEmbeddingModel(database, { model: 'other', sameAs: null })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining(`${stored}, and other is configured`),
  });
  await requireEmbeddingModel(database, { model: 'other', sameAs: stored });
});
