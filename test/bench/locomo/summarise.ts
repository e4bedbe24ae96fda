import { meanQuality, percentile, type RankingQuality, rankingQuality } from '../metrics.ts';
import { CATEGORIES, type Question } from './conversation.ts';

export interface Ranked {
  readonly question: Question;
  /** Turns, best first. */
  readonly ranking: readonly string[];
}

export interface QualityRow extends RankingQuality {
  readonly name: string;
  readonly questions: number;
}

/** The mean quality in all, and of each category that has questions. */
export function qualityRows(name: string, ranked: readonly Ranked[]): readonly QualityRow[] {
  const judged = ranked.map(({ question, ranking }) => ({
    category: question.category,
    quality: rankingQuality(ranking, new Set(question.evidence)),
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
