import { MemoryError } from '../domain/errors.ts';
import type { Database } from './database.ts';
import { claimEmbeddingModel } from './schema-statements.ts';

export interface EmbeddingModelNames {
  /** Name of the model that embeds now. */
  readonly model: string;
  /** Another name of the same model, under which the database may have been filled; null when there is none. */
  readonly sameAs: string | null;
}

/**
 * Makes sure that a database holds vectors of one model only: those of two models of equal size can be compared, but
 * mean nothing to each other, and nothing would fail but the answers. The first instance leaves the model's name, the
 * other one where there is one.
 * Throws CONFLICT, both names given, when the vectors there are another model's.
 */
export async function requireEmbeddingModel(
  database: Database,
  { model, sameAs }: EmbeddingModelNames,
): Promise<void> {
  const [stored] = await database.run(claimEmbeddingModel, { model: sameAs ?? model });
  if (stored === undefined || stored.model === model || stored.model === sameAs) return;
  throw new MemoryError(
    'CONFLICT',
    `The vectors in this database were made by the model ${stored.model}, and ${model} is configured: their vectors cannot be compared. Configure that model or use another database; if both names mean the same model, set EMBEDDING_SAME_AS=${stored.model}.`,
    { details: { storedModel: stored.model, model } },
  );
}
