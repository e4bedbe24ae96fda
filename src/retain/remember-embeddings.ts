import type { Embedder, Embedding } from '../domain/ports/models.ts';

/** The embedder with what it made remembered, so that a retain that is decided again embeds nothing twice. */
export function rememberEmbeddings(embedder: Embedder): Embedder {
  const made = new Map<string, Embedding>();
  return {
    model: embedder.model,
    dimensions: embedder.dimensions,
    async embed(texts, options) {
      const missing = [...new Set(texts.filter((text) => !made.has(text)))];
      const embeddings = missing.length === 0 ? [] : await embedder.embed(missing, options);
      for (const [index, text] of missing.entries()) {
        const embedding = embeddings[index];
        if (embedding !== undefined) made.set(text, embedding);
      }
      return texts.flatMap((text) => made.get(text) ?? []);
    },
  };
}
