import { LRUCache } from 'lru-cache';
import type { Embedder, Embedding } from '../domain/ports/models.ts';
import { type EmbeddingQueue, noVector } from './embedding-queue.ts';

/** Repeated questions cost nothing; 500 embeddings with the vectors of their tokens are some megabytes. */
const CACHED_QUERIES = 500;

/** The `embed` of an embedder whose model is asked through a queue: it refuses blank texts and remembers queries. */
export function embedThroughQueue(queue: EmbeddingQueue): Embedder['embed'] {
  const cache = new LRUCache<string, Embedding>({ max: CACHED_QUERIES });

  return async (texts, options = {}) => {
    const blank = texts.findIndex((text) => text.trim() === '');
    if (blank >= 0) throw noVector(blank);
    const purpose = options.purpose ?? (texts.length === 1 ? 'QUERY' : 'DOCUMENT');
    const call = { purpose, signal: options.signal ?? null };
    const [query] = texts;
    if (purpose === 'DOCUMENT' || texts.length > 1 || query === undefined) return queue.embed(texts, call);
    const known = cache.get(query);
    if (known !== undefined) return [known];
    const made = await queue.embed([query], call);
    for (const embedding of made) cache.set(query, embedding);
    return made;
  };
}
