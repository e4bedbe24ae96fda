import { describe, expect, test } from 'vitest';
import { type EntityPair, PAIR_KINDS, readPairs } from '../../gold/entities/pairs.ts';

const HALVES = { tune: readPairs('tune'), held: readPairs('held') };
const ALL = [...HALVES.tune, ...HALVES.held];

/** Both sides, whatever their order. */
function sides({ a, b }: EntityPair): string {
  return [a, b]
    .map((side) => JSON.stringify([side.name, side.type, side.context ?? null]))
    .sort()
    .join('\n');
}

describe.each(Object.entries(HALVES))('the pairs of the half %s', (_half, pairs) => {
  const scored = pairs.filter(({ doubtful }) => doubtful !== true);

  test('are at least 170, about half of them one entity', () => {
    expect(scored.length).toBeGreaterThanOrEqual(170);
    const share = scored.filter(({ same }) => same).length / scored.length;
    expect(share).toBeGreaterThan(0.45);
    expect(share).toBeLessThan(0.55);
  });

  test('are of every kind', () => {
    expect(new Set(pairs.map(({ kind }) => kind))).toEqual(new Set(PAIR_KINDS));
  });
});

describe('the pairs of both halves', () => {
  test('are told apart by id, and none stands twice', () => {
    expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
    expect(new Set(ALL.map(sides)).size).toBe(ALL.length);
  });

  test('differ in the name, or have contexts to tell them by', () => {
    const alike = ALL.filter(({ a, b }) => a.name === b.name);
    const untold = alike.filter(({ a, b }) => a.context === undefined || a.context === b.context);
    expect(alike.length).toBeGreaterThan(0);
    expect(untold).toEqual([]);
  });

  test('are named in their contexts, and not among those mentioned with them', () => {
    const mentions = ALL.flatMap(({ a, b }) => [a, b]);
    const unnamed = mentions.filter(
      ({ name, context }) => context !== undefined && !context.toLowerCase().includes(name.toLowerCase()),
    );
    expect(unnamed).toEqual([]);
    expect(mentions.filter(({ name, cooccurs }) => cooccurs?.includes(name))).toEqual([]);
  });
});
