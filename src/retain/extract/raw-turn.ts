import { trimSpan } from '../../text/sentences.ts';
import { isPlaceholder } from './chat-noise.ts';
import { type DateOrder, isNumericDate, localStamp } from './local-stamp.ts';
import { roleOf } from './speaker-lines.ts';
import { readToldAt } from './told-at.ts';
import type { Turn } from './turn.ts';
import { type LineSpan, turnOfLines } from './turn-of-lines.ts';

export interface RawTurn {
  readonly speaker: string | null;
  readonly stamp: string | null;
  /** True where a heading opens it, whose date may be in words. */
  readonly isEntry: boolean;
  readonly start: number;
  readonly bodyStart: number;
  readonly end: number;
}

export const UNSPOKEN = { speaker: null, stamp: null, isEntry: false } as const;

export function toTurn(
  content: string,
  raw: RawTurn,
  { lines, order }: { readonly lines: readonly LineSpan[]; readonly order: DateOrder | null },
): Turn | null {
  const toldAt = readToldAt(raw.stamp);
  const words = raw.stamp === null ? null : localStamp(raw.stamp, order);
  const turn = turnOfLines(content, lines, {
    speaker: raw.speaker,
    role: roleOf(raw.speaker),
    toldAt,
    toldWords: toldAt === null && raw.stamp !== null ? (words ?? (raw.isEntry ? raw.stamp : null)) : null,
    isToldUnread: toldAt === null && raw.stamp !== null && words === null && isNumericDate(raw.stamp),
    isQuoted: false,
  });
  if (turn === null || (raw.stamp !== null && isPlaceholder(turn.text))) return null;
  return raw.speaker === null ? turn : { ...turn, start: trimSpan(content, raw.start, raw.end).start };
}

/** Tells what is left of a span without the holes in it; spans are asked for in their order. */
export function outsideOf(holes: readonly LineSpan[]): (start: number, end: number) => readonly LineSpan[] {
  let next = 0;
  return (start, end) => {
    const kept: LineSpan[] = [];
    let from = start;
    for (let hole = holes[next]; hole !== undefined && hole.start < end; hole = holes[++next]) {
      // The line break before the hole goes with it.
      if (hole.start > from) kept.push({ start: from, end: hole.start - 1 });
      from = Math.max(from, Math.min(hole.end + 1, end));
    }
    if (end > from) kept.push({ start: from, end });
    return kept;
  };
}
