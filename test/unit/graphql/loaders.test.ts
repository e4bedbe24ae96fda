import { expect, test } from 'vitest';
import type { Memory } from '../../../src/domain/memory.ts';
import type { StoreCall } from '../../../src/domain/ports/recall-store.ts';
import { createContext } from '../../../src/graphql/context.ts';
import { stubUseCases } from '../../support/stub-use-cases.ts';

const memory = (bankId: string, id: string) => ({ bankId, id }) as Memory;

test('what is asked in one moment is one read a bank, and each thing is read once', async () => {
  const asked: [string, readonly string[]][] = [];
  const { loaders } = createContext(
    stubUseCases({
      reads: {
        memories: async (bankId, ids) => {
          asked.push([bankId, ids]);
          return new Map(ids.filter((id) => id !== 'gone').map((id) => [id, memory(bankId, id)]));
        },
      },
    }),
    { requestId: 'r', signal: new AbortController().signal },
  );
  const load = (bankId: string, id: string) => loaders.memories.load({ bankId, id });
  const loaded = await Promise.all([
    load('a', '1'),
    load('b', '1'),
    load('a', '2'),
    load('a', 'gone'),
    load('a', '1'),
  ]);
  expect(loaded).toEqual([memory('a', '1'), memory('b', '1'), memory('a', '2'), null, memory('a', '1')]);
  expect(asked).toEqual([
    ['a', ['1', '2', 'gone']],
    ['b', ['1']],
  ]);
  await load('a', '2');
  expect(asked).toHaveLength(2);
});

test('a field with different arguments is one read for each', async () => {
  const asked: unknown[] = [];
  const { loaders } = createContext(
    stubUseCases({
      reads: {
        relatedEntities: async (_bankId, ids, first) => {
          asked.push([ids, first]);
          return new Map();
        },
      },
    }),
    { requestId: 'r', signal: new AbortController().signal },
  );
  const load = (id: string, args: number) => loaders.relatedOfEntity.load({ bankId: 'a', id, args });
  await Promise.all([load('1', 5), load('2', 5), load('1', 9)]);
  expect(asked).toEqual([
    [['1', '2'], 5],
    [['1'], 9],
  ]);
});

test('reads stop with the request, and see the writes whose bookmarks are known by then', async () => {
  const calls: StoreCall[] = [];
  const { signal } = new AbortController();
  const context = createContext(
    stubUseCases({
      reads: {
        memories: async (_bankId, _ids, call) => {
          if (call !== undefined) calls.push(call);
          return new Map();
        },
      },
    }),
    { requestId: 'r', signal },
  );
  await context.loaders.memories.load({ bankId: 'a', id: '1' });
  context.addBookmarks(['first', 'second']);
  context.addBookmarks(['second']);
  await context.loaders.memories.load({ bankId: 'a', id: '2' });
  expect(calls).toEqual([{ signal }, { signal, bookmarks: ['first', 'second'] }]);
});
