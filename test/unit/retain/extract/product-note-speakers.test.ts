import { expect, test } from 'vitest';
import { authorInContext } from '../../../../src/retain/extract/author-in-context.ts';
import { isHouseNotes } from '../../../../src/retain/extract/house-notes.ts';
import { speakerOf } from './speaker-of.ts';

test.each([
  'Product notes: Loop 2',
  '# Loop, release notes',
  'Customer feedback, May',
  'Decision log, Loop',
  'What we heard this week',
  'Weekly update, Loop team',
  'User research, round 2',
  'Known issues',
  '## Roadmap, third quarter',
  'Notes from the call with Hotel Aurora',
  'Bekannte Probleme',
  'Notes de version 2.4',
])('"%s" heads what a house writes', (title) => {
  expect(isHouseNotes(`${title}\n\nThe strap is longer.`)).toBe(true);
});

test.each([
  'Notes of Asta Berge',
  'We changed the roadmap because of the strap.',
  'Dear customer',
  'Ticket 31',
  'Asta: the release notes are late',
])('"%s" does not', (title) => {
  expect(isHouseNotes(`${title}\n\nThe strap is longer.`)).toBe(title.startsWith('Asta:'));
});

test.each([
  [
    'a title with a colon',
    'Loop 3: where it stands\n\nWe sewed the strap. The strap broke in May.',
    'The strap',
  ],
  [
    'a title of an unknown word',
    'Tirrel: the next steps\n\nWe sewed it. The strap broke in May.',
    'The strap',
  ],
  [
    'wares and what becomes of them',
    'Tirrel: gets a new strap in May.\nOmbrel: Asta stopped it because nobody bought it.\nKesk: Two shops sell it.',
    'Two shops',
  ],
  [
    'what customers told a house',
    'Customer feedback, May\n\nHotel Aurora: The lamp is too bright.\nAsta Berge: The switch is too high.',
    'The switch',
  ],
  [
    'testers and what they need',
    'Two pilots tried it\n\nAsta Berge, pilot: needs a red light.\nTomas Lind, fisherman: lost his lamp.',
    'needs',
  ],
  ['decisions and who made them', 'Decision log\n\n2025-05-12 Asta: no radio, it is dear.', 'no radio'],
  ['questions that a house answers', 'FAQ Loop\n\nQ: Does it float?\nA: It floats for an hour.', 'It floats'],
])('%s say nothing themselves', (_, content, words) => {
  expect(speakerOf(content, words)).toBeNull();
});

test('whoever says "I" in the notes of a house speaks, and only his line is his', () => {
  const content =
    'Beta feedback\n\nAsta Berge: I lost it in the snow.\nTomas Lind: wants a red one.\nThree of five testers liked it.';
  expect(speakerOf(content, 'I lost')).toBe('Asta Berge');
  expect(speakerOf(content, 'wants')).toBeNull();
  expect(speakerOf(content, 'Three')).toBeNull();
});

test('talk under the title of a house stays talk', () => {
  const content =
    'Call notes\n\nAsta: Where is the strap?\nTomas: It came on Monday.\nAsta: Then we sew it tomorrow.\nTomas: The thread is red.';
  expect(speakerOf(content, 'The thread')).toBe('Tomas');
});

const STORY = 'I carved the first loop at home in Bergen. The neighbours laughed.';

test.each([
  ['a line below the title', `# Why there is a loop\nBy Asta Berge\n\n${STORY}`],
  ['a line with a day', `Posted by Asta Berge on 4 June 2025\n\n${STORY}`],
  ['a field', `Author: Asta Berge\n\n${STORY}`],
  ['name and office at the end', `A note from the founder\n\n${STORY}\n\nAsta Berge\nFounder, Loop`],
])('whoever writes of himself is told by %s', (_, content) => {
  expect(speakerOf(content, 'The neighbours')).toBe('Asta Berge');
});

test.each([
  ['a line below the title', '# The loop\nBy Asta Berge\n\nThe loop floats. The strap is longer.'],
  ['name and office at the end', 'The loop\n\nIt floats. The strap is longer.\n\nAsta Berge\nFounder, Loop'],
])('what tells of wares alone is nobody’s in spite of %s', (_, content) => {
  expect(speakerOf(content, 'The strap')).toBeNull();
});

test.each([
  ['a name in the line below', '"I sleep at last."\nAsta Berge, Hotel Aurora', 'Asta Berge'],
  ['a name below a quoted line', '> "I sleep at last."\n> Asta Berge, Hotel Aurora', 'Asta Berge'],
  ['a name of a forum', '★★★★ "I sleep at last!" – asta_b', 'asta_b'],
  [
    'the heading of the notes',
    'Interview notes: Asta Berge\n\n- Owns nine lamps.\n- "I sleep at last."',
    'Asta Berge',
  ],
  [
    'the heading of the paragraph',
    'Hotel Aurora (Asta Berge)\nOwns nine lamps. "I sleep at last."',
    'Asta Berge',
  ],
  [
    'a name in brackets',
    '"I sleep at last!" (Asta Berge, pilot)\n"I never sank." (Tomas Lind)',
    'Asta Berge',
  ],
  [
    'a name and what it is about, behind another one',
    'Tomas Lind on the strap: "It is short." Asta Berge on the lamp: "I sleep at last."',
    'Asta Berge',
  ],
  ['a name behind what she is', 'Participant Asta Berge wrote: "I sleep at last."', 'Asta Berge'],
])('who is quoted is told by %s', (_, content, name) => {
  expect(speakerOf(content, 'I sleep')).toBe(name);
});

test.each([
  ['an unnamed one', 'One wrote: "I sleep at last."'],
  ['the sentence below', '"I sleep at last."\nBergen was cold that night.'],
])('nobody is quoted by %s', (_, content) => {
  expect(speakerOf(content, 'I sleep')).toBeNull();
});

test.each(['Product notes of Asta Berge', 'Notes of Harbour Labs', 'Release notes by Asta Berge'])(
  'the context "%s" names nobody who speaks',
  (context) => {
    expect(authorInContext(context)).toBeNull();
  },
);
