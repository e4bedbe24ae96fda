import { afterAll, beforeAll, expect, test } from 'vitest';
import { reflect } from '../../../src/reflect/reflect.ts';
import { DEFAULT_REFLECT } from '../../../src/reflect/settings.ts';
import type { ReflectRequest } from '../../../src/reflect/types.ts';
import type { Database } from '../../../src/store/database.ts';
import { createReadStore } from '../../../src/store/read-store.ts';
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
beforeAll(async () => {
  database = testDatabase();
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
