import fc from 'fast-check';
import { expect, test } from 'vitest';
import { batchItems } from '../../../src/cli/import/batch-items.ts';
import type { ImportItem } from '../../../src/cli/import/item.ts';

async function batches(items: readonly ImportItem[]) {
  async function* each() {
    yield* items;
  }
  const found = [];
  for await (const batch of batchItems(each())) found.push(batch);
  return found;
}

const item = (documentId: string, chars = 10): ImportItem => ({ documentId, content: 'x'.repeat(chars) });

test('short documents are sent together, a long one alone, and none is cut', async () => {
  const found = await batches([item('a'), item('b'), item('c', 20_000), item('c', 20_000), item('d')]);
  expect(found.map((batch) => batch.map(({ documentId }) => documentId))).toEqual([
    ['a', 'b'],
    ['c', 'c'],
    ['d'],
  ]);
});

test('a document that is met again goes on instead of being replaced', async () => {
  const found = await batches([item('a'), item('b'), item('a')]);
  expect(found.map((batch) => batch.map(({ updateMode }) => updateMode ?? 'REPLACE'))).toEqual([
    ['REPLACE', 'REPLACE'],
    ['APPEND'],
  ]);
});

test('a document longer than a request goes on in the next one', async () => {
  const found = await batches(Array.from({ length: 10 }, () => item('a', 200_000)));
  expect(found.length).toBeGreaterThan(1);
  expect(found.map((batch) => batch[0]?.updateMode ?? 'REPLACE')).toEqual([
    'REPLACE',
    ...found.slice(1).map(() => 'APPEND'),
  ]);
  for (const batch of found) expect(Buffer.byteLength(JSON.stringify(batch))).toBeLessThan(1_048_576);
});

test('every item is sent once, in order, and no request holds a document both new and appended to', async () => {
  const documents = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 40_000 })));
  await fc.assert(
    fc.asyncProperty(documents, async (given) => {
      const items = given.map(([id, chars]) => item(id, chars));
      const found = await batches(items);
      expect(found.flat().map(({ documentId, content }) => ({ documentId, content }))).toEqual(items);
      for (const batch of found) {
        const modes = new Map<string, Set<string>>();
        for (const { documentId, updateMode } of batch) {
          modes.set(documentId, (modes.get(documentId) ?? new Set()).add(updateMode ?? 'REPLACE'));
        }
        expect([...modes.values()].every((each) => each.size === 1)).toBe(true);
      }
    }),
    { numRuns: 50 },
  );
});
