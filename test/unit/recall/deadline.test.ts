import { describe, expect, it } from 'vitest';
import type { Embedder, Reranker, TokenVectors } from '../../../src/domain/ports/models.ts';
import type { RecallStore, StoreCall } from '../../../src/domain/ports/recall-store.ts';
import { openDeadline } from '../../../src/recall/deadline.ts';
import { recall } from '../../../src/recall/recall.ts';
import { DEFAULT_RECALL_SETTINGS, type RecallSettings } from '../../../src/recall/settings.ts';
import type { RecallPorts, RecallRequest } from '../../../src/recall/types.ts';
import { candidate, ports, request, store, VECTOR } from './small-world.ts';

const TIMEOUT_MS = 100;
const MAY_2024 = { start: Date.UTC(2024, 4, 1), end: Date.UTC(2024, 5, 1) };

/** Never answers, and heeds no signal. */
const hang = () => new Promise<never>(() => {});
/** Answers with a failure when its signal aborts, as the driver does, and notes that it was stopped. */
function stoppable(stopped: string[], name: string) {
  return (...args: readonly unknown[]) =>
    new Promise<never>((_resolve, reject) => {
      const { signal } = args.at(-1) as StoreCall;
      signal?.addEventListener('abort', () => {
        stopped.push(name);
        reject(new Error('stopped'));
      });
    });
}

const found: Partial<RecallStore> = {
  searchSemantic: async () => [{ memoryId: 's', score: 0.9 }],
  searchKeyword: async () => [{ memoryId: 'k', score: 2 }],
  searchGraph: async () => [{ memoryId: 'g', score: 0.5, arrivedBy: null }],
  searchTemporal: async () => [{ memoryId: 't', score: 0.4, occurredStart: 0 }],
};

function ask(
  late: Partial<RecallStore>,
  change: {
    readonly request?: Partial<RecallRequest>;
    readonly ports?: Partial<RecallPorts>;
    readonly settings?: RecallSettings;
  } = {},
) {
  return recall(
    request({ timeoutMs: TIMEOUT_MS, window: MAY_2024, ...change.request }),
    ports({ store: store({ ...found, ...late }), ...change.ports }),
    change.settings ?? DEFAULT_RECALL_SETTINGS,
  );
}

const idsOf = (result: Awaited<ReturnType<typeof recall>>) =>
  result.hits.map(({ memoryId }) => memoryId).sort();

describe('a recall with timeoutMs', () => {
  it.each([
    ['SEMANTIC', { searchSemantic: hang }, ['g', 'k', 't']],
    ['KEYWORD', { searchKeyword: hang }, ['g', 's', 't']],
    ['GRAPH', { searchGraph: hang }, ['k', 's', 't']],
    ['TEMPORAL', { searchTemporal: hang }, ['g', 'k', 's']],
  ] as const)('names an arm that is late, and the others answer: %s', async (name, late, ids) => {
    const result = await ask(late);
    expect(result.degraded).toEqual([name]);
    expect(idsOf(result)).toEqual(ids);
  });

  it('stops the search of a late arm', async () => {
    const stopped: string[] = [];
    await ask({ searchKeyword: stoppable(stopped, 'keyword'), searchGraph: stoppable(stopped, 'graph') });
    expect(stopped.sort()).toEqual(['graph', 'keyword']);
  });

  it('names the arms of meaning when the embedding is late, and leaves words and names', async () => {
    const embedder: Embedder = { model: 'late', dimensions: 2, embed: hang };
    const result = await ask({}, { ports: { embedder } });
    expect(result.degraded).toEqual(['SEMANTIC', 'TEMPORAL']);
    expect(idsOf(result)).toEqual(['g', 'k']);
  });

  it('orders by the fusion and names the reranker when that is late', async () => {
    const crossEncoder: Reranker = { model: 'late', calibration: 'LOGIT', score: hang };
    const result = await ask({}, { ports: { crossEncoder } });
    expect(result.degraded).toEqual(['CROSS_ENCODER']);
    expect(result.reranker).toBe('NONE');
    expect(idsOf(result)).toEqual(['g', 'k', 's', 't']);
  });

  it('names relevances that could not be measured in time', async () => {
    const result = await ask({ measureCosines: hang });
    expect(result.degraded).toEqual(['COSINES']);
    expect(result.hits.map(({ scores }) => scores.relevance).sort()).toEqual([0, 0, 0.4, 0.9]);
  });

  it('judges without the neighbours when they are late', async () => {
    const { budgets } = DEFAULT_RECALL_SETTINGS;
    const tokens: TokenVectors = {
      count: 1,
      width: 16,
      ids: Int32Array.of(1),
      vectors: new Int8Array(16).fill(31),
    };
    const embedder: Embedder = {
      model: 'unit',
      dimensions: 2,
      embed: async (texts) => texts.map(() => ({ vector: VECTOR, tokens })),
    };
    const result = await ask(
      {
        findNeighbours: hang,
        searchSemantic: async () => ['r', 's', 'u'].map((memoryId) => ({ memoryId, score: 0.9 })),
        loadCandidates: async (_bank, memories) =>
          memories.map(({ memoryId }) => candidate(memoryId, { tokenVectors: tokens })),
      },
      {
        ports: { embedder },
        settings: {
          ...DEFAULT_RECALL_SETTINGS,
          budgets: { ...budgets, fixed: { ...budgets.fixed, MID: 3 } },
        },
      },
    );
    expect(result.degraded).toEqual(['NEIGHBOURS']);
    expect(result.reranker).toBe('LATE_INTERACTION');
    expect(idsOf(result)).toEqual(['g', 'k', 'r', 's', 't', 'u']);
  });

  it('answers without the chunks when they are late', async () => {
    const result = await ask({ loadChunks: hang }, { request: { includeChunks: true } });
    expect(result.degraded).toEqual(['CHUNKS']);
    expect(result.hits).toHaveLength(4);
  });

  it.each([
    ['every arm', { searchSemantic: hang, searchKeyword: hang, searchGraph: hang, searchTemporal: hang }],
    ['the bank', { findBank: hang }],
    ['every text', { loadCandidates: hang }],
  ] as const)('fails with TIMEOUT, which may be retried, when it waits for %s', async (_what, late) => {
    await expect(ask(late)).rejects.toMatchObject({ code: 'TIMEOUT', retryable: true });
  });

  it('still ends at once when its caller goes away', async () => {
    const caller = new AbortController();
    const stopped: string[] = [];
    const answer = recall(
      request({ timeoutMs: 600_000 }),
      ports({
        store: store({
          ...found,
          searchKeyword: stoppable(stopped, 'keyword'),
          searchGraph: async () => {
            caller.abort();
            return [];
          },
        }),
      }),
      DEFAULT_RECALL_SETTINGS,
      caller.signal,
    );
    await expect(answer).rejects.toMatchObject({ code: 'TIMEOUT' });
    expect(stopped).toEqual(['keyword']);
  });

  it('gives the same answer as one without when nothing is late', async () => {
    const patient = await ask({}, { request: { timeoutMs: null } });
    expect(await ask({}, { request: { timeoutMs: 600_000 } })).toEqual(patient);
  });

  it.each([0, -1, 1.5, 600_001, Number.NaN])('refuses %s', async (timeoutMs) => {
    await expect(ask({}, { request: { timeoutMs } })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining('timeoutMs'),
    });
  });
});

describe('a deadline', () => {
  it('keeps the process from nothing once it is closed', () => {
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
    const before = timers();
    const deadline = openDeadline(600_000, undefined);
    expect(timers()).toBeGreaterThan(before);
    deadline.close();
    expect(timers()).toBe(before);
  });

  it('does not begin what is late already', async () => {
    const caller = new AbortController();
    const deadline = openDeadline(600_000, caller.signal);
    caller.abort();
    const begun = deadline.within('ANSWER', {}, async () => 'begun');
    await expect(begun).rejects.toMatchObject({ code: 'TIMEOUT' });
    deadline.close();
  });

  it('without a time hands on the caller’s signal and the bookmarks', async () => {
    const { signal } = new AbortController();
    const deadline = openDeadline(null, signal);
    const call = await deadline.within('SEARCH', { bookmarks: ['b'] }, async (timed) => timed);
    expect(call).toEqual({ bookmarks: ['b'], signal });
  });
});
