import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../../src/domain/instant.ts';
import { type RepeatableFact, repeatKeys } from '../../../../src/retain/repeat/text-key.ts';

const SAID = Date.UTC(2023, 4, 8, 13, 56);

function fact(text: string, rest: Partial<RepeatableFact> = {}): RepeatableFact {
  return {
    text,
    type: 'WORLD',
    tagKey: '',
    occurred: null,
    mentionedAt: SAID,
    verbatim: false,
    metadata: null,
    ...rest,
  };
}

/** Told at a moment, with no date in the text. */
function told(text: string, at: number, rest: Partial<RepeatableFact> = {}): RepeatableFact {
  return fact(text, {
    occurred: { start: at, end: at + 60_000, precision: 'MINUTE' },
    mentionedAt: at,
    ...rest,
  });
}

const exact = (a: RepeatableFact, b: RepeatableFact) => repeatKeys(a)?.exact === repeatKeys(b)?.exact;
const near = (a: RepeatableFact, b: RepeatableFact) => repeatKeys(a)?.near === repeatKeys(b)?.near;

describe('one fact', () => {
  test.each([
    ['Alice works at Google.', 'alice  works at google'],
    ['The office is in Paris.', 'Office is in Paris!'],
    ['Bob isn’t at home on Sundays.', 'Bob is not at home on Sundays'],
    ['Alice has three cats at home.', 'Alice has 3 cats at home'],
    ['東京のオフィスは渋谷にあります。', '東京のオフィスは渋谷にあります'],
  ])('%s = %s', (a, b) => {
    expect(exact(fact(a), fact(b))).toBe(true);
  });

  test.each([
    ['Alice works at Google.', 'Alice works for Google.'],
    ['Alice works at Google.', 'Alice is working at Google.'],
    ['Bob lives in Berlin with Carol.', 'Bob is living in Berlin with Carol.'],
  ])('%s ≈ %s, if their vectors agree', (a, b) => {
    expect(exact(fact(a), fact(b))).toBe(false);
    expect(near(fact(a), fact(b))).toBe(true);
  });

  test('is one that tells how things are, whenever it is told', () => {
    expect(
      exact(told('Alice works at Google.', SAID), told('Alice works at Google.', SAID + 90 * DAY_MS)),
    ).toBe(true);
    expect(exact(told('Alice works at Google.', SAID), fact('Alice works at Google.'))).toBe(true);
    expect(exact(told('Das Büro ist in Paris.', SAID), told('Das Büro ist in Paris.', SAID + DAY_MS))).toBe(
      true,
    );
  });

  test('is what happened, told twice on one day, or dated alike', () => {
    expect(
      exact(told('The main server crashed.', SAID), told('The main server crashed.', SAID + HOUR_MS)),
    ).toBe(true);
    const occurred = { start: SAID, end: SAID + DAY_MS, precision: 'DAY' } as const;
    expect(
      exact(
        fact('The main server crashed.', { occurred, mentionedAt: SAID + DAY_MS }),
        fact('The main server crashed.', { occurred, mentionedAt: SAID + 9 * DAY_MS }),
      ),
    ).toBe(true);
  });
});

describe('two facts', () => {
  test.each([
    ['Alice likes Bob.', 'Bob likes Alice.'],
    ['Dogs often chase cats.', 'Cats often chase dogs.'],
    ['Alice works at Google.', 'Alice worked at Google.'],
    ['Alice works at Google.', 'Alice does not work at Google.'],
    ['Alice works at Google.', 'Alice no longer works at Google.'],
    ['Room 101 is booked by Alice.', 'Room 102 is booked by Alice.'],
    ['Alice Chen lives in Rome.', 'Alice Chan lives in Rome.'],
    ['The keys are in the box.', 'The keys are on the box.'],
    ['Alice moved to Rome.', 'Alice moved from Rome.'],
    ['Alice has a cat.', 'Alice has cats.'],
    ['The ticket costs $5 a day.', 'The ticket costs €5 a day.'],
    ['The value was -5 degrees.', 'The value was 5 degrees.'],
    ['Sales rose by 5 %.', 'Sales rose by 5.'],
    ['Alice lives in Rome.', 'Alice lives in Rome?'],
    ['Alice writes C++ code.', 'Alice writes C# code.'],
    ['Alice: I love pasta and wine.', 'Bob: I love pasta and wine.'],
    ['Alice can drive a truck.', "Alice can't drive a truck."],
    ['Taxes increased in March.', 'Taxes decreased in March.'],
  ])('%s ≠ %s', (a, b) => {
    expect(exact(fact(a), fact(b))).toBe(false);
    expect(near(fact(a), fact(b))).toBe(false);
  });

  test('are what happened on different days, and what is said under different tags or as another type', () => {
    const crash = 'The main server crashed.';
    expect(exact(told(crash, SAID), told(crash, SAID + 2 * DAY_MS))).toBe(false);
    expect(exact(told(crash, SAID), fact(crash))).toBe(false);
    expect(exact(fact(crash, { tagKey: 'a' }), fact(crash))).toBe(false);
    expect(exact(fact(crash, { type: 'EXPERIENCE' }), fact(crash))).toBe(false);
  });
});

describe('never known again', () => {
  test.each(['Yes.', 'Yes, I do!', 'Alice: Yes, that is it.', 'Thank you!', 'c', 'はい、そうです', '?!…'])(
    '%s',
    (text) => {
      expect(repeatKeys(fact(text))).toBeNull();
    },
  );

  test('opinions, observations, and turns of talk that are kept as they are', () => {
    expect(repeatKeys(fact('Tea tastes better than coffee.', { type: 'OPINION' }))).toBeNull();
    expect(repeatKeys(fact('Alice often travels to Rome.', { type: 'OBSERVATION' }))).toBeNull();
    expect(repeatKeys(fact('Alice: I work at Google.', { verbatim: true }))).toBeNull();
  });
});

test('in one document, turns of talk and items kept as they are stand each for themselves', () => {
  expect(repeatKeys(fact('Alice works at Google.'))?.withinDocument).toBe(true);
  expect(repeatKeys(fact('Alice: I work at Google.'))?.withinDocument).toBe(false);
  expect(repeatKeys(fact('Alice works at Google.', { verbatim: true }))?.withinDocument).toBe(false);
});

test('items kept as they are are one only with the metadata that tells them apart', () => {
  const kept = (metadata: string | null) => fact('Alice works at Google.', { verbatim: true, metadata });
  expect(exact(kept(null), kept(null))).toBe(true);
  expect(exact(kept('{"id":1}'), kept('{"id":2}'))).toBe(false);
});
