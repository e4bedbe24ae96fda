import { describe, expect, it } from 'vitest';
import { peopleOf } from '../../../../src/retain/extract/person-meant.ts';
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
  [
    '« Je dors enfin », nous écrit Marie Le Gall, de Brest.',
    [['Marie Le Gall', '« Je dors enfin », nous écrit Marie Le Gall, de Brest.']],
  ],
  [
    "« Une heure pour si peu, s'agace Marie Le Gall, infirmière, c'est trop »",
    [['Marie Le Gall', "« Une heure pour si peu, s'agace Marie Le Gall, infirmière, c'est trop »"]],
  ],
  [
    '„Ich schlafe endlich“, schreibt uns Lena Vogt, Tischlerin in Steyr.',
    [['Lena Vogt', '„Ich schlafe endlich“, schreibt uns Lena Vogt, Tischlerin in Steyr.']],
  ],
  [
    "“It was never ours,” the yard's owner, Lena Vogt, insists.",
    [['Lena Vogt', "“It was never ours,” the yard's owner, Lena Vogt, insists."]],
  ],
  [
    '‘Nine when it rains,’ says Lena Vogt, 81, who has taken the bus to the market in Graz since 1996.',
    [
      [
        'Lena Vogt',
        '‘Nine when it rains,’ says Lena Vogt, 81, who has taken the bus to the market in Graz since 1996.',
      ],
    ],
  ],
  [
    '“I am tired,” said Lena Vogt. “My sons are not.\n\n“They will keep the boat.”',
    [
      ['Lena Vogt', '“I am tired,” said Lena Vogt.'],
      ['Lena Vogt', '“My sons are not.'],
      ['Lena Vogt', '“They will keep the boat.”'],
    ],
  ],
  ['> It rained all week.\n> — Lena Vogt, farmer', [['Lena Vogt', '> It rained all week.']]],
  [
    'El alcalde Ramón Pis cerró el muelle. «No queda dinero», lamentó.',
    [['Ramón Pis', '«No queda dinero», lamentó.']],
  ],
  ['Lena Vogt left. Asked why, a spokeswoman replied: “We never comment on that.”', []],
  ['In issue 20 a user from Nantes wrote: "The notes are upside down."', []],
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
  // Behind a comma any verb tells who says it.
  ['"The kiln is cold," Ada grinned.', [['Ada', '"The kiln is cold," Ada grinned.']]],
  ['«Llueve otra vez», bromeó Ana.', [['Ana', '«Llueve otra vez», bromeó Ana.']]],
  [
    '«Llueve otra vez», advierte la alcaldesa, Ana Cano.',
    [['Ana Cano', '«Llueve otra vez», advierte la alcaldesa, Ana Cano.']],
  ],
  [
    '„Wir warten ab“, so Bürgermeisterin Lena Vogt.',
    [['Lena Vogt', '„Wir warten ab“, so Bürgermeisterin Lena Vogt.']],
  ],
  ["'That was the end of it', so Ada left.", []],
  ['Der Wirt hieß Quibbert. »Wir schließen«, brummte er.', [['Quibbert', '»Wir schließen«, brummte er.']]],
  ['As Ada put it: "One more and we pray."', [['Ada', 'As Ada put it: "One more and we pray."']]],
  [
    "Ada's note on the door: “Milk is off, I took the bus.”",
    [['Ada', "Ada's note on the door: “Milk is off, I took the bus.”"]],
  ],
  ['He calls it "the long way home," and Ada laughs.', []],
  [
    '"We close at six," its owner, Lena Vogt, told us.',
    [['Lena Vogt', '"We close at six," its owner, Lena Vogt, told us.']],
  ],
  [
    'Lena Vogt from Acme wrote to me: "We sign on Friday."',
    [['Lena Vogt', 'Lena Vogt from Acme wrote to me: "We sign on Friday."']],
  ],
  [
    'My aunt Lena Vogt pinned up a note: "Feed the cat and lock the door, please."',
    [['Lena Vogt', 'My aunt Lena Vogt pinned up a note: "Feed the cat and lock the door, please."']],
  ],
  ['Ada Osei (baker, 41): "I rise at three."', [['Ada Osei', 'Ada Osei (baker, 41): "I rise at three."']]],
  ['Word from the yard (Ada): "The mast is up."', [['Ada', 'Word from the yard (Ada): "The mast is up."']]],
  [
    'A line from Ada Osei, who keeps the books: "We are deep in debt and always were."',
    [['Ada Osei', 'A line from Ada Osei, who keeps the books: "We are deep in debt and always were."']],
  ],
  ['One answer in the form: "It is too loud."\n- Ada says that it is fine.', []],
  // A new sentence behind a whole one tells of somebody else.
  [
    '"I fired it twice," said Ada. "It broke." The buyer, Tom Berg, said that he had paid.',
    [
      ['Ada', '"I fired it twice," said Ada.'],
      ['Ada', '"It broke."'],
    ],
  ],
  // Pronouns mean the one whom the nearest sentence tells of, and who can be meant.
  ['Ada met Tom at noon. "I sold the shop," she told us.', [['Ada', '"I sold the shop," she told us.']]],
  ['Mr. Zobel met Ada. He left a note: "Do not wait up."', [['Zobel', 'He left a note: "Do not wait up."']]],
  ['Tom drove off. His message reads: "Back by nine."', [['Tom', 'His message reads: "Back by nine."']]],
  ['Mrs. Quayle slept. In her own words: "Like a stone."', [['Quayle', 'In her own words: "Like a stone."']]],
  ['Ana renunció. Me dijo otra cosa: «Vuelvo pronto.»', [['Ana', 'Me dijo otra cosa: «Vuelvo pronto.»']]],
  ['« Rien à dire », a-t-elle ajouté.', []],
  // A whole saying alone is of whom the sentence before it tells.
  ['Tom came in and sat down. “The mare is lame.”', [['Tom', '“The mare is lame.”']]],
  ['Tom painted it. "Best in Town!" stands on the door.', []],
  // The writer's own words, and those of whom the letter is to.
  ['Tom left. “You can keep it,” I said.', []],
  ['Tom told me, "It will all be fine." I said nothing.', [['Tom', 'Tom told me, "It will all be fine."']]],
  [
    'Dear Ms. Quayle,\n\nthe rent is due. “I pay on Friday,” you told us.',
    [['Ms. Quayle', '“I pay on Friday,” you told us.']],
  ],
  [
    'Dear Ms. Quayle,\n\nyou wrote to us: "The tiles came loose." We replace them.',
    [['Ms. Quayle', 'you wrote to us: "The tiles came loose."']],
  ],
  // A short quotation does not open the next one.
  [
    'She wrote of the "saxi" of Bern. Critics liked it. "I wept all night," said Ada.',
    [['Ada', '"I wept all night," said Ada.']],
  ],
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
    ['TOM FOUND A RING. "IT WAS MINE," HE SAID.', ['TOM'], 'TOM'],
    ['王芳搬到了台北。她说：“我在诚品书店上班很久。”', ['王芳'], '王芳'],
  ])('of %j is of the person who is known to be one', (text, people, speaker) => {
    expect(quotedSpeech(text, peopleOf(people)).map((one) => one.speaker)).toEqual([speaker]);
  });

  it('is of whom was named before the text, where a pronoun points there', () => {
    const said = (before: string) =>
      quotedSpeech('She told me, "It is done by noon."', peopleOf([]), before).map((one) => one.speaker);
    expect(said('I asked Mrs. Quayle about it.')).toEqual(['Quayle']);
    expect(said('I asked Mr. Quayle about it.')).toEqual([]);
  });
});
