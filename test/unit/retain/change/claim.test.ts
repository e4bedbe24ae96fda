import { describe, expect, test } from 'vitest';
import { FAR_FUTURE } from '../../../../src/domain/instant.ts';
import { type ClaimedFact, findChanges } from '../../../../src/retain/change/find-changes.ts';
import { told } from './told.ts';

describe('the later sentence takes the place of the earlier one', () => {
  test.each([
    ['The office is in Paris.', 'The office moved to Rome.'],
    ['The office is in Paris.', '[Notes of 3 May] The office moved to Rome.'],
    ['[Moves] The office is in Paris.', '[2. Moves] The office moved to Rome.'],
    ['[Team] Alice lives in Paris.', '[News] Alice moved to Rome.'],
    ['The office is in Paris.', 'Our office has recently moved from Paris to Rome, because rents rose.'],
    ['The office is located in Paris, France.', 'The office is now in Rome.'],
    ['Alice lives in Paris.', 'Alice moved to New York in March 2024.'],
    ['Alice: I live in Paris.', 'Alice: I moved to Rome last week!'],
    ['Alice lives in Paris.', 'Alice: I now live in Rome.'],
    ['Alice moved to Rome.', 'Alice moved to Oslo.'],
    ['Alice: My office is in Paris.', "Alice's office is now in Rome."],
    ['Alice works at Google.', 'Alice left Google for Apple.'],
    ['Alice works for Google.', 'Alice switched from Google to Apple.'],
    ['Alice works at Google.', 'Alice now works at Apple.'],
    ['Alice works at Google.', 'Alice no longer works at Google.'],
    ['Alice works at Google.', "Alice doesn't work at Google anymore."],
    ['Alice works at Google.', 'Alice left Google.'],
    ['Alice: I work at Google.', 'Alice: I stopped working at Google.'],
    ['The meeting is on Monday.', 'The meeting was moved to Friday.'],
    ['The deadline is 5 May 2024.', 'The deadline is now 9 May 2024.'],
    ['The price is $5.', 'The price was changed to $6.'],
    ['The price is $5.', 'The price was raised from $5 to $6.'],
    ['The CEO is Alice Chen.', 'The CEO is now Bob Stone.'],
    ["Alice's favorite color is blue.", "Alice's favorite color is now green."],
    ['Bob likes coffee.', 'Bob no longer likes coffee.'],
    ['Bob uses Vim.', 'Bob does not use Vim any more.'],
    ['Das Büro ist in Paris.', 'Das Büro ist nach Rom gezogen.'],
    ['Anna wohnt in Berlin.', 'Anna wohnt jetzt in Wien.'],
    ['Anna arbeitet bei Siemens.', 'Anna arbeitet nicht mehr bei Siemens.'],
    ['Le bureau est à Paris.', 'Le bureau a déménagé à Lyon.'],
    ['Marie travaille chez Renault.', 'Marie ne travaille plus chez Renault.'],
    ['La oficina está en Madrid.', 'La oficina se mudó a Sevilla.'],
    ['Ana vive en Madrid.', 'Ana ya no vive en Madrid.'],
  ])('%s ← %s', (earlier, later) => {
    expect(findChanges(told(earlier, later))).toEqual([{ winnerId: later, loserId: earlier }]);
  });
});

describe('both sentences hold', () => {
  test.each([
    ['[Paris] The budget is $5.', '[Rome] The budget was raised to $6.'],
    ['[Diary] I live in Paris.', '[Diary] I moved to Rome.'],
    ['The office is in Paris.', 'The office is in Rome.'],
    ['The office is in Paris.', 'The warehouse moved to Rome.'],
    ['The Berlin office is in Mitte.', 'The office moved to Rome.'],
    ['The office is in Paris.', 'The office moved to Paris.'],
    ['The office is in Paris.', 'The office moved from Berlin to Rome.'],
    ['The office is in Paris.', 'The office might be moved to Rome.'],
    ['The office is in Paris.', 'Alice wants the office moved to Rome.'],
    ['The office is in Paris.', 'Has the office moved to Rome?'],
    ['The office is in Paris.', 'The office has not moved to Rome.'],
    ['The office is in Paris.', 'The office moved to Friday meetings.'],
    ['The office is in Paris. It has four floors.', 'The office moved to Rome.'],
    ['The office is in Paris and has four floors.', 'The office moved to Rome.'],
    ['Alice lives in Paris.', 'Bob moved to Rome.'],
    ['Alice: I live in Paris.', 'Bob: I moved to Rome.'],
    ['She lives in Paris.', 'She moved to Rome.'],
    ['Alice works at Google.', 'Alice left Apple for Amazon.'],
    ['Alice works at Google.', 'Alice no longer works at Apple.'],
    ['Alice works at Google.', 'Alice left Paris.'],
    ['The meeting is in Paris.', 'The meeting was moved to Friday.'],
    ['The price is $5.', 'The price is now Alice.'],
    ['Alice is tall.', 'Alice is now the manager.'],
    ['Bob is the CTO.', 'Bob is now the CEO.'],
    ['The office is big.', 'The office is now open.'],
    ['Bob likes coffee.', 'Bob no longer likes tea.'],
    ['Bob likes coffee.', 'Bob likes tea.'],
    ['Alice has a cat.', 'Alice has a dog.'],
    ['The office moved to Rome.', 'The office is in Paris.'],
  ])('%s · %s', (earlier, later) => {
    expect(findChanges(told(earlier, later))).toEqual([]);
  });
});

describe('when facts come in another order than they were told', () => {
  const [paris, rome, oslo] = told(
    'The office is in Paris.',
    'The office moved to Rome.',
    'The office moved to Oslo.',
  );
  const known = (fact: ClaimedFact | undefined, validUntil = FAR_FUTURE) =>
    fact === undefined ? [] : [{ ...fact, validUntil, isNew: false }];
  const fresh = (fact: ClaimedFact | undefined) => (fact === undefined ? [] : [fact]);

  test('an old statement that comes late is itself replaced, and replaces nothing', () => {
    expect(findChanges([...known(rome), ...fresh(paris)])).toEqual([
      { winnerId: rome?.id, loserId: paris?.id },
    ]);
  });

  test('one that belongs between two takes the place of the first, and the second takes its place', () => {
    expect(findChanges([...known(paris, oslo?.mentionedAt), ...known(oslo), ...fresh(rome)])).toEqual([
      { winnerId: rome?.id, loserId: paris?.id },
      { winnerId: oslo?.id, loserId: rome?.id },
    ]);
  });

  test('what the bank knows is not decided again', () => {
    expect(findChanges([...known(paris), ...known(rome)])).toEqual([]);
  });
});
