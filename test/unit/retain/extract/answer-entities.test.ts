import { expect, test } from 'vitest';
import type { EntityType } from '../../../../src/domain/entity.ts';
import { cleanEntities } from '../../../../src/retain/extract/answer-entities.ts';
import { nameKey } from '../../../../src/text/name-key.ts';

function cleaned(names: readonly (string | [string, EntityType])[], words: string): readonly string[] {
  const entities = names.map((name) =>
    typeof name === 'string' ? { name, type: 'PERSON' as const } : { name: name[0], type: name[1] },
  );
  return cleanEntities(entities, nameKey(words)).map(({ name, type }) => `${name} ${type}`);
}

test('entities are trimmed, and each is kept once, with the more telling type', () => {
  expect(
    cleaned(
      [[' "Rome"\n', 'OTHER'], ['rome', 'LOCATION'], 'Alice  Chen', 'C++', '北京'],
      'Alice went to Rome, C++, 北京',
    ),
  ).toEqual(['rome LOCATION', 'Alice Chen PERSON', 'C++ PERSON', '北京 PERSON']);
});

test('joiners within a name are kept, halves of characters are not', () => {
  expect(cleaned(['علی\u200Cرضا', 'Rome\uD83D'], 'علی\u200Cرضا Rome')).toEqual([
    'علی\u200Cرضا PERSON',
    'Rome PERSON',
  ]);
});

test('a fuller name than the words hold is kept, one that stands nowhere is not', () => {
  expect(cleaned(['Alice Chen', 'Napoleon'], 'Alice: I moved')).toEqual(['Alice Chen PERSON']);
});

test.each([
  'I',
  'she',
  'the user',
  'User',
  'Assistant',
  'N/A',
  'none',
  '',
  '  ',
  '\u0000',
  `Alice ${'x'.repeat(300)}`,
])('%j is no name', (name) => {
  expect(cleaned([name], `the user and the assistant, she and I, none, n/a, alice`)).toEqual([]);
});
