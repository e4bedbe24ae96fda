import type { Embedder, TokenVectors } from '../domain/ports/models.ts';
import type { BankNode, BankRecord, Properties } from '../domain/transfer.ts';
import { embedTexts } from '../retain/embed.ts';
import { vectorOf } from './property-values.ts';

/** Vectors of tokens in the form in which they are stored. */
export type EncodeTokens = (tokens: TokenVectors) => string;

/** Texts that are embedded together, as in a retain. */
const BATCH = 16;

/** The records with the vectors of their memories made by `embedder`, in the place of another model's. */
export async function embedAnew(
  records: readonly BankRecord[],
  embedder: Embedder,
  encodeTokens: EncodeTokens,
): Promise<readonly BankRecord[]> {
  const memories = records.filter((record) => isMemory(record));
  const made = new Map<BankRecord, BankNode>();
  for (let from = 0; from < memories.length; from += BATCH) {
    const some = memories.slice(from, from + BATCH);
    const texts = some.map(({ properties }) => String(properties.text).normalize('NFC'));
    const embeddings = await embedTexts(texts, { embedder, signal: null });
    for (const [index, memory] of some.entries()) {
      const { embedding: _, tokenVectors: __, ...rest } = memory.properties;
      const embedding = embeddings[index] ?? null;
      const vectors: Properties = {
        ...(embedding === null ? {} : { embedding: vectorOf(embedding.vector) }),
        ...(embedding?.tokens === undefined ? {} : { tokenVectors: encodeTokens(embedding.tokens) }),
      };
      made.set(memory, { ...memory, properties: { ...rest, ...vectors } });
    }
  }
  return records.map((record) => made.get(record) ?? record);
}

function isMemory(record: BankRecord): record is BankNode {
  return 'node' in record && record.node === 'Memory';
}
