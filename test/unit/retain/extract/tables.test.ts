import { describe, expect, it } from 'vitest';
import { extractRules } from '../../../../src/retain/extract/rules.ts';
import { atOnce } from '../../../support/at-once.ts';

function factsOf(content: string) {
  const reference = { at: Date.UTC(2023, 4, 8, 12), timezone: 'UTC' };
  return atOnce(extractRules({ content, context: null, reference, timestamped: true }));
}

const TEAM = '| Name | Role |\n|---|---|\n| Alice | CTO |\n| Bob | designer |';

/** What is told, and the facts that come of it. */
const TOLD: readonly (readonly [string, string, readonly string[]])[] = [
  ['a table alone', TEAM, ['Name: Alice; Role: CTO', 'Name: Bob; Role: designer']],
  [
    'a table between sentences',
    `The team grew a lot this year.\n\n${TEAM}\n\nIt works in Rome.`,
    [
      'The team grew a lot this year.',
      'Name: Alice; Role: CTO',
      'Name: Bob; Role: designer',
      'It works in Rome.',
    ],
  ],
  [
    'a table under a heading',
    `# Team\n\n${TEAM}`,
    ['[Team] Name: Alice; Role: CTO', '[Team] Name: Bob; Role: designer'],
  ],
  [
    'a table with nothing but heads',
    'The list is empty so far.\n\n| Name | Role |\n|---|---|',
    ['The list is empty so far.'],
  ],
  [
    'a row that reads like a courtesy',
    '| Asked | Answer |\n|--|--|\n| Rome? | yes |',
    ['Asked: Rome?; Answer: yes'],
  ],
  ['a table with short dashes', '| Name | Role |\n|-|-|\n| Alice | CTO |', ['Name: Alice; Role: CTO']],
  [
    'a quoted table',
    'As it says there:\n\n> | Name | Role |\n> |---|---|\n> | Alice | CTO |\n> | Bob | designer |',
    ['As it says there:', 'Name: Alice; Role: CTO', 'Name: Bob; Role: designer'],
  ],
  ['a row without words', 'Text.\n\n| a |\n|---|\n|  |\n\nMore.', ['Text.', 'More.']],
  ['a row without words among others', '| a | b |\n|---|---|\n| | |\n| 1 | |', ['a: 1']],
  ['rows without heads', '| Alice | CTO |\n| Bob | designer |', ['Alice; CTO', 'Bob; designer']],
  [
    'a table in code',
    'It is written so:\n\n```\n| Name | Role |\n|---|---|\n| Alice | CTO |\n```',
    ['It is written so: ``` | Name | Role | |---|---|', '| Alice | CTO | ```'],
  ],
  [
    'what is no table',
    'We run cat notes.txt | sort every night.',
    ['We run cat notes.txt | sort every night.'],
  ],
];

describe('tables', () => {
  it.each(TOLD)('%s: each row is a fact, its heads are none', (_, content, texts) => {
    expect(factsOf(content).map(({ text }) => text)).toEqual(texts);
  });

  it('keeps the place of the row, its names and its dates', () => {
    const content = `Who came when:\n\n| Guest | Arrived |\n|---|---|\n| Alice Chen | 3 May 2023 |\n| Maria Keller | 5 May 2023 |`;
    const facts = factsOf(content).slice(1);
    expect(facts.map(({ start, end }) => content.slice(start, end))).toEqual([
      '| Alice Chen | 3 May 2023 |',
      '| Maria Keller | 5 May 2023 |',
    ]);
    expect(facts.map(({ entities }) => entities.map(({ name }) => name))).toEqual([
      ['Alice Chen'],
      ['Maria Keller'],
    ]);
    expect(facts.map(({ occurred }) => occurred?.start)).toEqual([
      Date.UTC(2023, 4, 3),
      Date.UTC(2023, 4, 5),
    ]);
  });

  it('in a chat the rows are what the speaker says', () => {
    expect(
      factsOf(`Alice: here they are\n\n${TEAM}\n\nBob: Which of them left in spring?`).map(
        ({ text }) => text,
      ),
    ).toContain('Alice: Name: Alice; Role: CTO');
  });

  it('a row that is longer than a fact loses nothing', () => {
    const long = Array.from({ length: 90 }, (_, at) => `word${at}`).join(' ');
    const texts = factsOf(`| Name | Text |\n|---|---|\n| Alice | ${long} |`)
      .map(({ text }) => text)
      .join(' ');
    for (let at = 0; at < 90; at++) expect(texts).toContain(`word${at}`);
  });
});
