import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bank } from '../../../src/domain/bank.ts';
import type { ChangeStore } from '../../../src/domain/ports/change-store.ts';
import { reflect } from '../../../src/reflect/reflect.ts';
import { DEFAULT_REFLECT } from '../../../src/reflect/settings.ts';
import type { ReflectRequest } from '../../../src/reflect/types.ts';
import { type MemoryUpdate, updateMemory } from '../../../src/retain/change/update-memory.ts';
import { createChangeLog } from '../../../src/store/change-log.ts';
import { createChangeStore } from '../../../src/store/change-store.ts';
import type { Database } from '../../../src/store/database.ts';
import { createReadStore } from '../../../src/store/read-store.ts';
import { supersede } from '../../../src/store/supersede.ts';
import { testDatabase } from '../../support/database.ts';
import { reflectionOn } from '../../support/reflect-ports.ts';
import { item, request } from '../../unit/retain/requests.ts';
import { NOW, newBankId, openBank, type TestBank } from '../retain/bank-of-test.ts';
import { curiousLlm, type FormedOpinion, opinionsOf, portsOver } from './reflect-of-test.ts';

const WROTE = 'Alice asked for a written note.';
const CALLED = 'Alice called Bob at night.';
const LETTER = 'Alice praised the letter.';
const TEXT = 'Alice would rather be written to.';

let database: Database;
let bank: TestBank;
let changes: ChangeStore;
beforeAll(async () => {
  database = testDatabase();
  changes = createChangeStore(database);
  bank = await openBank(database);
});
afterAll(() => database.close());

async function bankOf(...texts: string[]): Promise<string> {
  const bankId = newBankId();
  await bank.retain(
    request(
      texts.map((content, index) => item(content, { documentId: `d${index}` })),
      { bankId, mode: 'VERBATIM' },
    ),
  );
  return bankId;
}

function ask(
  bankId: string,
  opinions: readonly FormedOpinion[],
  rest: Partial<ReflectRequest> = {},
  at = NOW,
) {
  const ports = portsOver(
    database,
    curiousLlm(() => opinions),
    () => at,
  );
  return reflect(
    reflectionOn('What does Alice like?', { bankId, formOpinions: true, ...rest }),
    ports,
    DEFAULT_REFLECT,
  );
}

async function idOf(bankId: string, text: string): Promise<string> {
  const [row] = await bank.rows<{ id: string }>(
    'MATCH (m:Memory {bankId: $bankId, text: $text}) RETURN m.id AS id',
    { bankId, text },
  );
  return row?.id ?? '';
}

async function bankThere(bankId: string): Promise<Bank> {
  const found = await changes.findBank(bankId);
  if (found === null) throw new Error('no bank');
  return found;
}

/** Changes what `input` names of a memory, and nothing else. */
function update(bankId: string, input: Partial<MemoryUpdate> & Pick<MemoryUpdate, 'id'>) {
  const unchanged: MemoryUpdate = {
    ...{ bankId, id: '', text: undefined, type: undefined, occurredStart: undefined, occurredEnd: undefined },
    ...{
      confidence: undefined,
      context: undefined,
      tags: undefined,
      metadata: undefined,
      entities: undefined,
    },
    ...{ reason: null, expectedUpdatedAt: null },
  };
  return updateMemory({ ...unchanged, ...input }, { ...bank.ports, changes });
}

const supported = (...texts: string[]): FormedOpinion => ({
  text: TEXT,
  revises: null,
  evidence: texts.map((of) => ({ of, effect: 'SUPPORTS', strength: 'STRONG' })),
});
const contradicted = (of: string): FormedOpinion => ({
  text: TEXT,
  revises: TEXT,
  evidence: [{ of, effect: 'CONTRADICTS', strength: 'STRONG' }],
});

test('an opinion is a memory with a confidence and its evidence, and names whom it is about', async () => {
  const bankId = await bankOf(WROTE, CALLED);
  const { opinions, trace } = await ask(bankId, [supported(WROTE)]);
  expect(opinions).toMatchObject([
    {
      text: TEXT,
      type: 'OPINION',
      state: 'ACTIVE',
      confidence: 0.75,
      proofCount: 1,
      tags: [],
      mentionedAt: NOW,
    },
  ]);
  expect(trace?.steps.at(-1)).toMatchObject({ tool: 'form_opinions', results: 1 });
  const [id = ''] = opinions.map((opinion) => opinion.id);
  const evidence = await createReadStore(database).evidenceOfMemories(bankId, [id]);
  const [wrote] = [...(await createReadStore(database).memories(bankId, evidence.get(id) ?? [])).values()];
  expect(wrote?.text).toBe(WROTE);
});

test('the same again, of the same evidence, is the same opinion and moves nothing', async () => {
  const bankId = await bankOf(WROTE);
  const [first] = (await ask(bankId, [supported(WROTE)])).opinions;
  const [again] = (await ask(bankId, [{ ...supported(WROTE), text: 'alice would rather be written to' }]))
    .opinions;
  expect(again).toEqual(first);
  expect(await opinionsOf(database, bankId)).toHaveLength(1);
});

test('the same formed at one moment by several reflections is one', async () => {
  const bankId = await bankOf(WROTE, LETTER);
  await Promise.all(Array.from({ length: 4 }, () => ask(bankId, [supported(WROTE, LETTER)])));
  expect(await opinionsOf(database, bankId)).toMatchObject([{ confidence: 0.9, proofCount: 2 }]);
});

test('new evidence moves it, a contradiction lets it fade, and what it was stays as a version', async () => {
  const bankId = await bankOf(WROTE, LETTER, CALLED);
  const [made] = (await ask(bankId, [supported(WROTE, LETTER)])).opinions;
  expect(made?.confidence).toBeCloseTo(0.9, 12);
  const [faded] = (await ask(bankId, [contradicted(CALLED)])).opinions;
  expect(faded).toMatchObject({ id: made?.id, text: TEXT, state: 'ACTIVE' });
  expect(faded?.confidence).toBeCloseTo(0.75, 12);
  expect(faded?.updatedAt).toBeGreaterThan(made?.updatedAt ?? Number.POSITIVE_INFINITY);
  const versions = await bank.rows(
    'MATCH (v:MemoryVersion {bankId: $bankId})-[:VERSION_OF]->(:Memory {id: $id}) RETURN v.text AS text, v.confidence AS confidence',
    { bankId, id: made?.id },
  );
  expect(versions).toEqual([{ text: TEXT, confidence: made?.confidence }]);
});

test('an opinion that rests on nothing, on another opinion or on nothing that supports it is not kept', async () => {
  const bankId = await bankOf(WROTE, CALLED);
  const made = await ask(bankId, [
    { ...supported(), text: 'Of nothing.' },
    { ...supported('never said'), text: 'Of what was never shown.' },
    { text: 'Of a contradiction.', revises: null, evidence: contradicted(CALLED).evidence },
  ]);
  expect(made.opinions).toEqual([]);
});

test('an opinion goes with the last memory that supports it, and fades to what is left', async () => {
  const bankId = await bankOf(WROTE, LETTER);
  await ask(bankId, [supported(WROTE, LETTER)]);
  await bank.admin.deleteDocument(bankId, 'd1', NOW);
  expect(await opinionsOf(database, bankId)).toMatchObject([{ confidence: 0.75, proofCount: 1 }]);
  await bank.admin.deleteDocument(bankId, 'd0', NOW);
  expect(await opinionsOf(database, bankId)).toEqual([]);
  expect(await bank.nodes(bankId)).toEqual({ Bank: 1, Operation: 1 });
});

test('evidence that is withdrawn counts no more until it is restored, and what it was is told in its history', async () => {
  const bankId = await bankOf(WROTE, LETTER);
  const [made] = (await ask(bankId, [supported(WROTE, LETTER)])).opinions;
  const id = made?.id ?? '';
  const [wrote, letter] = [await idOf(bankId, WROTE), await idOf(bankId, LETTER)];
  const bankNow = await bankThere(bankId);
  const now = async () => {
    const memory = (await createReadStore(database).memories(bankId, [id])).get(id);
    return {
      state: memory?.state,
      confidence: memory?.confidence?.toFixed(4),
      proofCount: memory?.proofCount,
    };
  };
  await changes.invalidateMemory(bankNow, letter, { reason: null, at: NOW });
  expect(await now()).toEqual({ state: 'ACTIVE', confidence: '0.7500', proofCount: 1 });
  await changes.invalidateMemory(bankNow, wrote, { reason: null, at: NOW });
  expect(await now()).toEqual({ state: 'INVALIDATED', confidence: '0.5000', proofCount: 0 });
  await changes.restoreMemory(bankNow, letter, NOW);
  expect(await now()).toEqual({ state: 'ACTIVE', confidence: '0.7500', proofCount: 1 });
  const versions = (await createReadStore(database).versionsOfMemories(bankId, [id])).get(id) ?? [];
  expect(versions.map(({ change, state, confidence }) => [change, state, confidence?.toFixed(4)])).toEqual([
    ['REVISED', 'ACTIVE', '0.9000'],
    ['INVALIDATED', 'ACTIVE', '0.7500'],
    ['RESTORED', 'INVALIDATED', '0.5000'],
  ]);
});

test('an opinion whose evidence was all withdrawn holds again when a reflection finds more', async () => {
  const bankId = await bankOf(WROTE, LETTER);
  const [made] = (await ask(bankId, [supported(WROTE)])).opinions;
  await changes.invalidateMemory(await bankThere(bankId), await idOf(bankId, WROTE), {
    reason: null,
    at: NOW,
  });
  expect(await opinionsOf(database, bankId)).toEqual([]);
  expect((await ask(bankId, [supported(LETTER)])).opinions).toMatchObject([
    { id: made?.id, state: 'ACTIVE', confidence: 0.75 },
  ]);
});

test('one that somebody withdrew stays withdrawn, whatever becomes of its evidence', async () => {
  const bankId = await bankOf(WROTE, LETTER);
  const [made] = (await ask(bankId, [supported(WROTE, LETTER)])).opinions;
  const bankNow = await bankThere(bankId);
  await changes.invalidateMemory(bankNow, made?.id ?? '', { reason: null, at: NOW });
  await changes.invalidateMemory(bankNow, await idOf(bankId, WROTE), { reason: null, at: NOW });
  await changes.restoreMemory(bankNow, await idOf(bankId, WROTE), NOW);
  expect((await ask(bankId, [supported(WROTE)])).opinions).toEqual([]);
  expect(await opinionsOf(database, bankId)).toEqual([]);
});

test('evidence that a newer memory replaced counts as weak', async () => {
  const bankId = await bankOf(WROTE, LETTER, CALLED);
  await ask(bankId, [supported(WROTE, LETTER)]);
  const pair = { winnerId: await idOf(bankId, CALLED), loserId: await idOf(bankId, LETTER) };
  await database.write((transaction) => supersede(transaction, { bankId, at: NOW }, [pair]));
  // Odds 3 × 1.5.
  const [faded] = await opinionsOf(database, bankId);
  expect(faded?.confidence).toBeCloseTo(4.5 / 5.5, 12);
});

test('evidence with other words or other tags carries an opinion no more', async () => {
  const bankId = await bankOf(WROTE, LETTER);
  await ask(bankId, [supported(WROTE, LETTER)]);
  await update(bankId, { id: await idOf(bankId, LETTER), tags: ['secret'] });
  expect(await opinionsOf(database, bankId)).toMatchObject([{ confidence: 0.75, proofCount: 1, tags: [] }]);
  await update(bankId, { id: await idOf(bankId, WROTE), context: 'at work' });
  expect(await opinionsOf(database, bankId)).toHaveLength(1);
  await update(bankId, { id: await idOf(bankId, WROTE), text: 'Alice asked for a call.' });
  expect(await opinionsOf(database, bankId)).toEqual([]);
});

test('an opinion cannot be shown where its evidence is not seen', async () => {
  const bankId = await bankOf(WROTE);
  const [made] = (await ask(bankId, [supported(WROTE)])).opinions;
  await expect(update(bankId, { id: made?.id ?? '', tags: ['other'] })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    message: expect.stringContaining('input.tags'),
  });
  await expect(update(bankId, { id: made?.id ?? '', type: 'WORLD' })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    message: expect.stringContaining('input.type'),
  });
});

test('who listens to the bank is told of opinions that are formed, moved and gone', async () => {
  const bankId = await bankOf(WROTE, LETTER, CALLED);
  const log = createChangeLog(database);
  const tail = async () => (await log.readChanges([{ bankId, after: 0 }])).get(bankId)?.changes.at(-1);
  const [made] = (await ask(bankId, [supported(WROTE)])).opinions;
  const id = made?.id ?? '';
  expect(await tail()).toMatchObject({ createdIds: [id], updatedIds: [], deletedIds: [] });
  await ask(bankId, [{ ...supported(LETTER), revises: TEXT }]);
  expect(await tail()).toMatchObject({ createdIds: [], updatedIds: [id], deletedIds: [] });
  const before = await tail();
  await ask(bankId, [{ ...supported(LETTER), revises: TEXT }]);
  expect(await tail()).toEqual(before);
  await bank.admin.deleteDocument(bankId, 'd1', NOW);
  expect((await tail())?.updatedIds).toContain(id);
  await bank.admin.deleteDocument(bankId, 'd0', NOW);
  expect((await tail())?.deletedIds).toContain(id);
});

test('an opinion that goes takes its history along', async () => {
  const bankId = await bankOf(WROTE, LETTER);
  await ask(bankId, [supported(WROTE)]);
  await ask(bankId, [{ ...supported(LETTER), revises: TEXT }]);
  expect(await bank.nodes(bankId)).toMatchObject({ MemoryVersion: 1 });
  await bank.admin.deleteDocument(bankId, 'd0', NOW);
  await bank.admin.deleteDocument(bankId, 'd1', NOW);
  expect(await bank.nodes(bankId)).toEqual({ Bank: 1, Operation: 1 });
});

test('a replaced document takes the opinions with it that rested on it alone', async () => {
  const bankId = await bankOf(WROTE);
  await ask(bankId, [supported(WROTE)]);
  await bank.retain(request([item(CALLED, { documentId: 'd0' })], { bankId, mode: 'VERBATIM' }));
  expect(await opinionsOf(database, bankId)).toEqual([]);
});

test('a bank with opinions is deleted without a trace', async () => {
  const bankId = await bankOf(WROTE, LETTER);
  await ask(bankId, [supported(WROTE)]);
  await ask(bankId, [{ ...supported(LETTER), revises: TEXT }]);
  await bank.admin.deleteBank(bankId);
  expect(await bank.nodes(bankId)).toEqual({});
});

test('recall includes opinions or leaves them out by types', async () => {
  const bankId = await bankOf(WROTE);
  await ask(bankId, [supported(WROTE)]);
  const ports = portsOver(database, null);
  const find = async (types: readonly ('WORLD' | 'OPINION')[] | null) => {
    const request = { ...reflectionOn('Alice', { bankId }), types, window: null, budget: 'LOW' as const };
    return (await ports.recall(request, AbortSignal.timeout(5000))).hits.map(({ memory }) => memory.type);
  };
  expect((await find(null)).sort()).toEqual(['OPINION', 'WORLD']);
  expect(await find(['WORLD'])).toEqual(['WORLD']);
  expect(await find(['OPINION'])).toEqual(['OPINION']);
});
