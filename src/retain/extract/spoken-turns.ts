import { answerTo } from './answer-to.ts';
import { readConversation } from './conversation-lines.ts';
import { isHouseNotes } from './house-notes.ts';
import type { LetterHead } from './letter-head.ts';
import { partiesIn, speakerOf } from './line-speaker.ts';
import { dateOrderOf } from './local-stamp.ts';
import type { OpenLine } from './open-line.ts';
import { soundsSpoken } from './own-words.ts';
import { outsideOf, type RawTurn, toTurn, UNSPOKEN } from './raw-turn.ts';
import { signedBelow } from './signed-below.ts';
import { isQuestionLabel } from './speaker-lines.ts';
import type { Turn } from './turn.ts';
import { goesBackAndForth, isTight, itemEnd, paragraphEnd } from './words-end.ts';

/** Turns of lines that open one each; what stands above the first is the sender's of the head, if there is one. */
export function spokenTurns(content: string, head: LetterHead | null): readonly Turn[] {
  const { opened, holes } = readConversation(content, head?.bodyStart ?? 0);
  const order = dateOrderOf(opened.flatMap(({ stamp }) => stamp ?? []));
  const outside = outsideOf(holes);
  const isNotes = isHouseNotes(content);
  const raws = [
    ...aboveTalk(content, { head, first: opened[0]?.lineStart ?? content.length, isNotes }),
    ...inTalk(content, opened, { head, isNotes }),
  ];
  return raws.flatMap((raw) => toTurn(content, raw, { lines: outside(raw.bodyStart, raw.end), order }) ?? []);
}

/** The head, the words of its sender, and those of who answers him, up to the first line that somebody speaks. */
function aboveTalk(
  content: string,
  {
    head,
    first,
    isNotes,
  }: { readonly head: LetterHead | null; readonly first: number; readonly isNotes: boolean },
): readonly RawTurn[] {
  const raws: RawTurn[] = [];
  const from = head?.bodyStart ?? 0;
  if (from > 0) raws.push({ ...UNSPOKEN, start: 0, bodyStart: 0, end: from });
  const sender = isNotes ? null : (head?.sender ?? null);
  const answer = sender === null ? null : answerTo(sender, content.slice(from, first));
  const answered = answer === null ? first : from + answer;
  raws.push({ ...UNSPOKEN, speaker: sender, start: from, bodyStart: from, end: answered });
  if (answered < first) {
    const speaker = signedBelow(content.slice(answered, first)) ?? head?.assignee ?? null;
    raws.push({ ...UNSPOKEN, speaker, start: answered, bodyStart: answered, end: first });
  }
  return raws;
}

/** Each line that opens a turn, and behind it what the writer goes on with himself. */
function inTalk(
  content: string,
  opened: readonly OpenLine[],
  { head, isNotes }: { readonly head: LetterHead | null; readonly isNotes: boolean },
): readonly RawTurn[] {
  const wordsEnd = isNotes ? itemEnd : isTight(opened, content) ? paragraphEnd : turnEnd;
  const parties = partiesIn(opened, content);
  const isTalk = !isNotes || goesBackAndForth(opened, content);
  return opened.flatMap((line, index): readonly RawTurn[] => {
    const { stamp, lineStart } = line;
    const end = opened[index + 1]?.lineStart ?? content.length;
    const bodyStart = lineStart + line.bodyStart;
    const told = wordsEnd(content, bodyStart, end);
    const words = content.slice(bodyStart, told);
    if (!isTalk && !isQuestionLabel(line.speaker) && !soundsSpoken(words))
      return [{ ...UNSPOKEN, start: lineStart, bodyStart: lineStart, end }];
    const speaker = speakerOf(line, { head, parties, words });
    const spoken = { speaker, stamp, isEntry: line.form === 'ENTRY', start: lineStart, bodyStart, end: told };
    return told < end ? [spoken, { ...UNSPOKEN, start: told, bodyStart: told, end }] : [spoken];
  });
}

/** Where a turn ends whose speaker has all that stands there. */
function turnEnd(_content: string, _start: number, end: number): number {
  return end;
}
