import type { Budget } from '../domain/budget.ts';
import type { Instant } from '../domain/instant.ts';
import type { OpenInterval } from '../domain/interval.ts';
import type { FactType, Memory } from '../domain/memory.ts';
import type { CountTokens, Embedder, LlmUsage, RerankerKind, ToolLlm } from '../domain/ports/models.ts';
import type { OpinionStore } from '../domain/ports/opinion-store.ts';
import type { Chunk, ReadStore } from '../domain/ports/read-store.ts';
import type { ReflectStore } from '../domain/ports/reflect-store.ts';
import type { TagsMatch } from '../domain/tags.ts';
import type { TimeWindow } from '../domain/time.ts';

/** A reflection as its caller states it; defaults are filled in at the door. */
export interface ReflectRequest {
  readonly bankId: string;
  readonly query: string;
  /** What the caller says about the circumstances of the question; null for nothing. */
  readonly context: string | null;
  readonly budget: Budget;
  /** Longest answer, in tokens. */
  readonly maxTokens: number;
  /** "Now" of the question; null takes the clock. */
  readonly queryTimestamp: Instant | null;
  /** IANA name; null takes the bank's. */
  readonly timezone: string | null;
  readonly tags: readonly string[] | null;
  readonly tagsMatch: TagsMatch;
  readonly asOf: Instant | null;
  /** JSON text of a JSON schema that `data` must fit; null for none. */
  readonly answerSchema: string | null;
  readonly formOpinions: boolean;
  readonly trace: boolean;
}

/** A recall within a reflection. Bank, tags and moment are always those of the reflection. */
export interface ReflectRecall
  extends Pick<ReflectRequest, 'bankId' | 'tags' | 'tagsMatch' | 'asOf' | 'queryTimestamp' | 'timezone'> {
  readonly query: string;
  /** Null for every type. */
  readonly types: readonly FactType[] | null;
  readonly budget: Budget;
  readonly maxTokens: number;
  readonly window: OpenInterval | null;
}

export interface RecalledMemory {
  readonly memory: Memory;
  /** By which hits are ordered, > 0. */
  readonly score: number;
  /** In [0, 1]. */
  readonly relevance: number;
  /** To the query, in [−1, 1]; null when the search by meaning did not find it. */
  readonly cosine: number | null;
}

export interface ReflectRecallResult {
  /** Best first. */
  readonly hits: readonly RecalledMemory[];
  /** The window of time that was asked for, in words or by the caller. */
  readonly window: TimeWindow | null;
  /** Who judged the relevances. */
  readonly reranker: RerankerKind;
}

/** Everything that a reflection needs from outside. */
export interface ReflectPorts {
  readonly recall: (request: ReflectRecall, signal: AbortSignal) => Promise<ReflectRecallResult>;
  readonly reads: Pick<
    ReadStore,
    'banks' | 'memories' | 'findEntity' | 'sourcesOfMemories' | 'chunks' | 'memoriesOfDocuments'
  >;
  readonly store: ReflectStore;
  readonly opinions: OpinionStore;
  readonly embedder: Embedder;
  /** Null when none is configured: answers are then extractive. */
  readonly llm: ToolLlm | null;
  readonly countTokens: CountTokens;
  readonly clock: () => Instant;
}

/** A place of an answer, and the memory that it rests on. */
export interface Citation {
  readonly memory: Memory;
  /** Words of the memory, as they stand there. */
  readonly quote: string;
  /** Where in the answer's text it is cited: UTF-16 offsets, half-open. */
  readonly start: number;
  readonly end: number;
}

/** One use of a tool. */
export interface ReflectStep {
  /** From 0. */
  readonly index: number;
  readonly tool: string;
  /** JSON text. */
  readonly arguments: string;
  /** How many memories or pieces of text it brought. */
  readonly results: number;
  /** What was wrong with it, as the model was told; null for nothing. */
  readonly error: string | null;
  readonly ms: number;
  /** Length of what it brought, in cl100k_base tokens. */
  readonly tokens: number;
}

export interface ReflectTrace {
  readonly steps: readonly ReflectStep[];
  /** What the language model cost. */
  readonly usage: LlmUsage;
  readonly ms: number;
}

export interface Reflection {
  readonly text: string;
  readonly extractive: boolean;
  readonly known: boolean;
  /** JSON text of the answer in the caller's schema; null without one, and when nothing is known. */
  readonly data: string | null;
  /** Memories that the answer cites, in the order of their first citation. */
  readonly basedOn: readonly Memory[];
  /** Pieces of documents that were read around them. */
  readonly chunks: readonly Chunk[];
  readonly citations: readonly Citation[];
  /** Opinions that were formed or moved. */
  readonly opinions: readonly Memory[];
  /** Null unless asked for. */
  readonly trace: ReflectTrace | null;
}

/** What happens during a reflection, as it happens. */
export type ReflectEvent =
  | { readonly kind: 'STEP_STARTED'; readonly step: Pick<ReflectStep, 'index' | 'tool' | 'arguments'> }
  | { readonly kind: 'STEP_FINISHED'; readonly step: ReflectStep }
  | { readonly kind: 'ANSWERED'; readonly reflection: Reflection };

/** Steps of a pipeline that tell what happens and end in a value. */
export type Telling<T> = AsyncGenerator<ReflectEvent, T, undefined>;
