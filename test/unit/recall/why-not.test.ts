import { describe, expect, it } from 'vitest';
import { FAR_FUTURE } from '../../../src/domain/instant.ts';
import type { RecallStore, ScopedMemory } from '../../../src/domain/ports/recall-store.ts';
import { DEFAULT_RECALL_SETTINGS, type RecallSettings } from '../../../src/recall/settings.ts';
import type { RecallRequest } from '../../../src/recall/types.ts';
import { whyNot } from '../../../src/recall/why-not.ts';
import { candidate, day, NOW, ports, request, store, unavailable } from './small-world.ts';

const MAY_2024 = { start: Date.UTC(2024, 4, 1), end: Date.UTC(2024, 5, 1) };
const THREE = { ...DEFAULT_RECALL_SETTINGS.budgets.fixed, MID: 3 };

const known: ScopedMemory = {
  type: 'WORLD',
  state: 'ACTIVE',
  tags: [],
  tagKey: '',
  occurred: null,
  mentionedAt: NOW,
  validUntil: FAR_FUTURE,
  cosine: 0.44,
};

/** Three memories that semantic and keyword find; "wanted" is another one unless a test says otherwise. */
const found: Partial<RecallStore> = {
  searchSemantic: async () => [
    { memoryId: 'a', score: 0.71 },
    { memoryId: 'b', score: 0.6 },
    { memoryId: 'c', score: 0.51 },
  ],
  searchKeyword: async () => [
    { memoryId: 'a', score: 4 },
    { memoryId: 'b', score: 3 },
    { memoryId: 'c', score: 2 },
  ],
};

interface Asked {
  readonly memoryId?: string;
  readonly memory?: Partial<ScopedMemory> | null;
  readonly store?: Partial<RecallStore>;
  readonly request?: Partial<RecallRequest>;
  readonly settings?: Partial<RecallSettings>;
}

function ask({ memoryId = 'wanted', memory = {}, ...change }: Asked = {}) {
  const findMemory = async () => (memory === null ? null : { ...known, ...memory });
  return whyNot(
    { request: request(change.request), memoryId },
    ports({ store: store({ ...found, findMemory, ...change.store }) }),
    { ...DEFAULT_RECALL_SETTINGS, ...change.settings },
  );
}

const reasonsOf = (answer: Awaited<ReturnType<typeof ask>>) =>
  Object.fromEntries(answer.arms.map(({ strategy, reason }) => [strategy, reason]));

describe('why a memory is or is not returned', () => {
  it('returned: its rank, its reason and its scores', async () => {
    const answer = await ask({ memoryId: 'b', memory: { cosine: 0.6 } });
    expect(answer).toMatchObject({ returned: true, rank: 2, stage: 'RETURNED' });
    expect(answer.explanation).toBe('It is hit #2: semantic #2 (cosine 0.60), keyword #2; strong match.');
    expect(answer.scores?.semantic).toBe(0.6);
    expect(answer.arms[0]).toMatchObject({
      strategy: 'SEMANTIC',
      count: 3,
      rank: 2,
      score: 0.6,
      reason: 'Found as #2 (cosine 0.6).',
    });
  });

  it('not in the bank', async () => {
    const answer = await ask({ memory: null });
    expect(answer).toMatchObject({ returned: false, rank: null, stage: 'BANK', scores: null });
    expect(answer.arms.map(({ rank }) => rank)).toEqual([null, null, null, null]);
  });

  it.each([
    [
      'its type',
      { type: 'OPINION' },
      { types: ['WORLD', 'EXPERIENCE'] },
      'Its type is OPINION, and types asks for WORLD, EXPERIENCE.',
    ],
    ['its state', { state: 'SUPERSEDED' }, {}, 'Its state is SUPERSEDED, and only ACTIVE may be seen.'],
    [
      'its tags',
      { tags: ['x', 'y'], tagKey: 'xy' },
      { tags: ['z'], tagsMatch: 'ALL' },
      'Its tags are [x, y], and tags asks for [z] by ALL.',
    ],
    [
      'its mention',
      { mentionedAt: NOW },
      { asOf: Date.UTC(2025, 0, 1) },
      'It was mentioned on 2025-06-18, after asOf 2025-01-01.',
    ],
    [
      'its end',
      { state: 'SUPERSEDED', mentionedAt: 0, validUntil: Date.UTC(2024, 11, 1) },
      { asOf: Date.UTC(2025, 0, 1) },
      'It held until 2024-12-01, which is not after asOf 2025-01-01.',
    ],
    ['a missing date', {}, { window: MAY_2024 }, 'It has no date, and the request has a window.'],
    [
      'its date',
      { occurred: day(2024, 6, 1) },
      { window: MAY_2024 },
      'It happened 2024-06-01, outside the window 2024-05-01 to 2024-05-31.',
    ],
  ] as const)('outside the scope by %s', async (_what, memory, asked, explanation) => {
    const answer = await ask({ memory: memory as Partial<ScopedMemory>, request: asked });
    expect(answer).toMatchObject({ returned: false, stage: 'SCOPE', explanation });
    expect(reasonsOf(answer).SEMANTIC).toContain('outside');
  });

  it('names every filter that keeps it out', async () => {
    const answer = await ask({
      memory: { type: 'OPINION', state: 'INVALIDATED' },
      request: { types: ['WORLD'] },
    });
    expect(answer.explanation).toBe(
      'Its type is OPINION, and types asks for WORLD. Its state is INVALIDATED, and only ACTIVE may be seen.',
    );
  });

  it('below minScore, by its relevance', async () => {
    const answer = await ask({ memoryId: 'c', request: { minScore: 0.55 } });
    expect(answer.stage).toBe('MIN_SCORE');
    expect(answer.explanation).toBe('Its relevance 0.51, as NONE judges, is below minScore, 0.55.');
    expect(answer.scores?.relevance).toBe(0.51);
  });

  it('too long for what was left', async () => {
    const loadCandidates: RecallStore['loadCandidates'] = async (_bank, memories) =>
      memories.map(({ memoryId }) => candidate(memoryId, { tokens: memoryId === 'b' ? 95 : 10 }));
    const answer = await ask({ memoryId: 'b', request: { maxTokens: 100 }, store: { loadCandidates } });
    expect(answer).toMatchObject({ returned: false, stage: 'PACKING' });
    expect(answer.explanation).toBe(
      'It is #2 by its score, but its 95 tokens did not fit into the 90 that were left of maxTokens, 100.',
    );
  });

  it('behind all that are packed', async () => {
    const fixed = { ...THREE, MID: 1 };
    const answer = await ask({
      memoryId: 'c',
      settings: { budgets: { ...DEFAULT_RECALL_SETTINGS.budgets, fixed } },
    });
    expect(answer.stage).toBe('LIMIT');
    expect(answer.explanation).toContain('It is #3 by its score, and only the best 2 are packed.');
  });

  it('cut before it was judged, by its place and the score of the last that went on', async () => {
    const answer = await ask({ memoryId: 'c', settings: { rerankMaxCandidates: 2 } });
    expect(answer).toMatchObject({ returned: false, stage: 'PREFILTER', scores: null });
    // Twice third: 2 / 63; the last that goes on is twice second: 2 / 62.
    expect(answer.explanation).toBe(
      'It is #3 of 3 by the fusion of the searches (0.0317), and the last that went on by its score has 0.0323; at most 2 go on to be judged.',
    );
  });

  it('gone when it was to be read', async () => {
    const loadCandidates: RecallStore['loadCandidates'] = async () => [];
    expect(await ask({ memoryId: 'a', store: { loadCandidates } })).toMatchObject({ stage: 'LOAD' });
  });
});

describe('a memory that no search found', () => {
  const full = { budgets: { ...DEFAULT_RECALL_SETTINGS.budgets, fixed: THREE }, keyword: { share: 1 } };

  it('is explained arm by arm', async () => {
    const answer = await ask({ memory: { cosine: 0.21 } });
    expect(answer).toMatchObject({ returned: false, stage: 'SEARCH', rank: null, scores: null });
    expect(reasonsOf(answer)).toEqual({
      SEMANTIC: 'Its cosine 0.21 is below the least, 0.3.',
      KEYWORD: 'No word of the query stands in it, inflections and common words aside.',
      GRAPH:
        'No way of at most two steps that is followed leads to it from the best semantic hits or from what is named.',
      TEMPORAL: 'The query names no time, and the request has no window.',
    });
    expect(answer.explanation).toBe(
      `No search found it. ${answer.arms.map((arm) => `${arm.strategy}: ${arm.reason}`).join(' ')}`,
    );
  });

  it('has the last hit of a full semantic search to compare with', async () => {
    expect(reasonsOf(await ask({ settings: full })).SEMANTIC).toBe(
      'Its cosine 0.44 is not above that of the last hit, 0.51; the search brings 3.',
    );
  });

  it('may have been passed over by the index', async () => {
    expect(reasonsOf(await ask({ memory: { cosine: 0.65 } })).SEMANTIC).toContain('passed it over');
  });

  it('has its true place in a full keyword search', async () => {
    const all = [4, 3, 2, 1.5, 1.5].map((score, index) => ({
      memoryId: ['a', 'b', 'c', 'other', 'wanted'][index] ?? '',
      score,
    }));
    const searchKeyword: RecallStore['searchKeyword'] = async (_query, _scope, limit) => all.slice(0, limit);
    expect(reasonsOf(await ask({ settings: full, store: { searchKeyword } })).KEYWORD).toBe(
      'It is #5 of 5 (BM25 1.5); the search brings 3, and the last of them has 2.',
    );
  });

  it('is not looked for again by a keyword search that was not full', async () => {
    let searches = 0;
    const searchKeyword: RecallStore['searchKeyword'] = async () => {
      searches += 1;
      return [];
    };
    await ask({ store: { searchKeyword } });
    expect(searches).toBe(1);
  });

  it('lies inside a window, outside of it, or nowhere', async () => {
    const query = 'What happened in May 2024?';
    const reason = async (memory: Partial<ScopedMemory>) =>
      reasonsOf(await ask({ memory, request: { query } })).TEMPORAL;
    expect(await reason({ occurred: null })).toBe('It has no date.');
    expect(await reason({ occurred: day(2024, 6, 3) })).toBe(
      'It happened 2024-06-03, outside the window 2024-05-01 to 2024-05-31.',
    );
    expect(await reason({ occurred: day(2024, 5, 3) })).toContain('passed it over');
  });

  it('has nothing to be reached from without seeds and names', async () => {
    const answer = await ask({
      request: { query: 'what' },
      store: { searchSemantic: async () => [{ memoryId: 'a', score: 0.4 }] },
    });
    expect(reasonsOf(answer).GRAPH).toContain('There was nothing to start from');
  });

  it('is told of a search that failed', async () => {
    const answer = await ask({ store: { searchSemantic: unavailable } });
    expect(reasonsOf(answer).SEMANTIC).toBe(
      'The search failed or was late: STORE_UNAVAILABLE: The database does not answer.',
    );
  });

  it('is told of the searches that were not asked for', async () => {
    const answer = await ask({ request: { strategies: ['KEYWORD'] } });
    expect(answer.arms.map(({ strategy }) => strategy)).toEqual(['KEYWORD']);
    expect(answer.explanation).toContain('Only KEYWORD was asked for.');
  });
});

describe('the question itself', () => {
  it('fails as the recall fails', async () => {
    await expect(ask({ store: { findBank: async () => null } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(ask({ request: { maxTokens: 0 } })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});
