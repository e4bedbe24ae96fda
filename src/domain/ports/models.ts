export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** A query is short, is waited for, and goes before documents. */
export type EmbeddingPurpose = 'QUERY' | 'DOCUMENT';

export interface EmbedOptions extends CallOptions {
  /** When absent, a single text counts as a QUERY and several as DOCUMENTs. */
  readonly purpose?: EmbeddingPurpose;
}

/** The vectors of a text's tokens, for late interaction. Special tokens are left out. */
export interface TokenVectors {
  readonly count: number;
  /** Numbers of a vector: a multiple of 16. */
  readonly width: number;
  /** The tokens' places in the model's vocabulary; `count` of them. */
  readonly ids: Int32Array;
  /** `count` rows of `width` values: unit-length vectors × 127, rounded, so that FULL_DOT is a dot product of 1. */
  readonly vectors: Int8Array;
}

/** The dot product of two equal token vectors: a cosine of 1. */
export const FULL_DOT = 127 ** 2;

/**
 * For each document and each query token, the greatest dot product of the token with one of the document's:
 * `documents.length × query.count` integers, document by document.
 */
export type MaxSim = (query: TokenVectors, documents: readonly TokenVectors[]) => Int32Array;

/** What the embedding model makes of one text. */
export interface Embedding {
  /** Unit length, `dimensions` floats. */
  readonly vector: Float32Array;
  /** Absent where the model makes none. */
  readonly tokens?: TokenVectors;
}

/** Turns texts into vectors. */
export interface Embedder {
  /** Name of the model, as configured. */
  readonly model: string;
  readonly dimensions: number;
  /**
   * One embedding a text, in order. Throws MODEL_UNAVAILABLE, BAD_USER_INPUT for a text that has no vector,
   * RATE_LIMITED when too many texts wait already, TIMEOUT when the signal aborts before the text's turn.
   */
  embed(texts: readonly string[], options?: EmbedOptions): Promise<readonly Embedding[]>;
}

export const RERANKERS = ['AUTO', 'CROSS_ENCODER', 'LATE_INTERACTION', 'NONE'] as const;
/** What a caller may ask for. */
export type RerankerChoice = (typeof RERANKERS)[number];
/** What a recall used. */
export type RerankerKind = Exclude<RerankerChoice, 'AUTO'>;

/** A model that reads a query and documents together and judges how well they answer it. */
export interface Reranker {
  readonly model: string;
  /** LOGIT: scores always go through the sigmoid. UNIT: scores already lie in [0, 1] and pass as they are. */
  readonly calibration: 'LOGIT' | 'UNIT';
  /** One score a document, in order. Throws MODEL_UNAVAILABLE. */
  score(query: string, documents: readonly string[], options?: CallOptions): Promise<readonly number[]>;
}

/** Length of a text in cl100k_base tokens; special-token text counts as plain text. */
export type CountTokens = (text: string) => number;

/** A JSON schema, as `z.toJSONSchema` writes one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The shape that an answer of a language model must have. */
export interface AnswerSchema<T> {
  /** Letters, digits and underscores: endpoints take it as the schema's name. */
  readonly name: string;
  /** Every property is required, and null where it may be missing: what the strictest endpoints accept. */
  readonly json: JsonSchema;
  /** Other names that models give to a property, by the property's name. */
  readonly aliases: Readonly<Record<string, readonly string[]>>;
  /** The value, or what is wrong with it in words that the model can act upon. */
  check(value: unknown): { readonly value: T } | { readonly problem: string };
}

/** What answers cost, calls that failed or were repeated included. */
export interface LlmUsage {
  /** Requests that were sent. */
  readonly calls: number;
  /** As the endpoint counts; 0 where it does not say. */
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export interface LlmRequest<T> {
  readonly system: string;
  readonly user: string;
  readonly schema: AnswerSchema<T>;
}

export interface LlmAnswer<T> {
  readonly value: T;
  readonly usage: LlmUsage;
}

/** Answers with a value of a given shape. */
export interface Llm {
  /** Name of the model, as configured. */
  readonly model: string;
  /**
   * Throws LlmError: MODEL_UNAVAILABLE, RATE_LIMITED, TIMEOUT (the signal's abort too) and MODEL_OUTPUT_INVALID, with
   * what was spent until then.
   */
  complete<T>(request: LlmRequest<T>, options?: CallOptions): Promise<LlmAnswer<T>>;
}

/** Something that a language model may ask for while it works on a task. */
export interface LlmTool {
  /** Letters, digits and underscores. */
  readonly name: string;
  readonly description: string;
  /** An object. */
  readonly input: AnswerSchema<unknown>;
}

/** A model's wish to use a tool. The name may be one that was never offered. */
export interface LlmToolCall {
  readonly id: string;
  readonly name: string;
  /** As near to the tool's schema as can be without guessing; null when it was no JSON. */
  readonly input: unknown;
}

export type LlmMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly calls: readonly LlmToolCall[] }
  | { readonly role: 'tool'; readonly call: LlmToolCall; readonly content: string };

export interface LlmConversation {
  readonly messages: readonly LlmMessage[];
  readonly tools: readonly LlmTool[];
  /** True when words alone are no answer. A model may answer with words nonetheless. */
  readonly mustCall: boolean;
}

/** What a model says and wants; both may be empty. */
export interface LlmTurn {
  readonly content: string;
  readonly calls: readonly LlmToolCall[];
  readonly usage: LlmUsage;
}

/** A language model that works with tools, whether its endpoint knows of tools or not. */
export interface ToolLlm extends Llm {
  /** The model's next turn. Throws as `complete` does; an answer that cannot be read is a turn, not an error. */
  converse(conversation: LlmConversation, options?: CallOptions): Promise<LlmTurn>;
}
