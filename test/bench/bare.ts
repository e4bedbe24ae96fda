import type { Budget } from '../../src/domain/budget.ts';
import { candidatesPerArm } from '../../src/domain/budget.ts';
import { FACT_TYPES } from '../../src/domain/memory.ts';
import type { Embedder } from '../../src/domain/ports/models.ts';
import type { Scope } from '../../src/domain/ports/recall-store.ts';
import type { RecallHere } from './recall-here.ts';
import { type Latency, latencyOf } from './report.ts';

/** The two things that no recall can do without, each timed alone, in milliseconds. */
export interface BareSamples {
  readonly embed: number[];
  readonly vector: number[];
}

export interface BareFigures {
  /** A query's embedding. */
  readonly embed: Latency;
  /** The filtered vector query of the semantic arm, with its rows. */
  readonly vector: Latency;
}

export interface BareQuery {
  readonly bankId: string;
  readonly query: string;
  readonly budget: Budget;
  readonly maxTokens: number;
}

/** Times the embedding of a query and the vector query of the same budget, each alone. Throws for an unknown bank. */
export async function timeBare(
  { bankId, query, budget, maxTokens }: BareQuery,
  { ports, settings }: RecallHere,
  samples: BareSamples,
): Promise<void> {
  const found = await ports.store.findBank(bankId, []);
  if (found === null) throw new Error(`no bank ${bankId}`);
  const scope: Scope = {
    bank: found.bank,
    types: FACT_TYPES,
    states: ['ACTIVE'],
    tagKeys: null,
    window: null,
    asOf: null,
  };
  const { minCosine } = settings.semantic;
  const limit = candidatesPerArm(budget, maxTokens, settings.budgets);
  const [embedding] = await timed(samples.embed, () => ports.embedder.embed([query]));
  if (embedding === undefined) throw new Error('the embedder gave no vector');
  const { vector } = embedding;
  await timed(samples.vector, () => ports.store.searchSemantic({ vector, minCosine }, scope, limit));
}

export function bareFigures({ embed, vector }: BareSamples): BareFigures {
  return { embed: latencyOf(embed), vector: latencyOf(vector) };
}

/** How many times as long as its bare parts a recall takes: recall p50 / (embedding p50 + vector query p50). */
export function ratioOf(recall: Latency, { embed, vector }: BareFigures): number {
  return Number((recall.p50Ms / (embed.p50Ms + vector.p50Ms)).toFixed(3));
}

/** Milliseconds that the embedder alone needs for documents, all handed over at once. */
export async function timeEmbedding(texts: readonly string[], embedder: Embedder): Promise<number> {
  const samples: number[] = [];
  await timed(samples, () => embedder.embed(texts, { purpose: 'DOCUMENT' }));
  return samples[0] ?? 0;
}

/** What a step returns; its milliseconds join the samples. */
export async function timed<T>(samples: number[], step: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await step();
  samples.push(performance.now() - started);
  return result;
}
