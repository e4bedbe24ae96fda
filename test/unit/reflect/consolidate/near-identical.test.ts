import { describe, expect, test } from 'vitest';
import { areNearIdentical, wordedFact } from '../../../../src/reflect/consolidate/near-identical.ts';
import { fact } from './facts.ts';

const same = (a: string, b: string, entities: readonly [string[], string[]] = [[], []]) =>
  areNearIdentical(
    wordedFact(fact('a', a, { entityIds: entities[0] })),
    wordedFact(fact('b', b, { entityIds: entities[1] })),
  );

describe('facts that say the same', () => {
  test.each([
    ['Alice moved to Berlin.', 'alice moved to Berlin'],
    ['Alice moved to Berlin.', 'Alice moved to Berlin in March.'],
    ['Alice moved to Berlin in March.', 'In March, Alice moved to Berlin.'],
    ['The server in Oslo crashed at night.', 'The old server in Oslo crashed at night again.'],
    ['Das Büro ist in Köln.', 'Das neue Büro ist in Köln.'],
    ['爱丽丝住在北京', '爱丽丝现在住在北京'],
  ])('%s – %s', (a, b) => {
    expect(same(a, b)).toBe(true);
    expect(same(b, a)).toBe(true);
  });
});

describe('facts that differ', () => {
  test.each([
    ['numbers', 'The meeting is in room 101.', 'The meeting is in room 102.'],
    ['names', "Alice's dog is named Rex.", "Bob's dog is named Rex."],
    ['a denial', 'Alice moved to Berlin.', 'Alice never moved to Berlin.'],
    ['a contraction that denies', 'Alice can swim well.', "Alice can't swim well."],
    ['an intention', 'Alice moved to Berlin.', 'Alice planned moved to Berlin.'],
    ['a possibility', 'Alice moved to Berlin.', 'Perhaps Alice moved to Berlin.'],
    ['a question', 'Alice moved to Berlin.', 'Alice moved to Berlin?'],
    ['who does it to whom', 'Alice met Bob in Paris.', 'Bob met Alice in Paris.'],
    ['one word on each side', 'Alice drives the red car home.', 'Alice drives the blue car home.'],
    ['a much longer story', 'Alice moved to Berlin.', 'Alice moved to Berlin with her two dogs by train.'],
    ['too little said', 'Good morning.', 'Good morning.'],
    ['a denial in German', 'Das Büro ist in Köln.', 'Das Büro ist nicht in Köln.'],
    ['a denial in Chinese', '爱丽丝住在北京', '爱丽丝不住在北京'],
  ])('by %s: %s – %s', (_by, a, b) => {
    expect(same(a, b)).toBe(false);
    expect(same(b, a)).toBe(false);
  });

  test('by whom they are about, when both name somebody', () => {
    expect(same('The dog is called Rex.', 'The dog is called Rex.', [['e1'], ['e2']])).toBe(false);
    expect(same('The dog is called Rex.', 'The dog is called Rex.', [['e1'], ['e1', 'e2']])).toBe(true);
    expect(same('The dog is called Rex.', 'The dog is called Rex.', [['e1'], []])).toBe(true);
  });

  test('by who speaks: the same words with "I" are one fact only of one person', () => {
    expect(same('I like green tea.', 'I like green tea.')).toBe(false);
    expect(same('I like green tea.', 'I like green tea.', [['e1'], ['e1']])).toBe(true);
    expect(same('I like green tea.', 'I like green tea now.', [['e1'], ['e1']])).toBe(false);
  });

  test('by their tags', () => {
    const a = wordedFact(fact('a', 'Alice moved to Berlin.', { tags: ['x'] }));
    const b = wordedFact(fact('b', 'Alice moved to Berlin.', { tags: ['x', 'y'] }));
    expect(areNearIdentical(a, b)).toBe(false);
  });
});
