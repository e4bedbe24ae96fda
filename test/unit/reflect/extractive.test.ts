import { describe, expect, test } from 'vitest';
import type { DatedInterval } from '../../../src/domain/interval.ts';
import type { Neighbour } from '../../../src/domain/ports/reflect-store.ts';
import { evidenceOf } from '../../../src/reflect/extractive/evidence.ts';
import { intentOf } from '../../../src/reflect/extractive/intent.ts';
import { quoteOf } from '../../../src/reflect/quote.ts';
import { reflect, reflectEvents } from '../../../src/reflect/reflect.ts';
import { UNKNOWN_TEXT } from '../../../src/reflect/reflection.ts';
import { DEFAULT_REFLECT } from '../../../src/reflect/settings.ts';
import { writtenDate } from '../../../src/reflect/written-date.ts';
import { memoryOf, reflectionOn, reflectPorts, type StubWorld } from '../../support/reflect-ports.ts';

const day = (date: string): DatedInterval => {
  const start = Date.parse(date);
  return { start, end: start + 86_400_000, precision: 'DAY' };
};
const link = (ofId: string, memoryId: string, kind: Neighbour['kind'], leadsAway = true): Neighbour => ({
  ...{ ofId, memoryId, kind, leadsAway },
  weight: 1,
  via: null,
});

const RESIGNED = memoryOf('a', 'Dana resigned from Initech.', { occurred: day('2024-12-06') });
const SHIFTS = memoryOf('b', 'Shifts were doubled.', { occurred: day('2024-11-01') });
const ORDERS = memoryOf('c', 'Orders had piled up.');
const BAKERY = memoryOf('d', 'Dana opened a bakery.', { occurred: day('2024-02-01') });

const ask = (query: string, world: Partial<StubWorld> = {}, rest = {}) =>
  reflect(
    reflectionOn(query, rest),
    reflectPorts({ memories: [RESIGNED, SHIFTS, ORDERS, BAKERY], ...world }),
    DEFAULT_REFLECT,
  );

describe('an answer without a language model', () => {
  test('is made of the best memories, a line each, with citations at their places', async () => {
    const reflection = await ask('What of Dana at Initech?');
    expect(reflection).toMatchObject({ extractive: true, known: true, data: null, chunks: [], opinions: [] });
    expect(reflection.text).toBe('Dana resigned from Initech.\nDana opened a bakery.');
    for (const { quote, start, end } of reflection.citations) {
      expect(reflection.text.slice(start, end)).toBe(quote);
    }
    expect(reflection.basedOn).toEqual([RESIGNED, BAKERY]);
    expect(reflection.trace?.usage.calls).toBe(0);
  });

  test('stands in the order of time, with dates, where the question is about time', async () => {
    expect((await ask('When did Dana do what?')).text).toBe(
      '2024-02-01: Dana opened a bakery.\n2024-12-06: Dana resigned from Initech.',
    );
  });

  test('follows the causes step by step where it asks why, whichever way the links lead', async () => {
    const neighbours = [
      link('a', 'b', 'CAUSED_BY'),
      link('b', 'c', 'CAUSES', false),
      link('c', 'a', 'CAUSED_BY'),
    ];
    const { text, basedOn } = await ask('Why did she leave Initech?', { neighbours });
    expect(text).toBe(
      'Dana resigned from Initech.\nBecause: Shifts were doubled.\nBecause: Orders had piled up.',
    );
    expect(basedOn.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  test('follows the effects where it asks what came of something', async () => {
    const neighbours = [link('b', 'a', 'CAUSES')];
    expect((await ask('What were the consequences of the shifts?', { neighbours })).text).toBe(
      'Shifts were doubled.\nTherefore: Dana resigned from Initech.',
    );
  });

  test('gives what holds first, then what it replaced, where it asks for that', async () => {
    const old = memoryOf('o', 'Dana worked at Initech.', { state: 'SUPERSEDED', validUntil: 1 });
    const memories = [RESIGNED, old];
    const neighbours = [link('a', 'o', 'SUPERSEDES')];
    const ports = reflectPorts({ memories, neighbours });
    const recall: typeof ports.recall = async () => ({
      hits: [{ memory: RESIGNED, score: 1, relevance: 1, cosine: 1 }],
      window: null,
      reranker: 'LATE_INTERACTION',
    });
    const { text } = await reflect(
      reflectionOn('Where did Dana work previously?'),
      { ...ports, recall },
      DEFAULT_REFLECT,
    );
    expect(text.split('\n')).toEqual(['Dana resigned from Initech.', 'Before that: Dana worked at Initech.']);
  });

  test('says so when nothing is known', async () => {
    expect(await ask('What is ethanol?')).toMatchObject({
      text: UNKNOWN_TEXT,
      known: false,
      citations: [],
      basedOn: [],
    });
  });

  test('keeps within maxTokens, but for a first line', async () => {
    expect((await ask('What of Dana at Initech?', {}, { maxTokens: 5 })).text).toBe(
      'Dana resigned from Initech.',
    );
    expect((await ask('What of Dana at Initech?', {}, { maxTokens: 1 })).text).toBe(
      'Dana resigned from Initech.',
    );
  });

  test('tells each step as it is taken, and the answer last', async () => {
    const kinds: string[] = [];
    const ports = reflectPorts({ memories: [RESIGNED] });
    for await (const { kind } of reflectEvents(reflectionOn('Why Initech?'), ports, DEFAULT_REFLECT))
      kinds.push(kind);
    expect(kinds).toEqual(['STEP_STARTED', 'STEP_FINISHED', 'STEP_STARTED', 'STEP_FINISHED', 'ANSWERED']);
  });

  test.each([
    [{ query: '  ' }, /query is empty/],
    [{ query: 'x'.repeat(10_001) }, /10000/],
    [{ maxTokens: 0 }, /maxTokens/],
    [{ context: 'x'.repeat(20_001) }, /context/],
    [{ formOpinions: true, asOf: 1 }, /exclude each other/],
    [{ answerSchema: '{"type":"object"}' }, /needs a language model/],
    [{ bankId: 'other' }, /no bank "other"/],
  ])('%# is refused', async (rest, message) => {
    await expect(ask('Why?', {}, rest)).rejects.toThrow(message);
  });
});

describe('the evidence of an answer', () => {
  const settings = DEFAULT_REFLECT.extractive;
  const hit = (id: string, score: number, relevance: number, cosine: number | null = null) => ({
    memory: memoryOf(id, id, { occurred: id.startsWith('in') ? day('2024-05-01') : null }),
    score,
    relevance,
    cosine,
  });
  const window = {
    kind: 'WINDOW' as const,
    start: Date.parse('2024-04-01'),
    end: Date.parse('2024-06-01'),
    precision: 'MONTH' as const,
    matchedText: null,
    reason: 'spring',
    anchor: null,
  };
  const ids = (hits: ReturnType<typeof hit>[], at: typeof window | null = null) =>
    evidenceOf({ hits, window: at, reranker: 'LATE_INTERACTION' }, settings).map(({ memory }) => memory.id);

  test('is the best and what scores nearly as well', () => {
    expect(ids([hit('a', 1, 0.5), hit('b', 0.31, 0.2), hit('c', 0.29, 0.2)])).toEqual(['a', 'b']);
  });

  test('is nothing when nothing is near, and near by meaning is near', () => {
    expect(ids([hit('a', 1, 0.002, 0.41)])).toEqual([]);
    expect(ids([hit('a', 1, 0.002, 0.43)])).toEqual(['a']);
  });

  test('is all that lies in the window that is asked for, up to its number', () => {
    expect(ids([hit('in1', 1, 0), hit('out', 0.01, 0), hit('in2', 0.01, 0)], window)).toEqual(['in1', 'in2']);
    expect(
      ids(
        Array.from({ length: 9 }, (_, index) => hit(`in${index}`, 1, 0)),
        window,
      ),
    ).toHaveLength(6);
  });
});

describe('what a question asks for', () => {
  test.each([
    ['Why did she leave?', { why: true }],
    ['How did it come that he moved?', { why: true }],
    ['Warum zog er um?', { why: true }],
    ['What were the consequences of the cut?', { why: false, effects: true }],
    ['When did he move?', { why: false, time: true }],
    ['Where did he live before?', { past: true }],
    ['Where does he live?', { why: false, effects: false, time: false, past: false }],
  ])('%s', (question, expected) => {
    expect(intentOf(question, null)).toMatchObject(expected);
  });
});

describe('a date in an answer', () => {
  test.each<[string, DatedInterval, string]>([
    ['UTC', day('2024-12-06'), '2024-12-06'],
    [
      'UTC',
      { start: Date.parse('2024-12-24'), end: Date.parse('2025-01-02'), precision: 'DAY' },
      '2024-12-24 to 2025-01-01',
    ],
    ['UTC', { start: Date.parse('2024-01-01'), end: Date.parse('2025-01-01'), precision: 'YEAR' }, '2024'],
    [
      'UTC',
      { start: Date.parse('2024-05-01'), end: Date.parse('2024-06-01'), precision: 'MONTH' },
      '2024-05',
    ],
    [
      'UTC',
      { start: Date.parse('2024-10-01'), end: 253_402_300_799_999, precision: 'MONTH' },
      'since 2024-10',
    ],
    [
      'America/New_York',
      { start: Date.parse('2024-05-01T02:30Z'), end: Date.parse('2024-05-01T02:31Z'), precision: 'MINUTE' },
      '2024-04-30 22:30',
    ],
  ])('in %s: %#', (timezone, occurred, expected) => {
    expect(writtenDate(occurred, timezone)).toBe(expected);
  });
});

describe('the quote of a memory', () => {
  test('is all of a short one, and of a long one the sentence that is nearest to what is asked', () => {
    expect(quoteOf('Bob moved. He likes tea.', 'tea')).toEqual({ start: 0, end: 24 });
    const long = `${'The weather was fine and the sea was calm. '.repeat(10)}Bob resigned on Friday. ${'They talked. '.repeat(10)}`;
    const { start, end } = quoteOf(long, 'When did Bob resign?');
    expect(long.slice(start, end)).toBe('Bob resigned on Friday.');
  });
});
