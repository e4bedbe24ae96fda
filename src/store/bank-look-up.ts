import { LRUCache } from 'lru-cache';
import type { KnownBank, RecallStore } from '../domain/ports/recall-store.ts';
import type { Database } from './database.ts';
import { aliasClause } from './lucene.ts';
import * as statements from './recall-statements.ts';

/** Banks that a process remembers, some hundred bytes each; the last used ones. */
const REMEMBERED = 1000;

/** Looks banks up and remembers what it found, so that a recall need not wait for what hardly ever changes. */
export function createBankLookUp(database: Database): Pick<RecallStore, 'knownBank' | 'findBank'> {
  const remembered = new LRUCache<string, KnownBank>({ max: REMEMBERED });
  return {
    knownBank: (bankId) => remembered.get(bankId) ?? null,

    async findBank(bankId, nameKeys, call) {
      const params = { bankId, nameKeys: [...nameKeys], aliases: aliasClause(nameKeys) };
      const [row] = await database.run(statements.findBank, params, call);
      if (row === undefined) {
        remembered.delete(bankId);
        return null;
      }
      const { key, timezone, named } = row;
      const bank = { id: bankId, key, timezone };
      remembered.set(bankId, bank);
      return { bank, named };
    },
  };
}
