import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunkText } from '../../../src/retain/chunk.ts';

/** A paragraph of prose, different for each number. */
function paragraph(number: number): string {
  const sentence = (part: number): string =>
    `Fact ${number}.${part} tells of room ${number * 7 + part} in house ${(number * 31 + part) % 97}.`;
  return Array.from({ length: 6 }, (_, part) => sentence(part)).join(' ');
}

/** Any string of UTF-16 units, lone surrogates included, with many borders in it. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(
        '\n\n',
        '\n',
        ' ',
        '. ',
        '。',
        '# A\n',
        'Bob: hi\n',
        '👩‍👩‍👧',
        '\ud800',
        'e\u0301',
        '},{',
      ),
    ),
  )
  .map((parts) => parts.join(''));

describe('chunkText', () => {
  it('makes one chunk of a short text, without the whitespace around it', () => {
    expect(chunkText('  Alice moved.\n', 100)).toEqual([
      { text: 'Alice moved.', start: 2, position: 0, speaker: null, headings: [] },
    ]);
  });

  it.each(['', ' \n\t ', '\u3000'])('makes none of a blank text', (text) => {
    expect(chunkText(text, 100)).toEqual([]);
  });

  it('never exceeds the limit, slices exactly, and loses nothing but whitespace', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 60 }), (text, maxChars) => {
        const chunks = chunkText(text, maxChars);
        const lengths = chunks.map((chunk) => chunk.text.length);
        const gaps = chunks.map((chunk, index) => {
          const before = chunks[index - 1];
          return text.slice(before === undefined ? 0 : before.start + before.text.length, chunk.start);
        });
        const last = chunks.at(-1);
        const rest = text.slice(last === undefined ? 0 : last.start + last.text.length);
        expect(chunks.map(({ start, text: own }) => text.slice(start, start + own.length))).toEqual(
          chunks.map((chunk) => chunk.text),
        );
        expect(chunks.map(({ position }) => position)).toEqual([...chunks.keys()]);
        expect(Math.max(1, ...lengths)).toBeLessThanOrEqual(maxChars);
        expect(Math.min(1, ...lengths)).toBe(1);
        expect([...gaps, rest].join('').trim()).toBe('');
      }),
      { numRuns: 300 },
    );
  });

  it('does not cut a surrogate pair while the limit leaves room for it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
        fc.integer({ min: 2, max: 20 }),
        (text, maxChars) => {
          for (const chunk of chunkText(text, maxChars)) expect(chunk.text).not.toMatch(/\p{Cs}/u);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('does not cut a grapheme that fits', () => {
    const family = '👩‍👩‍👧‍👦';
    for (const chunk of chunkText(family.repeat(50), family.length * 3 + 2)) {
      expect(chunk.text.replaceAll(family, '')).toBe('');
    }
  });

  it.each([
    [
      'a heading before a blank line',
      `${'word '.repeat(10)}\n\n${'text '.repeat(6)}\n## Next\n${'more '.repeat(30)}`,
      '## Next',
    ],
    [
      'a blank line before a line',
      `${'word '.repeat(10)}\n\n${'text '.repeat(6)}\nline ${'more '.repeat(30)}`,
      'text text',
    ],
    [
      'a line before a sentence',
      `${'word '.repeat(8)}\nThe line. A sentence ${'more '.repeat(30)}`,
      'The line.',
    ],
    ['a sentence before a word', `${'word '.repeat(8)}end. A sentence ${'more '.repeat(30)}`, 'A sentence'],
    ['a Chinese sentence before a hard cut', `${'东'.repeat(60)}。${'西'.repeat(100)}`, '西西'],
    [
      'a turn before a line of the same turn',
      `Bob: ${'word '.repeat(7)}\nand more of it\nAnn: yes ${'no '.repeat(40)}\nBob: well`,
      'Ann: yes',
    ],
    [
      'a JSON message before a word',
      `[{"role":"user","content":"${'word '.repeat(9)}"},{"role":"user","content":"${'next '.repeat(9)}"}]`,
      '{"role"',
    ],
  ])('prefers %s', (_, text, beginning) => {
    expect(chunkText(text, 100)[1]?.text.slice(0, beginning.length)).toBe(beginning);
  });

  it('does not take a comment inside a code block for a heading', () => {
    const code = `${'word '.repeat(10)}\n\`\`\`\n# comment\n${'x = 1\n'.repeat(4)}\`\`\`\n\nProse ${'more '.repeat(30)}`;
    expect(chunkText(code, 110)[1]?.text.startsWith('Prose')).toBe(true);
  });

  it.each([
    ['a fence', (body: string) => `\`\`\`ts\n${body}\n\`\`\``, (row: number) => `const x${row} = ${row};`],
    ['a table', (body: string) => body, (row: number) => `| x${row} | ${row} |`],
  ])('does not cut %s that fits between other borders', (_, around, row) => {
    const block = around(Array.from({ length: 40 }, (_unused, index) => row(index)).join('\n'));
    const text = [paragraph(1), paragraph(2), block, paragraph(3), block, paragraph(4)].join('\n\n');
    const chunks = chunkText(text, 1_500);
    expect(chunks.length).toBeGreaterThan(1);
    expect(chunks.filter((chunk) => chunk.text.includes(block)).length).toBeGreaterThan(0);
    for (const chunk of chunks)
      expect(chunk.text.split(row(3)).length).toBe(chunk.text.split(row(33)).length);
  });

  it('names the speaker where a chunk starts in the middle of his turn, and nobody at its beginning', () => {
    const text = `Alice: ${'I like long walks. '.repeat(12)}\nBob: Me too.`;
    const chunks = chunkText(text, 120);
    expect(chunks[0]?.speaker).toBeNull();
    expect(chunks[1]?.speaker).toBe('Alice');
    const bob = chunks.find((chunk) => chunk.text.startsWith('Bob:'));
    expect(bob?.speaker ?? null).toBeNull();
  });

  it('cuts an appended text as before, save its last chunk', () => {
    const paragraphs = Array.from({ length: 40 }, (_, number) => paragraph(number));
    const before = chunkText(paragraphs.slice(0, 30).join('\n\n'), 3000);
    const after = chunkText(paragraphs.join('\n\n'), 3000);
    expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
  });

  it('finds its old borders again after a paragraph was put at the top', () => {
    const text = Array.from({ length: 200 }, (_, number) => paragraph(number)).join('\n\n');
    const before = new Set(chunkText(text, 3000).map((chunk) => chunk.text));
    for (const inserted of [1, 2, 3, 4, 5]) {
      const after = chunkText(
        `${Array.from({ length: inserted }, (_, n) => paragraph(1000 + n)).join('\n\n')}\n\n${text}`,
        3000,
      );
      const kept = after.filter((chunk) => before.has(chunk.text)).length;
      expect(kept / before.size).toBeGreaterThan(0.6);
    }
  });

  it('keeps every marker of a document of 88,000 characters whole', () => {
    const text = Array.from(
      { length: 30 },
      (_, n) => `${'Some filler text goes here. '.repeat(104)}The marker is M-${n}.`,
    ).join(' ');
    const chunks = chunkText(text, 3000);
    for (let n = 0; n < 30; n++)
      expect(chunks.some((chunk) => chunk.text.includes(`The marker is M-${n}.`))).toBe(true);
  });

  it('packs one word repeated 50,000 times into full chunks', () => {
    const chunks = chunkText('word '.repeat(50_000), 3000);
    expect(chunks.length).toBe(Math.ceil(250_000 / 3000));
  });

  it('cuts 250,000 characters without any border', () => {
    expect(chunkText('x'.repeat(250_000), 3000)).toHaveLength(84);
  });
});

describe('chunkText of JSON', () => {
  const people = Array.from({ length: 40 }, (_, id) => ({
    id,
    name: `Person ${id}, of house {${id}}`,
    tags: ['a', 'b'],
    home: { city: 'Rome', lines: [1, 2, 3] },
  }));
  const words = (chunks: readonly { readonly text: string }[]) => chunks.map(({ text }) => text);

  it.each([
    ['minified', JSON.stringify(people)],
    ['pretty-printed', JSON.stringify(people, null, 2)],
    ['with tabs and Windows line breaks', JSON.stringify(people, null, '\t').replaceAll('\n', '\r\n')],
  ])('cuts an array of objects between them: %s', (_, text) => {
    const chunks = words(chunkText(text, 700));
    expect(chunks.length).toBeGreaterThan(3);
    for (const chunk of chunks.slice(1)) expect(chunk).toMatch(/^\{\s*"id"/u);
    for (const chunk of chunks.slice(0, -1)) expect(chunk.endsWith('},')).toBe(true);
  });

  it('cuts JSON Lines between the lines, and a line that is too long at its outermost commas', () => {
    const long = JSON.stringify({ long: people });
    const text = [...people.slice(0, 9).map((one) => JSON.stringify(one)), long, '{"end":1}'].join('\n');
    const chunks = words(chunkText(text, 400));
    expect(chunks.length).toBeGreaterThan(10);
    for (const chunk of chunks) expect(chunk).toMatch(/^\{"(?:id|long|end)"/u);
  });

  it.each([
    ['numbers', Array.from({ length: 300 }, (_, i) => i * 7)],
    ['strings', Array.from({ length: 100 }, (_, i) => `word ${i}, with a comma`)],
  ])('cuts an array of %s behind its commas', (_, value) => {
    const parts = words(chunkText(JSON.stringify(value), 200));
    expect(parts.length).toBeGreaterThan(3);
    expect(JSON.parse(parts.join(''))).toEqual(value);
    for (const part of parts.slice(0, -1))
      expect(JSON.parse(`${part.replace(/^(?!\[)/u, '[')}0]`)).toBeTruthy();
  });

  it('cuts one giant object between the properties that lie least deep', () => {
    const giant = Object.fromEntries(people.map((one) => [`person-${one.id}`, one]));
    for (const chunk of words(chunkText(JSON.stringify({ giant }), 700)).slice(1))
      expect(chunk).toMatch(/^"person-\d+":/u);
  });

  it('cuts a string that alone is too long between its lines, and never within an escape', () => {
    const text = JSON.stringify({ path: 'C:\\new', log: 'The server said "no".\n'.repeat(60) });
    for (const chunk of words(chunkText(text, 200)).slice(1)) expect(chunk).toMatch(/^(?:"log"|The server)/u);
    const escapes = JSON.stringify({ log: '"\\\n'.repeat(200) });
    for (const chunk of words(chunkText(escapes, 101)).slice(1))
      expect(() => JSON.parse(`"${chunk.replace(/"?\}?$/u, '')}"`)).not.toThrow();
  });

  it.each(['[10:32] Alice: {hi}', '{name}, hello', '[x] done', '{"open": "never ends'])(
    'takes %s for a text',
    (beginning) => {
      const text = `${beginning} ${'word '.repeat(30)}\n\nNext part ${'more '.repeat(20)}`;
      expect(words(chunkText(text, 180))[1]).toMatch(/^Next part/u);
    },
  );

  it('of any kind is cut behind commas and between records alone, as long as no scalar is too long', () => {
    const scalar = fc.oneof(
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.string({ unit: 'binary', maxLength: 8 }),
    );
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        scalar,
        fc.array(tie('value'), { maxLength: 12 }),
        fc.dictionary(fc.string({ maxLength: 6 }), tie('value'), { maxKeys: 8 }),
      ),
    }));
    const records = fc.array(fc.array(value, { minLength: 1, maxLength: 8 }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(records, fc.constantFrom(0, 1, 2), (all, indent) => {
        const text = all.map((record) => JSON.stringify(record, null, indent)).join('\n');
        const chunks = chunkText(text, 600);
        for (const [index, chunk] of chunks.entries()) {
          expect(chunk.text.length).toBeLessThanOrEqual(600);
          expect(text.slice(chunk.start, chunk.start + chunk.text.length)).toBe(chunk.text);
          const isRecord = text[chunk.start] === '[' && /^(?:|[\s\S]*\n)$/u.test(text.slice(0, chunk.start));
          if (index > 0 && !isRecord) expect(chunks[index - 1]?.text.endsWith(',')).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('takes no time with a document of a million characters', () => {
    const text = JSON.stringify(
      Array.from({ length: 20_000 }, (_, id) => ({ id, name: `Person ${id}`, x: [id] })),
    );
    expect(chunkText(text, 3000).every((chunk) => chunk.text.length <= 3000)).toBe(true);
  });
});
