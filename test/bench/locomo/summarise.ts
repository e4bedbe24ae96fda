import { meanQuality, percentile, type RankingQuality, rankingQuality } from '../metrics.ts';
import { CATEGORIES, type Question } from './conversation.ts';

export interface Ranked {
  readonly question: Question;
  /** The turn of each memory, best first; several memories may be of one turn. */
  readonly ranking: readonly string[];
}

export interface QualityRow extends RankingQuality {
  readonly name: string;
  readonly questions: number;
}

/**
 * The mean quality in all, and of each category that has questions: of the best k turns. What is looked for is turns, and
 * where a turn became several facts it stands at the place of the best one, once, as documents do that are ranked by
 * their best passage.
 */
export function qualityRows(name: string, ranked: readonly Ranked[]): readonly QualityRow[] {
  const judged = ranked.map(({ question, ranking }) => ({
    category: question.category,
    quality: rankingQuality([...new Set(ranking)], new Set(question.evidence)),
  }));
  const row = (rowName: string, rows: typeof judged): QualityRow => ({
    name: rowName,
    questions: rows.length,
    ...meanQuality(rows.map(({ quality }) => quality)),
  });
  const categories = Object.entries(CATEGORIES).map(([category, title]) =>
    row(
      `${name} ${category} ${title}`,
      judged.filter((one) => one.category === Number(category)),
    ),
  );
  return [row(name, judged), ...categories.filter(({ questions }) => questions > 0)];
}

/**
 * The mean quality of the best k memories, in which further facts of one turn take places of their own: what a caller
 * gets who counts memories. The same as of turns where each turn is one memory; then there is no row.
 */
export function memoryRows(name: string, ranked: readonly Ranked[]): readonly QualityRow[] {
  if (ranked.every(({ ranking }) => new Set(ranking).size === ranking.length)) return [];
  const qualities = ranked.map(({ question, ranking }) =>
    rankingQuality(ranking, new Set(question.evidence)),
  );
  return [{ name: `${name}, of memories`, questions: ranked.length, ...meanQuality(qualities) }];
}

/** Median milliseconds of every stage over the questions that ran it, in the order of their first appearance. */
export function stageMedians(runs: readonly ReadonlyMap<string, number>[]): Readonly<Record<string, number>> {
  const names = [...new Set(runs.flatMap((stages) => [...stages.keys()]))];
  return Object.fromEntries(
    names.map((name) => {
      const samples = runs.flatMap((stages) => stages.get(name) ?? []);
      return [name, Number(percentile(samples, 0.5).toFixed(2))];
    }),
  );
}

/** Rows of a table, heading first. */
export function qualityTable(rows: readonly QualityRow[]): readonly (readonly string[])[] {
  const heading = ['', 'questions', 'recall@5', 'recall@10', 'recall@20', 'hit@10', 'MRR', 'nDCG@10'];
  const lines = rows.map((row) => [
    row.name,
    String(row.questions),
    ...[row.recallAt5, row.recallAt10, row.recallAt20, row.hitAt10, row.reciprocalRank, row.ndcgAt10].map(
      (value) => value.toFixed(3),
    ),
  ]);
  return [heading, ...lines];
}
