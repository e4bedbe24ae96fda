import { graphqlRequest } from '../../../src/cli/graphql-client.ts';
import type { Conversation } from './conversation.ts';

export interface Ingestion {
  readonly memories: number;
  readonly ms: number;
}

const RETAIN = `mutation Retain($input: RetainInput!) {
  retain(input: $input) { memories { id } }
}`;

/**
 * Retains a conversation: one bank, one document a session, one VERBATIM memory a turn, stamped with its session's
 * time. A document that is there already is replaced, so a bench can be run again.
 */
export async function ingest(url: string, bankId: string, conversation: Conversation): Promise<Ingestion> {
  const started = performance.now();
  let memories = 0;
  for (const session of conversation.sessions) {
    const items = session.turns.map(({ diaId, content }) => ({
      content,
      timestamp: session.timestamp,
      documentId: session.id,
      metadata: { dia_id: diaId },
    }));
    const input = { bankId, mode: 'VERBATIM', items };
    const answer = await graphqlRequest<{ retain: { memories: unknown[] } }>(url, RETAIN, { input });
    memories += answer.retain.memories.length;
  }
  return { memories, ms: performance.now() - started };
}
