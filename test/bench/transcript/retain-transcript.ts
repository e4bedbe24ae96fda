import { setTimeout as wait } from 'node:timers/promises';
import { graphqlRequest } from '../../../src/cli/graphql-client.ts';
import { readMemory } from '../api-process.ts';

const RETAIN = `mutation Retain($input: RetainInput!) {
  retain(input: $input) { operation { id } }
}`;
const OPERATION = `query Operation($id: ID!) {
  operation(id: $id) { state progress error { message } }
}`;
const MEMORIES = `query Memories($bankId: ID!, $after: String) {
  bank(id: $bankId) {
    memories(first: 500, after: $after) { nodes { text } pageInfo { hasNextPage endCursor } }
  }
}`;
/** How often the operation and the process are looked at. */
const LOOK_MS = 250;

export interface TranscriptFigures {
  readonly ms: number;
  /** Resident memory of the API before, and the most that was seen meanwhile. */
  readonly residentBefore: number;
  readonly residentPeak: number;
  /** Different shares of the work that a look at the operation saw. */
  readonly stepsSeen: number;
}

/** Retains a transcript as one item in the background, and watches the API until it is done. Throws when it fails. */
export async function retainTranscript(
  url: string,
  bankId: string,
  content: string,
): Promise<TranscriptFigures> {
  const residentBefore = await readMemory(url);
  const started = performance.now();
  const input = { bankId, mode: 'RULES', async: true, items: [{ content, documentId: 'transcript' }] };
  const { retain } = await graphqlRequest<{ retain: { operation: { id: string } } }>(url, RETAIN, { input });
  const seen = new Set<number>();
  let residentPeak = residentBefore;
  for (;;) {
    await wait(LOOK_MS);
    residentPeak = Math.max(residentPeak, await readMemory(url));
    const { operation } = await graphqlRequest<{
      operation: { state: string; progress: number; error: { message: string } | null };
    }>(url, OPERATION, retain.operation);
    seen.add(operation.progress);
    if (operation.state === 'SUCCEEDED') break;
    if (operation.state !== 'PENDING' && operation.state !== 'RUNNING')
      throw new Error(`the retain is ${operation.state}: ${operation.error?.message}`);
  }
  return { ms: performance.now() - started, residentBefore, residentPeak, stepsSeen: seen.size };
}

/** The texts of all memories of a bank. */
export async function textsOf(url: string, bankId: string): Promise<readonly string[]> {
  const texts: string[] = [];
  for (let after: string | null = null; ; ) {
    const { bank }: MemoriesPage = await graphqlRequest<MemoriesPage>(url, MEMORIES, { bankId, after });
    texts.push(...bank.memories.nodes.map(({ text }) => text));
    if (!bank.memories.pageInfo.hasNextPage) return texts;
    after = bank.memories.pageInfo.endCursor;
  }
}

interface MemoriesPage {
  readonly bank: {
    readonly memories: {
      readonly nodes: readonly { readonly text: string }[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  };
}
