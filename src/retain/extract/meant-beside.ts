import { personMeant, type Sex, sexOfPronoun } from './person-meant.ts';
import { type Around, type QuotationPlace, toldBefore } from './quotation-place.ts';
import { AUXILIARY, NO_VERB, PRONOUN, READ_OFF, SAID } from './saying-words.ts';

const PRONOUN_AFTER_COMMA = new RegExp(
  String.raw`^[\s,–—-]*(?:(?<pronoun>${PRONOUN})\s(?<verb>\p{Ll}{2,})|(?<turned>\p{Ll}{3,})(?:-t-|-|\s)(?<who>${PRONOUN})(?!\p{L})|a-t-(?<qui>il|elle)\s\p{Ll})`,
  'u',
);
/** "», lamentó.": in Spanish the verb stands alone for whoever was named before. */
const VERB_ALONE = new RegExp(String.raw`^»?[\s,–—-]+(?:${SAID}|\p{Ll}{3,}(?:ó|ió))(?=\s*(?:[.,;]|$))`, 'u');
const DEFINITE = '(?:[Tt]he|[Oo]s?|[Dd]er|[Dd]ie|[Ll]e|[Ll]a|[Ee]l)';
/** "he said", "the mayor said": somebody who was named before. */
const SOMEBODY_SAYS = new RegExp(
  String.raw`(?:^|[\s,])(?:${PRONOUN}|${DEFINITE}\s\p{Ll}+(?:\s\p{Ll}+)?)\s+(?:(?:ever|always|once|often|then|later|only|just|(?:likes?|used|loves?)\sto)\s+)?${AUXILIARY}(?:${SAID}|say|tell)(?!\p{L})|(?:(?<!\p{L})a-t-(?:il|elle)\s(?:${SAID})|(?:${SAID})(?:-t-|-|\s+)(?:he|she|er|sie|il|elle|él|ella|ele|ela|${DEFINITE}\s\p{Ll}+))(?!\p{L})`,
  'u',
);
/** "He left me a message yesterday: ", "Her note reads: ", "In his own words: ". */
const PRONOUN_LEADS: readonly RegExp[] = [
  String.raw`^\s*(?:[-*•]\s|\d{1,3}[.)]\s)?(?<pronoun>${PRONOUN})\s\p{Ll}[^:]*:\s*$`,
  String.raw`^\s*(?:[Ii]n\s(?<pronoun>his|her)\sown\swords|[Ww]ith\s(?:his|her)\sown\swords)[:,]\s*$`,
  String.raw`^\s*(?<pronoun>[Hh]is|[Hh]er|[Ss]eine?|[Ii]hre?)\s(?:\p{Ll}+\s)?(?:message|note|text|letter|e-?mail|mail|answer|reply|words?|verdict|comment|advice|Nachricht|Antwort|Brief|Zettel|Kommentar)(?!\p{L})[^:]{0,40}:\s*$`,
  // Spanish and Portuguese name no subject.
  String.raw`(?:^|\s)(?:[Mm]e|[Tt]e|[Ll]e|[Nn]os|[Ll]es|[Ll]he)\s(?:${SAID})[^:]{0,40}:\s*$`,
].map((source) => new RegExp(source, 'u'));
/** In Chinese: "她说：", "王芳说：". */
const CHINESE_SAYS =
  /(?:(?<name>\p{Script=Han}{2,4})|[她他])(?:说|表示|回答|问道?|告诉\p{Script=Han}{1,4})[：:，,]?\s*$/u;

/** Whoever was named before and is only pointed at beside the quotation. */
export function meantBeside(around: Around, place: QuotationPlace): string | null {
  const { span, people, last } = place;
  const told = toldBefore(place, span.start);
  const chinese = CHINESE_SAYS.exec(around.before);
  if (chinese !== null) return chinese.groups?.name ?? personMeant(told, people);
  const clauseAfter = plainCase(around.clauseAfter);
  const clauseBefore = plainCase(around.clauseBefore);
  const beforeClause = told.slice(0, told.length - clauseBefore.length);
  if (SOMEBODY_SAYS.test(clauseAfter))
    return personMeant(told, people, sexIn(SOMEBODY_SAYS, clauseAfter)) ?? last?.speaker ?? null;
  if (SOMEBODY_SAYS.test(clauseBefore))
    return personMeant(beforeClause, people, sexIn(SOMEBODY_SAYS, clauseBefore)) ?? last?.speaker ?? null;
  const comma = around.hasComma ? PRONOUN_AFTER_COMMA.exec(clauseAfter) : null;
  if (around.hasComma && VERB_ALONE.test(clauseAfter)) return personMeant(told, people);
  const { pronoun, who, qui, verb, turned } = comma?.groups ?? {};
  if (comma !== null && !NO_VERB.has(verb ?? turned ?? ''))
    return personMeant(told, people, sexOfPronoun(pronoun ?? who ?? qui ?? ''));
  for (const [index, lead] of PRONOUN_LEADS.entries()) {
    const match = lead.exec(clauseBefore);
    if (match === null || (index === 0 && READ_OFF.test(clauseBefore.replace(/[:,]\s*$/u, '')))) continue;
    return personMeant(beforeClause, people, sexOfPronoun(match.groups?.pronoun ?? ''));
  }
  return null;
}

function sexIn(pattern: RegExp, clause: string): Sex {
  const said = pattern.exec(clause)?.[0] ?? '';
  const pronoun = said.match(/\p{L}+/gu)?.find((word) => sexOfPronoun(word) !== null);
  return pronoun === undefined ? null : sexOfPronoun(pronoun);
}

/** Words in capitals alone are read as if they were in small letters. */
function plainCase(words: string): string {
  return /\p{Ll}/u.test(words) ? words : words.toLowerCase();
}
