import type { Bank } from '../domain/bank.ts';
import { changeDirectives, type DirectiveChanges } from '../domain/directive.ts';
import { MemoryError } from '../domain/errors.ts';
import type { Instant } from '../domain/instant.ts';
import { tryLockBank } from './bank-lock.ts';
import { bankOf } from './bank-rows.ts';
import { findBank, setDirectives } from './bank-statements.ts';
import type { Database } from './database.ts';

/** The bank after one of its directives was changed: read and written under one lock, so that two changes at once both count. */
export async function setDirective(
  database: Database,
  job: { readonly bankId: string; readonly changes: DirectiveChanges; readonly at: Instant },
): Promise<Bank> {
  const { bankId, changes, at } = job;
  const { value } = await database.write(async (transaction) => {
    const isThere = await tryLockBank(transaction, bankId, at);
    const [row] = isThere ? await transaction.run(findBank, { bankId }) : [];
    if (row === undefined) return null;
    const directives = JSON.stringify(changeDirectives(bankOf(row).directives, changes, at));
    const [changed] = await transaction.run(setDirectives, { bankId, directives });
    return changed === undefined ? null : bankOf(changed);
  });
  if (value !== null) return value;
  throw new MemoryError('NOT_FOUND', `There is no bank "${bankId}".`, { details: { bankId } });
}
