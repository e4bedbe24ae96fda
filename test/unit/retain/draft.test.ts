import { describe, expect, it } from 'vitest';
import { cutDocument, type DraftOptions, draftDocument } from '../../../src/retain/draft.ts';
import { groupIntoDocuments } from '../../../src/retain/group.ts';
import { atOnce } from '../../support/at-once.ts';
import { item } from './requests.ts';

const OPTIONS: DraftOptions = {
  mode: 'RULES',
  at: Date.UTC(2025, 5, 16),
  timezone: 'UTC',
  chunkChars: 3000,
  countTokens: (text) => text.length,
  newId: () => 'id',
};

describe('drafting a document', () => {
  it('gives a reason the place of the fact it was cut out of, so that it pushes no other away', () => {
    const items = ['Alice: I left Acme because Google offered me a job.', 'Bob: When do you start?'].map(
      (content) => item(content, { documentId: 'talk' }),
    );
    const [source] = groupIntoDocuments(items, OPTIONS.newId);
    if (source === undefined) throw new Error('no document');
    const { memories } = atOnce(draftDocument(cutDocument(source, OPTIONS), null, OPTIONS));
    expect(memories.map(({ fact, position }) => [fact.text, position])).toEqual([
      ['Alice: I left Acme because Google offered me a job.', 0],
      ['Alice: Google offered me a job', 0],
      ['Bob: When do you start?', 1],
    ]);
  });
});
