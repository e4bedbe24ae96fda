import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../src/store/database.ts';
import { testDatabase } from '../../support/database.ts';
import { openStore, type StoreBank, type StoreOfTest } from './store-fixture.ts';

const FACTS = {
  csharp: 'The service is written in C#, mostly.',
  c: 'The driver is written in C by hand.',
  cpp: 'The game is written in C++.',
  dotnet: 'It needs .NET to run',
  net: 'He caught it with a net.',
  node: 'The gateway runs on node.js, too.',
  mail: 'Mail bob.smith@example.com.',
  url: 'The page is https://example.org/a/b?c=1#d, she said.',
  uuid: 'Ticket 550e8400-e29b-41d4-a716-446655440000; closed',
  will: 'Will prefers tea.',
  cause: 'We found the root causes and their solutions.',
  accent: 'José opened a café.',
  japanese: '私は昨日東京タワーに行きました。',
  chinese: '他在北京大学学习计算机科学',
  korean: '나는서울에서김치를먹었다',
  runs: 'She is running every morning.',
};

let database: Database;
let opened: StoreOfTest;
let bank: StoreBank;

beforeAll(async () => {
  database = testDatabase();
  opened = await openStore(database);
  bank = await opened.bank();
  await bank.remember(...Object.entries(FACTS).map(([id, text]) => ({ id, text })));
});
afterAll(() => database.close());

async function search(text: string, limit = 20): Promise<string[]> {
  const hits = await opened.store.searchKeyword({ text }, bank.scope, limit);
  return hits.map(({ memoryId }) => memoryId);
}

test.each([
  ['C#', 'csharp'],
  ['who writes c#?', 'csharp'],
  ['C++', 'cpp'],
  ['.NET', 'dotnet'],
  ['node.js', 'node'],
  ['bob.smith@example.com', 'mail'],
  ['<https://example.org/a/b?c=1#d>', 'url'],
  ['550e8400-e29b-41d4-a716-446655440000', 'uuid'],
  ['What did Will say?', 'will'],
  ['root causes/solutions', 'cause'],
  ['Jose', 'accent'],
  ['cafe\u0301', 'accent'],
  ['run in the mornings', 'runs'],
  ['東京', 'japanese'],
  ['東京タワーはどこですか', 'japanese'],
  ['大学', 'chinese'],
  ['김치', 'korean'],
])('%j finds its fact first', async (query, fact) => {
  expect((await search(query))[0]).toBe(fact);
});

test('one rare word decides among sixty common ones, and among five thousand', async () => {
  const common = 'the and service driver game it is written in run on to page she said we found their'.split(
    ' ',
  );
  for (const length of [60, 5000]) {
    const words = Array.from({ length }, (_, at) => common[at % common.length]);
    words.splice(length / 2, 0, '550e8400-e29b-41d4-a716-446655440000');
    expect((await search(words.join(' ')))[0]).toBe('uuid');
  }
});

test.each(['', '   ', '?!', '"', '\\', '^~*?', '( ) [ ] { }', '\u0000', '\ud800'])(
  '%j names nothing and finds nothing',
  async (query) => {
    expect(await search(query)).toEqual([]);
  },
);

test.each([
  '"C++',
  'node:',
  '(x)',
  'a&&b',
  'OR',
  'NOT',
  'AND AND',
  'Hello!',
  'text:*',
  '[a TO z]',
  'x~2',
  'bankKey:*',
])('%j is text, not syntax', async (query) => {
  await expect(search(query)).resolves.toBeInstanceOf(Array);
});

test('no text of a query is ever a syntax error, nor does it reach another bank', async () => {
  const other = await opened.bank();
  await other.remember({ id: 'secret', text: 'AND OR NOT text bankKey secret' });
  const special = fc.constantFrom(
    '"',
    '\\',
    '(',
    ')',
    '+',
    '-',
    '!',
    '^',
    '~',
    '*',
    '?',
    ':',
    '/',
    '[',
    '{',
    ' ',
    'OR',
    'AND',
    'NOT',
    '*:*',
    'text:',
    'a',
    'secret',
    '東',
  );
  const hostile = fc.oneof(
    fc.array(special, { maxLength: 30 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );
  await fc.assert(
    fc.asyncProperty(hostile, async (text) => {
      expect(await search(text)).not.toContain('secret');
    }),
    { numRuns: 150 },
  );
});

test('hits come strongest first, with scores above zero, and equal ones by id', async () => {
  const twins = await opened.bank();
  await twins.remember(...['c', 'a', 'b'].map((id) => ({ id, text: 'striped zebra' })), {
    id: 'd',
    text: 'zebra in a field',
  });
  const hits = await opened.store.searchKeyword({ text: 'striped zebra' }, twins.scope, 10);
  expect(hits.map(({ memoryId }) => memoryId)).toEqual(['a', 'b', 'c', 'd']);
  expect(hits.every(({ score }) => score > 0)).toBe(true);
});

test('when the best hits lie outside the scope, the others are still found', async () => {
  const crowded = await opened.bank();
  await crowded.remember(
    { id: 'visible', text: 'quokka and much else that makes it rank last of all', type: 'OPINION' },
    ...Array.from({ length: 60 }, (_, at) => ({ id: `m${at}`, text: 'quokka' })),
  );
  const hits = await opened.store.searchKeyword(
    { text: 'quokka' },
    { ...crowded.scope, types: ['OPINION'] },
    5,
  );
  expect(hits.map(({ memoryId }) => memoryId)).toEqual(['visible']);
});
