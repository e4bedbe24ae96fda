import { knownFirstName } from '../../text/lexicon.ts';
import type { TextSpan } from '../../text/sentences.ts';
import type { People } from './person-meant.ts';
import { NAME } from './saying-words.ts';

/** "Interview with Ada Osei", "Call notes: Ada Osei, Hotel Aurora": who speaks below it where nobody else is named. */
const TALK_WITH = new RegExp(
  String.raw`(?:[Ii]nterview|[Cc]all|[Vv]isit|[Cc]hat|[Tt]alk|[Cc]onversation|[Ss]ession|[Gg]espräch|[Ee]ntretien|[Ee]ntrevista)(?:[ ](?:notes?|\p{Ll}{3,12})){0,2}(?:\s(?:with|mit|avec|con)|\s?[:,–—-])\s(?<name>${NAME})`,
  'u',
);
/** "Ada Osei, Hotel Aurora", "Hotel Aurora (Ada Osei)" alone on its line. */
const HEADINGS: readonly RegExp[] = [
  String.raw`^[#*_\s]*(?<name>${NAME})(?:,[^\n.!?]{1,60}|\s\([^\n()]{1,60}\))?[*_:\s]*$`,
  String.raw`^[#*_\s]*\p{L}[^\n.!?()]{1,60}\s\((?<name>${NAME})\)[*_:\s]*$`,
].map((source) => new RegExp(source, 'u'));
/** How far above a quotation its heading may stand, in UTF-16 units. */
const ABOVE = 800;
const ENDS = /[.!?…]["”’»“«']$/u;

/** Who says a whole sentence in quotation marks that nobody beside it is named for: whoever the heading above names. */
export function headedBy({
  text,
  span,
  people,
}: {
  readonly text: string;
  readonly span: TextSpan;
  readonly people: People;
}): string | null {
  const isAlone =
    ENDS.test(text.slice(span.start, span.end)) &&
    /(?:^|[.!?\n]\s*(?:[-*•]\s)?)$/u.test(text.slice(Math.max(0, span.start - 20), span.start));
  if (!isAlone || !/^[^\S\n]*(?:\n|$)/u.test(text.slice(span.end))) return null;
  const above = text.slice(Math.max(0, span.start - ABOVE), span.start);
  const paragraph = above.slice(above.search(/(?:[^\n]|\n(?!\s*\n))*$/u)).trimStart();
  const title = text.trimStart().split('\n', 1)[0] ?? '';
  const [heading = ''] = paragraph.split('\n', 1);
  const named = paragraph.includes('\n')
    ? HEADINGS.map((pattern) => pattern.exec(heading)?.groups?.name).find((name) => isPerson(name, people))
    : undefined;
  const told = named ?? TALK_WITH.exec(title)?.groups?.name;
  return told !== undefined && isPerson(told, people) ? told : null;
}

function isPerson(name: string | undefined, { names }: People): boolean {
  return name !== undefined && (names.has(name) || knownFirstName((name.split(' ')[0] ?? '').toLowerCase()));
}
