import { graphqlRequest } from '../../../src/cli/graphql-client.ts';
import type { Conversation, Session } from './conversation.ts';

export interface Ingestion {
  readonly memories: number;
  readonly ms: number;
}

export interface IngestPlan {
  readonly sessions: Conversation['sessions'];
  /** Retains that are under way at a time. */
  readonly retains: number;
  /** Turns of a retain; see `groupSessions`. */
  readonly retainSize: number | null;
  readonly mode: 'VERBATIM' | 'RULES';
}

const RETAIN = `mutation Retain($input: RetainInput!) {
  retain(input: $input) { memories { id } }
}`;
const FORGET = 'mutation Forget($id: ID!) { deleteBank(id: $id) { deleted } }';

/**
 * Retains a conversation: one bank, one document a session, one VERBATIM memory a turn, stamped with its session's
 * time. A document that is there already is replaced, so a bench can be run again.
 */
export async function ingest(
  url: string,
  bankId: string,
  { sessions, retains, retainSize, mode }: IngestPlan,
): Promise<Ingestion> {
  const started = performance.now();
  let memories = 0;
  const groups = groupSessions(sessions, retainSize).values();
  const retainRest = async () => {
    for (const group of groups) {
      const made = await retainGroup(url, { bankId, mode, group });
      memories += made;
    }
  };
  await Promise.all(Array.from({ length: retains }, retainRest));
  return { memories, ms: performance.now() - started };
}

async function retainGroup(
  url: string,
  {
    bankId,
    mode,
    group,
  }: Pick<IngestPlan, 'mode'> & { readonly bankId: string; readonly group: readonly Session[] },
): Promise<number> {
  const items = group.flatMap((session) =>
    session.turns.map(({ diaId, content }) => ({
      content,
      timestamp: session.timestamp,
      documentId: session.id,
      metadata: { dia_id: diaId },
    })),
  );
  const input = { bankId, mode, items };
  const answer = await graphqlRequest<{ retain: { memories: unknown[] } }>(url, RETAIN, { input });
  return answer.retain.memories.length;
}

/** Deletes a bank. */
export async function forget(url: string, bankId: string): Promise<void> {
  await graphqlRequest(url, FORGET, { id: bankId });
}

/**
 * Sessions that go into one retain: so many as have at most `size` turns together, at least one, since a document that
 * comes in two retains would be replaced by its second part.
 * @param size null: each session alone
 */
export function groupSessions(
  sessions: readonly Session[],
  size: number | null,
): readonly (readonly Session[])[] {
  const groups: Session[][] = [];
  let turns = 0;
  for (const session of sessions) {
    const last = groups.at(-1);
    turns += session.turns.length;
    if (last !== undefined && size !== null && turns <= size) last.push(session);
    else {
      groups.push([session]);
      turns = session.turns.length;
    }
  }
  return groups;
}
