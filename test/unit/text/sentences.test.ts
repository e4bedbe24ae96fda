import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSentences } from '../../../src/text/sentences.ts';

/** Sentences of one text, as they should come out. */
const TEXTS: readonly (readonly string[])[] = [
  ['I moved.', 'It was fun!', 'Why?'],
  ['Dr. Smith met Mrs. Jones.', 'They talked.'],
  ['I like fruit, e.g. apples, and nuts.', 'Bob does not.'],
  ['She lives in the U.S. and works there.'],
  ['She lives in the U.S.', 'The weather is fine.'],
  ['It costs 3.14 euros.', 'Version 2.0.1 is out.'],
  ['See https://example.org/a.b?c=d. Then come back.'.split(' Then')[0] ?? '', 'Then come back.'],
  ['Well... maybe not.', 'Hmm...', 'Yes.'],
  ['Offen vom 3. bis 9. Mai.', 'Danach zu.'],
  ['J. R. R. Tolkien wrote it.', 'So did I.', 'Then we left.'],
  ['“Really?” he asked.', 'She said “No.”', 'He left.'],
  ['Acme Inc. hired Bob.', 'He works at Beta Ltd.', 'It is small.'],
  ['We use node.js and .NET daily.', 'C# too.'],
  ['我昨天去了北京。', '天气很好！', '你呢？'],
  ['私は東京に住んでいます。', '「本当？」', 'はい。'],
  ['मैं घर गया।', 'वह सो गया।'],
  ['أين تسكن؟', 'في القاهرة.'],
  ['No. 5 is alive.', 'He said no.', 'I agree.'],
  ['The meeting is at 5 p.m. on Monday.'],
  ['Hi!!!', 'How are you?!', 'Great :)'],
  ['i went home. '.trim(), 'then i slept.'],
];

describe('splitSentences', () => {
  it.each(TEXTS.map((sentences) => [sentences]))('splits into %j', (sentences) => {
    const text = sentences.join(' ');
    expect(splitSentences(text).map(({ start, end }) => text.slice(start, end))).toEqual(sentences);
  });

  it.each([
    [
      'a list',
      '- milk\n- eggs\n1. First. Then.\n2. Second',
      ['- milk', '- eggs', '1. First.', 'Then.', '2. Second'],
    ],
    ['lines without end marks', 'Shopping today\nCall Bob', ['Shopping today', 'Call Bob']],
    ['a blank line', 'no mark here\n\nnext paragraph', ['no mark here', 'next paragraph']],
  ])('ends sentences at %s', (_, text, sentences) => {
    expect(splitSentences(text).map(({ start, end }) => text.slice(start, end))).toEqual(sentences);
  });

  it('joins a sentence that was wrapped over lines', () => {
    const text =
      'This is a long line of an old mail program that wraps its text near\nGoogle and goes on.\nNext.';
    expect(splitSentences(text)).toHaveLength(2);
  });

  it('covers everything but whitespace, in order, on any text', () => {
    const units = fc.array(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 6 }),
        fc.constantFrom('. ', '.', '…', '?" ', '\n', 'Dr. ', 'U.S. ', '。', '\ud800'),
      ),
    );
    fc.assert(
      fc.property(units, (parts) => {
        const text = parts.join('');
        let covered = 0;
        for (const { start, end } of splitSentences(text)) {
          expect(end).toBeGreaterThan(start);
          expect(text.slice(covered, start).trim()).toBe('');
          expect(text.slice(start, end)).toBe(text.slice(start, end).trim());
          covered = end;
        }
        expect(text.slice(covered).trim()).toBe('');
      }),
      { numRuns: 500 },
    );
  });
});
