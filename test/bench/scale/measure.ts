import { recall } from '../../../src/recall/recall.ts';
import { DEFAULT_RECALL_SETTINGS } from '../../../src/recall/settings.ts';
import type { RecallPorts, RecallRequest } from '../../../src/recall/types.ts';
import { type Latency, latencyOf } from '../report.ts';
import { generateQueries } from './generate.ts';

/** What one bank costs; embed and vector are the two things that no recall can do without. */
export interface ScaleMeasure {
  /** The query's embedding alone. */
  readonly embed: Latency;
  /** The vector query of the semantic arm alone, at MID. */
  readonly vector: Latency;
  /** The whole recall, MID, reranker NONE, in this process. */
  readonly recall: Latency;
  /** The same for questions that name the hub entity. */
  readonly recallHub: Latency;
  /** recall p50 / (embed p50 + vector p50). */
  readonly ratio: number;
}

const QUERIES = 200;
const WARM_UP = 30;

/**
 * Times everything in one run, the kinds interleaved question by question, so that whatever slows the machine down
 * slows all of them. Every question is asked once: the embedder remembers the ones it had.
 */
export async function measure(bankId: string, ports: RecallPorts, seed: number): Promise<ScaleMeasure> {
  const bank = await ports.store.findBank(bankId);
  if (bank === null) throw new Error(`no bank ${bankId}`);
  const scope = {
    bank,
    types: ['WORLD', 'EXPERIENCE', 'OPINION', 'OBSERVATION'],
    states: ['ACTIVE'],
    tagKeys: null,
    window: null,
    asOf: null,
  } as const;
  const { minCosine } = DEFAULT_RECALL_SETTINGS.semantic;
  const limit = DEFAULT_RECALL_SETTINGS.budgets.fixed.MID;
  const ask = (query: string) => recall(requestFor(bankId, query), ports, DEFAULT_RECALL_SETTINGS);

  for (const query of generateQueries(WARM_UP, seed + 1000, false)) await ask(query);
  const samples = {
    embed: [] as number[],
    vector: [] as number[],
    recall: [] as number[],
    recallHub: [] as number[],
  };
  const bare = generateQueries(QUERIES, seed + 1, false);
  const whole = generateQueries(QUERIES, seed + 2, false);
  const hub = generateQueries(QUERIES, seed + 3, true);
  for (let index = 0; index < QUERIES; index++) {
    const [embedding] = await timed(samples.embed, () => ports.embedder.embed([bare[index] ?? '']));
    const vector = embedding?.vector ?? new Float32Array();
    await timed(samples.vector, () => ports.store.searchSemantic({ vector, minCosine }, scope, limit));
    await timed(samples.recall, () => ask(whole[index] ?? ''));
    await timed(samples.recallHub, () => ask(hub[index] ?? ''));
  }
  const [embed, vector] = [latencyOf(samples.embed), latencyOf(samples.vector)];
  const wholeRecall = latencyOf(samples.recall);
  return {
    embed,
    vector,
    recall: wholeRecall,
    recallHub: latencyOf(samples.recallHub),
    ratio: wholeRecall.p50Ms / (embed.p50Ms + vector.p50Ms),
  };
}

async function timed<T>(samples: number[], step: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await step();
  samples.push(performance.now() - started);
  return result;
}

function requestFor(bankId: string, query: string): RecallRequest {
  return {
    bankId,
    query,
    types: null,
    budget: 'MID',
    maxTokens: 4096,
    queryTimestamp: null,
    timezone: null,
    window: null,
    asOf: null,
    tags: null,
    tagsMatch: 'ANY',
    includeChunks: false,
    maxChunkTokens: 0,
    strategies: null,
    boosts: [],
    reranker: 'NONE',
    minScore: null,
    bookmarks: [],
    trace: false,
  };
}
