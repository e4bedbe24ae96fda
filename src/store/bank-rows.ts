import { randomBytes, randomInt } from 'node:crypto';
import type { Bank } from '../domain/bank.ts';
import type { Directive } from '../domain/directive.ts';
import type { BankRow } from './bank-statements.ts';

/** The bank of a row. */
export function bankOf(row: BankRow): Bank {
  return {
    id: row.id,
    key: row.bankKey,
    name: row.name,
    mission: row.mission,
    timezone: row.timezone,
    disposition: { skepticism: row.skepticism, literalism: row.literalism, empathy: row.empathy },
    directives: row.directives === null ? [] : (JSON.parse(row.directives) as Directive[]),
    createdAt: row.createdAt,
  };
}

/**
 * A key for a bank that is being made: a letter, 20 hexadecimal digits and a decimal digit.
 * New each time, so that nothing of a deleted bank can be found through a later one of the same id; the last digit
 * keeps the English stemmer from cutting an ending off.
 */
export function newBankKey(): string {
  return `k${randomBytes(10).toString('hex')}${randomInt(10)}`;
}
