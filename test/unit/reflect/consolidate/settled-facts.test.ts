import { describe, expect, test } from 'vitest';
import { clusterFacts } from '../../../../src/reflect/consolidate/cluster.ts';
import { observationId, observeIdentical } from '../../../../src/reflect/consolidate/observe-identical.ts';
import { settledFacts } from '../../../../src/reflect/consolidate/settled-facts.ts';
import { fact, observation, surroundingsOf } from './facts.ts';

const SHORT = 'Alice moved to Berlin.';
const LONG = 'Alice moved to Berlin in March.';

/** What is settled when only the first of these was marked, and so many near facts were asked for. */
function settledBy(
  nearLimit: number,
  told: readonly ReturnType<typeof fact>[],
  standing: readonly ReturnType<typeof observation>[] = [],
) {
  const all = surroundingsOf(told, standing);
  const [first] = told;
  const around = { ...all, marked: first === undefined ? [] : [first] };
  const marked = around.marked.map(({ id, updatedAt }) => ({ id, updatedAt, holds: true }));
  const clusters = clusterFacts(around);
  const writes = observeIdentical('bank', around, clusters);
  return settledFacts(marked, clusters, around, { writes, nearLimit });
}

describe('what is settled with a marked fact', () => {
  const told = [
    fact('a', SHORT, { updatedAt: 1 }),
    fact('b', LONG, { updatedAt: 2 }),
    fact('c', 'Bob mends clocks.'),
  ];
  const made = observationId('bank', '', 'a');

  test('is what says the same, in the observation that they make', () => {
    expect(settledBy(30, told)).toEqual([
      { id: 'a', updatedAt: 1, observationId: made },
      { id: 'b', updatedAt: 2, observationId: made },
    ]);
  });
  test('is itself alone while more may be near to it than were found', () => {
    expect(settledBy(2, told).map(({ id }) => id)).toEqual(['a']);
  });
  test('is expected in the observation in which it stands already', () => {
    const standing = told.slice(0, 2).map((one) => ({ ...one, observationId: 'o' }));
    const same = { evidenceIds: ['a', 'b'], proofCount: 2, mentionedAt: 0 };
    expect(
      settledBy(30, standing, [observation('o', same.evidenceIds, same)]).map((one) => one.observationId),
    ).toEqual(['o', 'o']);
  });
  test('is itself, in no observation, when nothing says the same', () => {
    expect(settledBy(30, told.slice(1))).toEqual([{ id: 'b', updatedAt: 2, observationId: null }]);
  });
});

test('a mark is taken as it was read, so that what changed since is looked at again', () => {
  const told = [fact('a', SHORT, { updatedAt: 5 })];
  const around = surroundingsOf(told);
  const settled = settledFacts([{ id: 'a', updatedAt: 1, holds: true }], clusterFacts(around), around, {
    writes: [],
    nearLimit: 30,
  });
  expect(settled).toEqual([{ id: 'a', updatedAt: 1, observationId: null }]);
});

test('what holds no more is settled as well', () => {
  const around = surroundingsOf([]);
  const gone = { id: 'x', updatedAt: 3, holds: false };
  expect(settledFacts([gone], [], around, { writes: [], nearLimit: 30 })).toEqual([
    { id: 'x', updatedAt: 3, observationId: null },
  ]);
});
