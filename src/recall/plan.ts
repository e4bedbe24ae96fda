import type { BankRef } from '../domain/bank.ts';
import type { Instant } from '../domain/instant.ts';
import type { Interval } from '../domain/interval.ts';
import type { TokenVectors } from '../domain/ports/models.ts';
import type { NamedEntity, Scope, StoreCall } from '../domain/ports/recall-store.ts';
import type { Strategy } from '../domain/ranked.ts';
import type { TimeWindow } from '../domain/time.ts';
import type { Deadline } from './deadline.ts';
import type { RecallSettings } from './settings.ts';
import type { MeasureStep } from './stopwatch.ts';
import type { RecallPorts, RecallRequest } from './types.ts';

/** What every step of one recall shares. */
export interface RecallRun {
  readonly request: RecallRequest;
  readonly ports: RecallPorts;
  readonly settings: RecallSettings;
  /** Aborts when the caller goes away. */
  readonly signal: AbortSignal | undefined;
  readonly deadline: Deadline;
  readonly measure: MeasureStep;
}

/** A part of a recall that failed or was late while the rest answered. */
export interface Failure {
  /** Its name in `degraded`. */
  readonly part: string;
  readonly error: unknown;
}

/** A recall request, understood: everything that the arms and the scores need. */
export interface RecallPlan {
  /** The query in a normal form that every store and model accepts. */
  readonly query: string;
  /** "Now" of this recall. */
  readonly at: Instant;
  /** IANA name. */
  readonly timezone: string;
  readonly bank: BankRef;
  readonly scope: Scope;
  /** Candidates of an arm, at most. */
  readonly limit: number;
  /** The arms to search, in the order of STRATEGIES. */
  readonly strategies: readonly Strategy[];
  /** On its way while the arms that need no vector search already; it never rejects. */
  readonly embedding: Promise<QueryEmbedding>;
  /** Folded names that may stand in the query. */
  readonly nameKeys: readonly string[];
  /** On its way while the arms that need no more than the known bank search already. */
  readonly lookedUp: Promise<LookedUp>;
  /** The window in force: the caller's, or the one read from the query. */
  readonly window: TimeWindow | null;
  /** `window` with its open sides closed; null without a window or when nothing can close it. */
  readonly span: Interval | null;
  /** Why the event that the query names could not be looked up; null when it could, or when it names none. */
  readonly anchorError: unknown;
  /** How reads are made; each stage sets its own signal. */
  readonly call: StoreCall;
}

/** What the bank holds of a plan that was made before it was asked. */
export interface LookedUp {
  /** Entities that the query names; empty when no arm needs them. */
  readonly named: readonly NamedEntity[];
  /** False when the bank is no longer the one that the plan was made for. */
  readonly isCurrent: boolean;
}

/** The query's vector, or why there is none: `error` null means that the query holds nothing to embed. */
export type QueryEmbedding =
  | { readonly vector: Float32Array; readonly tokens: TokenVectors | null }
  | { readonly vector: null; readonly tokens: null; readonly error: unknown };
