import { FULL_DOT, type TokenVectors } from '../../domain/ports/models.ts';

/** Constants of the late-interaction reranker. */
export interface InteractionSettings {
  /** What a token's match counts that stands 1, 2, 3 … memories before in the same document. */
  readonly before: readonly number[];
  /** The same for memories after. */
  readonly after: readonly number[];
  /** What the strength of the memory's document adds: the mean of its best matches. */
  readonly documentWeight: number;
  /** How many of a document's best matches make its strength. */
  readonly documentBest: number;
  /** Added when the query names the speaker of the memory. */
  readonly speakerBonus: number;
  /** Added when the memory overlaps the window in force. */
  readonly windowBonus: number;
  /** Taken off when the memory only asks. */
  readonly questionMalus: number;
  /** The calibration: `relevance = 1 / (1 + e^−(slope × match − offset))`. */
  readonly slope: number;
  readonly offset: number;
}

/**
 * Measured on LoCoMo 26, 30, 41, 42, 43; every number is level around its value. Slope and offset are a logistic fit of
 * "is evidence" over the 50 best of each question: they also keep the boosts nudges, since random boosts of ±10 % cost
 * 0.04 of recall@10 on the raw match and 0.001 on the relevance.
 */
export const DEFAULT_INTERACTION: InteractionSettings = {
  before: [0.85, 0.75, 0.65],
  after: [0.75, 0.5],
  documentWeight: 0.2,
  documentBest: 3,
  speakerBonus: 0.08,
  windowBonus: 0.1,
  questionMalus: 0.05,
  slope: 13.7,
  offset: 13,
};

/** A candidate as late interaction sees it. */
export interface Interacting {
  readonly documentId: string;
  readonly position: number;
  /** Vocabulary ids of its tokens. */
  readonly tokenIds: Int32Array;
  /** The query names its speaker. */
  readonly isAddressed: boolean;
  /** It is a question. */
  readonly asks: boolean;
  /** How well it lies in the window in force, in [0, 1]; 0 without one. */
  readonly inWindow: number;
}

export interface InteractionQuery {
  readonly tokens: TokenVectors;
  /** Places of tokens that do not count: the words of a time expression, which the window stands for. */
  readonly silent: ReadonlySet<number>;
  /** Greatest dot product of each query token with each candidate's tokens: candidates × tokens, see MaxSim. */
  readonly dots: Int32Array;
}

/**
 * How well each candidate matches the query, about 0.4 for any text to 1 and a little above.
 *
 *   joined[i, d] = max of sim[i, d] and, weighted, of sim[i, n] of the candidates n before and after d in its document
 *   match[d]     = Σ idf[i] × joined[i, d] / Σ idf[i] + weight × strength of d's document + bonuses
 *
 * sim is the cosine of query token i with the nearest token of a text (MaxSim: Khattab, Zaharia, "ColBERT", SIGIR
 * 2020). A rare word decides more than a common one; how rare is counted among the candidates, which ranks as well as
 * counting in the whole bank. The turns around a turn say what it is about.
 */
export function lateInteraction(
  query: InteractionQuery,
  candidates: readonly Interacting[],
  settings: InteractionSettings,
): Float64Array {
  const weights = tokenWeights(query, candidates);
  const joined = joinNeighbours(query, candidates, settings);
  const matches = weightedMeans(joined, weights, candidates.length);
  const strengths = documentStrengths(matches, candidates, settings.documentBest);
  candidates.forEach((candidate, d) => {
    matches[d] =
      (matches[d] ?? 0) +
      settings.documentWeight * (strengths.get(candidate.documentId) ?? 0) +
      (candidate.isAddressed ? settings.speakerBonus : 0) +
      settings.windowBonus * candidate.inWindow -
      (candidate.asks ? settings.questionMalus : 0);
  });
  return matches;
}

/** A match as the probability that the memory answers the query, in (0, 1). */
export function relevanceOfMatch(match: number, { slope, offset }: InteractionSettings): number {
  return 1 / (1 + Math.exp(offset - slope * match));
}

/** `idf = ln(1 + (n − df + 0.5) / (df + 0.5))`, df of n candidates holding the token; 0 for a silent one. */
function tokenWeights(
  { tokens, silent }: InteractionQuery,
  candidates: readonly Interacting[],
): Float64Array {
  const placeOf = new Map<number, number>();
  for (let i = 0; i < tokens.count; i++) placeOf.set(tokens.ids[i] ?? 0, i);
  const frequency = new Int32Array(tokens.count);
  const lastSeen = new Int32Array(tokens.count).fill(-1);
  candidates.forEach(({ tokenIds }, d) => {
    for (const id of tokenIds) {
      const place = placeOf.get(id);
      if (place === undefined || lastSeen[place] === d) continue;
      lastSeen[place] = d;
      frequency[place] = (frequency[place] ?? 0) + 1;
    }
  });
  const n = candidates.length;
  return Float64Array.from({ length: tokens.count }, (_, i) => {
    if (silent.has(i)) return 0;
    const df = frequency[placeOf.get(tokens.ids[i] ?? 0) ?? i] ?? 0;
    return Math.log(1 + (n - df + 0.5) / (df + 0.5));
  });
}

/** Similarities with those of the neighbours joined in: candidates × tokens, cosines. */
function joinNeighbours(
  { tokens, dots }: InteractionQuery,
  candidates: readonly Interacting[],
  { before, after }: InteractionSettings,
): Float64Array {
  const { count } = tokens;
  const joined = new Float64Array(dots.length);
  for (let at = 0; at < dots.length; at++) joined[at] = (dots[at] ?? 0) / FULL_DOT;
  const reach = [
    ...before.map((weight, place) => ({ offset: -place - 1, weight: weight / FULL_DOT })),
    ...after.map((weight, place) => ({ offset: place + 1, weight: weight / FULL_DOT })),
  ];
  const documents = placesByDocument(candidates);
  candidates.forEach(({ documentId, position }, d) => {
    const places = documents.get(documentId);
    for (const { offset, weight } of reach) {
      const n = places?.get(position + offset);
      if (n === undefined) continue;
      for (let i = 0; i < count; i++) {
        const theirs = weight * (dots[n * count + i] ?? 0);
        if (theirs > (joined[d * count + i] ?? 0)) joined[d * count + i] = theirs;
      }
    }
  });
  return joined;
}

/** Index of each candidate by its document and its position there; where several stand, of the longest: it holds them. */
function placesByDocument(
  candidates: readonly Interacting[],
): ReadonlyMap<string, ReadonlyMap<number, number>> {
  const documents = new Map<string, Map<number, number>>();
  candidates.forEach(({ documentId, position, tokenIds }, d) => {
    const places = documents.get(documentId);
    const held = places?.get(position);
    const longest = held === undefined ? 0 : (candidates[held]?.tokenIds.length ?? 0);
    if (places === undefined) documents.set(documentId, new Map([[position, d]]));
    else if (held === undefined || tokenIds.length > longest) places.set(position, d);
  });
  return documents;
}

function weightedMeans(similarities: Float64Array, weights: Float64Array, candidates: number): Float64Array {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const means = new Float64Array(candidates);
  if (total === 0) return means;
  for (let d = 0; d < candidates; d++) {
    let sum = 0;
    for (let i = 0; i < weights.length; i++) {
      sum += (weights[i] ?? 0) * (similarities[d * weights.length + i] ?? 0);
    }
    means[d] = sum / total;
  }
  return means;
}

/** The mean of the best matches of each document, by its id. */
function documentStrengths(
  matches: Float64Array,
  candidates: readonly Interacting[],
  best: number,
): ReadonlyMap<string, number> {
  const byDocument = new Map<string, number[]>();
  candidates.forEach(({ documentId }, d) => {
    const own = byDocument.get(documentId);
    if (own === undefined) byDocument.set(documentId, [matches[d] ?? 0]);
    else own.push(matches[d] ?? 0);
  });
  return new Map(
    [...byDocument].map(([documentId, own]) => {
      const top = own.sort((a, b) => b - a).slice(0, best);
      return [documentId, top.reduce((sum, match) => sum + match, 0) / top.length];
    }),
  );
}
