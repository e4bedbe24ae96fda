import { describe, expect, test } from 'vitest';
import type { EntityType } from '../../../../src/domain/entity.ts';
import type { FoundEntity, NameProbe } from '../../../../src/domain/ports/retain-store.ts';
import type { DraftMemory } from '../../../../src/retain/draft.ts';
import { storedKeys } from '../../../../src/retain/resolve/block-keys.ts';
import { readName } from '../../../../src/retain/resolve/judge-pair.ts';
import { lookUpNames, resolveEntities } from '../../../../src/retain/resolve/resolve-entities.ts';
import { nameKey } from '../../../../src/text/name-key.ts';
import { counter } from '../requests.ts';

type Mention = readonly [name: string, type: EntityType];
type Known = Omit<FoundEntity, 'foundFor'>;

function known(name: string, type: EntityType, rest: Partial<Known> = {}): Known {
  const aliases = rest.aliases ?? [];
  return {
    id: `${name}/${type}`,
    name,
    nameKey: nameKey(name),
    type,
    sense: 0,
    aliases,
    aliasKeys: [name, ...aliases].map(nameKey),
    mentions: 1,
    doubts: 0,
    ...rest,
  };
}

/** A memory that mentions these names, in a document of its own and without words unless told otherwise. */
function memory(id: string, mentions: readonly Mention[], documentId = id, text = ''): DraftMemory {
  return {
    id,
    documentId,
    mentionedAt: Number(id.replace(/\D/gu, '')),
    fact: { text, entities: mentions.map(([name, type]) => ({ name, type })) },
  } as unknown as DraftMemory;
}

/** A bank that answers by block keys, as the index does. */
async function resolveIn(
  bank: readonly Known[],
  memories: readonly DraftMemory[],
  companions: Readonly<Record<string, readonly string[]>> = {},
) {
  const asked: string[][] = [];
  const finds = ({ nameKey: key, blockKeys }: NameProbe, entity: Known) => {
    const stored = new Set(
      [entity.name, ...entity.aliases].flatMap((name) => storedKeys(readName(name), entity.type)),
    );
    return entity.nameKey === key || blockKeys.some((block) => stored.has(block.key));
  };
  const knowledge = await lookUpNames(memories, {
    bank: { id: 'b', key: 'k1' },
    store: {
      findEntities: async (_bank, names) =>
        names.flatMap((name) =>
          bank
            .filter((entity) => finds(name, entity))
            .map((entity) => ({ ...entity, foundFor: name.nameKey })),
        ),
      findCompanions: async (_bank, ids) => {
        asked.push([...ids]);
        return new Map(ids.map((id) => [id, companions[id] ?? []]));
      },
    },
  });
  return { ...resolveEntities(memories, knowledge, counter('new')), asked };
}

/** The memories of each entity, by the id of a known one or the name of a new one. */
async function tied(bank: readonly Known[], memories: readonly DraftMemory[], companions = {}) {
  const { entities } = await resolveIn(bank, memories, companions);
  return Object.fromEntries(
    entities.map((one) => [
      one.knownAs === null ? `new ${one.name}/${one.type}` : one.id,
      [...one.memoryIds].sort(),
    ]),
  );
}

describe('within one request', () => {
  test('a name that a text says somebody bore before means the one who is known by it', async () => {
    const text = 'Wanda Keller, born Weber, lives in Bern.';
    const { entities } = await resolveIn(
      [known('Wanda Weber', 'PERSON')],
      [memory('m1', [['Wanda Keller', 'PERSON']], 'm1', text)],
    );
    expect(entities.map(({ id }) => id)).toEqual(['Wanda Weber/PERSON']);
    expect(entities[0]?.aliases).toContain('Wanda Keller');
  });

  test('a name that a text told is found when it comes alone later', async () => {
    const text = 'Wanda Keller, born Weber, lives in Bern.';
    const { entities } = await resolveIn([], [memory('m1', [['Wanda Keller', 'PERSON']], 'm1', text)]);
    expect(entities[0]?.aliases).toContain('Wanda Weber');
    expect(entities[0]?.aliasKeys).toContain('wanda weber');
  });

  test('Alice, Alice Chen and Alice C. are one, by her full name', async () => {
    const { entities } = await resolveIn(
      [],
      [
        memory('m1', [['Alice', 'PERSON']]),
        memory('m2', [['Alice Chen', 'PERSON']]),
        memory('m3', [['Alice C.', 'PERSON']]),
      ],
    );
    expect(entities).toHaveLength(1);
    expect(entities[0]).toMatchObject({
      name: 'Alice Chen',
      nameKey: 'alice chen',
      aliases: expect.arrayContaining(['Alice', 'Alice C.']),
      memoryIds: expect.arrayContaining(['m1', 'm2', 'm3']),
      firstSeen: 1,
      lastSeen: 3,
    });
    expect(entities[0]?.joined.map(({ name }) => name).sort()).toEqual(['Alice', 'Alice C.']);
  });

  test('Bob and Robert Chen are one', async () => {
    expect(
      await tied([], [memory('m1', [['Bob', 'PERSON']]), memory('m2', [['Robert Chen', 'PERSON']])]),
    ).toEqual({
      'new Robert Chen/PERSON': ['m1', 'm2'],
    });
  });

  test('Alice beside Alice Chen and Alice Wong is neither, and the pairs are doubtful', async () => {
    const { entities } = await resolveIn(
      [],
      [
        memory('m1', [['Alice', 'PERSON']]),
        memory('m2', [['Alice Chen', 'PERSON']]),
        memory('m3', [['Alice Wong', 'PERSON']]),
      ],
    );
    expect(Object.fromEntries(entities.map(({ name, doubts }) => [name, doubts.length]))).toEqual({
      Alice: 2,
      'Alice Chen': 0,
      'Alice Wong': 0,
    });
  });

  test('Alice in the document that names Alice Wong is Alice Wong', async () => {
    const request = [
      memory('m1', [['Alice Chen', 'PERSON']], 'd1'),
      memory('m2', [['Alice Wong', 'PERSON']], 'd2'),
      memory('m3', [['Alice', 'PERSON']], 'd2'),
    ];
    expect(await tied([], request)).toEqual({
      'new Alice Chen/PERSON': ['m1'],
      'new Alice Wong/PERSON': ['m2', 'm3'],
    });
  });

  test('a name with and without a type is one, with two types it is two and the untyped one a third', async () => {
    const one = [memory('m1', [['Halcyon', 'OTHER']]), memory('m2', [['halcyon', 'ORGANIZATION']])];
    expect(Object.keys(await tied([], one))).toEqual(['new Halcyon/ORGANIZATION']);
    const three = [
      memory('m1', [['Apple', 'ORGANIZATION']]),
      memory('m2', [['apple', 'CONCEPT']]),
      memory('m3', [['Apple', 'OTHER']]),
    ];
    expect(Object.keys(await tied([], three)).sort()).toEqual([
      'new Apple/ORGANIZATION',
      'new Apple/OTHER',
      'new apple/CONCEPT',
    ]);
  });

  test('what has numbers or signs of its own stays apart', async () => {
    const names = ['Room 101', 'Room 102', 'Project A', 'Project B', 'C', 'C++', 'C#', 'Java', 'JavaScript'];
    const { entities } = await resolveIn(
      [],
      names.map((name, index) => memory(`m${index}`, [[name, 'CONCEPT']])),
    );
    expect(entities.map(({ name }) => name).sort()).toEqual([...names].sort());
  });
});

describe('with what the bank knows', () => {
  const chen = known('Alice Chen', 'PERSON');
  const wong = known('Alice Wong', 'PERSON');

  test('a given name means the only one who bears it', async () => {
    expect(await tied([chen], [memory('m1', [['Alice', 'PERSON']])])).toEqual({ [chen.id]: ['m1'] });
  });

  test('a name joins once: what is known by it already has no news', async () => {
    const called = known('Alice Chen', 'PERSON', { aliases: ['Alice'] });
    const first = await resolveIn([chen], [memory('m1', [['Alice', 'PERSON']])]);
    const second = await resolveIn([called], [memory('m1', [['Alice', 'PERSON']])]);
    expect(first.entities[0]?.joined).toHaveLength(1);
    expect(second.entities[0]?.joined).toEqual([]);
  });

  test('a given name that two bear is neither of them without more to go by', async () => {
    const { entities, asked } = await resolveIn([chen, wong], [memory('m1', [['Alice', 'PERSON']])]);
    expect(entities).toMatchObject([{ name: 'Alice', knownAs: null }]);
    expect(entities[0]?.doubts.map(({ id }) => id).sort()).toEqual([chen.id, wong.id]);
    expect(asked).toEqual([[chen.id, wong.id]]);
  });

  test('company decides between two who bear it', async () => {
    const request = [
      memory('m1', [
        ['Alice', 'PERSON'],
        ['Halcyon', 'ORGANIZATION'],
      ]),
    ];
    expect(await tied([chen, wong], request, { [wong.id]: ['halcyon'] })).toMatchObject({
      [wong.id]: ['m1'],
    });
  });

  test('who was called so before is meant again, where nobody else may be or his company is there', async () => {
    const called = known('Alice Chen', 'PERSON', { aliases: ['Alice'] });
    const bare = memory('m1', [['Alice', 'PERSON']]);
    expect(await tied([called], [bare])).toEqual({ [called.id]: ['m1'] });
    expect(await tied([called, wong], [bare])).toEqual({ 'new Alice/PERSON': ['m1'] });
    const [beside] = [
      memory('m1', [
        ['Alice', 'PERSON'],
        ['Paolo', 'PERSON'],
      ]),
    ];
    expect(await tied([called, wong], [beside], { [called.id]: ['paolo'] })).toMatchObject({
      [called.id]: ['m1'],
    });
  });

  test('a given name learns its full name, unless another may be meant', async () => {
    const alice = known('Alice', 'PERSON');
    const { entities } = await resolveIn([alice], [memory('m1', [['Alice Chen', 'PERSON']])]);
    expect(entities).toMatchObject([
      { id: alice.id, knownAs: 'alice', name: 'Alice Chen', nameKey: 'alice chen' },
    ]);
    const doubted = known('Alice', 'PERSON', { doubts: 2 });
    expect(await tied([doubted, wong], [memory('m1', [['Alice Chen', 'PERSON']])])).toEqual({
      'new Alice Chen/PERSON': ['m1'],
    });
  });

  test('an untyped entity learns its type', async () => {
    const { entities } = await resolveIn(
      [known('Halcyon', 'OTHER')],
      [memory('m1', [['Halcyon', 'ORGANIZATION']])],
    );
    expect(entities).toMatchObject([{ id: 'Halcyon/OTHER', type: 'ORGANIZATION' }]);
  });

  test('of two senses the one with shared company is meant, else the one mentioned more', async () => {
    const first = known('John Smith', 'PERSON', { id: 'first', mentions: 2 });
    const second = known('John Smith', 'PERSON', { id: 'second', sense: 1, mentions: 9 });
    const alone = [memory('m1', [['John Smith', 'PERSON']])];
    expect(await tied([first, second], alone)).toEqual({ second: ['m1'] });
    const together = [
      memory('m1', [
        ['John Smith', 'PERSON'],
        ['Velden', 'LOCATION'],
      ]),
    ];
    expect(await tied([first, second], together, { first: ['velden'] })).toMatchObject({ first: ['m1'] });
  });

  test('two that proved to be one are merged, the shorter name into the fuller one', async () => {
    const bob = known('Bob', 'PERSON', { mentions: 50 });
    const robert = known('Robert Chen', 'PERSON');
    for (const name of ['Bob', 'Robert Chen']) {
      const { merges } = await resolveIn([bob, robert], [memory('m1', [[name, 'PERSON']])]);
      expect(merges).toMatchObject([{ intoId: robert.id, fromId: bob.id }]);
    }
  });

  test('two senses of one name are never merged, nor a name that two bear', async () => {
    const senses = [known('John Smith', 'PERSON'), known('John Smith', 'PERSON', { id: 'second', sense: 1 })];
    expect((await resolveIn(senses, [memory('m1', [['John Smith', 'PERSON']])])).merges).toEqual([]);
    const alices = [known('Alice', 'PERSON', { doubts: 2 }), chen, wong];
    for (const name of ['Alice', 'Alice Chen']) {
      expect((await resolveIn(alices, [memory('m1', [[name, 'PERSON']])])).merges).toEqual([]);
    }
  });
});

test('a name that is too long for an index, or blank, is no entity', async () => {
  const { entities } = await resolveIn(
    [],
    [
      memory('m1', [
        ['x'.repeat(300), 'OTHER'],
        [' ', 'OTHER'],
      ]),
    ],
  );
  expect(entities).toEqual([]);
});
