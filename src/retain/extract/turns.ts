import { trimSpan } from '../../text/sentences.ts';
import { readChatJson } from './chat-json.ts';
import { isPlaceholder } from './chat-noise.ts';
import { readConversation } from './conversation-lines.ts';
import { readEmail } from './email.ts';
import { headOf, type LetterHead } from './letter-head.ts';
import { type DateOrder, dateOrderOf, localStamp } from './local-stamp.ts';
import { roleOf } from './speaker-lines.ts';
import { readSubtitles } from './subtitles.ts';
import { readToldAt } from './told-at.ts';
import type { Turn } from './turn.ts';
import { type LineSpan, turnOfLines } from './turn-of-lines.ts';

/**
 * The turns of a conversation in any of the usual forms, in order: chat JSON and JSON Lines, subtitles, e-mail, exports
 * of chat programs, and lines such as `Name: text`, `[10:32] Name: text`, `Name (10:32): text`, `<name> text` and names
 * on a line of their own with a time. What the chat program says itself is left out ("Ana left", "<Media omitted>").
 * Anything else is one turn without a speaker; a blank content is none. Linear in the length of the content.
 */
export function findTurns(content: string): readonly Turn[] {
  return (
    readChatJson(content) ??
    readSubtitles(content) ??
    readEmail(content) ??
    readLines(content, headOf(content))
  );
}

/** What the sender of a ticket is called further down. */
const ASKING = new Set(['customer', 'client', 'requester', 'reporter', 'kunde', 'kundin', 'cliente']);

/** What stands above the first speaker's line is the sender's of the head, if there is one. */
function readLines(content: string, head: LetterHead | null): readonly Turn[] {
  const from = head?.bodyStart ?? 0;
  const { opened, holes } = readConversation(content, from);
  const order = dateOrderOf(opened.flatMap(({ stamp }) => stamp ?? []));
  const turns: Turn[] = [];
  const outside = outsideOf(holes);
  const push = (raw: RawTurn) => {
    const turn = toTurn(content, raw, { lines: outside(raw.bodyStart, raw.end), order });
    if (turn !== null) turns.push(turn);
  };
  const first = opened[0]?.lineStart ?? content.length;
  if (from > 0) push({ speaker: null, stamp: null, start: 0, bodyStart: 0, end: from });
  push({ speaker: head?.sender ?? null, stamp: null, start: from, bodyStart: from, end: first });
  opened.forEach(({ speaker, stamp, lineStart, bodyStart }, index) => {
    const end = opened[index + 1]?.lineStart ?? content.length;
    const isSender = head?.sender != null && ASKING.has(speaker.toLowerCase());
    push({
      speaker: isSender ? (head?.sender ?? speaker) : speaker,
      stamp,
      start: lineStart,
      bodyStart: lineStart + bodyStart,
      end,
    });
  });
  return turns;
}

interface RawTurn {
  readonly speaker: string | null;
  readonly stamp: string | null;
  readonly start: number;
  readonly bodyStart: number;
  readonly end: number;
}

function toTurn(
  content: string,
  raw: RawTurn,
  { lines, order }: { readonly lines: readonly LineSpan[]; readonly order: DateOrder | null },
): Turn | null {
  const toldAt = readToldAt(raw.stamp);
  const turn = turnOfLines(content, lines, {
    speaker: raw.speaker,
    role: roleOf(raw.speaker),
    toldAt,
    toldWords: toldAt === null && raw.stamp !== null ? localStamp(raw.stamp, order) : null,
    isQuoted: false,
  });
  if (turn === null || (raw.stamp !== null && isPlaceholder(turn.text))) return null;
  return raw.speaker === null ? turn : { ...turn, start: trimSpan(content, raw.start, raw.end).start };
}

/** Tells what is left of a span without the holes in it; spans are asked for in their order. */
function outsideOf(holes: readonly LineSpan[]): (start: number, end: number) => readonly LineSpan[] {
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
