import { describe, expect, test } from 'vitest';
import { chunkText } from '../../../src/retain/chunk.ts';
import { groupIntoDocuments } from '../../../src/retain/group.ts';
import { type Passage, passagesOf, splitPassage } from '../../../src/retain/passages.ts';
import type { RetainItem } from '../../../src/retain/types.ts';
import { counter, fact, item } from './requests.ts';

/** The passages of one document; pieces of at most `maxChars`, and chunks that begin at the given offsets. */
function passages(
  items: readonly RetainItem[],
  maxChars = 3000,
  chunkStarts: readonly number[] = [0],
): readonly Passage[] {
  const [document] = groupIntoDocuments(
    items.map((one) => ({ ...one, documentId: 'd' })),
    counter('id'),
  );
  if (document === undefined) throw new Error('no document');
  const pieces = document.parts.map((part) => chunkText(part.item.content, maxChars));
  return passagesOf(document, pieces, chunkStarts);
}

function shown(all: readonly Passage[]) {
  return all.map(({ text, start, before }) => [text, start, before]);
}

describe('the items of a chunk', () => {
  test('are read together, so that one turn explains the next', () => {
    const all = passages([item('Alice: hi'), item('Bob: hello'), item('Alice: bye')]);
    expect(shown(all)).toEqual([['Alice: hi\nBob: hello\nAlice: bye', 0, '']]);
    expect(all[0]?.told.map(({ part, start, end }) => [part.index, start, end])).toEqual([
      [0, 0, 9],
      [1, 10, 20],
      [2, 21, 31],
    ]);
  });

  test('are read apart where their tags differ, and neither sees the words of the other', () => {
    const all = passages([
      item('one', { tags: ['a'] }),
      item('two', { tags: ['b'] }),
      item('three', { tags: ['b', 'b'] }),
    ]);
    expect(shown(all)).toEqual([
      ['one', 0, ''],
      ['two\nthree', 4, ''],
    ]);
  });

  test('are read apart where their contexts differ', () => {
    expect(passages([item('one', { context: 'x' }), item('two')])).toHaveLength(2);
  });

  test('are read without those that bring their own facts, and never across them', () => {
    const all = passages([item('one'), item('secret', { facts: [fact('f')] }), item('two')]);
    expect(all.map(({ text }) => text)).toEqual(['one', 'two']);
  });
});

test('a passage ends where a chunk ends, and the next one is told what stood before', () => {
  const all = passages([item('Alice: hi'), item('Bob: hello')], 3000, [0, 10]);
  expect(shown(all)).toEqual([
    ['Alice: hi', 0, ''],
    ['Bob: hello', 10, 'Alice: hi'],
  ]);
});

test('what stands before is at most 500 characters, of whole words', () => {
  const first = Array.from({ length: 300 }, (_, i) => `word${i}`).join(' ');
  const before = passages([item(first), item('two')], 3000, [0, first.length + 1])[1]?.before ?? '';
  expect(before.length).toBeLessThanOrEqual(500);
  expect(before).toMatch(/^word\d+ .* word299$/u);
});

describe('a passage that is too long is split', () => {
  const content = `Alice: ${'I like the tea here. '.repeat(40)}\nBob: ${'So do I, very much. '.repeat(40)}`;
  const [whole] = passages([item(content), item('Alice: bye')]);
  if (whole === undefined) throw new Error('no passage');
  const parts = splitPassage(whole);

  test('into shorter ones that lose nothing', () => {
    expect(parts.length).toBeGreaterThan(1);
    for (const { text, start } of parts) {
      expect(text.length).toBeLessThan(whole.text.length);
      expect(`${content}\nAlice: bye`.slice(start, start + text.length)).toBe(text);
    }
    expect(
      parts
        .map(({ text }) => text)
        .join('')
        .replace(/\s/gu, ''),
    ).toBe(whole.text.replace(/\s/gu, ''));
  });

  test('each with the items that it holds, in their place', () => {
    for (const { told, start, text } of parts) {
      expect(told[0]?.start).toBe(start);
      expect(told.at(-1)?.end).toBe(start + text.length);
    }
    expect(parts.flatMap(({ told }) => told.map(({ part }) => part.index)).at(-1)).toBe(1);
  });

  test('the later ones with what stood before them and who goes on speaking', () => {
    const [first, second] = splitPassage({ ...whole, text: whole.text.slice(0, 700) });
    expect(first?.before).toBe('');
    expect(second?.before).toMatch(/tea here\.$/u);
    expect(second?.speaker).toBe('Alice');
  });
});

describe('a passage that begins under headings', () => {
  const titles = (passage: Passage | undefined) => passage?.headings.map(({ title }) => title);
  const content = `# Handbook\n\n## Server\n\n${'It needs a fast disk. '.repeat(10)}\n\n### Linux\n\n${'Use the package. '.repeat(10)}`;

  test('is told of them, and not of those that it holds itself', () => {
    const starts = chunkText(content, 150).map(({ start }) => start);
    const all = passages([item(content)], 150, starts);
    expect(titles(all[0])).toEqual([]);
    expect(titles(all[1])).toEqual(['Handbook', 'Server']);
    expect(titles(all.at(-1))).toEqual(['Handbook', 'Server', 'Linux']);
  });

  test('gives them to its parts, as far as they go', () => {
    const [, second] = passages(
      [item(content)],
      280,
      chunkText(content, 280).map(({ start }) => start),
    );
    if (second === undefined) throw new Error('no second passage');
    expect(titles(second)).toEqual(['Handbook', 'Server']);
    const parts = splitPassage(second);
    expect(parts[0]?.text.startsWith('### Linux')).toBe(true);
    expect(parts.map(titles)).toEqual([
      ['Handbook', 'Server'],
      ...parts.slice(1).map(() => ['Handbook', 'Server', 'Linux']),
    ]);
  });
});
