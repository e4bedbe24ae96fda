import type { RetainStore, RetainWrite } from '../domain/ports/retain-store.ts';
import type { WriteTransaction } from './database.ts';
import { findStanding } from './retain-statements.ts';

/** Memories of one key that are looked at: what is told more often is decided by these. */
const LOOKED_PER_KEY = 20;

export type StandingKeys = Parameters<RetainStore['findStanding']>[1];

export function keysAreEmpty({ repeatKeys, claimKeys }: StandingKeys): boolean {
  return repeatKeys.length === 0 && claimKeys.length === 0;
}

export function standingParams(bankId: string, keys: StandingKeys, exceptDocumentIds: readonly string[]) {
  return {
    bankId,
    repeatKeys: [...keys.repeatKeys],
    claimKeys: [...keys.claimKeys],
    exceptDocumentIds: [...exceptDocumentIds],
    limit: LOOKED_PER_KEY,
  };
}

/** Whether memories of these keys hold that were not known when a write was decided. */
export async function hasUnknown(
  transaction: WriteTransaction,
  {
    bankId,
    keys,
    known,
  }: { readonly bankId: string; readonly keys: StandingKeys; readonly known: readonly string[] },
): Promise<boolean> {
  if (keysAreEmpty(keys)) return false;
  const ids = new Set(known);
  const standing = await transaction.run(findStanding, standingParams(bankId, keys, []));
  return standing.some(({ id }) => !ids.has(id));
}

/** The keys of the memories that a retain makes, each once. */
export function keysOfWrite({ documents }: RetainWrite): StandingKeys {
  const memories = documents.flatMap((document) => document.memories);
  const present = (keys: readonly (string | null)[]) => [...new Set(keys.filter((key) => key !== null))];
  return {
    repeatKeys: present(memories.map(({ repeatKey }) => repeatKey)),
    claimKeys: present(memories.map(({ claimKey }) => claimKey)),
  };
}
