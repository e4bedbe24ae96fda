import type { People } from './person-meant.ts';
import { isSayerName } from './sayer-name.ts';
import { DETERMINER, NAME, READ_OFF } from './saying-words.ts';

const BEGINS = String.raw`(?:^\s*|[.!?]["”’»)]*\s+|\n[ \t]*)(?:[-*•]\s|\d{1,2}[:.]\d{2}\s+)?`;
const LEADS: readonly RegExp[] = [
  // "CEO Tom Berg blamed the supplier: ", "My neighbour Ada Osei left a note: ".
  String.raw`${BEGINS}(?:[^.!?\n:"“«„]{0,60},\s)?(?:${DETERMINER}\s(?:\p{Ll}[\p{L}-]*\s){1,3})?(?<before>${NAME})(?:,[^,:"“”\n]{0,60},|,)?\s\p{Ll}[^.!?\n:"“”«»„]{0,80}:\s*$`,
  // "Basil (cook, 58): ", "Ada Osei, mayor: ".
  String.raw`${BEGINS}(?<before>${NAME})(?:\s\([^()\n]{1,40}\)|,\s\p{L}[^:\n.]{0,60})?:\s*$`,
  // "Note from the crew (Jarvis): ".
  String.raw`${BEGINS}\p{L}[^.!?\n:"“«„()]{2,60}\s\((?<before>${NAME})\):\s*$`,
  // "A word from Imke Reents, who leads the team: ".
  String.raw`(?<!\p{L})(?:[Ww]ords?|[Nn]ote|[Mm]essage|[Ll]etter|[Mm]ail|[Tt]ext|[Ss]tatement|[Cc]omment|[Qq]uote|[Cc]ard|[Rr]eply|[Aa]nswer|Wort|Nachricht|Brief|[Mm]ot|[Ll]ettre|[Mm]ensaje|[Nn]ota|[Cc]arta)\s(?:from|by|von|de)\s(?<before>${NAME})(?:,[^:"“”\n]{0,60})?(?:\s\p{Ll}[^:"“”\n.]{0,40})?:\s*$`,
].map((source) => new RegExp(source, 'u'));
/** What somebody is, before his name. */
export const OFFICE =
  /^(?:CEO|CFO|CTO|COO|MP|PM|VP|Chairman|Chairwoman|Spokesman|Spokeswoman|Mayor|Director|Manager|Minister(?:in)?|(?:Ober)?[Bb]ürgermeister(?:in)?|Sprecher(?:in)?|Geschäftsführer(?:in)?|Direktor(?:in)?|Trainer(?:in)?|Leiter(?:in)?|Präsident(?:in)?|Chef(?:in)?|Anwalt|Anwältin|Inhaber(?:in)?|Besitzer(?:in)?|As|Wie|Comme|Como)\s+(?=\p{Lu})/u;

export function leadIn(before: string, people: People): RegExpExecArray | null {
  if (READ_OFF.test(before.replace(/[:,]\s*$/u, ''))) return null;
  for (const lead of LEADS) {
    const match = lead.exec(before);
    if (match !== null && isSayerName((match.groups?.before ?? '').replace(OFFICE, ''), people)) return match;
  }
  return null;
}
