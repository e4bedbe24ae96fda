import { readAttribution } from './attribution.ts';
import { isRemark } from './chat-noise.ts';
import { signedName } from './signed-name.ts';
import type { LineSpan } from './turn-of-lines.ts';

/** Signs of quotation before a line. */
export const QUOTED = /^[ \t]*(?<marks>>[> \t]*)/u;
/** "-- " alone: what follows is a signature, up to what is quoted below it. */
const SIGNATURE = /^--\s?$/u;
/** Longest part of a line that is looked at. */
export const LONGEST_LINE = 300;

/** A line of a mail. */
export interface MailLine extends LineSpan {
  /** Signs of quotation before it. */
  readonly depth: number;
  readonly bodyStart: number;
  /** Its words without those signs. */
  readonly words: string;
  /** It stands below the signature of a mail that is quoted without signs. */
  readonly isBelow: boolean;
}

/** The attribution that begins in a line, which may go on in the next one. */
export function attributionAt(lines: readonly string[], index: number) {
  const words = (lines[index] ?? '').replace(/^[ \t>]+/u, '').trim();
  if (words === '') return null;
  const next = (lines[index + 1] ?? '').replace(/^[ \t>]+/u, '').trim();
  const one = readAttribution(words);
  if (one !== null) return { ...one, lines: 1 };
  const two =
    /\d/u.test(words) && /^(?:On|Am|Le|El|Il|Op|Em)\s/u.test(words)
      ? readAttribution(`${words} ${next}`)
      : null;
  return two === null ? null : { ...two, lines: 2 };
}

/** The lines without a signature, and the name in that. */
export function mailLines(
  content: string,
  { start: from, end: to }: LineSpan,
): { readonly lines: readonly MailLine[]; readonly signed: string | null } {
  const lines: MailLine[] = [];
  let signed: string | null = null;
  let signature: 'OWN' | 'QUOTED' | null = null;
  let isUnmarked = false;
  let isBelow = false;
  for (let start = from; start < to; ) {
    const newline = content.indexOf('\n', start);
    const end = newline === -1 || newline > to ? to : newline;
    const words = content.slice(start, Math.min(end, start + LONGEST_LINE)).replace(/\r$/u, '');
    const marks = QUOTED.exec(words);
    const bodyStart = start + (marks?.[0].length ?? 0);
    const below = content.slice(end + 1, Math.min(to, end + 1 + LONGEST_LINE)).split('\n', 1);
    const attribution = attributionAt([words, ...below], 0);
    if (marks !== null || attribution !== null) {
      signature = null;
      isUnmarked = marks === null && attribution?.toldWords != null;
    } else if (SIGNATURE.test(words)) {
      signature = isUnmarked ? 'QUOTED' : 'OWN';
      if (!isUnmarked) signed ??= signedName(below[0] ?? '');
    } else if (signature === 'QUOTED' && words.trim() === '') {
      signature = null;
      isBelow = true;
    }
    if (signature === null && !isRemark(words)) {
      lines.push({
        ...{ start, end, bodyStart, isBelow, words: words.slice(bodyStart - start) },
        depth: marks?.groups?.marks?.replace(/[^>]/gu, '').length ?? 0,
      });
      isBelow = false;
    }
    start = end + 1;
  }
  return { lines, signed };
}
