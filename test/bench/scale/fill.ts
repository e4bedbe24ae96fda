import { graphqlRequest } from '../../../src/cli/graphql-client.ts';
import type { Embedder } from '../../../src/domain/ports/models.ts';
import { timeEmbedding } from '../bare.ts';
import { type IngestionFigures, ingestionFigures, noIngestion } from '../ingestion.ts';
import { type GeneratedFact, generateFacts } from './generate.ts';

const RETAIN = `mutation Retain($input: RetainInput!) {
  retain(input: $input) { operation { state } }
}`;
const COUNT = 'query Count($id: ID!) { bank(id: $id) { stats { memories } } }';
/** Memories of one retain: a body well below the limit of a megabyte. */
const FACTS_PER_RETAIN = 250;
/** Memories of one document: a long meeting's notes. */
const FACTS_PER_DOCUMENT = 25;
/** Retains at once: while one is embedded, the other is written. */
const IN_FLIGHT = 2;
/** Retains of a stretch. Before each stretch, the texts of its first retain are embedded alone. */
const RETAINS_PER_STRETCH = 8;

/** A retain's worth of memories. */
interface Batch {
  /** Place of the first fact in the bank. */
  readonly first: number;
  readonly facts: readonly GeneratedFact[];
}

/**
 * Fills a bank with `size` generated memories through the API, as a caller with facts of his own would: real
 * embeddings, real links. Goes on where an earlier run stopped.
 * @param embedder embeds some of the same texts alone in between
 */
export async function fill(
  url: string,
  bankId: string,
  { size, seed, embedder }: { readonly size: number; readonly seed: number; readonly embedder: Embedder },
): Promise<IngestionFigures> {
  const totals = noIngestion();
  const left = batchesFrom(firstLeft(await countMemories(url, bankId), size), size, seed);
  for (const stretch of stretches(left)) {
    const alone = stretch[0]?.facts.map(({ text }) => text) ?? [];
    totals.bareMs += await timeEmbedding(alone, embedder);
    totals.bareTexts += alone.length;
    const started = performance.now();
    await sendInOrder(stretch, (batch) => retain(url, bankId, batch));
    totals.ms += performance.now() - started;
    totals.memories += stretch.reduce((sum, { facts }) => sum + facts.length, 0);
    const last = stretch.at(-1);
    if (last !== undefined)
      console.log(`  ${last.first + last.facts.length} of ${size} after ${Math.round(totals.ms / 1000)} s`);
  }
  return ingestionFigures(totals);
}

/**
 * The first fact to be sent when so many memories are there. Retains end in another order than they began, but none
 * begins before the one IN_FLIGHT places before it has ended: only the last few can have left a gap. What is there
 * already is replaced, since its documents bear the same ids.
 */
export function firstLeft(there: number, size: number): number {
  if (there >= size) return size;
  const whole = Math.floor(there / FACTS_PER_RETAIN) - (IN_FLIGHT - 1);
  return Math.max(0, whole) * FACTS_PER_RETAIN;
}

/** Sends each when the one IN_FLIGHT places before it has ended. Throws the first failure, after all that began have ended. */
export async function sendInOrder<T>(all: readonly T[], send: (one: T) => Promise<void>): Promise<void> {
  const flying: Promise<{ readonly error: unknown } | null>[] = [];
  let failure: { readonly error: unknown } | null = null;
  for (const one of all) {
    if (flying.length === IN_FLIGHT) failure = (await flying.shift()) ?? null;
    if (failure !== null) break;
    flying.push(
      send(one).then(
        () => null,
        (error: unknown) => ({ error }),
      ),
    );
  }
  for (const end of await Promise.all(flying)) failure ??= end;
  if (failure !== null) throw failure.error;
}

function* batchesFrom(begin: number, size: number, seed: number): Generator<Batch> {
  let facts: GeneratedFact[] = [];
  let index = 0;
  for (const fact of generateFacts(size, seed)) {
    if (index++ < begin) continue;
    facts.push(fact);
    if (facts.length < FACTS_PER_RETAIN && index < size) continue;
    yield { first: index - facts.length, facts };
    facts = [];
  }
}

function* stretches(batches: Iterable<Batch>): Generator<readonly Batch[]> {
  let stretch: Batch[] = [];
  for (const batch of batches) {
    stretch.push(batch);
    if (stretch.length < RETAINS_PER_STRETCH) continue;
    yield stretch;
    stretch = [];
  }
  if (stretch.length > 0) yield stretch;
}

async function retain(url: string, bankId: string, { first, facts }: Batch): Promise<void> {
  await graphqlRequest(url, RETAIN, { input: { bankId, items: documentsOf(facts, first) } });
}

function documentsOf(facts: readonly GeneratedFact[], first: number) {
  const documents = [];
  for (let start = 0; start < facts.length; start += FACTS_PER_DOCUMENT) {
    const part = facts.slice(start, start + FACTS_PER_DOCUMENT);
    documents.push({
      documentId: `notes-${first + start}`,
      content: part.map(({ text }) => text).join('\n'),
      facts: part.map(({ text, entities, at }) => ({
        text,
        entities,
        quote: text,
        occurredStart: new Date(at).toISOString(),
        occurredEnd: new Date(at + 3_600_000).toISOString(),
      })),
    });
  }
  return documents;
}

async function countMemories(url: string, bankId: string): Promise<number> {
  const { bank } = await graphqlRequest<{ bank: { stats: { memories: number } } | null }>(url, COUNT, {
    id: bankId,
  });
  return bank?.stats.memories ?? 0;
}
