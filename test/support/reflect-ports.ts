import type { Memory } from '../../src/domain/memory.ts';
import type { ToolLlm } from '../../src/domain/ports/models.ts';
import type { Neighbour } from '../../src/domain/ports/reflect-store.ts';
import { isVisible } from '../../src/domain/visibility.ts';
import type { ReflectPorts, ReflectRequest } from '../../src/reflect/types.ts';

/** 2025-06-18T10:00Z, at which the stub's clock stands. */
export const NOW = Date.UTC(2025, 5, 18, 10);

/** A memory of which a test says what matters. */
export function memoryOf(id: string, text: string, rest: Partial<Memory> = {}): Memory {
  return {
    id,
    bankId: 'b',
    text,
    type: 'WORLD',
    state: 'ACTIVE',
    confidence: null,
    occurred: null,
    mentionedAt: Date.UTC(2025, 0, 1),
    validUntil: null,
    createdAt: NOW,
    updatedAt: NOW,
    context: null,
    tags: [],
    metadata: null,
    proofCount: 1,
    position: 0,
    tokens: 5,
    grounded: true,
    ...rest,
  };
}

export interface StubWorld {
  readonly memories: readonly Memory[];
  readonly neighbours?: readonly Neighbour[];
  readonly llm?: ToolLlm | null;
  readonly mission?: string | null;
}

/**
 * Ports over a few memories: a recall brings all that are visible and share a word of four letters with the query, in
 * their order.
 */
export function reflectPorts({
  memories,
  neighbours = [],
  llm = null,
  mission = null,
}: StubWorld): ReflectPorts {
  const byId = new Map(memories.map((memory) => [memory.id, memory]));
  const some = (ids: readonly string[]) => new Map([...byId].filter(([id]) => ids.includes(id)));
  return {
    recall: async ({ query, types, ...visible }) => {
      const words = query.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
      const hits = memories
        .filter((memory) => isVisible(memory, visible) && (types?.includes(memory.type) ?? true))
        .filter(({ text }) => words.some((word) => text.toLowerCase().includes(word)))
        .map((memory, place) => ({
          memory,
          score: 1 / (place + 1),
          relevance: 1 / (place + 1),
          cosine: 0.6,
        }));
      return { hits, window: null, reranker: 'LATE_INTERACTION' };
    },
    reads: {
      banks: async () =>
        new Map([
          [
            'b',
            {
              id: 'b',
              key: 'k1',
              name: 'b',
              mission,
              timezone: 'UTC',
              disposition: { skepticism: 5, literalism: 3, empathy: 1 },
              directives: [
                { name: 'units', text: 'Use kilometres.', priority: 1, tags: [], active: true, updatedAt: 0 },
                {
                  name: 'team',
                  text: 'Secret rule.',
                  priority: 0,
                  tags: ['team'],
                  active: true,
                  updatedAt: 0,
                },
              ],
              createdAt: 0,
            },
          ],
        ]),
      memories: async (_bank, ids) => some(ids),
      findEntity: async () => null,
      sourcesOfMemories: async () => new Map(),
      chunks: async () => new Map(),
      memoriesOfDocuments: async () => new Map(),
    },
    store: {
      neighbours: async (_bank, ids, { visible, kinds }) =>
        neighbours.filter(({ ofId, memoryId, kind }) => {
          const memory = byId.get(memoryId);
          return (
            ids.includes(ofId) && kinds.includes(kind) && memory !== undefined && isVisible(memory, visible)
          );
        }),
      timeline: async () => [],
    },
    opinions: { writeOpinions: async (_bank, opinions) => opinions.map(({ id }) => id) },
    embedder: {
      model: 'stub',
      dimensions: 2,
      embed: async (texts) => texts.map(() => ({ vector: Float32Array.of(1, 0) })),
    },
    llm,
    countTokens: (text) => text.split(/\s+/u).length,
    clock: () => NOW,
  };
}

/** A reflection on the bank of the stub. */
export function reflectionOn(query: string, rest: Partial<ReflectRequest> = {}): ReflectRequest {
  return {
    bankId: 'b',
    query,
    context: null,
    budget: 'LOW',
    maxTokens: 4096,
    queryTimestamp: null,
    timezone: null,
    tags: null,
    tagsMatch: 'ANY',
    asOf: null,
    answerSchema: null,
    formOpinions: false,
    trace: true,
    ...rest,
  };
}
