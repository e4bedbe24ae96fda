import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TAGS_MATCHES } from '../../../src/domain/tags.ts';
import { createChangeLog } from '../../../src/store/change-log.ts';
import { createChangeStore } from '../../../src/store/change-store.ts';
import { createConsolidateStore } from '../../../src/store/consolidate-store.ts';
import type { Database } from '../../../src/store/database.ts';
import { createEntityStore } from '../../../src/store/entity-store.ts';
import { createReadStore } from '../../../src/store/read-store.ts';
import { supersede } from '../../../src/store/supersede.ts';
import { answeringLlm } from '../../support/consolidate-ports.ts';
import { testDatabase } from '../../support/database.ts';
import { fact, item, request } from '../../unit/retain/requests.ts';
import { NOW, newBankId, openBank, type TestBank } from '../retain/bank-of-test.ts';
import { bankThatKnows, consolidateIn, observationsOf, tell } from './observations-of-test.ts';

const SHORT = 'Alice Chen moved to Berlin.';
const LONG = 'Alice Chen moved to Berlin in March.';
const OTHER = 'Bob repairs old clocks on Sundays.';

let database: Database;
let bank: TestBank;
beforeAll(async () => {
  database = testDatabase();
  bank = await openBank(database);
});
afterAll(() => database.close());

describe('consolidation without a language model', () => {
  test('facts that say the same make one observation in the words of the best of them', async () => {
    const id = await bankThatKnows(bank, ['a', SHORT], ['b', LONG], ['c', OTHER]);
    expect(await consolidateIn(database, { id })).toMatchObject({
      facts: 3,
      created: 1,
      updated: 0,
      removed: 0,
    });
    expect(await observationsOf(bank, id)).toMatchObject([
      { text: LONG, proofCount: 2, evidence: [LONG, SHORT], tags: [] },
    ]);
  });

  test('what an observation rests on is linked to it in lists, graphs and numbers', async () => {
    const id = await bankThatKnows(bank, ['a', SHORT], ['b', LONG]);
    await consolidateIn(database, { id });
    const [observation] = await observationsOf(bank, id);
    const reads = createReadStore(database);
    const kinds = ['DERIVED_FROM'] as const;
    const page = { first: 10, after: null };
    const evidence =
      (await reads.evidenceOfMemories(id, [observation?.id ?? ''])).get(observation?.id ?? '') ?? [];
    const link = (targetId: string) =>
      expect.objectContaining({ kind: 'DERIVED_FROM', weight: 1, sourceId: observation?.id, targetId });
    const [fact = ''] = evidence;
    const ofFact = await reads.linksOfMemories(id, [fact], { kinds, page });
    expect(ofFact.get(fact)?.rows.map(({ value }) => value)).toEqual([link(fact)]);
    const listed = await reads.listLinks(id, kinds, page);
    expect(listed.rows.map(({ value }) => value)).toEqual([...evidence].sort().map(link));
    expect(await reads.countLinks(id, kinds)).toBe(2);
    const around = { around: [fact], depth: 2, first: 10, kinds };
    const graph = await reads.graph(id, around);
    expect(graph.edges).toHaveLength(2);
    expect([...graph.memoryIds].sort()).toEqual([observation?.id, ...evidence].sort());
    expect((await reads.bankStats([id])).get(id)?.links).toContainEqual({ kind: 'DERIVED_FROM', count: 2 });
  });

  test('a second run finds nothing to do and changes nothing', async () => {
    const id = await bankThatKnows(bank, ['a', SHORT], ['b', LONG]);
    await consolidateIn(database, { id });
    const before = await observationsOf(bank, id);
    expect(await consolidateIn(database, { id })).toMatchObject({
      facts: 0,
      created: 0,
      updated: 0,
      removed: 0,
    });
    expect(await observationsOf(bank, id)).toEqual(before);
  });

  test('one new fact is looked at alone, and joins the observation that says the same', async () => {
    const id = await bankThatKnows(bank, ['a', SHORT], ['b', LONG], ['c', OTHER]);
    await consolidateIn(database, { id });
    const [before] = await observationsOf(bank, id);
    await tell(bank, id, ['d', 'Alice Chen moved to Berlin in March 2024.']);
    expect(await consolidateIn(database, { id })).toMatchObject({ facts: 1, created: 0, updated: 1 });
    const [after, ...others] = await observationsOf(bank, id);
    expect(others).toEqual([]);
    expect(after).toMatchObject({
      id: before?.id,
      proofCount: 3,
      text: 'Alice Chen moved to Berlin in March 2024.',
    });
    expect(after?.evidence).toHaveLength(3);
  });

  test('facts of different tags never come together', async () => {
    const id = await bankThatKnows(
      bank,
      ['a', SHORT, { tags: ['x'] }],
      ['b', LONG, { tags: ['y'] }],
      ['c', SHORT, { tags: ['x', 'y'] }],
      ['d', LONG, { tags: ['y', 'x'] }],
    );
    await consolidateIn(database, { id });
    expect(await observationsOf(bank, id)).toMatchObject([
      { tags: ['x', 'y'], evidence: [LONG, SHORT], proofCount: 2 },
    ]);
  });

  test('dates run from the first start to the last end', async () => {
    const id = newBankId();
    await tell(bank, id, ['a', SHORT], ['b', LONG]);
    await bank.rows(
      `MATCH (m:Memory {bankId: $id}) SET m.datePrecision = 'DAY',
         m.occurredStart = datetime(CASE m.documentId WHEN 'a' THEN '2024-03-01T00:00Z' ELSE '2024-03-05T00:00Z' END),
         m.occurredEnd = datetime(CASE m.documentId WHEN 'a' THEN '2024-03-02T00:00Z' ELSE '2024-03-06T00:00Z' END)`,
      { id },
    );
    await consolidateIn(database, { id });
    expect(await observationsOf(bank, id)).toMatchObject([
      { start: expect.stringMatching(/^2024-03-01T00:00/), end: expect.stringMatching(/^2024-03-06T00:00/) },
    ]);
  });

  test('facts that were written before there were marks are looked at once', async () => {
    const id = await bankThatKnows(bank, ['a', SHORT], ['b', LONG]);
    await bank.rows('MATCH (m:Memory {bankId: $id}) REMOVE m.toConsolidate', { id });
    expect(await consolidateIn(database, { id })).toMatchObject({ facts: 2, created: 1 });
    await bank.rows('MATCH (m:Memory {bankId: $id}) REMOVE m.toConsolidate', { id });
    expect(await consolidateIn(database, { id })).toMatchObject({ facts: 0 });
  });

  test('a bank that is not there is NOT_FOUND', async () => {
    await expect(consolidateIn(database, { id: newBankId() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('what is removed takes its observations along', () => {
  test('a document that is deleted leaves no observation with its words, and the next run makes a new one', async () => {
    const id = await bankThatKnows(
      bank,
      ['a', SHORT],
      ['b', LONG],
      ['c', 'Alice Chen moved to Berlin in March 2024.'],
    );
    await consolidateIn(database, { id });
    await bank.admin.deleteDocument(id, 'c', NOW);
    expect(await observationsOf(bank, id)).toEqual([]);
    expect(await consolidateIn(database, { id })).toMatchObject({ facts: 2, created: 1 });
    expect(await observationsOf(bank, id)).toMatchObject([{ text: LONG, evidence: [LONG, SHORT] }]);
  });

  test('a deleted memory takes the observation and, with it, tag sets that nothing else has', async () => {
    const id = await bankThatKnows(bank, ['a', SHORT, { tags: ['x'] }], ['b', LONG, { tags: ['x'] }]);
    await consolidateIn(database, { id });
    await bank.admin.deleteDocument(id, 'a', NOW);
    await bank.admin.deleteDocument(id, 'b', NOW);
    expect(await bank.nodes(id)).toEqual({ Bank: 1, Operation: expect.any(Number) });
  });

  test('an observation that is deleted itself stays away until its facts change', async () => {
    const id = await bankThatKnows(bank, ['a', SHORT], ['b', LONG]);
    await consolidateIn(database, { id });
    const [observation] = await observationsOf(bank, id);
    await bank.admin.deleteMemory(id, observation?.id ?? '', NOW);
    expect(await consolidateIn(database, { id })).toMatchObject({ facts: 0, created: 0 });
    expect(await observationsOf(bank, id)).toEqual([]);
  });
});

describe('what no longer holds takes its observations along', () => {
  const idOfDocument = async (bankId: string, documentId: string): Promise<string> => {
    const [row] = await bank.rows<{ id: string }>(
      "MATCH (m:Memory {bankId: $bankId, documentId: $documentId}) WHERE m.type <> 'OBSERVATION' RETURN m.id AS id",
      { bankId, documentId },
    );
    return row?.id ?? '';
  };

  test('a withdrawn fact takes its observation, which comes back with it', async () => {
    const id = await bankThatKnows(bank, ['a', SHORT], ['b', LONG]);
    await consolidateIn(database, { id });
    const changes = createChangeStore(database);
    const found = await changes.findBank(id);
    if (found === null) throw new Error('no bank');
    const memoryId = await idOfDocument(id, 'b');
    await changes.invalidateMemory(found, memoryId, { reason: null, at: NOW });
    expect(await observationsOf(bank, id)).toEqual([]);
    await consolidateIn(database, { id });
    expect(await observationsOf(bank, id)).toEqual([]);
    await changes.restoreMemory(found, memoryId, NOW);
    await consolidateIn(database, { id });
    expect(await observationsOf(bank, id)).toMatchObject([{ text: LONG, evidence: [LONG, SHORT] }]);
  });

  test('a fact that another one replaces takes its observation, and those left make one of their own', async () => {
    const id = await bankThatKnows(
      bank,
      ['a', SHORT],
      ['b', LONG],
      ['c', `${LONG.slice(0, -1)} 2024.`],
      ['d', OTHER],
    );
    await consolidateIn(database, { id });
    const [winnerId, loserId] = await Promise.all([idOfDocument(id, 'd'), idOfDocument(id, 'c')]);
    const gone = await database.write((transaction) =>
      supersede(transaction, { bankId: id, at: NOW }, [{ winnerId, loserId }]),
    );
    expect(gone.value.deletedIds).toHaveLength(1);
    expect(await observationsOf(bank, id)).toEqual([]);
    await consolidateIn(database, { id });
    expect(await observationsOf(bank, id)).toMatchObject([{ text: LONG, evidence: [LONG, SHORT] }]);
  });
});

describe('entities that are merged or split', () => {
  const NAMED = 'The clock in the old hall was repaired';
  const named = (documentId: string, name: string, more = '') => {
    const text = `${NAMED}${more}.`;
    return item(text, { documentId, facts: [fact(text, { entities: [{ name, type: 'PERSON' }] })] });
  };
  const entityOf = async (bankId: string, name: string): Promise<string> => {
    const [row] = await bank.rows<{ id: string }>(
      'MATCH (e:Entity {bankId: $bankId, name: $name}) RETURN e.id AS id',
      { bankId, name },
    );
    return row?.id ?? '';
  };

  test('what is about one now comes together, and apart again when it is split', async () => {
    const id = newBankId();
    const items = [named('a', 'Peter Hale'), named('b', 'Moth-Man', ' by night')];
    for (const one of items) await bank.retain(request([one], { bankId: id }));
    await consolidateIn(database, { id });
    expect(await observationsOf(bank, id)).toEqual([]);
    const entities = createEntityStore(database);
    const [intoId, fromId] = [await entityOf(id, 'Peter Hale'), await entityOf(id, 'Moth-Man')];
    await entities.mergeEntities({ bankId: id, intoId, fromIds: [fromId], reason: null }, NOW);
    expect(await consolidateIn(database, { id })).toMatchObject({ facts: 1, created: 1 });
    const [made] = await observationsOf(bank, id);
    expect(made).toMatchObject({ entities: ['Peter Hale'], proofCount: 2 });

    const [moved] = await bank.rows<{ id: string }>(
      "MATCH (m:Memory {bankId: $id, documentId: 'b'}) RETURN m.id AS id",
      { id },
    );
    const names = {
      left: {
        name: 'Peter Hale',
        nameKey: 'peter hale',
        aliases: [],
        aliasKeys: ['peter hale'],
        blockKeys: [],
      },
      made: { name: 'Moth-Man', nameKey: 'moth-man', aliases: [], aliasKeys: ['moth-man'], blockKeys: [] },
    };
    await entities.splitEntity({ bankId: id, id: intoId, memoryIds: [moved?.id ?? ''] }, () => names, NOW);
    expect(await observationsOf(bank, id)).toEqual([]);
    await consolidateIn(database, { id });
    expect(await observationsOf(bank, id)).toEqual([]);
    const log = (await createChangeLog(database).readChanges([{ bankId: id, after: 0 }])).get(id);
    expect(log?.changes.flatMap(({ deletedIds }) => deletedIds)).toEqual([made?.id]);
  });
});

describe('always', () => {
  test('who may see an observation may see all of its evidence, under every match of tags', async () => {
    const sets = [[], ['x'], ['y'], ['x', 'y'], ['x', 'y', 'z']];
    const told = sets.flatMap((tags, index) => [
      [`a${index}`, SHORT, { tags }] as const,
      [`b${index}`, LONG, { tags }] as const,
    ]);
    const id = await bankThatKnows(bank, ...told);
    await consolidateIn(database, { id });
    const reads = createReadStore(database);
    for (const tags of sets) {
      for (const tagsMatch of TAGS_MATCHES) {
        const filter = {
          types: null,
          states: ['ACTIVE'],
          window: null,
          entityId: null,
          documentId: null,
        } as const;
        const page = { first: 100, after: null };
        const seen = await reads.listMemories(id, { ...filter, tags, tagsMatch, asOf: null }, page);
        const ids = seen.rows.map(({ value }) => value);
        const evidence = await reads.evidenceOfMemories(id, ids);
        const drawn = [...evidence.values()].flat();
        expect(drawn.filter((one) => !ids.includes(one))).toEqual([]);
        if (tagsMatch === 'EXACT') expect(drawn).toHaveLength(2);
      }
    }
  });
});

describe('two processes at once', () => {
  test('make no doubles, whichever is faster', async () => {
    const told = Array.from({ length: 60 }, (_, index) => {
      const base = `Person${index % 20} keeps clock${index % 20} in drawer${index % 20} at home`;
      return [`d${index}`, index < 20 ? base : `${base} ${index < 40 ? 'today' : 'today always'}`] as const;
    });
    const id = await bankThatKnows(bank, ...told);
    const second = testDatabase();
    await Promise.all([consolidateIn(database, { id }), consolidateIn(second, { id })]);
    await second.close();
    const observations = await observationsOf(bank, id);
    expect(observations).toHaveLength(20);
    expect(observations.map(({ evidence }) => evidence.length)).toEqual(Array.from({ length: 20 }, () => 3));
  });

  test('a write that was decided upon facts that changed since is refused', async () => {
    const id = await bankThatKnows(bank, ['a', SHORT], ['b', LONG]);
    const store = createConsolidateStore(database);
    const found = await store.findBank(id);
    if (found === null) throw new Error('no bank');
    const facts = await store.loadFacts(
      found,
      (await store.findMarked(found, '', { limit: 10, skip: 0 })).map((fact) => fact.id),
    );
    const write = {
      ...{ id: 'o', readAt: null, tags: [], tagKey: '', occurred: null, mentionedAt: NOW, proofCount: 2 },
      ...{ wording: { factId: facts[0]?.id ?? '' }, evidence: facts, absorbedIds: [] },
    };
    await bank.rows(
      'MATCH (m:Memory {bankId: $id, documentId: "a"}) SET m.updatedAt = m.updatedAt + duration("PT1S")',
      { id },
    );
    const seen = facts.map((fact) => ({ id: fact.id, updatedAt: fact.updatedAt, observationId: null }));
    expect(await store.write(found, { observations: [write], seen }, NOW)).toEqual({
      ...{ settled: 0, created: 0, updated: 0, removed: 0, refused: 1 },
    });
    expect(await store.countMarked(found)).toBe(2);
  });
});

test('a fact that lost its observation since it was read keeps its mark', async () => {
  const id = await bankThatKnows(bank, ['a', SHORT], ['b', LONG]);
  await consolidateIn(database, { id });
  const store = createConsolidateStore(database);
  const found = await store.findBank(id);
  if (found === null) throw new Error('no bank');
  const [observation] = await observationsOf(bank, id);
  const rows = await bank.rows<{ id: string }>(
    "MATCH (m:Memory {bankId: $id}) WHERE m.type <> 'OBSERVATION' SET m.toConsolidate = true RETURN m.id AS id",
    { id },
  );
  const facts = await store.loadFacts(
    found,
    rows.map((row) => row.id),
  );
  expect(facts.map(({ observationId, isMarked }) => [observationId, isMarked])).toEqual(
    facts.map(() => [observation?.id, true]),
  );
  await bank.admin.deleteMemory(id, observation?.id ?? '', NOW);
  expect(await store.write(found, { observations: [], seen: facts }, NOW)).toMatchObject({ settled: 0 });
  expect(await store.countMarked(found)).toBe(2);
});

describe('consolidation by a language model', () => {
  test('it writes what related facts add up to, and each fact supports one observation', async () => {
    const id = await bankThatKnows(bank, ['a', SHORT], ['b', LONG], ['c', OTHER]);
    const llm = answeringLlm(() => ({
      observations: [{ text: 'Alice lives in Berlin.', revises: null, facts: ['f1', 'f2'] }],
    }));
    expect(await consolidateIn(database, { id }, { llm })).toMatchObject({
      ...{ created: 1, skipped: [], usage: { calls: 1, inputTokens: 10, outputTokens: 5 } },
    });
    expect(await observationsOf(bank, id)).toMatchObject([
      { text: 'Alice lives in Berlin.', evidence: [LONG, SHORT], proofCount: 2 },
    ]);
    expect(llm.asked).toHaveLength(1);
    expect(llm.asked[0]).not.toContain(OTHER);
    await consolidateIn(database, { id }, { llm });
    expect(llm.asked).toHaveLength(1);
  });

  test('an answer that cites what was not shown is skipped as a whole, told, and tried again', async () => {
    const id = await bankThatKnows(bank, ['a', SHORT], ['b', LONG]);
    const llm = answeringLlm(() => ({
      observations: [
        { text: 'Alice lives in Berlin.', revises: null, facts: ['f1', 'f2'] },
        { text: 'Alice is rich.', revises: null, facts: ['f7', 'f8'] },
      ],
    }));
    const first = await consolidateIn(database, { id }, { llm });
    expect(first.skipped).toMatchObject([{ reason: expect.stringContaining('"f7"') }]);
    expect(first.skipped[0]?.memoryIds).toHaveLength(2);
    expect(await observationsOf(bank, id)).toEqual([]);
    expect(await consolidateIn(database, { id })).toMatchObject({ created: 1 });
  });
});
