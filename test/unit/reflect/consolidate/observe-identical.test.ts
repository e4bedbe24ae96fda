import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tagKeyOf } from '../../../../src/domain/tags.ts';
import { bestWorded } from '../../../../src/reflect/consolidate/best-worded.ts';
import {
  clusterFacts,
  MOST_EVIDENCE,
  type Surroundings,
} from '../../../../src/reflect/consolidate/cluster.ts';
import { wordedFact } from '../../../../src/reflect/consolidate/near-identical.ts';
import {
  observationId,
  observeIdentical as observeClusters,
} from '../../../../src/reflect/consolidate/observe-identical.ts';
import { fact, observation, onDay, surroundingsOf } from './facts.ts';

/** The observations of what stands around some facts. */
function observeIdentical(bankId: string, around: Surroundings) {
  return observeClusters(bankId, around, clusterFacts(around));
}

const SHORT = 'Alice moved to Berlin.';
const LONG = 'Alice moved to Berlin in March.';

describe('the best-worded fact', () => {
  const best = (...facts: ReturnType<typeof fact>[]) => bestWorded(facts.map(wordedFact))?.fact.id;

  test('names most', () => {
    expect(best(fact('a', LONG), fact('b', SHORT, { entityIds: ['alice', 'berlin'] }))).toBe('b');
  });
  test('then has a date', () => {
    expect(best(fact('a', LONG), fact('b', SHORT, { occurred: onDay(2024, 3, 1) }))).toBe('b');
  });
  test('then says most', () => {
    expect(best(fact('a', SHORT), fact('b', LONG))).toBe('b');
  });
  test('is no longer than sixty tokens where another one is not', () => {
    expect(best(fact('a', LONG, { tokens: 61 }), fact('b', SHORT))).toBe('b');
    expect(best(fact('a', LONG, { tokens: 60 }), fact('b', SHORT))).toBe('a');
  });
  test('is understood alone where another one is not', () => {
    expect(best(fact('a', 'She moved to Berlin in March 2024.'), fact('b', SHORT))).toBe('b');
  });
  test('was mentioned last, and of equals has the first id', () => {
    expect(best(fact('a', SHORT), fact('b', SHORT, { mentionedAt: 1 }))).toBe('b');
    expect(best(fact('b', SHORT), fact('a', SHORT))).toBe('a');
  });
});

describe('an observation of facts that say the same', () => {
  test('has the words of the best, all proofs, the whole span, and the last mention', () => {
    const facts = [
      fact('a', SHORT, { proofCount: 3, occurred: onDay(2024, 3, 1), mentionedAt: 10 }),
      fact('b', LONG, { occurred: { ...onDay(2024, 3, 20), precision: 'MONTH' }, mentionedAt: 20 }),
    ];
    expect(observeIdentical('bank', surroundingsOf(facts))).toEqual([
      {
        id: observationId('bank', '', 'a'),
        ...{ readAt: null, tags: [], tagKey: '' },
        wording: { factId: 'b' },
        occurred: { start: Date.UTC(2024, 2, 1), end: Date.UTC(2024, 2, 21), precision: 'MONTH' },
        ...{ mentionedAt: 20, proofCount: 4, absorbedIds: [] },
        evidence: [
          { id: 'a', updatedAt: 0 },
          { id: 'b', updatedAt: 0 },
        ],
      },
    ]);
  });

  test('is none of a fact that stands alone', () => {
    expect(
      observeIdentical('bank', surroundingsOf([fact('a', SHORT), fact('b', 'Bob mends clocks.')])),
    ).toEqual([]);
  });

  test('needs no write when it stands as it should, and keeps its words when only numbers change', () => {
    const facts = [fact('a', SHORT, { observationId: 'o' }), fact('b', LONG, { observationId: 'o' })];
    expect(observeIdentical('bank', surroundingsOf(facts, [observation('o', ['a', 'b'])]))).toEqual([]);
    const told = [{ ...facts[0], proofCount: 2 } as (typeof facts)[number], ...facts.slice(1)];
    expect(observeIdentical('bank', surroundingsOf(told, [observation('o', ['a', 'b'])]))).toMatchObject([
      { id: 'o', wording: null, proofCount: 3, readAt: 0 },
    ]);
  });

  test('takes in another one that says the same', () => {
    const facts = [
      fact('a', SHORT, { observationId: 'o2' }),
      fact('b', SHORT, { observationId: 'o2' }),
      fact('c', LONG, { observationId: 'o1' }),
      fact('d', LONG, { observationId: 'o1' }),
    ];
    const standing = [observation('o2', ['a', 'b']), observation('o1', ['c', 'd'])];
    expect(observeIdentical('bank', surroundingsOf(facts, standing))).toMatchObject([
      { id: 'o1', absorbedIds: ['o2'], proofCount: 4 },
    ]);
  });

  test('is not joined through a third fact by what differs', () => {
    const facts = [
      fact('a', 'Alice moved to Berlin in March.'),
      fact('b', SHORT),
      fact('c', 'Alice moved to Berlin by train.'),
    ];
    const sizes = clusterFacts(surroundingsOf(facts)).map(({ members }) => members.length);
    expect(sizes.sort()).toEqual([1, 2]);
  });

  test('rests on a hundred facts at most, and the others make no second one of a hundred', () => {
    const facts = Array.from({ length: MOST_EVIDENCE + 1 }, (_, index) => fact(`f${1000 + index}`, SHORT));
    const writes = observeIdentical('bank', surroundingsOf(facts));
    expect(writes.map(({ evidence }) => evidence.length)).toEqual([MOST_EVIDENCE]);
  });
});

describe('always', () => {
  const tags = fc.uniqueArray(fc.constantFrom('x', 'y', 'z'), { maxLength: 3 });
  const text = fc.constantFrom(
    SHORT,
    LONG,
    'Bob mends old clocks.',
    'Bob mends old clocks at home.',
    'Bob never mends old clocks.',
  );
  const facts = fc
    .array(fc.record({ text, tags, mentionedAt: fc.nat(5) }), { minLength: 1, maxLength: 25 })
    .map((rows) => rows.map((row, index) => fact(`f${String(index).padStart(2, '0')}`, row.text, row)));

  test('the facts of an observation have exactly its tags, whatever is near to what', () => {
    fc.assert(
      fc.property(facts, (all) => {
        const byId = new Map(all.map((one) => [one.id, one]));
        const everything = all.map((one): [string, { memoryId: string; cosine: number }[]] => [
          one.id,
          all.filter((other) => other !== one).map((other) => ({ memoryId: other.id, cosine: 1 })),
        ]);
        const writes = observeIdentical('bank', { ...surroundingsOf(all), near: new Map(everything) });
        for (const write of writes) {
          expect(write.tagKey).toBe(tagKeyOf(write.tags));
          for (const { id } of write.evidence) expect(byId.get(id)?.tagKey).toBe(write.tagKey);
        }
      }),
    );
  });

  test('a fact supports one observation at most, and the order of the facts changes nothing', () => {
    fc.assert(
      fc.property(facts, fc.array(fc.nat(), { minLength: 25, maxLength: 25 }), (all, keys) => {
        const writes = observeIdentical('bank', surroundingsOf(all));
        const cited = writes.flatMap(({ evidence }) => evidence.map(({ id }) => id));
        expect(new Set(cited).size).toBe(cited.length);
        const order = new Map(all.map((one, index) => [one, keys[index] ?? 0]));
        const shuffled = [...all].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
        const again = observeIdentical('bank', { ...surroundingsOf(all), marked: shuffled });
        expect(new Set(again.map((write) => JSON.stringify(write)))).toEqual(
          new Set(writes.map((write) => JSON.stringify(write))),
        );
      }),
    );
  });
});
