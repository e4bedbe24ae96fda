import { describe, expect, test } from 'vitest';
import { MemoryError } from '../../../src/domain/errors.ts';
import type { OperationRecord, RetainStore, RetainWrite } from '../../../src/domain/ports/retain-store.ts';
import { tagKeyOf } from '../../../src/domain/tags.ts';
import { DEFAULT_RETAIN, retain } from '../../../src/retain/retain.ts';
import type { RetainPorts } from '../../../src/retain/types.ts';
import { emptyBank } from './empty-bank.ts';
import { counter, fact, item, request } from './requests.ts';

const NOW = Date.UTC(2024, 5, 1, 12);
const SAID = Date.UTC(2023, 4, 8, 13, 56);

interface Written {
  readonly write: RetainWrite;
  readonly operation: OperationRecord;
}

/** Ports over a store that knows nothing, and what they were asked to write. */
function ports(store: Partial<RetainStore> = {}): { ports: RetainPorts; written: Written[] } {
  const written: Written[] = [];
  const empty: RetainStore = {
    ...emptyBank(NOW),
    writeRetain: async (_, write, operation) => {
      written.push({ write, operation });
      return { operation, bookmarks: ['bookmark'] };
    },
    memoriesPerWrite: 1000,
    stage: async () => {
      throw new Error('a small retain is not staged');
    },
    ...store,
  };
  let axis = 0;
  return {
    written,
    ports: {
      store: empty,
      // Each text has an axis of its own, so that nothing is alike.
      embedder: {
        model: 'axes',
        dimensions: 64,
        embed: async (texts) => texts.map(() => ({ vector: new Float32Array(64).fill(1, axis, ++axis) })),
      },
      llm: null,
      countTokens: (text) => text.split(' ').length,
      clock: () => NOW,
      newId: counter('id'),
    },
  };
}

async function write(items: Parameters<typeof request>[0], rest: Parameters<typeof request>[1] = {}) {
  const given = ports();
  const result = await retain(request(items, rest), given.ports);
  const [one] = given.written;
  if (one === undefined) throw new Error('nothing was written');
  return { result, ...one };
}

describe('VERBATIM', () => {
  test('makes one memory an item, numbered through its document, in chunks that keep neighbours together', async () => {
    const turns = ['Alice: hello', 'Bob: hi there', 'Alice: bye'].map((content) =>
      item(content, { documentId: 'session', timestamp: SAID }),
    );
    const { write: made, result } = await write(turns);
    const [document] = made.documents;
    expect(document?.text).toBe('Alice: hello\nBob: hi there\nAlice: bye');
    expect(document?.chunks.map(({ text, start }) => [text, start])).toEqual([[document?.text, 0]]);
    expect(document?.memories.map(({ text, position, source }) => [text, position, source])).toEqual([
      ['Alice: hello', 0, { start: 0, end: 12, quote: 'Alice: hello' }],
      ['Bob: hi there', 1, { start: 13, end: 26, quote: 'Bob: hi there' }],
      ['Alice: bye', 2, { start: 27, end: 37, quote: 'Alice: bye' }],
    ]);
    expect(result.memoryIds).toEqual(document?.memories.map((memory) => memory.id));
    expect(result.bookmarks).toEqual(['bookmark']);
  });

  test('cuts an item that is longer than a chunk into a memory a chunk, and loses no word', async () => {
    const content = Array.from({ length: 3000 }, (_, i) => `w${i}`).join(' ');
    const { write: made } = await write([item(content)]);
    const [document] = made.documents;
    expect(document?.memories.length).toBeGreaterThan(1);
    expect(document?.memories.map((memory) => memory.text).join(' ')).toBe(content);
    for (const chunk of document?.chunks ?? []) {
      expect(chunk.text.length).toBeLessThanOrEqual(DEFAULT_RETAIN.chunkChars);
      expect(content.slice(chunk.start, chunk.start + chunk.text.length)).toBe(chunk.text);
    }
  });

  test('links the turns of a session', async () => {
    const turns = ['a', 'b', 'c'].map((content) => item(content, { documentId: 'd', timestamp: SAID }));
    const { write: made } = await write(turns);
    expect(made.temporal.map((link) => link.weight)).toEqual([1, 1, 1]);
  });
});

test('an item is said at its timestamp, and without one now', async () => {
  const { write: made } = await write([item('a', { timestamp: SAID }), item('b')]);
  const memories = made.documents.flatMap((document) => document.memories);
  expect(memories.map(({ mentionedAt }) => mentionedAt)).toEqual([SAID, NOW]);
  expect(memories.map(({ occurred }) => occurred?.start ?? null)).toEqual([SAID, null]);
});

test('tags are composed, sorted, each once, and a fact adds its own to those of its item', async () => {
  const { write: made } = await write([
    item('x', { tags: ['z', 'Jose\u0301', 'z'], facts: [fact('f', { tags: ['a'] })] }),
  ]);
  const [memory] = made.documents[0]?.memories ?? [];
  expect(memory?.tags).toEqual(['Jos\u00e9', 'a', 'z']);
  expect(memory?.tagKey).toBe(tagKeyOf(['a', 'z', 'Jos\u00e9']));
});

test('given facts take the place of extraction, with causes by their number within the item', async () => {
  const { write: made } = await write([
    item('first', { facts: [fact('nothing to do with it')] }),
    item('Bob left because Alice left.', {
      metadata: '{"of":"item"}',
      facts: [
        fact('Alice left', { entities: [{ name: 'Alice', type: 'PERSON' }], metadata: '[1,null]' }),
        fact('Bob left', {
          entities: [
            { name: 'Bob', type: 'PERSON' },
            { name: 'ALICE', type: null },
          ],
          causes: [{ fact: 0, kind: 'CAUSED_BY', weight: 0.9 }],
        }),
      ],
    }),
  ]);
  const [alice, bob] = made.documents[1]?.memories ?? [];
  expect(made.causal).toEqual([{ sourceId: bob?.id, targetId: alice?.id, kind: 'CAUSED_BY', weight: 0.9 }]);
  expect([alice?.metadata, bob?.metadata]).toEqual(['[1,null]', '{"of":"item"}']);
  expect(
    made.entities.map(({ name, type, aliases, memoryIds }) => ({ name, type, aliases, memoryIds })),
  ).toEqual([
    { name: 'Alice', type: 'PERSON', aliases: ['ALICE'], memoryIds: [alice?.id, bob?.id] },
    { name: 'Bob', type: 'PERSON', aliases: [], memoryIds: [bob?.id] },
  ]);
});

test('the receipt says for each item how many memories it made and in which document they are', async () => {
  const { operation } = await write([
    item('a', { documentId: 'd' }),
    item('b'),
    item('c', { documentId: 'd', facts: [] }),
  ]);
  expect(JSON.parse(operation.receipt ?? '').items).toMatchObject([
    { documentId: 'd', created: 1 },
    { documentId: 'id-1', created: 1 },
    { documentId: 'd', created: 0 },
  ]);
});

describe('an idempotency key', () => {
  const earlier: OperationRecord = {
    id: 'earlier',
    bankId: 'bank',
    kind: 'RETAIN',
    idempotencyKey: 'key',
    requestHash: 'hash',
    state: 'SUCCEEDED',
    createdAt: NOW,
    finishedAt: NOW,
    receipt: null,
    memoryIds: ['m1'],
    fence: null,
  };
  const keyed = (requestHash: string) => request([item('a')], { idempotencyKey: 'key', requestHash });

  test('of the same request answers with the earlier memories and writes nothing', async () => {
    const { ports: given, written } = ports({
      findOperation: async () => ({ operation: earlier, bookmarks: ['b'] }),
    });
    expect(await retain(keyed('hash'), given)).toEqual({
      operationId: 'earlier',
      memoryIds: ['m1'],
      bookmarks: ['b'],
    });
    expect(written).toEqual([]);
  });

  test.each([
    ['found before the work', { findOperation: async () => ({ operation: earlier, bookmarks: [] }) }],
    ['found in writing', { writeRetain: async () => ({ operation: earlier, bookmarks: [] }) }],
  ])('of another request, %s, is a CONFLICT', async (_, store) => {
    await expect(retain(keyed('other'), ports(store).ports)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('that another process has just used answers with its memories', async () => {
    const store = { writeRetain: async () => ({ operation: earlier, bookmarks: ['b'] }) };
    expect(await retain(keyed('hash'), ports(store).ports)).toMatchObject({ memoryIds: ['m1'] });
  });
});

test('what is refused touches neither the model nor the store', async () => {
  const touched = new MemoryError('STORE_UNAVAILABLE', 'touched');
  const { ports: given } = ports({
    ensureBank: async () => {
      throw touched;
    },
  });
  await expect(retain(request([item(' ')]), given)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('memories about to be replaced are kept out of the search for neighbours', async () => {
  const known = [{ id: 'd', memories: 7 }];
  const excepted: unknown[] = [];
  const { ports: given } = ports({
    findDocuments: async (_, ids) => known.filter((document) => ids.includes(document.id)),
    nearestByMeaning: async (_, vectors, { except }) => {
      excepted.push(except);
      return vectors.map(() => []);
    },
    nearestInTime: async (_, dates, { except }) => {
      excepted.push(except);
      return dates.map(() => []);
    },
  });
  await retain(request([item('a', { documentId: 'd', timestamp: SAID }), item('b')]), given);
  expect(excepted).toEqual([known, known]);
});

test('a turn that says when it was told is mentioned then, whatever the time of its item', async () => {
  const content = '[{"speaker":"Ana","text":"I like green tea.","timestamp":"2024-03-10T09:00:00Z"}]';
  const { write: made } = await write([item(content, { timestamp: SAID })], { mode: 'RULES' });
  expect(made.documents[0]?.memories.map(({ mentionedAt }) => mentionedAt)).toEqual([
    Date.UTC(2024, 2, 10, 9),
  ]);
});
