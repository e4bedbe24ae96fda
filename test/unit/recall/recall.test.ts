import { describe, expect, it } from 'vitest';
import { MemoryError } from '../../../src/domain/errors.ts';
import type { FoundBank, KnownBank, RecallStore, Scope } from '../../../src/domain/ports/recall-store.ts';
import { recall } from '../../../src/recall/recall.ts';
import { DEFAULT_RECALL_SETTINGS as SETTINGS } from '../../../src/recall/settings.ts';
import { candidate, day, NOW, ports, request, store, unavailable, VECTOR } from './small-world.ts';

const idsOf = (result: Awaited<ReturnType<typeof recall>>) => result.hits.map(({ memoryId }) => memoryId);
const BANK: KnownBank = { id: 'b', key: 'k1', timezone: 'UTC' };
const MAY_2024 = { start: Date.UTC(2024, 4, 1), end: Date.UTC(2024, 5, 1) };

describe('the arms of a recall', () => {
  it('start together, and the graph gets the vector to find its seeds by', async () => {
    const started: string[] = [];
    const nothing = deferred<readonly []>();
    const start = (name: string) => {
      started.push(name);
      if (started.length === 4) nothing.resolve([]);
      return nothing.promise;
    };
    await recall(
      request({ window: MAY_2024 }),
      ports({
        store: store({
          searchSemantic: (query) => start(`semantic ${query.minCosine}`),
          searchKeyword: (query) => start(`keyword ${query.text}`),
          searchTemporal: () => start('temporal'),
          searchGraph: ({ seeds }) => {
            expect(seeds).toEqual({ vector: VECTOR, most: 5, minCosine: 0.5 });
            return start('graph');
          },
        }),
      }),
      SETTINGS,
    );
    expect(started.sort()).toEqual(['graph', 'keyword Where does Alice work?', 'semantic 0.3', 'temporal']);
  });

  it.each([
    ['LOW', 100, 17],
    ['MID', 300, 50],
    ['HIGH', 1000, 167],
  ] as const)(
    'bring at most the budget’s candidates, a sixth of them by words: %s is %i',
    async (budget, limit, byWords) => {
      const limits: number[] = [];
      const note = async (_query: unknown, _scope: Scope, n: number) => {
        limits.push(n);
        return [];
      };
      const all: Partial<RecallStore> = {
        searchSemantic: note,
        searchKeyword: note,
        searchGraph: note,
        searchTemporal: note,
      };
      await recall(request({ budget, window: MAY_2024 }), ports({ store: store(all) }), SETTINGS);
      expect(limits.sort((a, b) => a - b)).toEqual([byWords, limit, limit, limit]);
    },
  );

  it('bring all candidates by words where meaning is not searched', async () => {
    const limits: number[] = [];
    const searchKeyword: RecallStore['searchKeyword'] = async (_query, _scope, limit) => {
      limits.push(limit);
      return [];
    };
    const strategies = ['KEYWORD', 'GRAPH'] as const;
    await recall(request({ strategies }), ports({ store: store({ searchKeyword }) }), SETTINGS);
    expect(limits).toEqual([300]);
  });

  it('search only the strategies asked for', async () => {
    const never = () => Promise.reject(new Error('not asked for'));
    const result = await recall(
      request({ strategies: ['KEYWORD'] }),
      ports({
        store: store({
          searchSemantic: never,
          searchGraph: never,
          searchTemporal: never,
          searchKeyword: async () => [{ memoryId: 'a', score: 3 }],
        }),
      }),
      SETTINGS,
    );
    expect(idsOf(result)).toEqual(['a']);
    expect(result.degraded).toEqual([]);
  });

  it('are not searched when no tag set of the bank is visible', async () => {
    const never = () => Promise.reject(new Error('searched'));
    const result = await recall(
      request({ tags: ['a'], tagsMatch: 'ALL_STRICT' }),
      ports({
        store: store({ resolveTagKeys: async () => [], searchSemantic: never, searchKeyword: never }),
      }),
      SETTINGS,
    );
    expect(result.hits).toEqual([]);
    expect(result.degraded).toEqual([]);
  });

  it('are all bound by the same scope', async () => {
    const scopes: Scope[] = [];
    const note = async (_query: unknown, scope: Scope) => {
      scopes.push(scope);
      return [];
    };
    const all: Partial<RecallStore> = {
      searchSemantic: note,
      searchKeyword: note,
      searchGraph: note,
      searchTemporal: note,
    };
    await recall(
      request({ types: ['OPINION'], tags: ['a'], window: MAY_2024, asOf: NOW }),
      ports({ store: store({ ...all, resolveTagKeys: async () => ['key'] }) }),
      SETTINGS,
    );
    expect(new Set(scopes).size).toBe(1);
    expect(scopes).toHaveLength(4);
    expect(scopes[0]).toEqual({
      bank: { id: 'b', key: 'k1', timezone: 'UTC' },
      types: ['OPINION'],
      states: ['ACTIVE', 'SUPERSEDED'],
      tagKeys: ['key'],
      window: MAY_2024,
      asOf: NOW,
    });
  });
});

describe('a part that fails', () => {
  const found = { searchKeyword: async () => [{ memoryId: 'k', score: 2 }] };
  const brokenEmbedder = {
    model: 'unit',
    dimensions: 2,
    embed: () => Promise.reject(new MemoryError('MODEL_UNAVAILABLE', 'The model did not load.')),
  };

  it.each([
    ['SEMANTIC', { searchSemantic: unavailable }],
    ['GRAPH', { searchGraph: () => Promise.reject(new TypeError('a bug')) }],
    ['TEMPORAL', { searchTemporal: unavailable }],
  ] as const)('is named while the rest answers: %s', async (name, broken) => {
    const told: string[] = [];
    const onDegraded = (part: string) => told.push(part);
    const result = await recall(
      request({ window: MAY_2024 }),
      ports({ store: store({ ...found, ...broken }), onDegraded }),
      SETTINGS,
    );
    expect(idsOf(result)).toEqual(['k']);
    expect(result.degraded).toEqual([name]);
    expect(told).toEqual([name]);
  });

  it('leaves keyword and names when the embedder fails', async () => {
    const result = await recall(
      request(),
      ports({
        embedder: brokenEmbedder,
        store: store({
          ...found,
          findBank: async (_id, nameKeys) => ({
            bank: BANK,
            named: nameKeys.includes('alice') ? [{ entityId: 'a', weight: 1 }] : [],
          }),
          searchGraph: async ({ seeds, named }) =>
            Array.isArray(seeds) && seeds.length === 0 && named[0]?.entityId === 'a'
              ? [{ memoryId: 'g', score: 1, arrivedBy: null }]
              : [],
        }),
      }),
      SETTINGS,
    );
    expect(idsOf(result).sort()).toEqual(['g', 'k']);
    expect(result.degraded).toEqual(['SEMANTIC']);
  });

  it('fails the recall when nothing else was asked', async () => {
    const only = recall(request({ strategies: ['SEMANTIC'] }), ports({ embedder: brokenEmbedder }), SETTINGS);
    await expect(only).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE', retryable: true });
  });

  it('fails the recall when every arm fails', async () => {
    const broken = { searchSemantic: unavailable, searchKeyword: unavailable, searchGraph: unavailable };
    await expect(recall(request(), ports({ store: store(broken) }), SETTINGS)).rejects.toMatchObject({
      code: 'STORE_UNAVAILABLE',
    });
  });

  it('fails the recall when the store is down', async () => {
    await expect(
      recall(request(), ports({ store: store({ findBank: unavailable }) }), SETTINGS),
    ).rejects.toMatchObject({
      code: 'STORE_UNAVAILABLE',
    });
  });

  it('does not turn an abort into a part that failed', async () => {
    const abort = new AbortController();
    const stopped = async () => {
      abort.abort();
      throw new MemoryError('TIMEOUT', 'The search was stopped.');
    };
    const answer = recall(
      request(),
      ports({ store: store({ ...found, searchSemantic: stopped }) }),
      SETTINGS,
      abort.signal,
    );
    await expect(answer).rejects.toMatchObject({ code: 'TIMEOUT' });
  });

  it('does nothing at all when the signal has aborted before', async () => {
    const answer = recall(
      request(),
      ports({ store: store({ findBank: unavailable }) }),
      SETTINGS,
      AbortSignal.abort(),
    );
    await expect(answer).rejects.toMatchObject({ code: 'TIMEOUT' });
  });

  it('may be the chunks alone', async () => {
    const result = await recall(
      request({ includeChunks: true }),
      ports({ store: store({ ...found, loadChunks: unavailable }) }),
      SETTINGS,
    );
    expect(idsOf(result)).toEqual(['k']);
    expect(result.degraded).toEqual(['CHUNKS']);
  });
});

describe('a memory’s signals', () => {
  const inside = { occurred: day(2024, 5, 16) };

  it('are its own: inside the window it gets the boost whichever arm found it', async () => {
    const result = await recall(
      request({ window: MAY_2024 }),
      ports({
        store: store({
          searchSemantic: async () => [{ memoryId: 'both', score: 0.8 }],
          searchTemporal: async () => [
            { memoryId: 'both', score: 0.8, occurredStart: inside.occurred.start },
            { memoryId: 'alone', score: 0.7, occurredStart: inside.occurred.start },
          ],
          searchKeyword: async () => [{ memoryId: 'keyword', score: 4 }],
          loadCandidates: async (_bank, memories) =>
            memories.map(({ memoryId }) => candidate(memoryId, inside)),
        }),
      }),
      SETTINGS,
    );
    expect(result.hits.map(({ scores }) => scores.temporalBoost)).toEqual([1.1, 1.1, 1.1]);
  });

  it('multiply to the score', async () => {
    const result = await recall(
      request({ window: MAY_2024 }),
      ports({
        store: store({
          searchSemantic: async () => [
            { memoryId: 'a', score: 0.8 },
            { memoryId: 'b', score: 0.7 },
          ],
          loadCandidates: async (_bank, memories) =>
            memories.map(({ memoryId }) =>
              candidate(memoryId, { ...inside, type: 'OBSERVATION', proofCount: 10 }),
            ),
        }),
      }),
      SETTINGS,
    );
    const [first] = result.hits;
    expect(first?.scores).toMatchObject({ base: 1, relevance: 0.8, semantic: 0.8, keyword: null });
    // Over a year old: 0.1 → ×0.92; the middle of the window ×1.1; stated ten times ×1.023.
    expect(first?.score).toBeCloseTo(0.92 * 1.1 * 1.02303, 4);
  });

  it('include the cosine of what only another arm found', async () => {
    let asked: readonly string[] = [];
    const result = await recall(
      request({ minScore: 0.2 }),
      ports({
        store: store({
          searchSemantic: async () => [{ memoryId: 's', score: 0.8 }],
          searchKeyword: async () => [
            { memoryId: 's', score: 5 },
            { memoryId: 'k', score: 4 },
          ],
          measureCosines: async (_bank, ids, vector) => {
            asked = ids;
            expect(vector).toBe(VECTOR);
            return new Map(ids.map((id) => [id, 0.25]));
          },
        }),
      }),
      SETTINGS,
    );
    expect(asked).toEqual(['k']);
    expect(result.hits.map(({ memoryId, scores }) => [memoryId, scores.relevance])).toEqual([
      ['s', 0.8],
      ['k', 0.25],
    ]);
  });

  it('are gone with a memory deleted meanwhile', async () => {
    const result = await recall(
      request(),
      ports({
        store: store({
          searchKeyword: async () => [
            { memoryId: 'deleted', score: 5 },
            { memoryId: 'k', score: 4 },
          ],
          loadCandidates: async () => [candidate('k')],
        }),
      }),
      SETTINGS,
    );
    expect(idsOf(result)).toEqual(['k']);
  });
});

describe('the window in force', () => {
  it('is read from the query in the bank’s timezone, and does not bind the other arms', async () => {
    const scopes: Scope[] = [];
    const result = await recall(
      request({ query: 'What happened in May 2024?' }),
      ports({
        store: store({
          findBank: async () => ({ bank: { ...BANK, timezone: 'America/New_York' }, named: [] }),
          searchKeyword: async (_query, scope) => {
            scopes.push(scope);
            return [];
          },
        }),
      }),
      SETTINGS,
    );
    expect(result.window).toMatchObject({ start: Date.UTC(2024, 4, 1, 4), end: Date.UTC(2024, 5, 1, 4) });
    expect(scopes[0]?.window).toBeNull();
  });

  it('is the caller’s when he gives one, whatever the query says', async () => {
    const result = await recall(
      request({ query: 'What happened in 2019?', window: MAY_2024 }),
      ports(),
      SETTINGS,
    );
    expect(result.window).toMatchObject({ ...MAY_2024, matchedText: null });
  });

  it('is none when the query names no time: the temporal arm is not asked', async () => {
    const never = () => Promise.reject(new Error('asked'));
    const result = await recall(request(), ports({ store: store({ searchTemporal: never }) }), SETTINGS);
    expect(result.window).toBeNull();
    expect(result.degraded).toEqual([]);
  });
});

describe('a query of punctuation alone', () => {
  it('is answered by the keyword arm, without embedding it', async () => {
    const embedder = { model: 'unit', dimensions: 2, embed: () => Promise.reject(new Error('embedded')) };
    const result = await recall(request({ query: '^~*?' }), ports({ embedder }), SETTINGS);
    expect(result.hits).toEqual([]);
    expect(result.degraded).toEqual([]);
  });
});

describe('a request that no recall can answer', () => {
  it.each([
    ['an empty query', { query: ' ' }],
    ['a query as long as a book', { query: 'x'.repeat(50_001) }],
    ['no tokens', { maxTokens: 0 }],
    ['half a token', { maxTokens: 1.5 }],
    ['negative chunk tokens', { maxChunkTokens: -1 }],
    ['a minScore above 1', { minScore: 2 }],
    ['a minScore that is none', { minScore: Number.NaN }],
    ['no type', { types: [] }],
    ['no strategy', { strategies: [] }],
    [
      'a strategy boosted twice',
      {
        boosts: [
          { strategy: 'GRAPH', level: 'LOW' },
          { strategy: 'GRAPH', level: 'HIGH' },
        ],
      },
    ],
    ['an unknown timezone', { timezone: 'Mars/Olympus' }],
    ['a window that ends before it starts', { window: { start: 2, end: 1 } }],
    ['a window that is empty', { window: { start: 1, end: 1 } }],
    ['a window without sides', { window: { start: null, end: null } }],
    ['a time that is none', { queryTimestamp: Number.NaN }],
    ['a time after the year 9999', { asOf: 1e15 }],
  ] as const)('is refused clearly: %s', async (_what, change) => {
    await expect(recall(request(change as object), ports(), SETTINGS)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  it('names the bank that is not there', async () => {
    const answer = recall(
      request({ bankId: 'nobody' }),
      ports({ store: store({ findBank: async () => null }) }),
      SETTINGS,
    );
    await expect(answer).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: expect.stringContaining('nobody'),
    });
  });
});

describe('a bank that the process knows', () => {
  const answering = (asked: string[], now: FoundBank | null): RecallStore => {
    let known: KnownBank | null = { ...BANK, key: 'k-old' };
    return store({
      knownBank: () => known,
      findBank: async () => {
        await Promise.resolve();
        known = now?.bank ?? null;
        return now;
      },
      searchKeyword: async (_query, { bank }) => {
        asked.push(bank.key);
        return [{ memoryId: `by ${bank.key}`, score: 1, version: 0 }];
      },
    });
  };
  const ask = (world: RecallStore) => recall(request({ query: 'Alice' }), ports({ store: world }), SETTINGS);

  it('is searched while it is looked up', async () => {
    const searched = deferred<void>();
    const result = await ask(
      store({
        knownBank: () => BANK,
        // Would never end if the search waited for it.
        findBank: async () => {
          await searched.promise;
          return { bank: BANK, named: [] };
        },
        searchKeyword: async () => {
          searched.resolve();
          return [{ memoryId: 'k', score: 1, version: 0 }];
        },
      }),
    );
    expect(idsOf(result)).toEqual(['k']);
  });

  it.each([
    ['made anew', { ...BANK, key: 'k-new' }],
    ['moved to another timezone', { ...BANK, key: 'k-old', timezone: 'Asia/Tokyo' }],
  ])('is searched again when it was %s meanwhile', async (_what, bank) => {
    const asked: string[] = [];
    expect(idsOf(await ask(answering(asked, { bank, named: [] })))).toEqual([`by ${bank.key}`]);
    expect(asked).toEqual(['k-old', bank.key]);
  });

  it('is not there any more when it was deleted meanwhile', async () => {
    await expect(ask(answering([], null))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('fails the recall when it cannot be looked up', async () => {
    const world = store({ knownBank: () => BANK, findBank: unavailable });
    await expect(ask(world)).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' });
  });
});

describe('an answer', () => {
  const world = store({
    searchSemantic: async () => [
      { memoryId: 'a', score: 0.71 },
      { memoryId: 'b', score: 0.45 },
    ],
    searchKeyword: async () => [
      { memoryId: 'b', score: 4 },
      { memoryId: 'c', score: 3 },
      { memoryId: 'a', score: 2 },
    ],
    searchGraph: async () => [
      {
        memoryId: 'c',
        score: 0.4,
        arrivedBy: { kind: 'CAUSES', weight: 1, sourceId: 'a', targetId: 'c', viaEntityId: null },
      },
    ],
    loadCandidates: async (_bank, memories) =>
      memories.map(({ memoryId: id }) =>
        candidate(id, { tokens: id === 'b' ? 90 : 10, occurred: id === 'a' ? day(2024, 5, 16) : null }),
      ),
    loadChunks: async () =>
      new Map([['a', { id: 'chunk', documentId: 'd', text: 'x', position: 0, tokens: 5 }]]),
  });

  it('gives each hit a reason that a person can read', async () => {
    const result = await recall(request({ window: MAY_2024 }), ports({ store: world }), SETTINGS);
    const reasons = new Map(result.hits.map(({ memoryId, reason }) => [memoryId, reason]));
    expect(reasons.get('a')).toBe(
      'semantic #1 (cosine 0.71), keyword #3; inside the window 2024-05-01 to 2024-05-31; strong match',
    );
    expect(reasons.get('c')).toBe('keyword #2, graph #1 (over a link CAUSES); weak match');
  });

  it('is the same in every call', async () => {
    const first = await recall(request(), ports({ store: world }), SETTINGS);
    expect(await recall(request(), ports({ store: world }), SETTINGS)).toEqual(first);
  });

  it('carries the chunks of its hits when asked', async () => {
    const result = await recall(request({ includeChunks: true }), ports({ store: world }), SETTINGS);
    expect(result.chunks.map(({ id }) => id)).toEqual(['chunk']);
    expect(result.hits.filter(({ chunkId }) => chunkId === 'chunk').map(({ memoryId }) => memoryId)).toEqual([
      'a',
    ]);
  });

  it('has no trace unless asked', async () => {
    expect((await recall(request(), ports({ store: world }), SETTINGS)).trace).toBeNull();
  });

  it('has a trace of every phase when asked', async () => {
    const { trace, hits } = await recall(
      request({
        trace: true,
        maxTokens: 50,
        window: MAY_2024,
        boosts: [{ strategy: 'GRAPH', level: 'MEDIUM' }],
      }),
      ports({ store: { ...world, searchTemporal: unavailable } }),
      SETTINGS,
    );
    expect(trace?.arms.map(({ strategy, count, error }) => [strategy, count, error])).toEqual([
      ['SEMANTIC', 2, null],
      ['KEYWORD', 3, null],
      ['GRAPH', 1, null],
      ['TEMPORAL', 0, 'STORE_UNAVAILABLE: The database does not answer.'],
    ]);
    expect(trace?.arms[1]?.top[0]).toEqual({ memoryId: 'b', rank: 1, score: 4 });
    expect(trace?.rerankPrefilter).toEqual({
      kept: 3,
      dropped: 0,
      neighbours: 0,
      cap: 300,
      boosts: [{ strategy: 'GRAPH', level: 'MEDIUM', divisor: 2 }],
      composition: [
        { strategy: 'SEMANTIC', count: 2 },
        { strategy: 'KEYWORD', count: 3 },
        { strategy: 'GRAPH', count: 1 },
        { strategy: 'TEMPORAL', count: 0 },
      ],
    });
    expect(trace?.candidates).toHaveLength(3);
    for (const { scores } of trace?.candidates ?? []) {
      expect(Object.keys(scores)).toEqual(Object.keys(hits[0]?.scores ?? {}));
    }
    expect(trace?.skipped).toEqual([{ memoryId: 'b', tokens: 90, left: expect.any(Number) }]);
    expect(trace?.budget).toBe(300);
    expect(trace?.phases.map(({ name }) => name).sort()).toEqual([
      'analyze',
      'chunks',
      'collapse',
      'embed',
      'fuse',
      'leave out',
      'load',
      'look up',
      'pack',
      'prefilter',
      'rerank',
      'score',
      'search',
    ]);
  });

  it('has a trace of reading the time from the query', async () => {
    const { trace } = await recall(request({ trace: true }), ports({ store: world }), SETTINGS);
    expect(trace?.phases.map(({ name }) => name)).toContain('parse time');
  });

  it('shows a bug in a trace without its words', async () => {
    const broken = { ...world, searchGraph: () => Promise.reject(new TypeError('secret of the code')) };
    const { trace } = await recall(request({ trace: true }), ports({ store: broken }), SETTINGS);
    expect(trace?.arms.find(({ strategy }) => strategy === 'GRAPH')?.error).not.toContain('secret');
  });
});

function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
