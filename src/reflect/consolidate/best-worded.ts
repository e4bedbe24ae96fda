import type { WordedFact } from './near-identical.ts';

/** Longest wording that is preferred, in cl100k_base tokens: two sentences. Beyond, more words are no better. */
export const WORDING_TOKENS = 60;

/**
 * The fact whose words an observation takes: of those within 60 tokens rather than beyond, of those understood alone
 * ("Alice", not "she"), the one that names most entities, is dated, says most, was mentioned last; then by id.
 * @param facts one at least
 */
export function bestWorded(facts: readonly WordedFact[]): WordedFact | null {
  const [best = null] = [...facts].sort((a, b) => {
    for (const rank of RANKS) {
      const difference = rank(b) - rank(a);
      if (difference !== 0) return difference;
    }
    return a.fact.id < b.fact.id ? -1 : 1;
  });
  return best;
}

/** What counts, the first first; more is better. */
const RANKS: readonly ((worded: WordedFact) => number)[] = [
  ({ fact }) => (fact.tokens <= WORDING_TOKENS ? 1 : 0),
  ({ points }) => (points ? 0 : 1),
  ({ fact }) => fact.entityIds.length,
  ({ fact }) => (fact.occurred === null ? 0 : 1),
  ({ fact, words }) => (fact.tokens <= WORDING_TOKENS ? words.length : -words.length),
  ({ fact }) => fact.mentionedAt,
];
