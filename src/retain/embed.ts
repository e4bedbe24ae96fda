import type { BankRef } from '../domain/bank.ts';
import { MemoryError } from '../domain/errors.ts';
import { LINKS_PER_MEMORY, SEMANTIC_LINK_COSINE } from '../domain/link.ts';
import type { Embedder, Embedding, TokenVectors } from '../domain/ports/models.ts';
import type { KnownDocument, NearbyByMeaning, RetainStore } from '../domain/ports/retain-store.ts';

/** A text's vectors and the memories of the bank nearest to it. */
export interface EmbeddedText {
  /** Null for a text that the model finds no word in: `!!!`. */
  readonly vector: Float32Array | null;
  /** Vectors of its tokens; null where the model makes none. */
  readonly tokens: TokenVectors | null;
  readonly near: readonly NearbyByMeaning[];
}

export interface EmbedContext {
  readonly bank: BankRef;
  readonly store: Pick<RetainStore, 'nearestByMeaning'>;
  readonly embedder: Embedder;
  /** Documents about to be replaced: their memories are no neighbours. Looked up while the first batch is embedded. */
  readonly except: Promise<readonly KnownDocument[]>;
  /** Memories of those documents that stay, and are neighbours. */
  readonly keptIds: readonly string[];
  /** See RetainStore. */
  readonly twinCosine: number;
  /** Texts a batch. */
  readonly batch: number;
  /** Stops the embedding. */
  readonly signal: AbortSignal | null;
  /** Told which share of the texts is embedded. */
  readonly progress: (done: number) => void;
}

/** Batches that are embedded while what came before is looked up and written: then the model never waits. */
const AHEAD = 2;

/**
 * One answer a text, in order, batch by batch; who has read one may let go of it. While a batch is looked up and used the
 * next ones are embedded, no more than two.
 */
export async function* embedAndLookUp(
  texts: readonly string[],
  context: EmbedContext,
): AsyncGenerator<readonly EmbeddedText[], void, void> {
  const batches = Array.from({ length: Math.ceil(texts.length / context.batch) }, (_, index) =>
    texts.slice(index * context.batch, (index + 1) * context.batch).map((text) => text.normalize('NFC')),
  );
  const ahead: Promise<readonly (Embedding | null)[]>[] = [];
  let embedded = 0;
  for (const [index, batch] of batches.entries()) {
    for (const next of batches.slice(index + ahead.length, index + 1 + AHEAD)) {
      const made = embedTexts(next, context);
      // Who reads it is told; where an earlier batch failed nobody reads it.
      made.catch(() => undefined);
      ahead.push(made);
    }
    const made = (await ahead.shift()) ?? [];
    embedded += batch.length;
    context.progress(embedded / texts.length);
    yield await neighbours(made, context);
  }
}

/** The answer for one text. */
export async function embedOne(
  text: string,
  context: Omit<EmbedContext, 'batch' | 'progress'>,
): Promise<EmbeddedText | null> {
  const [one] = await neighbours(await embedTexts([text.normalize('NFC')], context), context);
  return one ?? null;
}

async function neighbours(
  embeddings: readonly (Embedding | null)[],
  { bank, store, except, keptIds, twinCosine }: Omit<EmbedContext, 'batch' | 'progress'>,
): Promise<readonly EmbeddedText[]> {
  const present = embeddings.flatMap((embedding) => embedding?.vector ?? []);
  const lists = await store.nearestByMeaning(bank, present, {
    minCosine: SEMANTIC_LINK_COSINE,
    twinCosine,
    keptIds,
    limit: LINKS_PER_MEMORY,
    except: await except,
  });
  const found = lists[Symbol.iterator]();
  return embeddings.map((embedding) =>
    embedding === null
      ? { vector: null, tokens: null, near: [] }
      : { vector: embedding.vector, tokens: embedding.tokens ?? null, near: found.next().value ?? [] },
  );
}

/** An embedding a text; null where the model has none. A batch that it refuses is halved until the text is alone. */
export async function embedTexts(
  texts: readonly string[],
  { embedder, signal }: Pick<EmbedContext, 'embedder' | 'signal'>,
): Promise<readonly (Embedding | null)[]> {
  try {
    const stop = signal === null ? {} : { signal };
    const embeddings = await embedder.embed(texts, { purpose: 'DOCUMENT', ...stop });
    return embeddings.map((embedding) => checked(embedding, embedder));
  } catch (error) {
    if (!(error instanceof MemoryError) || error.code !== 'BAD_USER_INPUT') throw error;
    if (texts.length === 1) return [null];
    const half = Math.ceil(texts.length / 2);
    const first = await embedTexts(texts.slice(0, half), { embedder, signal });
    return [...first, ...(await embedTexts(texts.slice(half), { embedder, signal }))];
  }
}

/** The embedding as it may be stored, null when it points nowhere. A wrong one would be stored and never found. */
function checked(embedding: Embedding, { model, dimensions }: Embedder): Embedding | null {
  const { vector } = embedding;
  if (vector.length !== dimensions || !vector.every(Number.isFinite)) {
    throw new MemoryError(
      'MODEL_OUTPUT_INVALID',
      `The embedding model ${model} answered with something that is not ${dimensions} finite numbers. Nothing was stored.`,
    );
  }
  return vector.some((value) => value !== 0) ? embedding : null;
}
