/** Largest chunk, in UTF-16 units (design, section 5): about 750 tokens, a page of talk. */
export const CHUNK_CHARS = 3000;

/** What one request may hold. It is answered within its HTTP call, so it must end in minutes on two cores. */
export const MAX_ITEMS = 1000;
/** UTF-16 units of all contents of a request together: some 300 pages. */
export const MAX_REQUEST_CHARS = 1_000_000;
export const MAX_FACTS_PER_ITEM = 500;
export const MAX_FACTS_PER_REQUEST = 10_000;
/** A fact is a sentence or a few; longer texts are content. */
export const MAX_FACT_CHARS = 10_000;
export const MAX_CONTEXT_CHARS = 2000;
export const MAX_METADATA_CHARS = 65_536;
export const MAX_TAGS = 50;
export const MAX_TAG_CHARS = 256;
export const MAX_ENTITIES_PER_FACT = 100;
export const MAX_CAUSES_PER_FACT = 100;

/**
 * Ids, idempotency keys and names stand in range indexes, whose keys hold about 8,000 bytes; 256 UTF-16 units stay
 * below that together with the bank's id in any script.
 */
export const MAX_KEY_CHARS = 256;

/** New memories that each new one is compared with: bounds the time of a large request, and neighbours are near. */
export const COMPARED_NEW_MEMORIES = 1000;

/**
 * Texts that are embedded and looked up together. The look-ups of one batch run while the next is embedded, so a short
 * conversation should have several; larger batches embed no more texts a second.
 */
export const EMBED_BATCH = 16;
