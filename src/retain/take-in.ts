import type { Bank } from '../domain/bank.ts';
import { SEMANTIC_LINK_COSINE } from '../domain/link.ts';
import type { KnownDocument, NewMemory, RetainStore } from '../domain/ports/retain-store.ts';
import type { Judge } from './change/ask-verdicts.ts';
import type { FreshFact } from './comparison.ts';
import { embedAndLookUp } from './embed.ts';
import { NEAR_COSINE } from './repeat/find-repeats.ts';
import type { KeyedMemory } from './repeat/keyed.ts';
import type { Writing } from './writing.ts';

export interface TakeInContext {
  readonly bank: Bank;
  readonly store: Pick<RetainStore, 'nearestByMeaning'>;
  /** Where new memories go. */
  readonly writing: Writing;
  /** Texts that are embedded together, at least. */
  readonly embedBatch: number;
  /** Judges what rules cannot; null leaves it to the rules. */
  readonly judge: Judge | null;
  readonly signal: AbortSignal | null;
  /** Told which share of the texts is embedded; answers with the share of the retain that is done. */
  readonly progress: (done: number) => number;
  /** Documents about to be replaced: their memories are no neighbours. */
  readonly except: Promise<readonly KnownDocument[]>;
  /** Memories of theirs that stay, and are neighbours. */
  readonly keptIds: readonly string[];
}

/** Most texts of a batch, in multiples of the set size: in larger ones texts of like length come together. */
const LARGEST_BATCH = 4;
/** A retain has at least so many batches, if it has texts for them: one is looked up while the next is embedded. */
const LEAST_BATCHES = 8;

/**
 * Embeds facts, compares them with the bank and with one another, and puts those that are new where they are written
 * from. Of what was put nothing is held here, so that a retain of any size takes the memory of a few batches.
 */
export async function takeIn(told: readonly KeyedMemory[], context: TakeInContext): Promise<void> {
  const { writing, bank, store, except, keptIds, judge, signal, embedBatch, progress } = context;
  const { comparison, embedder } = writing;
  const waiting = told.filter(({ id }) => !comparison.has(id));
  let done = 0;
  let taken = 0;
  const answers = embedAndLookUp(
    waiting.map(({ fact }) => fact.text),
    {
      ...{ bank, store, embedder, except, keptIds, signal },
      batch: batchOf(waiting.length, embedBatch),
      // With a judge whatever is alike is looked at.
      twinCosine: judge === null ? NEAR_COSINE : SEMANTIC_LINK_COSINE,
      progress: (share) => {
        done = progress(share);
      },
    },
  );
  for await (const embedded of answers) {
    const memories = waiting.slice(taken, taken + embedded.length);
    taken += embedded.length;
    await writing.put(comparison.take(memories, embedded).map(newMemory), done);
    signal?.throwIfAborted();
  }
}

function batchOf(texts: number, size: number): number {
  return Math.min(LARGEST_BATCH * size, Math.max(size, Math.ceil(texts / LEAST_BATCHES)));
}

function newMemory({ memory: draft, embedded }: FreshFact): NewMemory {
  const { fact, id, documentId, chunkId, mentionedAt, context, tags, tagKey, metadata, position } = draft;
  const { text, type, confidence, occurred, grounded } = fact;
  const { tokens, source, repeat, claimKey, draftKey } = draft;
  return {
    ...{ id, documentId, chunkId, text, type, confidence, occurred, mentionedAt, context },
    ...{ embedding: embedded.vector, tokenVectors: embedded.tokens },
    ...{ tags, tagKey, metadata, position, tokens, grounded, source },
    ...{ repeatKey: repeat?.exact ?? null, gistKey: repeat?.near ?? null, claimKey, draftKey },
  };
}
