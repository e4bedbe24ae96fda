import { describe, expect, test } from 'vitest';
import type { EntityMention, EntityType } from '../../../src/domain/entity.ts';
import type { KnownEntity } from '../../../src/domain/ports/retain-store.ts';
import { identityOf, keysOf, resolve } from '../../../src/retain/resolve.ts';
import { nameKey } from '../../../src/text/name-key.ts';

const mention = (name: string, type: EntityType): EntityMention => ({ name, type });
const known = (name: string, type: EntityType, sense = 0): KnownEntity => ({
  id: `${name}-${type}-${sense}`,
  name,
  nameKey: nameKey(name),
  type,
  sense,
  aliasKeys: [nameKey(name)],
});

function identities(mentions: readonly EntityMention[], bank: readonly KnownEntity[] = []) {
  const resolveMention = resolve(mentions, bank);
  return mentions.map((one) => {
    const entity = resolveMention(one);
    return entity === null ? null : `${identityOf(entity)}${entity.known === null ? ' new' : ''}`;
  });
}

describe('one entity', () => {
  test('spellings of one name', () => {
    expect(identities([mention('José', 'PERSON'), mention('JOSE', 'PERSON')])).toEqual([
      '["jose","PERSON",0] new',
      '["jose","PERSON",0] new',
    ]);
  });

  test('a name with and without a type', () => {
    expect(identities([mention('Alice', 'OTHER'), mention('alice', 'PERSON')])).toEqual([
      '["alice","PERSON",0] new',
      '["alice","PERSON",0] new',
    ]);
  });

  test('an untyped mention and what the bank knows by that name', () => {
    expect(identities([mention('Google', 'OTHER')], [known('Google', 'ORGANIZATION')])).toEqual([
      '["google","ORGANIZATION",0]',
    ]);
  });

  test('a typed mention and what the bank knows without a type', () => {
    expect(identities([mention('Google', 'ORGANIZATION')], [known('Google', 'OTHER')])).toEqual([
      '["google","OTHER",0]',
    ]);
  });

  test('the first of two senses', () => {
    const bank = [known('Bob', 'PERSON', 1), known('Bob', 'PERSON', 0)];
    expect(identities([mention('Bob', 'PERSON')], bank)).toEqual(['["bob","PERSON",0]']);
  });
});

describe('different entities', () => {
  test('Apple the company and the apple, and an untyped mention beside them', () => {
    const mentions = [
      mention('Apple', 'ORGANIZATION'),
      mention('apple', 'CONCEPT'),
      mention('Apple', 'OTHER'),
    ];
    expect(identities(mentions)).toEqual([
      '["apple","ORGANIZATION",0] new',
      '["apple","CONCEPT",0] new',
      '["apple","OTHER",0] new',
    ]);
  });

  test('a type that the bank does not know the name by', () => {
    expect(identities([mention('Apple', 'CONCEPT')], [known('Apple', 'ORGANIZATION')])).toEqual([
      '["apple","CONCEPT",0] new',
    ]);
  });

  test('C, C++ and C#', () => {
    expect(new Set(identities(['C', 'C++', 'C#'].map((name) => mention(name, 'CONCEPT')))).size).toBe(3);
  });
});

test('a name that is too long for an index is no entity', () => {
  const long = mention('x'.repeat(300), 'OTHER');
  expect(identities([long])).toEqual([null]);
  expect(keysOf([long, mention('b', 'OTHER'), mention('A', 'OTHER'), mention('a', 'PERSON')])).toEqual([
    'a',
    'b',
  ]);
});
