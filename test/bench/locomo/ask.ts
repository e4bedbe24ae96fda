import { graphqlRequest } from '../../../src/cli/graphql-client.ts';
import type { Budget } from '../../../src/domain/budget.ts';
import type { RerankerChoice } from '../../../src/domain/ports/models.ts';
import type { Strategy } from '../../../src/domain/ranked.ts';
import { rankingsOf } from './baselines.ts';
import type { Conversation, Question } from './conversation.ts';

/** A question and everything of its recall beside its words. */
export interface Asked {
  readonly question: Question;
  readonly input: RecallOptions;
}

export interface RecallOptions {
  readonly bankId: string;
  readonly budget: Budget;
  readonly reranker: RerankerChoice;
  readonly maxTokens: number;
  /** ISO 8601. */
  readonly queryTimestamp: string;
  /** All four when absent. */
  readonly strategies?: readonly Strategy[];
}

export interface Answer {
  readonly question: Question;
  /** The turn of each memory, best first; several memories may be of one turn. */
  readonly ranking: readonly string[];
  /** The whole call over HTTP. */
  readonly ms: number;
  readonly reranker: string;
  readonly degraded: readonly string[];
}

interface DiaHit {
  readonly memory: { readonly metadata: { readonly dia_id: string } };
}

const RECALL = `query Recall($input: RecallInput!) {
  recall(input: $input) { reranker degraded hits { score memory { id text metadata } } }
}`;

const FUSION = `query Fusion($input: RecallInput!) {
  recall(input: $input) { hits { scores { fused } foundBy { strategy rank } memory { metadata } } }
}`;

const TRACE = `query Trace($input: RecallInput!) {
  recall(input: $input) { trace { arms { strategy ms count } phases { name ms } } }
}`;

/** Asked a day after the last session: everything has happened. */
export function askedAt(conversation: Conversation): string {
  const last = Math.max(...conversation.sessions.map(({ timestamp }) => Date.parse(timestamp)));
  return new Date(last + 24 * 3_600_000).toISOString();
}

/**
 * The question in other words in the eyes of the server, so that its cache of embedded queries flatters no second
 * asking. Each purpose takes another number.
 * @param times ≥ 1
 */
export function reworded(question: Question, times: number): Question {
  return { ...question, text: `${question.text} ${'?'.repeat(times)}` };
}

/** One question asked as an agent would, timed, without a trace. */
export async function ask(url: string, input: RecallOptions, question: Question): Promise<Answer> {
  const started = performance.now();
  const { recall } = await graphqlRequest<{
    recall: { reranker: string; degraded: string[]; hits: DiaHit[] };
  }>(url, RECALL, { input: { ...input, query: question.text } });
  const ms = performance.now() - started;
  const ranking = recall.hits.map(({ memory }) => memory.metadata.dia_id);
  return { question, ranking, ms, reranker: recall.reranker, degraded: recall.degraded };
}

/** The rankings of the semantic arm, of the keyword arm and of their plain RRF, without boosts, for one question. */
export async function askBaselines(url: string, input: RecallOptions, question: Question) {
  const { recall } = await graphqlRequest<{
    recall: {
      hits: (DiaHit & { scores: { fused: number }; foundBy: { strategy: string; rank: number }[] })[];
    };
  }>(url, FUSION, {
    // Packing would leave long turns out; a baseline is a ranking.
    input: {
      ...input,
      query: question.text,
      strategies: ['SEMANTIC', 'KEYWORD'],
      reranker: 'NONE',
      maxTokens: 1_000_000,
    },
  });
  return rankingsOf(
    recall.hits.map(({ memory, scores, foundBy }) => ({
      id: memory.metadata.dia_id,
      fused: scores.fused,
      foundBy,
    })),
  );
}

/** Milliseconds of each step and each arm of one question. */
export async function askStages(
  url: string,
  input: RecallOptions,
  question: Question,
): Promise<ReadonlyMap<string, number>> {
  const { recall } = await graphqlRequest<{
    recall: { trace: { arms: { strategy: string; ms: number }[]; phases: { name: string; ms: number }[] } };
  }>(url, TRACE, {
    input: { ...input, query: question.text, trace: true },
  });
  const { arms, phases } = recall.trace;
  return new Map([
    ...phases.map(({ name, ms }): [string, number] => [name, ms]),
    ...arms.map(({ strategy, ms }): [string, number] => [`arm ${strategy}`, ms]),
  ]);
}
