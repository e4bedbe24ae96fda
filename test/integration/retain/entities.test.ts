import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntityType } from '../../../src/domain/entity.ts';
import { createEntityCuration, type EntityCuration } from '../../../src/retain/resolve/curate-entities.ts';
import { retain } from '../../../src/retain/retain.ts';
import type { RetainRequest } from '../../../src/retain/types.ts';
import type { Database } from '../../../src/store/database.ts';
import { createEntityStore } from '../../../src/store/entity-store.ts';
import { createReadStore } from '../../../src/store/read-store.ts';
import { testDatabase } from '../../support/database.ts';
import { fact, item, request } from '../../unit/retain/requests.ts';
import { NOW, newBankId, openBank, type TestBank } from './bank-of-test.ts';

let database: Database;
let bank: TestBank;
let curation: EntityCuration;

beforeAll(async () => {
  database = testDatabase();
  bank = await openBank(database);
  curation = createEntityCuration(createEntityStore(database), () => NOW);
});
afterAll(() => database.close());

type Mention = readonly [name: string, type: EntityType];

let notes = 0;

/** A retain of one memory that mentions these. */
function saying(bankId: string, mentions: readonly Mention[]): RetainRequest {
  // The same words again would be one memory with one more source.
  const text = `${mentions.map(([name]) => name).join(' and ')}, note ${++notes}`;
  const facts = [fact(text, { entities: mentions.map(([name, type]) => ({ name, type })) })];
  return request([item(text, { facts })], { bankId });
}

/** Retains one memory that mentions these; answers with its id. */
async function say(bankId: string, ...mentions: readonly Mention[]): Promise<string> {
  const { memoryIds } = await bank.retain(saying(bankId, mentions));
  return memoryIds[0] ?? '';
}

/** The same by a retain that looked before anything was there, as one of two at once does. */
async function sayBlindly(bankId: string, ...mentions: readonly Mention[]): Promise<void> {
  const store = { ...bank.ports.store, findEntities: async () => [] };
  await retain(saying(bankId, mentions), { ...bank.ports, store });
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly nameKey: string;
  readonly type: EntityType;
  readonly sense: number;
  readonly aliases: readonly string[];
  readonly memories: readonly string[];
}

function entitiesOf(bankId: string): Promise<Row[]> {
  return bank.rows<Row>(
    `MATCH (e:Entity {bankId: $bankId})
     RETURN e.id AS id, e.name AS name, e.nameKey AS nameKey, e.type AS type, e.sense AS sense, e.aliases AS aliases,
            COLLECT { MATCH (e)<-[:MENTIONS]-(m) RETURN m.id ORDER BY m.id } AS memories
     ORDER BY name, sense, type`,
    { bankId },
  );
}

const byName = async (bankId: string) =>
  (await entitiesOf(bankId)).map(({ name, memories }) => [name, memories.length]);

async function idOf(bankId: string, name: string): Promise<string> {
  const found = (await entitiesOf(bankId)).find((entity) => entity.name === name);
  if (found === undefined) throw new Error(`no entity ${name}`);
  return found.id;
}

describe('names from one retain to the next', () => {
  test('are one entity by title, initial, nickname and given name, which learns its full name', async () => {
    const bankId = newBankId();
    for (const name of ['Alice', 'Alice Chen', 'Alice C.', 'Dr. Alice Chen', 'Chen, Alice'])
      await say(bankId, [name, 'PERSON']);
    await say(bankId, ['Robert Hale', 'PERSON']);
    await say(bankId, ['Bob', 'PERSON']);
    expect(await byName(bankId)).toEqual([
      ['Alice Chen', 5],
      ['Robert Hale', 2],
    ]);
    const read = createReadStore(database);
    expect(await read.findEntity(bankId, 'bob')).toMatchObject({ name: 'Robert Hale' });
    const [alice] = await entitiesOf(bankId);
    const decisions =
      (await read.decisionsOfEntities(bankId, [alice?.id ?? ''], 50)).get(alice?.id ?? '') ?? [];
    expect(decisions.map(({ kind, verdict, name }) => [kind, verdict, name]).sort()).toEqual([
      ['JOINED', 'SAME', 'Alice C.'],
      ['JOINED', 'SAME', 'Alice Chen'],
      ['JOINED', 'SAME', 'Chen, Alice'],
      ['JOINED', 'SAME', 'Dr. Alice Chen'],
    ]);
    for (const { score, evidence } of decisions) {
      expect(score).toBeGreaterThan(0.7);
      expect(evidence.length).toBeGreaterThan(0);
    }
  });

  test('stay apart where numbers, letters, signs or full names differ', async () => {
    const bankId = newBankId();
    const names = ['Room 101', 'Room 102', 'Project A', 'Project B', '2023 Tax Return', '2024 Tax Return'];
    for (const name of [...names, 'C', 'C++', 'C#', 'Java', 'JavaScript'])
      await say(bankId, [name, 'CONCEPT']);
    for (const name of ['Alice Chan', 'Alice Chen']) await say(bankId, [name, 'PERSON']);
    expect((await entitiesOf(bankId)).length).toBe(13);
  });

  test('keep the company and the fruit apart, and an untyped name learns its type', async () => {
    const bankId = newBankId();
    await say(bankId, ['Apple', 'ORGANIZATION']);
    await say(bankId, ['apple', 'CONCEPT']);
    await say(bankId, ['Halcyon', 'OTHER']);
    await say(bankId, ['Halcyon', 'ORGANIZATION']);
    expect((await entitiesOf(bankId)).map(({ nameKey, type }) => [nameKey, type]).sort()).toEqual([
      ['apple', 'CONCEPT'],
      ['apple', 'ORGANIZATION'],
      ['halcyon', 'ORGANIZATION'],
    ]);
  });

  test('that two may bear are left to a person', async () => {
    const bankId = newBankId();
    await say(bankId, ['Alice Chen', 'PERSON']);
    await say(bankId, ['Alice Wong', 'PERSON']);
    await say(bankId, ['Alice', 'PERSON']);
    await say(bankId, ['Alice', 'PERSON']);
    expect(await byName(bankId)).toEqual([
      ['Alice', 2],
      ['Alice Chen', 1],
      ['Alice Wong', 1],
    ]);
    const read = createReadStore(database);
    const first = await read.listEntityPairs(bankId, { first: 1, after: null });
    expect(first.hasNext).toBe(true);
    const rest = await read.listEntityPairs(bankId, { first: 5, after: first.rows[0]?.key ?? null });
    expect([first, rest].map(({ rows }) => rows.length)).toEqual([1, 1]);
    expect(await read.countEntityPairs(bankId)).toBe(2);
  });

  test('go by their company when it is known', async () => {
    const bankId = newBankId();
    await say(bankId, ['Alice Chen', 'PERSON'], ['Halcyon', 'ORGANIZATION']);
    await say(bankId, ['Alice Wong', 'PERSON'], ['Velden', 'LOCATION']);
    await say(bankId, ['Alice', 'PERSON'], ['Velden', 'LOCATION']);
    expect(await byName(bankId)).toContainEqual(['Alice Wong', 2]);
  });
});

describe('first mentions at once', () => {
  test('of 10 names in different orders and spellings by 32 retains make 10 entities', async () => {
    const bankId = newBankId();
    const people = ['Ada Hale', 'Ben Moss', 'Cleo Park', 'Dora Lind', 'Emil Voss'];
    const firms = ['Halcyon', 'Brightwater', 'Norvane', 'Quillmark', 'Tarrowby'];
    const all: readonly Mention[] = [
      ...people.map((name): Mention => [name, 'PERSON']),
      ...firms.map((name): Mention => [name, 'ORGANIZATION']),
    ];
    await Promise.all(
      Array.from({ length: 32 }, (_, i) => {
        const turned = [...all.slice(i % 10), ...all.slice(0, i % 10)];
        const written = turned.map(([name, type]): Mention => {
          const spelled = i % 3 === 0 ? name.toUpperCase() : name;
          return [spelled, i % 4 === 1 ? 'OTHER' : type];
        });
        return say(bankId, ...(i % 2 === 0 ? written : written.reverse()));
      }),
    );
    const entities = await entitiesOf(bankId);
    expect(entities.map(({ memories }) => memories.length)).toEqual(Array(10).fill(32));
    expect(entities.filter(({ type }) => type === 'OTHER')).toEqual([]);
  });

  test('of a short and a full name are one after the next mention', async () => {
    const bankId = newBankId();
    await say(bankId, ['Bob', 'PERSON']);
    await sayBlindly(bankId, ['Robert Hale', 'PERSON']);
    expect(await entitiesOf(bankId)).toHaveLength(2);
    await say(bankId, ['Bob', 'PERSON']);
    expect(await byName(bankId)).toEqual([['Robert Hale', 3]]);
  });
});

describe('merging by hand', () => {
  test('moves mentions, names and dates, is idempotent, and later mentions go to the one that stays', async () => {
    const bankId = newBankId();
    const memories = [await say(bankId, ['Peter Hale', 'PERSON']), await say(bankId, ['Moth-Man', 'PERSON'])];
    const [into, from] = [await idOf(bankId, 'Peter Hale'), await idOf(bankId, 'Moth-Man')];
    for (let times = 0; times < 2; times++)
      await curation.merge({ bankId, intoId: into, fromIds: [from], reason: 'the mask came off' });
    await say(bankId, ['Moth-Man', 'PERSON']);
    const [one, ...others] = await entitiesOf(bankId);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ id: into, name: 'Peter Hale', aliases: ['Moth-Man'] });
    expect(one?.memories).toEqual(expect.arrayContaining(memories));
    const decisions = (await createReadStore(database).decisionsOfEntities(bankId, [into], 50)).get(into);
    expect(decisions?.find(({ kind }) => kind === 'MERGED')).toMatchObject({
      name: 'Moth-Man',
      reason: 'the mask came off',
      memoryIds: [memories[1]],
    });
  });

  test('refuses what is missing, empty or itself, with what to do', async () => {
    const bankId = newBankId();
    await say(bankId, ['Peter Hale', 'PERSON']);
    const id = await idOf(bankId, 'Peter Hale');
    const merge = (intoId: string, fromIds: string[], inBank = bankId) =>
      curation.merge({ bankId: inBank, intoId, fromIds, reason: null });
    await expect(merge(id, ['nobody'])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(merge('nobody', [id])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(merge(id, ['x'], newBankId())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(merge(id, [])).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(merge(id, [id])).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await byName(bankId)).toEqual([['Peter Hale', 1]]);
  });

  test('while retains name the one that goes loses none of their memories', async () => {
    const bankId = newBankId();
    await say(bankId, ['Peter Hale', 'PERSON']);
    await say(bankId, ['Moth-Man', 'PERSON']);
    const [into, from] = [await idOf(bankId, 'Peter Hale'), await idOf(bankId, 'Moth-Man')];
    await Promise.all([
      ...Array.from({ length: 8 }, () => say(bankId, ['Moth-Man', 'PERSON'])),
      curation.merge({ bankId, intoId: into, fromIds: [from], reason: null }),
    ]);
    expect(await byName(bankId)).toEqual([['Peter Hale', 10]]);
  });
});

describe('splitting', () => {
  test('gives two people named John Smith, merged by mistake, each his memories back', async () => {
    const bankId = newBankId();
    const painter = await say(bankId, ['John Smith', 'PERSON'], ['Velden', 'LOCATION']);
    const pilots = [
      await say(bankId, ['John Smith', 'PERSON'], ['Halcyon', 'ORGANIZATION']),
      await say(bankId, ['John Smith', 'PERSON'], ['Halcyon', 'ORGANIZATION']),
    ];
    const id = await idOf(bankId, 'John Smith');
    const { madeId } = await curation.split({ bankId, id, memoryIds: [painter] }, null);
    expect((await curation.split({ bankId, id, memoryIds: [painter] }, null)).madeId).toBe(madeId);

    const smiths = () => entitiesOf(bankId).then((all) => all.filter(({ name }) => name === 'John Smith'));
    expect(await smiths()).toMatchObject([
      { id, sense: 0, memories: [...pilots].sort() },
      { id: madeId, sense: 1, memories: [painter] },
    ]);
    const again = await say(bankId, ['John Smith', 'PERSON'], ['Velden', 'LOCATION']);
    const unclear = await say(bankId, ['John Smith', 'PERSON']);
    expect((await smiths()).map(({ memories }) => [...memories].sort())).toEqual([
      [...pilots, unclear].sort(),
      [painter, again].sort(),
    ]);
  });

  test('undoes a merge by the memories that its decision names', async () => {
    const bankId = newBankId();
    await say(bankId, ['Peter Hale', 'PERSON']);
    await say(bankId, ['Moth-Man', 'PERSON']);
    const [into, from] = [await idOf(bankId, 'Peter Hale'), await idOf(bankId, 'Moth-Man')];
    await curation.merge({ bankId, intoId: into, fromIds: [from], reason: null });
    const decisions = (await createReadStore(database).decisionsOfEntities(bankId, [into], 50)).get(into);
    const merged = decisions?.find(({ kind }) => kind === 'MERGED');
    await curation.split({ bankId, id: into, memoryIds: merged?.memoryIds ?? [] }, merged?.name ?? null);
    await say(bankId, ['Moth-Man', 'PERSON']);
    await say(bankId, ['Peter Hale', 'PERSON']);
    expect(await byName(bankId)).toEqual([
      ['Moth-Man', 2],
      ['Peter Hale', 2],
    ]);
    expect((await entitiesOf(bankId)).map(({ aliases }) => aliases)).toEqual([[], []]);
  });

  test('refuses memories of others, none, and all', async () => {
    const bankId = newBankId();
    const own = await say(bankId, ['John Smith', 'PERSON']);
    const other = await say(bankId, ['Ada Hale', 'PERSON']);
    const id = await idOf(bankId, 'John Smith');
    const split = (memoryIds: string[], entityId = id) =>
      curation.split({ bankId, id: entityId, memoryIds }, null);
    await expect(split([other])).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(split([])).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(split([own])).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(split([own], 'nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('pinning as distinct', () => {
  test('keeps retains from taking two for one, and leaves the review; a merge by hand lifts it', async () => {
    const bankId = newBankId();
    await say(bankId, ['Bob', 'PERSON']);
    await sayBlindly(bankId, ['Robert Hale', 'PERSON']);
    const all = await entitiesOf(bankId);
    const [bob, robert] = [await idOf(bankId, 'Bob'), await idOf(bankId, 'Robert Hale')];
    expect(all).toHaveLength(2);
    for (let times = 0; times < 2; times++) await curation.pinDistinct(bankId, [bob, robert]);
    await say(bankId, ['Bob', 'PERSON']);
    await say(bankId, ['Robert Hale', 'PERSON']);
    expect(await byName(bankId)).toEqual([
      ['Bob', 2],
      ['Robert Hale', 2],
    ]);
    await curation.merge({ bankId, intoId: robert, fromIds: [bob], reason: null });
    expect(await byName(bankId)).toEqual([['Robert Hale', 4]]);
    await expect(curation.pinDistinct(bankId, [robert, robert])).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    await expect(curation.pinDistinct(bankId, [robert, bob])).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('a first mention without a type and one with it, at once, are one entity with the type', async () => {
  const bankId = newBankId();
  await say(bankId, ['Halcyon', 'OTHER']);
  await sayBlindly(bankId, ['Halcyon', 'ORGANIZATION']);
  await sayBlindly(bankId, ['HALCYON', 'OTHER']);
  expect(await entitiesOf(bankId)).toMatchObject([{ name: 'Halcyon', type: 'ORGANIZATION', sense: 0 }]);
  expect(await byName(bankId)).toEqual([['Halcyon', 3]]);
});

test('decisions go with their entities, and with the bank', async () => {
  const bankId = newBankId();
  await say(bankId, ['Alice Chen', 'PERSON']);
  await say(bankId, ['Alice Wong', 'PERSON']);
  const memoryId = await say(bankId, ['Alice', 'PERSON']);
  expect(await bank.nodes(bankId)).toMatchObject({ EntityDecision: 2 });
  await bank.admin.deleteMemory(bankId, memoryId, NOW);
  expect(await bank.nodes(bankId)).not.toHaveProperty('EntityDecision');
  await say(bankId, ['Alice', 'PERSON']);
  await bank.admin.deleteBank(bankId);
  expect(await bank.nodes(bankId)).toEqual({});
});

describe('a bank of 20,000 people called Alice and 80,000 other entities', () => {
  const bankId = newBankId();
  beforeAll(async () => {
    await say(bankId, ['Alice Chen', 'PERSON']);
    const [{ key } = { key: '' }] = await bank.rows<{ key: string }>(
      'MATCH (b:Bank {id: $bankId}) RETURN b.bankKey AS key',
      { bankId },
    );
    await database.driver.session().run(
      `UNWIND range(1, 100000) AS i
       CALL (i) {
         WITH i, CASE WHEN i <= 20000 THEN 'alice surname' + i ELSE 'given' + i + ' surname' + i END AS key
         CREATE (:Entity {bankId: $bankId, bankKey: $key, id: 'e' + i, name: key, nameKey: key, type: 'PERSON', sense: 0,
           aliases: [], aliasKeys: [key],
           blockKeys: ['g ' + split(key, ' ')[0], 's surname' + i, 'f ' + key, 'i ' + left(key, 1) + ' surname' + i]})
       } IN TRANSACTIONS OF 5000 ROWS`,
      { bankId, key },
    );
  });

  test('is looked up by index, a bounded number of rows a name', async () => {
    const found = await bank.ports.store.findEntities({ id: bankId, key: await keyOf(bankId) }, [
      {
        nameKey: 'alice',
        blockKeys: [
          { key: 'g alice', weight: 2 },
          { key: 'b alice', weight: 4 },
        ],
      },
      {
        nameKey: 'alice surname7',
        blockKeys: [
          { key: 'f alice surname7', weight: 6 },
          { key: 'g alice', weight: 1 },
        ],
      },
    ]);
    const rows = (name: string) => found.filter(({ foundFor }) => foundFor === name);
    expect(rows('alice').length).toBeLessThanOrEqual(16);
    expect(rows('alice').length).toBeGreaterThan(1);
    expect(rows('alice surname7').length).toBeLessThanOrEqual(17);
    expect(rows('alice surname7').map(({ id }) => id)).toContain('e7');
  });

  test('takes an ambiguous given name for nobody', async () => {
    await say(bankId, ['Alice', 'PERSON']);
    const [row] = await bank.rows<{ count: number }>(
      "MATCH (e:Entity {bankId: $bankId, nameKey: 'alice'})<-[:MENTIONS]-(m) RETURN count(m) AS count",
      { bankId },
    );
    expect(row?.count).toBe(1);
  });
});

async function keyOf(bankId: string): Promise<string> {
  const [bankRow] = await bank.rows<{ key: string }>('MATCH (b:Bank {id: $bankId}) RETURN b.bankKey AS key', {
    bankId,
  });
  return bankRow?.key ?? '';
}
