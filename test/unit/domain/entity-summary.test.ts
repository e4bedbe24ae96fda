import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstOf, type MentioningMemory, summariseEntity } from '../../../src/domain/entity-summary.ts';

const BERLIN = { id: 'e-berlin', nameKey: 'berlin' };
const BOB = { id: 'e-bob', nameKey: 'bob' };
const NAMES = new Map([
  ['e-berlin', 'Berlin'],
  ['e-bob', 'Bob'],
]);

function memory(id: string, rest: Partial<MentioningMemory> = {}): MentioningMemory {
  return { id, type: 'WORLD', proofCount: 1, mentionedAt: 0, start: null, others: [], ...rest };
}

function summaryOf(memories: readonly MentioningMemory[], truncated = false) {
  return summariseEntity({
    entity: { bankId: 'bank', name: 'Alice', type: 'PERSON' },
    ...{ memories, truncated, names: NAMES, generatedAt: 7 },
  });
}

const WORLD = [
  memory('m1', { others: [BERLIN], start: Date.UTC(2024, 2, 5) }),
  memory('m2', { others: [BOB, BERLIN], start: Date.UTC(2024, 2, 1) }),
  memory('m3', { others: [BOB], mentionedAt: 5 }),
  memory('m4', { others: [BERLIN], proofCount: 2 }),
  memory('m5', { type: 'OBSERVATION', others: [BERLIN] }),
  memory('m6'),
];

describe('the summary of an entity', () => {
  test('tells each memory once, with the entity that stands beside it most often', () => {
    expect(summaryOf(WORLD).facts).toEqual([
      { bankId: 'bank', aboutId: 'e-berlin', memoryIds: ['m5', 'm4', 'm1', 'm2'] },
      { bankId: 'bank', aboutId: 'e-bob', memoryIds: ['m3'] },
      { bankId: 'bank', aboutId: null, memoryIds: ['m6'] },
    ]);
  });

  test('has dated memories in time, related entities by how often, and a sentence', () => {
    expect(summaryOf(WORLD)).toMatchObject({
      text: 'Alice (person): 6 memories, from 2024-03-01 to 2024-03-05. Most often together with Berlin (4), Bob (2).',
      timeline: ['m2', 'm1'],
      related: [
        { bankId: 'bank', entityId: 'e-berlin', sharedMemories: 4 },
        { bankId: 'bank', entityId: 'e-bob', sharedMemories: 2 },
      ],
      ...{ memoryCount: 6, truncated: false, generatedAt: 7 },
    });
  });

  test('of somebody of whom nothing may be seen is empty', () => {
    expect(summaryOf([])).toMatchObject({
      text: 'Alice (person): 0 memories.',
      facts: [],
      timeline: [],
      related: [],
    });
  });

  test('is cut to so many memories a list, of the timeline the last, and says so', () => {
    expect(firstOf(summaryOf(WORLD), 5)).toMatchObject({
      facts: [{ memoryIds: ['m5', 'm4', 'm1', 'm2'] }, { memoryIds: ['m3'] }],
      truncated: true,
    });
    expect(firstOf(summaryOf(WORLD), 1)).toMatchObject({ facts: [{ memoryIds: ['m5'] }], timeline: ['m1'] });
    expect(firstOf(summaryOf(WORLD), 6).truncated).toBe(false);
  });

  test('holds every memory in one group, whatever the order in which they come', () => {
    const memories = fc.uniqueArray(
      fc.record({ id: fc.integer({ min: 0, max: 50 }).map(String), others: fc.subarray([BERLIN, BOB]) }),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(memories, (rows) => {
        const all = rows.map(({ id, others }) => memory(id, { others }));
        const summary = summaryOf(all);
        expect(summary.facts.flatMap(({ memoryIds }) => memoryIds).sort()).toEqual(
          all.map(({ id }) => id).sort(),
        );
        expect(summaryOf([...all].reverse())).toEqual(summary);
      }),
    );
  });
});
