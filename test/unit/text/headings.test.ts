import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headed, headingPath, unheaded } from '../../../src/text/headed.ts';
import { findHeadings, type Heading } from '../../../src/text/headings.ts';

const titles = (headings: readonly Heading[]) => headings.map(({ title }) => title);

/** The titles under which the place of `words` stands in the text. */
function pathOf(text: string, words: string, plain = true): readonly string[] {
  return titles(findHeadings(text, { plain }).at(text.indexOf(words)));
}

describe('findHeadings', () => {
  it('knows the path of what stands under Markdown headings', () => {
    const text =
      '# Handbook\n\n## Installing\n\nIt needs 4 GB.\n\n### Linux\nUse apt.\n\n## Removing\nDelete it.\n';
    expect(pathOf(text, 'It needs')).toEqual(['Handbook', 'Installing']);
    expect(pathOf(text, 'Use apt')).toEqual(['Handbook', 'Installing', 'Linux']);
    expect(pathOf(text, 'Delete')).toEqual(['Handbook', 'Removing']);
    expect(pathOf(text, '### Linux')).toEqual(['Handbook', 'Installing']);
    expect(pathOf(text, '# Handbook')).toEqual([]);
  });

  it('reads underlined, bold and numbered ones, and a title alone above prose', () => {
    const text =
      'Handbook\n========\n\nWords.\n\nServer\n------\nMore.\n\n**Disk:**\n\nFast.\n\n2.1 Memory use\n\nIt needs 4 GB.';
    expect(titles(findHeadings(text, { plain: false }).all)).toEqual([
      'Handbook',
      'Server',
      'Disk',
      '2.1 Memory use',
    ]);
    expect(pathOf('Installing the server\n\nIt needs 4 GB.\n\nRemoving it\n\nDelete it.', 'Delete')).toEqual([
      'Removing it',
    ]);
    expect(pathOf('Handbook\n\nRemoving it\n\nDelete it.', 'Delete')).toEqual(['Handbook', 'Removing it']);
  });

  it('gives the place of the words and the title without marks', () => {
    const text = 'x\n\n##  The `server` and [docs](http://a.example) ##\n\nIt.';
    const [heading] = findHeadings(text, { plain: false }).all;
    expect(heading?.title).toBe('The server and docs');
    expect(text.slice(heading?.words.start, heading?.words.end)).toBe(
      'The `server` and [docs](http://a.example)',
    );
  });

  it.each([
    ['a comment in a fence', '```\n# not one\n```\n\nWords here.'],
    ['a hashtag', '#berlin is fun.'],
    ['a greeting', 'Hello Anna\n\nI moved to Rome.'],
    ['a name at the end of a letter', 'I moved to Rome.\n\nAnna Keller'],
    ['a label with a value', 'Present: Ann, Bob\n\nWe met.'],
    ['a sentence', 'We moved.\n\nIt was fine.'],
    ['a rule under a sentence', 'We moved.\n---\nIt was fine.'],
    ['items of a numbered list', '1. Install it\n\n2. Run it\n\n3. Open it\n\nThen you are done.'],
    ['a long line', `${'Word '.repeat(30)}\n\nIt was fine.`],
    ['front matter', '---\ntitle: A\n---\n\nIt was fine.'],
    ['an item of a list', 'Words.\n\n- Install the server\n\nIt was fine.'],
  ])('takes none for one that is %s', (_, text) => {
    expect(titles(findHeadings(text, { plain: true }).all)).toEqual([]);
  });

  it('takes no plain line for one unless it is asked to', () => {
    expect(findHeadings('Installing the server\n\nIt needs 4 GB.', { plain: false }).all).toEqual([]);
  });

  it('stays in its place whatever the text is, and puts none under itself', () => {
    const part = fc.constantFrom(
      '# A\n',
      '## B\n',
      'C\n===\n',
      '\n',
      'words. ',
      '**D**\n',
      '1.2 E\n',
      '```\n',
      '\ud800',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        const { all, at } = findHeadings(text, { plain: true });
        for (const { start, end, words, above, level } of all) {
          expect(start).toBeLessThanOrEqual(words.start);
          expect(words.end).toBeLessThanOrEqual(end);
          expect(text.slice(words.start, words.end).trim()).not.toBe('');
          expect(at(start)).toEqual(above);
          for (const outer of above) expect(outer.level).toBeLessThan(level);
        }
      }),
    );
  });
});

describe('headed', () => {
  it('puts the headings before the words, so that they are found again', () => {
    const text = headed('It needs 4 GB.', ['Handbook', 'Installing the server']);
    expect(text).toBe('[Handbook › Installing the server] It needs 4 GB.');
    expect(unheaded(text)).toEqual({ words: 'It needs 4 GB.', innermost: 'Installing the server' });
    expect(unheaded('It needs 4 GB.')).toEqual({ words: 'It needs 4 GB.', innermost: null });
    expect(headed('It needs 4 GB.', [])).toBe('It needs 4 GB.');
  });

  it('keeps the innermost headings of a long path, and cuts long ones between words', () => {
    const long = 'word '.repeat(40).trim();
    expect(headingPath(['outer', long, 'inner'])).toMatch(/^outer › word [\w ]+ word… › inner$/u);
    expect(headingPath([long, long, long, 'inner'])).toMatch(/^word [\w ]+… › inner$/u);
    expect(headingPath([long, long, long, 'inner']).length).toBeLessThanOrEqual(160);
  });

  it('is undone whatever the titles are', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.string({ minLength: 1 }).filter((t) => t.trim() === t && !t.includes('\n')),
          { maxLength: 5 },
        ),
        (path) => {
          expect(unheaded(headed('Words.', path)).words).toBe('Words.');
        },
      ),
    );
  });
});
