import type { Budget } from '../domain/budget.ts';
import type { Instant } from '../domain/instant.ts';
import type { OpenInterval } from '../domain/interval.ts';
import type { Link } from '../domain/link.ts';
import type { FactType, Memory } from '../domain/memory.ts';
import type {
  CountTokens,
  Embedder,
  MaxSim,
  Reranker,
  RerankerChoice,
  RerankerKind,
} from '../domain/ports/models.ts';
import type { RecalledChunk, RecallStore } from '../domain/ports/recall-store.ts';
import type { ArmRank, Strategy } from '../domain/ranked.ts';
import type { TagsMatch } from '../domain/tags.ts';
import type { TimeWindow } from '../domain/time.ts';

export const BOOST_LEVELS = ['LOW', 'MEDIUM', 'HIGH'] as const;
export type BoostLevel = (typeof BOOST_LEVELS)[number];

export interface StrategyBoost {
  readonly strategy: Strategy;
  readonly level: BoostLevel;
}

/** A recall as its caller states it; defaults are filled in at the door. */
export interface RecallRequest {
  readonly bankId: string;
  readonly query: string;
  /** Null means every type. */
  readonly types: readonly FactType[] | null;
  readonly budget: Budget;
  readonly maxTokens: number;
  /** "Now" for time expressions and recency; null takes the clock. */
  readonly queryTimestamp: Instant | null;
  /** IANA name; null takes the bank's. */
  readonly timezone: string | null;
  readonly window: OpenInterval | null;
  readonly asOf: Instant | null;
  readonly tags: readonly string[] | null;
  readonly tagsMatch: TagsMatch;
  readonly includeChunks: boolean;
  readonly maxChunkTokens: number;
  /** Null means all four. */
  readonly strategies: readonly Strategy[] | null;
  readonly boosts: readonly StrategyBoost[];
  readonly reranker: RerankerChoice;
  readonly minScore: number | null;
  readonly collapseDuplicates: boolean;
  /** The time of the whole recall; null for as long as it takes. */
  readonly timeoutMs: number | null;
  readonly bookmarks: readonly string[];
  readonly trace: boolean;
}

/** Everything a recall needs from outside. */
export interface RecallPorts {
  readonly store: RecallStore;
  readonly embedder: Embedder;
  /** The cross-encoder, where its weights are there. */
  readonly crossEncoder: Reranker | null;
  readonly maxSim: MaxSim;
  readonly countTokens: CountTokens;
  readonly clock: () => Instant;
  /** Told of each part that failed while the rest answered; for the log and the metrics. */
  readonly onDegraded?: (part: string, error: unknown) => void;
  /** Told how long each step of a recall took that was answered, in milliseconds; for the metrics. */
  readonly onPhase?: (name: string, ms: number) => void;
}

export interface HitScores {
  /**
   * What the boosts multiply: `score = base × recencyBoost × temporalBoost × proofBoost`.
   * The reranker's relevance after strategy boosts; with NONE, the place by RRF spread over [0.1, 1].
   */
  readonly base: number;
  /** Calibrated score of the reranker in [0, 1]; with NONE the best raw cosine. */
  readonly relevance: number;
  /** Sum of RRF contributions. */
  readonly fused: number;
  readonly semantic: number | null;
  readonly keyword: number | null;
  readonly graph: number | null;
  readonly temporal: number | null;
  /** The factor itself, e.g. 1.1; likewise the two below. */
  readonly recencyBoost: number;
  readonly temporalBoost: number;
  readonly proofBoost: number;
}

export interface RecallHit {
  readonly memoryId: string;
  readonly memory: Memory;
  readonly score: number;
  readonly scores: HitScores;
  readonly foundBy: readonly ArmRank[];
  /** One line a person can read. */
  readonly reason: string;
  /** The way of the graph arm from a seed; empty when it did not find the memory or it was a seed. */
  readonly path: readonly Link[];
  /** Those that say the same and did not score as well, best first. */
  readonly duplicateIds: readonly string[];
  readonly tokens: number;
  readonly chunkId: string | null;
}

export interface RecallResult {
  readonly hits: readonly RecallHit[];
  readonly totalTokens: number;
  /** The window in force: the caller's, or the one read from the query. */
  readonly window: TimeWindow | null;
  readonly reranker: RerankerKind;
  readonly chunks: readonly RecalledChunk[];
  /** Names of what failed or was late while the rest answered, e.g. `GRAPH` or `CROSS_ENCODER`. */
  readonly degraded: readonly string[];
  /** Null unless asked for. */
  readonly trace: RecallTrace | null;
}

export interface RecallTrace {
  readonly query: string;
  readonly at: Instant;
  readonly window: TimeWindow | null;
  readonly budget: number;
  readonly arms: readonly ArmTrace[];
  readonly rerankPrefilter: PrefilterTrace;
  readonly candidates: readonly CandidateTrace[];
  readonly skipped: readonly SkippedTrace[];
  readonly phases: readonly PhaseTrace[];
}

export interface ArmTrace {
  readonly strategy: Strategy;
  readonly ms: number;
  readonly count: number;
  readonly error: string | null;
  readonly top: readonly { readonly memoryId: string; readonly rank: number; readonly score: number }[];
}

export interface PrefilterTrace {
  readonly kept: number;
  readonly dropped: number;
  /** Kept although no arm found them, because they stand next to what an arm found. */
  readonly neighbours: number;
  readonly cap: number;
  readonly boosts: readonly (StrategyBoost & { readonly divisor: number })[];
  /** How many of the kept candidates each arm found. */
  readonly composition: readonly { readonly strategy: Strategy; readonly count: number }[];
}

export interface CandidateTrace {
  readonly memoryId: string;
  readonly fusedRank: number;
  readonly rerankedRank: number | null;
  readonly scores: HitScores;
}

export interface SkippedTrace {
  readonly memoryId: string;
  readonly tokens: number;
  readonly left: number;
}

/** Where a recall left a memory, in the order of the steps. */
export type WhyNotStage =
  | 'RETURNED'
  | 'BANK'
  | 'SCOPE'
  | 'SEARCH'
  | 'PREFILTER'
  | 'LOAD'
  | 'MIN_SCORE'
  | 'DUPLICATE'
  | 'PACKING'
  | 'LIMIT';

/** Why a recall did, or did not, return a memory. */
export interface WhyNot {
  readonly returned: boolean;
  /** Its place among the hits, from 1; null when it is none. */
  readonly rank: number | null;
  readonly stage: WhyNotStage;
  /** For people: what happened there, with its numbers. */
  readonly explanation: string;
  /** Of every arm that was asked. */
  readonly arms: readonly ArmVerdict[];
  /** Null when it was not scored. */
  readonly scores: HitScores | null;
}

/** What one arm did, and what it made of one memory. */
export interface ArmVerdict extends ArmTrace {
  /** Its place there, from 1; null when the arm did not find it. */
  readonly rank: number | null;
  readonly score: number | null;
  /** One sentence: how it was found, or why not. */
  readonly reason: string;
}

export interface PhaseTrace {
  readonly name: string;
  readonly ms: number;
}
