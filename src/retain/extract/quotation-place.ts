import type { TextSpan } from '../../text/sentences.ts';
import { NEAR, type People } from './person-meant.ts';

/** What is known where a quotation stands. */
export interface QuotationPlace {
  readonly text: string;
  readonly span: TextSpan;
  /** Where the quotation before it ends; 0 without one. */
  readonly previousEnd: number;
  /** The last quotation of which it is known who says it. */
  readonly last: (TextSpan & { readonly speaker: string }) | undefined;
  /** Names that are known to be of people, beside the usual given names. */
  readonly people: People;
  /** What was said before the text, in which the person may be named whom a pronoun means. */
  readonly before: string;
}

/** The words beside a quotation, as far as they may tell who says it. */
export interface Around {
  readonly before: string;
  readonly after: string;
  /** What of these is in the quotation's own sentence. */
  readonly clauseBefore: string;
  readonly clauseAfter: string;
  readonly isWhole: boolean;
  readonly hasComma: boolean;
}

/** What was said before a place in the text, as far back as anybody is looked for. */
export function toldBefore({ text, before }: QuotationPlace, end: number): string {
  return `${before}\n${text.slice(Math.max(0, end - NEAR), end)}`;
}
