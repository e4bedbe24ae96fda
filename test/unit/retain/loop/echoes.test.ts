import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findEchoes, type MatchedLine, type StandingPlace } from '../../../../src/retain/loop/find-echoes.ts';
import { blanked, markedStretches } from '../../../../src/retain/loop/marked.ts';
import { quotedLines } from '../../../../src/retain/loop/quoted-lines.ts';

describe('the marks of a recall', () => {
  test('hide what stands between them, and nothing else moves', () => {
    const text = 'User: hi\n<mneme:recall>\n- Alice sings.\n</mneme:recall>\nUser: bye';
    const blank = blanked(text, markedStretches(text));
    expect(blank).toHaveLength(text.length);
    expect(blank.indexOf('User: bye')).toBe(text.indexOf('User: bye'));
    expect(blank.replace(/\s+/g, ' ')).toBe('User: hi User: bye');
    expect(blank.split('\n')).toHaveLength(text.split('\n').length);
  });

  test('hide nothing where one of the two is missing', () => {
    expect(markedStretches('a <mneme:recall> b')).toEqual([]);
    expect(markedStretches('a </mneme:recall> b')).toEqual([]);
  });

  test('keep every other character in its place, whatever the text is', () => {
    const piece = fc.constantFrom('<mneme:recall>', '</mneme:recall>', 'a', '\n', '🐦', ' ');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const stretches = markedStretches(text);
        const blank = blanked(text, stretches);
        expect(blank).toHaveLength(text.length);
        for (let at = 0; at < text.length; at++) {
          if (!stretches.some(({ start, end }) => at >= start && at < end)) expect(blank[at]).toBe(text[at]);
        }
      }),
    );
  });
});

describe('a line', () => {
  const forms = [
    '- Alice works at Google.',
    '12. Alice works at Google.',
    '[3] Alice works at Google.',
    '• [Date: 3 May 2023] Alice works at Google.',
    '2023-05-03: Alice works at Google.',
    '- Alice works at Google. (score 0.83)',
    '* "Alice works at Google."',
    'Assistant: Alice works at Google.',
    '{"memory": {"text": "Alice works at Google.", "id": "x"}, "score": 0.9}',
  ];
  test.each(forms)('is read without what stands around a memory: %s', (line) => {
    expect(quotedLines(line)[0]?.readings).toContain('Alice works at Google.');
  });

  test('of JSON without words does not stand between two memories', () => {
    const text = JSON.stringify(
      [
        { score: 0.5, text: 'One.' },
        { score: 0.4, text: 'Two \\ "2".' },
      ],
      null,
      2,
    );
    expect(quotedLines(text).map(({ readings }) => readings)).toEqual([['One.'], ['Two \\ "2".']]);
  });
});

describe('an echo', () => {
  const line = (text: string, ...places: readonly StandingPlace[]): MatchedLine => ({
    ...{ start: 0, end: 0, readings: [text], text, places },
  });
  const at = (documentId: string, position: number) => ({ documentId, position });

  test('is three memories of different documents, one after the other', () => {
    const lines = [line('a', at('x', 0)), line('b', at('y', 4)), line('c', at('x', 2))];
    expect(findEchoes(lines)).toEqual([{ start: 0, end: 0, texts: ['a', 'b', 'c'] }]);
  });

  test('is not two: somebody may say something again', () => {
    expect(findEchoes([line('a', at('x', 0)), line('b', at('y', 4))])).toEqual([]);
  });

  test('is not what something else stands between', () => {
    const lines = [line('a', at('x', 0)), line('b', at('y', 4)), line('new'), line('c', at('x', 2))];
    expect(findEchoes(lines)).toEqual([]);
  });

  test('is not a document that is told again in its own order', () => {
    const lines = [
      line('a', at('x', 0)),
      line('b', at('x', 1)),
      line('c', at('x', 3)),
      line('d', at('x', 4)),
    ];
    expect(findEchoes(lines)).toEqual([]);
  });

  test('is memories of one document by their rank', () => {
    const lines = [line('c', at('x', 9)), line('a', at('x', 0)), line('b', at('x', 5))];
    expect(findEchoes(lines)).toHaveLength(1);
  });

  test.each<[string, boolean]>([
    ['User: What do you know?\nAssistant: a\nb\nc', true],
    ['User: What do you know?\nAssistant: Gladly.\n- a\n- b\n- c\nUser: thanks', true],
    ['**Assistant:**\n\n1. a\n2. b\n3. c', true],
    ['System: context\n- a\n- b\n- c', true],
    ['- (0.91) a\n- (0.90) b\n- (0.89) c', true],
    ['[{"text": "a"}, {"text": "b"}, {"text": "c"}]', true],
    ['What I know:\n- a\n- b', true],
    ['Was ich weiß:\na\nb\nc', true],
    // Another document of the bank goes on where the first ends.
    ['a\nb\nk\nl', true],
    // A copy of the document, told by nobody or by people.
    ['a\nb\nc\nd', false],
    ['- a\n- b\n- c', false],
    ['User: a\nUser: b\nUser: c', false],
    ['Anna: a\nTom: b\nAnna: c', false],
    ['Assistant: hello\nUser: a\nb\nc', false],
    // One or two facts told again.
    ['User: a\nAssistant: b', false],
    ['Assistant: a\nb\nUser: and something else', false],
    ['User: a\nb', false],
  ])('in the order of the document: %j is one: %s', (text, isEcho) => {
    const places: Readonly<Record<string, StandingPlace>> = {
      ...{ a: at('x', 0), b: at('x', 1), c: at('x', 2), d: at('x', 3) },
      ...{ k: at('y', 0), l: at('y', 1) },
    };
    const lines = quotedLines(text).map((quoted): MatchedLine => {
      const words = quoted.readings.find((reading) => Object.hasOwn(places, reading)) ?? '';
      const place = places[words];
      return { ...quoted, text: words, places: place === undefined ? [] : [place] };
    });
    expect(findEchoes(lines).length > 0).toBe(isEcho);
  });
});
