/** Constants of the searches that an operator may change. */
export interface RecallStoreSettings {
  /** What one point of the exact index counts beside one of the stemmed index. */
  readonly exactWeight: number;
  /** Hits read of each full-text index for one wanted, before everything else is filtered. */
  readonly keywordExpansion: number;
  /** The same where nothing but bank and state binds. */
  readonly keywordExpansionPlain: number;
  /** What a step of spreading activation leaves of it. */
  readonly decay: number;
  /** How much more than others a causal link passes on. */
  readonly causalFactor: number;
  /** Memories that pass activation on in a step. */
  readonly frontier: number;
  /** Links touched a memory. */
  readonly linksPerMemory: number;
  /** Memories touched an entity on the way. */
  readonly mentionsPerEntity: number;
  /** Memories touched an entity where links are scored; one step, so more than on the way. */
  readonly mentionsPerSharedEntity: number;
  /** Memories touched an entity named in the query. */
  readonly mentionsPerName: number;
  /** An entity of more memories passes nothing on: what it reaches would be any memory. */
  readonly hubDegree: number;
  /** Least activation of a seed, and of what arrives over a link or an entity. */
  readonly leastActivation: number;
  /** Share of the temporal arm's places kept for what links reach. */
  readonly linkedShare: number;
  /** Best hits of the temporal arm whose links are followed. */
  readonly temporalSources: number;
  /** What a process remembers of memories that it has read, at most, in bytes. */
  readonly cacheBytes: number;
  /** Whether a bank that is recalled from is read into that memory in the background. */
  readonly readsAhead: boolean;
}

/**
 * Decay and causal factor: design, section 4. Exact weight: of 0, 0.3, 0.5, 0.7 and 1, recall@10 of the keyword arm
 * was best at 0.3 (LoCoMo 26, 30, 41, 42, 43: 0.580, 0.590, 0.584, 0.586, 0.582). The bounds are ours: they keep the
 * graph arm within the time of a vector search in a bank of 100,000 memories.
 */
export const DEFAULT_RECALL_STORE: RecallStoreSettings = {
  exactWeight: 0.3,
  keywordExpansion: 4,
  keywordExpansionPlain: 1.5,
  decay: 0.8,
  causalFactor: 2,
  frontier: 8,
  linksPerMemory: 30,
  mentionsPerEntity: 30,
  mentionsPerSharedEntity: 200,
  mentionsPerName: 1000,
  hubDegree: 1000,
  // By its fourth power, which is what it counts in the fusion, a fifth is less than two thousandths of a seed.
  leastActivation: 0.2,
  linkedShare: 0.1,
  temporalSources: 20,
  // Some 50,000 turns of a conversation with the vectors of their tokens.
  cacheBytes: 256 * 1024 * 1024,
  // Whoever opens a store for a few calls is not to be read to.
  readsAhead: false,
};
