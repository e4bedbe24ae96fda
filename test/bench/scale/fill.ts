import { graphqlRequest } from '../../../src/cli/graphql-client.ts';
import { type GeneratedFact, generateFacts } from './generate.ts';

const RETAIN = `mutation Retain($input: RetainInput!) {
  retain(input: $input) { operation { state } }
}`;
const COUNT = 'query Count($id: ID!) { bank(id: $id) { stats { memories } } }';
/** Memories of one retain: a body well below the limit of a megabyte. */
const FACTS_PER_RETAIN = 250;
/** Memories of one document: a long meeting's notes. */
const FACTS_PER_DOCUMENT = 25;

/**
 * Fills a bank with `size` generated memories through the API, as a caller with facts of his own would: real
 * embeddings, real links. Goes on where an earlier run stopped. Answers with the memories written and the time.
 */
export async function fill(url: string, bankId: string, size: number, seed: number) {
  const there = await countMemories(url, bankId);
  const started = performance.now();
  let batch: GeneratedFact[] = [];
  let index = 0;
  for (const fact of generateFacts(size, seed)) {
    index++;
    if (index <= there - (there % FACTS_PER_RETAIN)) continue;
    batch.push(fact);
    if (batch.length < FACTS_PER_RETAIN && index < size) continue;
    await graphqlRequest(url, RETAIN, { input: { bankId, items: documentsOf(batch, index - batch.length) } });
    batch = [];
    if (index % 5000 === 0)
      console.log(`  ${index} of ${size} after ${Math.round((performance.now() - started) / 1000)} s`);
  }
  return { written: size - there, ms: performance.now() - started };
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
