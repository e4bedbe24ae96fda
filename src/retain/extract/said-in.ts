import type { TextSpan } from '../../text/sentences.ts';
import { spansFrom } from '../../text/spans-from.ts';
import type { Piece } from './drafts.ts';
import type { QuotedSpeech } from './quoted-speech.ts';
import { isQuestionLabel } from './speaker-lines.ts';
import type { Turn } from './turn.ts';

/** Words of the item, as UTF-16 offsets, and who says them; null when nobody is named. */
export interface Said extends TextSpan {
  readonly speaker: string | null;
}

/** Who says the words of a piece: its turn's speaker, save where somebody else is quoted. */
export function saidIn(
  piece: Piece,
  turn: Turn | undefined,
  quoted: readonly QuotedSpeech[],
): readonly Said[] {
  const said: Said[] = [];
  let from = piece.start;
  const speaker = isQuestionLabel(turn?.speaker ?? '') ? null : (turn?.speaker ?? null);
  const push = (start: number, end: number, by: string | null) => {
    if (end > start) said.push({ speaker: by, ...placeOf(turn, { start, end }) });
  };
  for (const quote of spansFrom(quoted, piece.start)) {
    if (quote.start >= piece.end) break;
    const start = Math.max(quote.start, piece.start);
    const end = Math.min(quote.end, piece.end);
    if (end <= start) continue;
    push(from, start, speaker);
    push(start, end, quote.speaker);
    from = end;
  }
  push(from, piece.end, speaker);
  return said;
}

/** Where words of a turn stand in the item. */
export function placeOf(turn: Turn | undefined, { start, end }: TextSpan): TextSpan {
  return { start: turn?.toContent(start) ?? 0, end: turn?.toContent(end) ?? 0 };
}
