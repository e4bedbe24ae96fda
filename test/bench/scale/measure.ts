import type { RerankerKind } from '../../../src/domain/ports/models.ts';
import { recallRequestOf } from '../../../src/graphql/inputs/recall-input.ts';
import { recall } from '../../../src/recall/recall.ts';
import type { RecallResult } from '../../../src/recall/types.ts';
import { type BareFigures, type BareSamples, bareFigures, ratioOf, timeBare, timed } from '../bare.ts';
import type { RecallHere } from '../recall-here.ts';
import { type Latency, latencyOf } from '../report.ts';
import { generateQueries, rareQueries } from './generate.ts';

export const MEASURED_RERANKERS = ['NONE', 'AUTO'] as const;
export type MeasuredReranker = (typeof MEASURED_RERANKERS)[number];

/** What one bank costs. */
export interface ScaleMeasure {
  readonly bare: BareFigures;
  readonly recalls: Readonly<Record<MeasuredReranker, RecallMeasure>>;
}

/** What a recall costs with one reranker, at MID, in this process. */
export interface RecallMeasure {
  /** What judged. */
  readonly reranker: RerankerKind;
  readonly plain: Latency;
  /** Questions that name the hub entity. */
  readonly hub: Latency;
  /** plain p50 / (embedding p50 + vector query p50). */
  readonly ratio: number;
  /** hub p50 / plain p50. */
  readonly hubRatio: number;
  /** Share of the questions naming the hub and a rare entity whose first hit is the memory of the rare one. */
  readonly rareFirst: number;
  /** Places of the rare entities' memories, 1-based; null where it is not among the first LOOKED_AT. */
  readonly rarePlaces: readonly (number | null)[];
}

export interface MeasureOptions {
  readonly bankId: string;
  /** Another one for each bank: the embedder remembers the last questions. */
  readonly seed: number;
  /** Questions of each kind. */
  readonly queries: number;
}

/** Recalls of each reranker before anything is timed: a Java virtual machine compiles what it has run often enough. */
const WARM_UP = 150;
/** Hits among which a rare entity's memory is looked for. */
const LOOKED_AT = 10;
const BUDGET = { budget: 'MID', maxTokens: 4096 } as const;

/**
 * Times everything in one run, the kinds interleaved question by question, so that whatever slows the machine down
 * slows all of them. Every question is asked once: the embedder remembers the ones it had.
 */
export async function measure(
  here: RecallHere,
  { bankId, seed, queries }: MeasureOptions,
): Promise<ScaleMeasure> {
  const ask = (query: string, reranker: MeasuredReranker): Promise<RecallResult> =>
    recall(recallRequestOf({ bankId, query, reranker, ...BUDGET }, 'UTC'), here.ports, here.settings);

  const warmUp = generateQueries(MEASURED_RERANKERS.length * WARM_UP, seed + 1000, false);
  for (const [index, query] of warmUp.entries())
    await ask(query, MEASURED_RERANKERS[index % MEASURED_RERANKERS.length] ?? 'NONE');

  const bare: BareSamples = { embed: [], vector: [] };
  const kinds = MEASURED_RERANKERS.flatMap((reranker, place) =>
    [false, true].map((hub) => ({
      reranker,
      hub,
      queries: generateQueries(queries, seed + 2 + 2 * place + (hub ? 1 : 0), hub),
      samples: [] as number[],
      judges: new Set<RerankerKind>(),
    })),
  );
  for (const [index, query] of generateQueries(queries, seed + 1, false).entries()) {
    await timeBare({ bankId, query, ...BUDGET }, here, bare);
    for (const kind of kinds) {
      const result = await timed(kind.samples, () => ask(kind.queries[index] ?? '', kind.reranker));
      kind.judges.add(result.reranker);
    }
  }

  const figures = bareFigures(bare);
  const recalls = async (reranker: MeasuredReranker): Promise<RecallMeasure> => {
    const [plainKind, hubKind] = kinds.filter((kind) => kind.reranker === reranker);
    const [plain, hub] = [latencyOf(plainKind?.samples ?? []), latencyOf(hubKind?.samples ?? [])];
    const [judge = reranker === 'AUTO' ? 'NONE' : reranker] = plainKind?.judges ?? [];
    return {
      reranker: judge,
      plain,
      hub,
      ratio: ratioOf(plain, figures),
      hubRatio: Number((hub.p50Ms / plain.p50Ms).toFixed(3)),
      ...(await rareEntities(here, bankId, (query) => ask(query, reranker))),
    };
  };
  return { bare: figures, recalls: { NONE: await recalls('NONE'), AUTO: await recalls('AUTO') } };
}

async function rareEntities(
  { reads }: RecallHere,
  bankId: string,
  ask: (query: string) => Promise<RecallResult>,
): Promise<Pick<RecallMeasure, 'rareFirst' | 'rarePlaces'>> {
  const rarePlaces: (number | null)[] = [];
  for (const [name, query] of rareQueries()) {
    const { hits } = await ask(query);
    const ids = hits.slice(0, LOOKED_AT).map(({ memoryId }) => memoryId);
    const memories = await reads.memories(bankId, ids);
    const index = ids.findIndex((id) => memories.get(id)?.text.includes(name));
    rarePlaces.push(index === -1 ? null : index + 1);
  }
  const first = rarePlaces.filter((place) => place === 1).length;
  return { rareFirst: Number((first / rarePlaces.length).toFixed(3)), rarePlaces };
}
