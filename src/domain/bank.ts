import type { Directive } from './directive.ts';
import type { Instant } from './instant.ts';

/** The two names of a bank: the caller's id, and the key that full-text filters use (letters and digits, ends in a digit). */
export interface BankRef {
  readonly id: string;
  readonly key: string;
}

/** How a bank's reflections lean; each 1–5. */
export interface Disposition {
  readonly skepticism: number;
  readonly literalism: number;
  readonly empathy: number;
}

export const NEUTRAL_DISPOSITION: Disposition = { skepticism: 3, literalism: 3, empathy: 3 };

/** One isolated memory. */
export interface Bank extends BankRef {
  readonly name: string;
  readonly mission: string | null;
  /** IANA name; times without an offset are read in it. */
  readonly timezone: string;
  readonly disposition: Disposition;
  /** Rules of its reflections, by falling priority. */
  readonly directives: readonly Directive[];
  readonly createdAt: Instant;
}
