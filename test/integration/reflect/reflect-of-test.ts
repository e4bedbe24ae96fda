import type { Memory } from '../../../src/domain/memory.ts';
import type { LlmMessage, ToolLlm } from '../../../src/domain/ports/models.ts';
import type { MemoryFilter } from '../../../src/domain/ports/read-store.ts';
import type { ReflectPorts } from '../../../src/reflect/types.ts';
import type { Database } from '../../../src/store/database.ts';
import { createOpinionStore } from '../../../src/store/opinion-store.ts';
import { createReadStore } from '../../../src/store/read-store.ts';
import { createReflectStore } from '../../../src/store/reflect-store.ts';
import { stubEmbedder } from '../../support/stub-embedder.ts';
import { NOW } from '../retain/bank-of-test.ts';

/** Ports over a real database, whose recall brings every memory that the caller may see, last mentioned first. */
export function portsOver(database: Database, llm: ToolLlm | null, clock = () => NOW): ReflectPorts {
  const reads = createReadStore(database);
  return {
    recall: async ({ bankId, types, tags, tagsMatch, asOf, window }) => {
      const filter: MemoryFilter = {
        ...{ types, tags, tagsMatch, asOf, window },
        states: asOf === null ? ['ACTIVE'] : ['ACTIVE', 'SUPERSEDED'],
        entityId: null,
        documentId: null,
      };
      const { rows } = await reads.listMemories(bankId, filter, { first: 100, after: null });
      const ids = rows.map(({ value }) => value);
      const memories = await reads.memories(bankId, ids);
      const hits = ids.flatMap((id) => memories.get(id) ?? []);
      return {
        hits: hits.map((memory) => ({ memory, score: 1, relevance: 1, cosine: 1 })),
        window: null,
        reranker: 'NONE',
      };
    },
    reads,
    store: createReflectStore(database),
    opinions: createOpinionStore(database),
    embedder: stubEmbedder(),
    llm,
    countTokens: (text) => text.split(/\s+/u).length,
    clock,
  };
}

/** An opinion as the stub of a model forms it. */
export interface FormedOpinion {
  readonly text: string;
  /** Text of the held opinion that it is about; null for a new one. */
  readonly revises: string | null;
  readonly evidence: readonly {
    /** Text of the memory. */
    readonly of: string;
    readonly effect: 'SUPPORTS' | 'CONTRADICTS';
    readonly strength: 'WEAK' | 'STRONG';
  }[];
}

/** A model that opens all that it is shown, with every tool, cites all of it, and says what it was shown. */
export function curiousLlm(
  opinions: (prompt: string) => readonly FormedOpinion[] = () => [],
  extra: readonly string[] = [],
): ToolLlm & { readonly seen: string[] } {
  const seen: string[] = [];
  const usage = { calls: 1, inputTokens: 1, outputTokens: 1 };
  return {
    seen,
    model: 'curious',
    async converse({ messages, tools }) {
      const words = wordsOf(messages);
      seen.push(words);
      const marks = [...marksIn(words), ...extra];
      const rounds = messages.filter(({ role }) => role === 'assistant').length;
      if (tools.length === 1 || rounds >= 2) {
        const answer = `All of it ${marks.map((mark) => `[${mark}]`).join(' ')}.`;
        return {
          content: '',
          calls: [{ id: 'd', name: 'done', input: { answer, known: true, citations: marks } }],
          usage,
        };
      }
      const uses = [
        { name: 'recall', input: { query: 'everything', start: null, end: null } },
        { name: 'timeline', input: { entity: 'Alice', start: null, end: null } },
        { name: 'timeline', input: { entity: null, start: '2000', end: '2100' } },
        ...marks.flatMap((memory) =>
          ['neighbourhood', 'source'].map((name) => ({ name, input: { memory } })),
        ),
      ];
      return { content: '', calls: uses.map((use, index) => ({ id: `c${index}`, ...use })), usage };
    },
    async complete({ user, schema }) {
      seen.push(user);
      const markOf = (text: string) =>
        user
          .split('\n')
          .find((line) => line.includes(text))
          ?.match(/m\d+/u)?.[0] ?? 'm0';
      const value = {
        opinions: opinions(user).map(({ text, revises, evidence }) => ({
          text,
          revises: revises === null ? null : markOf(revises),
          evidence: evidence.map(({ of, effect, strength }) => ({ memory: markOf(of), effect, strength })),
        })),
      };
      const checked = schema.check(value);
      if ('problem' in checked) throw new Error(checked.problem);
      return { value: checked.value, usage };
    },
  };
}

function wordsOf(messages: readonly LlmMessage[]): string {
  return messages.map(({ content }) => content).join('\n');
}

function marksIn(words: string): readonly string[] {
  return [...new Set([...words.matchAll(/\[(m\d+)\] /gu)].map((match) => match[1] ?? ''))];
}

/** The opinions of a bank, by text. */
export async function opinionsOf(database: Database, bankId: string): Promise<readonly Memory[]> {
  const reads = createReadStore(database);
  const filter: MemoryFilter = {
    types: ['OPINION'],
    states: ['ACTIVE'],
    window: null,
    entityId: null,
    documentId: null,
    tags: null,
    tagsMatch: 'ANY',
    asOf: null,
  };
  const { rows } = await reads.listMemories(bankId, filter, { first: 100, after: null });
  const memories = await reads.memories(
    bankId,
    rows.map(({ value }) => value),
  );
  return [...memories.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
}
