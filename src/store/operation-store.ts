import type { ClaimEnd, OperationStore } from '../domain/ports/operation-store.ts';
import { bankIsGoing } from './bank-lock.ts';
import type { Database } from './database.ts';
import * as statements from './operation-statements.ts';

/** Operations as nodes: each change first locks the node, then looks whether it may be made. */
export function createOperationStore(database: Database): OperationStore {
  return {
    async enqueue(operation) {
      const { rows, bookmarks } = await database.runWithBookmarks(statements.enqueue, operation);
      if (rows.length === 0) throw bankIsGoing(operation.bankId);
      return { bookmarks };
    },

    async findDue(kinds, limit) {
      const rows = await database.run(statements.findDue, { kinds: [...kinds], limit });
      return rows.map(({ id }) => id);
    },

    async claim(id, leaseMs) {
      const [claimed] = await database.run(statements.claim, { id, leaseMs });
      return claimed ?? null;
    },

    async renew({ id, fence }, lease) {
      return (await database.run(statements.renew, { id, fence, ...lease })).length > 0;
    },

    async leave({ id, fence }, end) {
      return (await database.run(statements.leave, { id, fence, ...endParams(end) })).length > 0;
    },

    async cancel(id) {
      const [operation] = await database.run(statements.cancel, { id });
      return operation?.found ?? null;
    },

    async retry(id) {
      const [operation] = await database.run(statements.retry, { id });
      return operation ?? null;
    },
  };
}

function endParams(end: ClaimEnd) {
  const nothing = { delayMs: 0, failures: 0, receipt: null, error: null };
  if (end.state === 'FAILED') return { ...nothing, ...end, error: JSON.stringify(end.error) };
  return { ...nothing, ...end };
}
