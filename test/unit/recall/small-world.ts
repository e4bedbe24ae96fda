import { MemoryError } from '../../../src/domain/errors.ts';
import type { Candidate, RecallStore } from '../../../src/domain/ports/recall-store.ts';
import type { ArmRank, Strategy } from '../../../src/domain/ranked.ts';
import { maxSimReference } from '../../../src/models/maxsim.ts';
import type { ArmResult } from '../../../src/recall/arms/arm.ts';
import type { JudgedCandidate } from '../../../src/recall/judged-candidate.ts';
import type { RecallPorts, RecallRequest } from '../../../src/recall/types.ts';

/** Wednesday 18 June 2025, 10:00 UTC. */
export const NOW = Date.UTC(2025, 5, 18, 10);

export function day(year: number, month: number, date: number) {
  const start = Date.UTC(year, month - 1, date);
  return { start, end: start + 86_400_000, precision: 'DAY' as const };
}

export function candidate(memoryId: string, change: Partial<Candidate> = {}): Candidate {
  return {
    memoryId,
    id: memoryId,
    bankId: 'b',
    state: 'ACTIVE',
    confidence: null,
    validUntil: null,
    createdAt: NOW,
    updatedAt: NOW,
    context: null,
    tags: [],
    metadata: null,
    grounded: true,
    text: `text of ${memoryId}`,
    type: 'WORLD',
    occurred: null,
    mentionedAt: NOW,
    proofCount: 1,
    tokens: 10,
    documentId: `document of ${memoryId}`,
    position: 0,
    tokenVectors: null,
    ...change,
  };
}

/** What differs from an ordinary judged candidate. */
export interface Judged extends Partial<Pick<JudgedCandidate, 'relevance' | 'base'>> {
  readonly foundBy?: readonly ArmRank[];
  readonly memory?: Partial<Candidate>;
}

export function judged(
  memoryId: string,
  { foundBy = [], memory, ...judgement }: Judged = {},
): JudgedCandidate {
  const found = { memoryId, version: null, foundBy, path: null, fused: 0, cutScore: 0, fusedRank: 1 };
  const loaded = { memoryId, found, memory: candidate(memoryId, memory) };
  return { ...loaded, relevance: 0.5, base: 0.5, rerankedRank: null, ...judgement };
}

/** An arm that found these memories, in this order, with the scores 1, 1/2, 1/3 … */
export function arm(strategy: Strategy, ...memoryIds: string[]): ArmResult {
  const hits = memoryIds.map((memoryId, index) => ({ memoryId, score: 1 / (index + 1) }));
  return { strategy, hits, answered: true, ms: 1, error: null };
}

export function request(change: Partial<RecallRequest> = {}): RecallRequest {
  return {
    bankId: 'b',
    query: 'Where does Alice work?',
    types: null,
    budget: 'MID',
    maxTokens: 4096,
    queryTimestamp: NOW,
    timezone: null,
    window: null,
    asOf: null,
    tags: null,
    tagsMatch: 'ANY',
    includeChunks: false,
    maxChunkTokens: 8192,
    strategies: null,
    boosts: [],
    reranker: 'AUTO',
    minScore: null,
    collapseDuplicates: true,
    timeoutMs: null,
    bookmarks: [],
    trace: false,
    ...change,
  };
}

/** A store of a bank without memories, in which every name means an entity; each test says what differs. */
export function store(change: Partial<RecallStore> = {}): RecallStore {
  return {
    knownBank: () => null,
    findBank: async (id, nameKeys) => ({
      bank: { id, key: 'k1', timezone: 'UTC' },
      named: nameKeys.map((nameKey) => ({ entityId: nameKey, weight: 1 })),
    }),
    resolveTagKeys: async () => [''],
    searchSemantic: async () => [],
    searchKeyword: async () => [],
    searchGraph: async () => [],
    searchTemporal: async () => [],
    loadCandidates: async (_bank, memories) => memories.map(({ memoryId }) => candidate(memoryId)),
    measureCosines: async () => new Map(),
    findNeighbours: async () => [],
    findMemory: async () => null,
    firstOccurrence: async () => null,
    loadChunks: async () => new Map(),
    ...change,
  };
}

export const VECTOR = Float32Array.of(1, 0);

export function ports(change: Partial<RecallPorts> = {}): RecallPorts {
  return {
    store: store(),
    embedder: { model: 'unit', dimensions: 2, embed: async (texts) => texts.map(() => ({ vector: VECTOR })) },
    crossEncoder: null,
    maxSim: maxSimReference,
    countTokens: (text) => text.length,
    clock: () => NOW,
    ...change,
  };
}

export async function unavailable(): Promise<never> {
  throw new MemoryError('STORE_UNAVAILABLE', 'The database does not answer.');
}
