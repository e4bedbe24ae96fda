import { authorInContext } from './author-in-context.ts';
import { isHouseNotes } from './house-notes.ts';
import { intervieweeIn } from './interviewee-in.ts';
import { introduced } from './introduced.ts';
import type { Turn } from './turn.ts';
import { findTurns } from './turns.ts';
import type { ExtractionInput } from './types.ts';

/** Who is asked in an interview, where no name is given. */
const ANSWERER = /^(?:a|answer|interviewee|guest|antwort|réponse|respuesta|resposta)$/iu;

/** The first line, in which the one may be named who answers. */
function titleOf(content: string): string {
  return content.trimStart().split('\n', 1)[0] ?? '';
}

/** The turns, each with its speaker, and what nobody speaks with its author; instructions to the assistant only when there is nothing else. */
export function attributedTurns({ content, context }: ExtractionInput): readonly Turn[] {
  const all = findTurns(content);
  const told = all.filter((turn) => turn.role !== 'SYSTEM');
  const turns = told.length > 0 ? told : all;
  if (turns.some(({ role }) => role !== null)) return turns;
  const interviewee = (context === null ? null : intervieweeIn(context)) ?? intervieweeIn(titleOf(content));
  if (interviewee !== null && turns.some(({ speaker }) => ANSWERER.test(speaker ?? '')))
    return turns.map((turn) =>
      ANSWERER.test(turn.speaker ?? '') ? { ...turn, speaker: interviewee } : turn,
    );
  const named = context === null ? null : authorInContext(context);
  const isSilent = turns.some(({ speaker }) => speaker === null) && !isHouseNotes(content);
  const author = named ?? (isSilent ? introduced(content) : null);
  if (author === null) return turns;
  return turns.map((turn) => {
    if (turn.isQuoted) return turn;
    const isAuthor = turn.speaker === null || author.startsWith(`${turn.speaker} `);
    return isAuthor ? { ...turn, speaker: author } : turn;
  });
}
