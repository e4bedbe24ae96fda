import { expect, test } from 'vitest';
import { groupIntoDocuments } from '../../../src/retain/group.ts';
import { counter, item } from './requests.ts';

test('items with one documentId are consecutive parts of one document, a line each', () => {
  const documents = groupIntoDocuments(
    [
      item('one', { documentId: 'd' }),
      item('alone'),
      item('two', { documentId: 'd' }),
      item('three', { documentId: 'd' }),
    ],
    counter('new'),
  );
  expect(documents.map(({ documentId, named, text }) => ({ documentId, named, text }))).toEqual([
    { documentId: 'd', named: true, text: 'one\ntwo\nthree' },
    { documentId: 'new-1', named: false, text: 'alone' },
  ]);
  expect(documents[0]?.parts.map(({ index, start }) => [index, start])).toEqual([
    [0, 0],
    [2, 4],
    [3, 8],
  ]);
});

test('items without a documentId are documents of their own', () => {
  const documents = groupIntoDocuments([item('same'), item('same')], counter('new'));
  expect(documents.map((document) => document.documentId)).toEqual(['new-1', 'new-2']);
});
