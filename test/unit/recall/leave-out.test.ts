import { describe, expect, it } from 'vitest';
import type { RecallStore } from '../../../src/domain/ports/recall-store.ts';
import type { ArmRank } from '../../../src/domain/ranked.ts';
import { openDeadline } from '../../../src/recall/deadline.ts';
import { leaveOut } from '../../../src/recall/leave-out.ts';
import type { RecallPlan } from '../../../src/recall/plan.ts';
import { score } from '../../../src/recall/score.ts';
import { DEFAULT_RECALL_SETTINGS } from '../../../src/recall/settings.ts';
import { unmeasured } from '../../../src/recall/stopwatch.ts';
import type { RecallRequest } from '../../../src/recall/types.ts';
import { day, type Judged, judged, NOW, ports, request, store, unavailable, VECTOR } from './small-world.ts';

const word: ArmRank = { strategy: 'KEYWORD', rank: 1, score: 3 };
const meaning = (cosine: number): ArmRank => ({ strategy: 'SEMANTIC', rank: 1, score: cosine });

interface Asked {
  readonly request?: Partial<RecallRequest>;
  readonly store?: Partial<RecallStore>;
  readonly reranker?: 'LATE_INTERACTION' | 'CROSS_ENCODER' | 'NONE';
  readonly window?: RecallPlan['window'];
}

/** Ids of what is left of candidates with these relevances, found as said. */
async function left(candidates: Readonly<Record<string, Judged>>, asked: Asked = {}) {
  const plan = {
    at: NOW,
    window: asked.window ?? null,
    span: null,
    bank: { id: 'b', key: 'k1', timezone: 'UTC' },
    embedding: Promise.resolve({ vector: VECTOR, tokens: null }),
    call: {},
  } as unknown as RecallPlan;
  const scored = score(
    Object.entries(candidates).map(([id, signals]) => judged(id, signals)),
    plan,
    DEFAULT_RECALL_SETTINGS.boosts,
  );
  const run = {
    request: request(asked.request),
    ports: ports({ store: store(asked.store) }),
    settings: DEFAULT_RECALL_SETTINGS,
    signal: undefined,
    deadline: openDeadline(null, undefined),
    measure: unmeasured,
  };
  const relevant = await leaveOut(scored, asked.reranker ?? 'LATE_INTERACTION', plan, run);
  return relevant.map(({ memoryId }) => memoryId).sort();
}

const measuredAs = (cosine: number): Pick<RecallStore, 'measureCosines'> => ({
  measureCosines: async (_bank, ids) => new Map(ids.map((id) => [id, cosine])),
});
const weak = { relevance: 0.0019, foundBy: [word] };

describe('an answer by late interaction', () => {
  it('is empty when no relevance and no cosine comes near the query', async () => {
    expect(await left({ a: weak, b: weak }, { store: measuredAs(0.19) })).toEqual([]);
  });

  it('stays whole when something of it lies in the window that was asked for', async () => {
    const window = {
      kind: 'WINDOW',
      ...day(2025, 5, 2),
      matchedText: 'on 2 May',
      reason: 'test',
      anchor: null,
    } as const;
    const away = { store: measuredAs(0.1), window };
    expect(await left({ a: weak, b: { ...weak, memory: { occurred: day(2025, 5, 2) } } }, away)).toEqual([
      'a',
      'b',
    ]);
    expect(await left({ a: weak, b: { ...weak, memory: { occurred: day(2025, 5, 3) } } }, away)).toEqual([]);
  });

  it('stays whole when one relevance reaches the least, and nothing is measured', async () => {
    const near = { ...weak, relevance: 0.002 };
    expect(await left({ a: weak, b: near }, { store: { measureCosines: unavailable } })).toEqual(['a', 'b']);
  });

  it('stays whole when a search by meaning found one of it, and nothing is measured', async () => {
    const near = { ...weak, foundBy: [word, meaning(0.49)] };
    expect(await left({ a: weak, b: near }, { store: { measureCosines: unavailable } })).toEqual(['a', 'b']);
  });

  it('stays whole when a cosine that no search measured is near', async () => {
    expect(await left({ a: weak }, { store: measuredAs(0.2) })).toEqual(['a']);
  });

  it('stays whole when the cosines cannot be measured', async () => {
    expect(await left({ a: weak }, { store: { measureCosines: unavailable } })).toEqual(['a']);
  });

  it('stays whole for a caller who wants everything', async () => {
    expect(await left({ a: weak }, { request: { minScore: 0 }, store: measuredAs(0) })).toEqual(['a']);
  });
});

describe('other judges', () => {
  it.each(['CROSS_ENCODER', 'NONE'] as const)('have no least of their own: %s', async (reranker) => {
    expect(await left({ a: weak }, { reranker, store: measuredAs(0) })).toEqual(['a']);
  });
});

describe('a minScore', () => {
  it('leaves out each hit below it, whoever judged', async () => {
    const candidates = { a: { ...weak, relevance: 0.5 }, b: { ...weak, relevance: 0.49 } };
    for (const reranker of ['LATE_INTERACTION', 'CROSS_ENCODER', 'NONE'] as const) {
      expect(await left(candidates, { reranker, request: { minScore: 0.5 } })).toEqual(['a']);
    }
  });
});
