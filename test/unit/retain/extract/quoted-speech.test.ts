import { describe, expect, it } from 'vitest';
import { quotedSpeech } from '../../../../src/retain/extract/quoted-speech.ts';

const SAID: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
  ['"I paid in full," said Ada Osei.', [['Ada Osei', '"I paid in full," said Ada Osei.']]],
  ['‘We open soon,’ added Berg.', [['Berg', '‘We open soon,’ added Berg.']]],
  ["'It's not our fault,' added Berg.", [['Berg', "'It's not our fault,' added Berg."]]],
  [
    '"We ship on Friday. The rest follows," said Berg. "Nothing is lost."',
    [
      ['Berg', '"We ship on Friday.'],
      ['Berg', 'The rest follows," said Berg.'],
      ['Berg', '"Nothing is lost."'],
    ],
  ],
  [
    'CEO Tom Berg blamed the supplier: "They were late again."',
    [['Tom Berg', 'CEO Tom Berg blamed the supplier: "They were late again."']],
  ],
  ['"I leave for Bern" — Lena Vogt', [['Lena Vogt', '"I leave for Bern" — Lena Vogt']]],
  [
    '"It was a bad year," according to Lena Vogt.',
    [['Lena Vogt', '"It was a bad year," according to Lena Vogt.']],
  ],
  ['— Je pars demain, dit Marie.', [['Marie', '— Je pars demain, dit Marie.']]],
  ['—Me voy mañana —dijo Ana.', [['Ana', '—Me voy mañana —dijo Ana.']]],
  ['»Ich fahre nach Bern«, sagte Lena Vogt.', [['Lena Vogt', '»Ich fahre nach Bern«, sagte Lena Vogt.']]],
  ['I met Tom at noon. "I sold the shop," he told me.', [['Tom', '"I sold the shop," he told me.']]],
  [
    'Lena Vogt left. "It was bad for us," the mayor said.',
    [['Lena Vogt', '"It was bad for us," the mayor said.']],
  ],
  // The next sentence tells of somebody else.
  ['Tom whispered, "I packed two cans." Ada laughed.', [['Tom', 'Tom whispered, "I packed two cans."']]],
  ['He read "War and Peace" on the train.', []],
  ['The sign reads: "No dogs allowed here".', []],
  ["Ada's brother doesn't own the Smiths' house.", []],
];

describe('quoted speech', () => {
  it.each(SAID)('of %j', (text, expected) => {
    expect(quotedSpeech(text).map(({ speaker, start, end }) => [speaker, text.slice(start, end)])).toEqual(
      expected,
    );
  });

  it.each([
    ['Cousin Amihan opened it. "I keep the key," she told me.', ['Amihan'], 'Amihan'],
    ['王芳搬到了台北。她说：“我在诚品书店上班很久。”', ['王芳'], '王芳'],
  ])('of %j is of the person who is known to be one', (text, people, speaker) => {
    expect(quotedSpeech(text, people).map((one) => one.speaker)).toEqual([speaker]);
  });
});
