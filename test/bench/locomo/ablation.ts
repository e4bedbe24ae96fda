import type { RerankerChoice } from '../../../src/domain/ports/models.ts';
import { STRATEGIES, type Strategy } from '../../../src/domain/ranked.ts';
import { recallRequestOf } from '../../../src/graphql/inputs/recall-input.ts';
import { recall } from '../../../src/recall/recall.ts';
import type { RecallSettings } from '../../../src/recall/settings.ts';
import { meanQuality, type RankingQuality, rankingQuality } from '../metrics.ts';
import type { RecallHere } from '../recall-here.ts';
import type { Asked } from './ask.ts';

/** A recall with something else than the defaults. */
export interface Variant {
  readonly name: string;
  readonly strategies?: readonly Strategy[];
  readonly reranker?: RerankerChoice;
  readonly settings?: (defaults: RecallSettings) => RecallSettings;
  /** The part whose effect this variant shows together with another one, which has the part when this one has not. */
  readonly shows?: { readonly part: string; readonly isOn: boolean; readonly against: string };
}

export interface AblationRow extends RankingQuality {
  readonly name: string;
  readonly part: string | null;
  /** recall@10 with the part − recall@10 without it; null for a row that shows no part. */
  readonly effect: number | null;
  /** True when recall@10 falls by more than TOLERATED_FALL when the part is on. */
  readonly costsRecall: boolean;
}

/** What a part may cost of recall@10 (own requirement): less is noise of 760 questions. */
export const TOLERATED_FALL = 0.005;

const ALL = 'everything';
const FOUR_NAMED = 'all four searches named';
const UNRANKED = 'reranker NONE';

/**
 * The variants of an ablation. Who names searches gets no neighbours of hits, so the variants without a search have a
 * base line of their own that names all four.
 * @param hasCrossEncoder whether its weights are there
 */
export function variantsOf(hasCrossEncoder: boolean): readonly Variant[] {
  return [
    { name: ALL },
    { name: FOUR_NAMED, strategies: STRATEGIES, shows: { part: 'neighbours', isOn: false, against: ALL } },
    ...STRATEGIES.map((part) => ({
      name: `without ${part}`,
      strategies: STRATEGIES.filter((strategy) => strategy !== part),
      shows: { part, isOn: false, against: FOUR_NAMED },
    })),
    ...(['ACTIVATION', 'LINKS'] as const).map((scoring) => ({
      name: `graph scored by ${scoring}`,
      strategies: STRATEGIES,
      settings: (given: RecallSettings) => ({ ...given, graph: { ...given.graph, scoring } }),
      shows: { part: `GRAPH, ${scoring}`, isOn: true, against: 'without GRAPH' },
    })),
    ...(['recency', 'temporal', 'proof'] as const).map((part) => ({
      name: `without ${part} boost`,
      settings: (given: RecallSettings) => ({ ...given, boosts: { ...given.boosts, [`${part}Alpha`]: 0 } }),
      shows: { part: `${part} boost`, isOn: false, against: ALL },
    })),
    { name: UNRANKED, reranker: 'NONE' },
    ...(['LATE_INTERACTION', ...(hasCrossEncoder ? (['CROSS_ENCODER'] as const) : [])] as const).map(
      (reranker) => ({
        name: `reranker ${reranker}`,
        reranker,
        shows: { part: reranker, isOn: true, against: UNRANKED },
      }),
    ),
  ];
}

/** The mean quality of every variant over the questions, each question asked of all variants in turn. */
export async function ablate(asked: readonly Asked[], here: RecallHere): Promise<readonly AblationRow[]> {
  const variants = variantsOf(here.ports.crossEncoder !== null);
  const qualities = new Map<string, RankingQuality[]>(variants.map(({ name }) => [name, []]));
  const namesOf = turnNames(here);
  for (const { question, input } of asked) {
    for (const variant of variants) {
      const request = recallRequestOf(
        {
          ...input,
          query: question.text,
          queryTimestamp: { kind: 'INSTANT', at: Date.parse(input.queryTimestamp), offset: null },
          ...(variant.strategies === undefined ? {} : { strategies: variant.strategies }),
          ...(variant.reranker === undefined ? {} : { reranker: variant.reranker }),
        },
        'UTC',
      );
      const settings = variant.settings?.(here.settings) ?? here.settings;
      const { hits, degraded } = await recall(request, here.ports, settings);
      if (degraded.length > 0) throw new Error(`${variant.name}: degraded by ${degraded.join(', ')}`);
      const ranking = await namesOf(
        input.bankId,
        hits.map(({ memoryId }) => memoryId),
      );
      qualities.get(variant.name)?.push(rankingQuality(ranking, new Set(question.evidence)));
    }
  }
  return ablationRows(variants, new Map([...qualities].map(([name, all]) => [name, meanQuality(all)])));
}

/** The rows of the table: every variant with its quality and what its part does. */
export function ablationRows(
  variants: readonly Variant[],
  qualities: ReadonlyMap<string, RankingQuality>,
): readonly AblationRow[] {
  const nothing = meanQuality([]);
  return variants.map(({ name, shows }) => {
    const quality = qualities.get(name) ?? nothing;
    if (shows === undefined) return { name, ...quality, part: null, effect: null, costsRecall: false };
    const other = qualities.get(shows.against) ?? nothing;
    const [on, off] = shows.isOn ? [quality, other] : [other, quality];
    const effect = on.recallAt10 - off.recallAt10;
    return { name, ...quality, part: shows.part, effect, costsRecall: effect < -TOLERATED_FALL };
  });
}

/** Rows of a table, heading first. */
export function ablationTable(rows: readonly AblationRow[]): readonly (readonly string[])[] {
  const heading = ['', 'recall@5', 'recall@10', 'MRR', 'nDCG@10', 'part', 'on − off', 'costs > 0.005'];
  const lines = rows.map((row) => [
    row.name,
    ...[row.recallAt5, row.recallAt10, row.reciprocalRank, row.ndcgAt10].map((value) => value.toFixed(3)),
    row.part ?? '–',
    row.effect === null ? '–' : `${row.effect < 0 ? '−' : '+'}${Math.abs(row.effect).toFixed(4)}`,
    row.effect === null ? '–' : row.costsRecall ? 'YES' : 'no',
  ]);
  return [heading, ...lines];
}

/** The turns that memories were made of; each memory is read once. */
function turnNames({ reads }: RecallHere) {
  const known = new Map<string, string>();
  return async (bankId: string, ids: readonly string[]): Promise<readonly string[]> => {
    const unknown = ids.filter((id) => !known.has(id));
    if (unknown.length > 0) {
      for (const [id, memory] of await reads.memories(bankId, unknown))
        known.set(id, String(JSON.parse(memory.metadata ?? '{}').dia_id));
    }
    return ids.map((id) => known.get(id) ?? id);
  };
}
