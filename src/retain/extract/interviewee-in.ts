import { anyCase } from './any-case.ts';
import { isWriterName, NAME } from './writer-name.ts';

/** "Interview with Ada Osei": who answers. */
const INTERVIEWED = new RegExp(
  String.raw`(?:${anyCase('interview|conversation|podcast|q&a|gespräch|entretien|entrevista|conversación|conversa')})\s+(?:with|mit|avec|con|com)\s+(?<name>${NAME})|(?:[Aa]nswered|[Bb]eantwortet|[Rr]épondu|[Rr]espondid[oa]s?)\s(?:by|von|par|por)\s(?<answering>${NAME})`,
  'u',
);

/** Who answers the questions that an item's context speaks of; null when it names nobody. */
export function intervieweeIn(context: string): string | null {
  const { name: asked, answering } = INTERVIEWED.exec(context)?.groups ?? {};
  const name = (asked ?? answering ?? '').replace(/['’]s?$|\.$/gu, '');
  return isWriterName(name) ? name : null;
}
