import type { People } from './person-meant.ts';
import { isSayerName } from './sayer-name.ts';
import { NAME } from './saying-words.ts';

/** A credit behind it: `"…" — Lena Vogt`. */
export const CREDIT = new RegExp(String.raw`^[\s>]*[—–-]{1,2}\s*(?<after>${NAME})(?=[,.(\n]|\s*$)`, 'u');
/** A credit in the line below: `"…"`, `Lena Vogt, nurse`. */
const CREDIT_BELOW = new RegExp(
  String.raw`^[ \t]*\n[ \t>*_]*(?<after>${NAME})(?:,[^\n.!?]{0,60}|\s\([^\n()]{1,60}\))?[*_ \t]*(?=\n|$)`,
  'u',
);
/** A credit in brackets: `"…" (Lena Vogt, nurse)`. */
const CREDIT_IN_BRACKETS = new RegExp(String.raw`^\s?\((?<after>${NAME})(?:,[^()\n]{1,60})?\)`, 'u');
/** A name as it is used in forums: `"…" – lena_v`. */
export const CREDIT_OF_HANDLE =
  /^\s*[—–-]{1,2}\s*@?(?<after>\p{L}[\p{L}\p{N}]*(?:[._][\p{L}\p{N}]+)+|\p{L}{2,}\d+|(?<=@)[\p{L}\p{N}_.-]+)/u;
/** What stands in front of a quotation that has its line for itself. */
const LINE_ITS_OWN = /(?:^|\n)[ \t>*_•★☆-]*$/u;

export function inBrackets(after: string, people: People): RegExpExecArray | null {
  return ofSayer(CREDIT_IN_BRACKETS.exec(after), people);
}

export function creditBelow(before: string, after: string, people: People): RegExpExecArray | null {
  return LINE_ITS_OWN.test(before) ? ofSayer(CREDIT_BELOW.exec(after), people) : null;
}

function ofSayer(credit: RegExpExecArray | null, people: People): RegExpExecArray | null {
  return isSayerName(credit?.groups?.after ?? '', people) ? credit : null;
}
