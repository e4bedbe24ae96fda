import { greeted } from '../../text/greeting.ts';
import { classOf } from '../../text/lexicon.ts';
import { NOT_NAMES } from '../../text/name-words.ts';
import { splitSentences, type TextSpan } from '../../text/sentences.ts';
import { headedBy } from './headed-by.ts';
import { NEAR, type People, personMeant, type Sex, sexOfPronoun } from './person-meant.ts';
import { withoutRole } from './role-before-name.ts';
import { AUXILIARY, DETERMINER, NAME, PRONOUN, SAID } from './saying-words.ts';

/** What is known where a quotation stands. */
export interface QuotationPlace {
  readonly text: string;
  readonly span: TextSpan;
  /** Where the quotation before it ends; 0 without one. */
  readonly previousEnd: number;
  /** The last quotation of which it is known who says it. */
  readonly last: (TextSpan & { readonly speaker: string }) | undefined;
  /** Names that are known to be of people, beside the usual given names. */
  readonly people: People;
  /** What was said before the text, in which the person may be named whom a pronoun means. */
  readonly before: string;
}

/** What may stand between the name and the verb: "a nurse at the clinic,". */
const ASIDE = `(?:,[^,"“”«»]{0,60},|,)?`;
/** "Orla Finn from Kessler": where somebody belongs. */
const FROM = String.raw`(?:\s(?:from|of|at|in|von|aus|bei)\s(?:the\s)?${NAME})?`;

/** Whom one says it to, in front of the verb: "nous écrit Zoé", and of himself: "s'agace Zoé". */
const OBJECT = "(?:(?:nous|me|vous|lui|leur|se|nos|les|le)\\s|[ms]['’])?";
/** After the quotation: `…," Tanabe told reporters`, `…," said Ada Osei`, `… », a déclaré Zoé`. */
const AFTER = new RegExp(
  String.raw`^[\s,.–—-]*(?:(?:${DETERMINER}|${NAME}['’]s)\s[^,"“”]{1,40},\s)?${OBJECT}${AUXILIARY}(?:(?<before>${NAME})${FROM}${ASIDE}\s+${AUXILIARY}(?:${SAID})(?![\p{L}])|(?:${SAID})(?![\p{L}])(?:-t-(?:il|elle))?[^\p{Lu}"“”.]{0,40}?(?<after>${NAME})|(?:[Aa]ccording to|[Ll]aut|[Ss]elon|[Ss]egún)\s+(?<source>${NAME}))`,
  'u',
);
/** `« …, s'agace Zoé Le Gall, infirmière, … »`: within the quotation, in French and Spanish. */
const WITHIN = new RegExp(
  String.raw`^[«"“][^«»]{3,300}?,\s${OBJECT}${AUXILIARY}(?:(?:${SAID})|(?<=s['’])\p{Ll}{3,}e|(?<=se\s)\p{Ll}{3,}e)\s(?<after>${NAME})(?=,|\s[—–]|\.)`,
  'u',
);
/** `…“, so Ada Osei`: in German. */
const GERMAN_SO = new RegExp(String.raw`^,\s+so\s(?<after>${NAME})`, 'u');
/** Behind a quotation that ends in a comma any verb tells who says it: `…," Ada grinned`, `…», bromeó Ana`. */
const AFTER_COMMA = new RegExp(
  String.raw`^[\s,–—-]*(?:(?<before>${NAME})${FROM}${ASIDE}\s(?<verb>\p{Ll}{2,})|(?<turned>\p{Ll}{3,})\s(?:${DETERMINER}\s(?:[\p{L}-]+\s){1,4}?|${DETERMINER}\s[^,."“”]{2,40},\s)?(?<after>${NAME}))`,
  'u',
);
const PRONOUN_AFTER_COMMA = new RegExp(
  String.raw`^[\s,–—-]*(?:(?<pronoun>${PRONOUN})\s(?<verb>\p{Ll}{2,})|(?<turned>\p{Ll}{3,})(?:-t-|-|\s)(?<who>${PRONOUN})(?!\p{L})|a-t-(?<qui>il|elle)\s\p{Ll})`,
  'u',
);
/** "», lamentó.": in Spanish the verb stands alone for whoever was named before. */
const VERB_ALONE = new RegExp(String.raw`^»?[\s,–—-]+(?:${SAID}|\p{Ll}{3,}(?:ó|ió))(?=\s*(?:[.,;]|$))`, 'u');
/** Words behind a comma that are no verbs. */
const NO_VERB = new Set(
  'and but or nor so because which who whom that as when while if than for with in on at of to from by is was are were has had und aber oder weil wie als mit von bei dass wenn et mais ou parce que comme avec dont qui pero porque como con según'.split(
    ' ',
  ),
);
/** A credit behind it: `"…" — Lena Vogt`. */
const CREDIT = new RegExp(String.raw`^[\s>]*[—–-]{1,2}\s*(?<after>${NAME})(?=[,.(\n]|\s*$)`, 'u');
/** A credit in the line below: `"…"`, `Lena Vogt, nurse`. */
const CREDIT_BELOW = new RegExp(
  String.raw`^[ \t]*\n[ \t>*_]*(?<after>${NAME})(?:,[^\n.!?]{0,60}|\s\([^\n()]{1,60}\))?[*_ \t]*(?=\n|$)`,
  'u',
);
/** A credit in brackets: `"…" (Lena Vogt, nurse)`. */
const CREDIT_IN_BRACKETS = new RegExp(String.raw`^\s?\((?<after>${NAME})(?:,[^()\n]{1,60})?\)`, 'u');
/** A name as it is used in forums: `"…" – lena_v`. */
const CREDIT_OF_HANDLE =
  /^\s*[—–-]{1,2}\s*@?(?<after>\p{L}[\p{L}\p{N}]*(?:[._][\p{L}\p{N}]+)+|\p{L}{2,}\d+|(?<=@)[\p{L}\p{N}_.-]+)/u;
/** What stands in front of a quotation that has its line for itself. */
const LINE_ITS_OWN = /(?:^|\n)[ \t>*_•★☆-]*$/u;
/** Before it: `Bello said: "…`, `According to Ada Osei, "…`. */
const BEFORE = new RegExp(
  String.raw`(?:(?<!(?<!\p{L})(?:from|in|of|at|near|aus|bei|de|à)\s)(?<!\p{L})(?<before>${NAME})${FROM}${ASIDE}\s+${AUXILIARY}(?:${SAID})(?![\p{L}])[^"“”«»„.]{0,40}|(?:[Aa]ccording to|[Ii]n the words of|[Ll]aut|[Ss]elon|[Ss]egún)\s+(?<after>${NAME})[^"“”«»„.]{0,40}?)[:,]?\s*$`,
  'u',
);
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
/** What is read off a thing, or is the name of one, is nobody's speech. */
const READ_OFF =
  /\b(?:reads?|titled|entitled|called|named|spells?|labell?ed|sign|headline|subject|password|motto)\b[^.!?]{0,20}$/iu;
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
/** "I said": the writer's own words; "nous écrit Zoé" is not. */
const OWN = new RegExp(
  String.raw`^[\s,.–—-]*(?!nous\s${AUXILIARY}(?:${SAID})\s\p{Lu})(?:(?:I|[Ii]ch|[Jj]e|[Yy]o|[Ww]e|[Ww]ir|[Nn]ous)\s\p{Ll}|\p{Ll}{3,}(?:\s|-)(?:I|ich|je|yo|we|wir)(?!\p{L}))`,
  'u',
);
/** "you told her": whoever the letter is to. */
const ADDRESSEE_SAYS = new RegExp(
  String.raw`^[\s,.–—-]*(?:you|vous)\s+${AUXILIARY}(?:${SAID})(?!\p{L})`,
  'u',
);
const YOU_SAID = new RegExp(
  String.raw`(?:^|[\s,;])(?:[Yy]ou|[Vv]ous)\s+${AUXILIARY}(?:${SAID})(?!\p{L})[^:]*[:,]\s*$`,
  'u',
);
/** In Chinese: "她说：", "王芳说：". */
const CHINESE_SAYS =
  /(?:(?<name>\p{Script=Han}{2,4})|[她他])(?:说|表示|回答|问道?|告诉\p{Script=Han}{1,4})[：:，,]?\s*$/u;
const NOBODY =
  /^(?:Anonymous|Anonym|Anonyme|Anónimo|One|Another|Some|Many|Most|Several|Both|All|Each|Two|Three|Others|Users?|Testers?|Customers?|Guests?|Critics|Participants?|Einer|Eine|Man|Jemand|Manche|Einige|Uno|Una|Alguien|On|Certains|He|She|They|It|I|We|You|The|A|An|Er|Sie|Il|Elle|Él|Ella|Ele|Ela|Me|Te|Le|Nos|Les|Lhe|Se|Nobody|Everyone|Somebody|Someone|This|That|Nothing)\b/u;
/** What somebody is, before his name. */
const OFFICE =
  /^(?:CEO|CFO|CTO|COO|MP|PM|VP|Chairman|Chairwoman|Spokesman|Spokeswoman|Mayor|Director|Manager|Minister(?:in)?|(?:Ober)?[Bb]ürgermeister(?:in)?|Sprecher(?:in)?|Geschäftsführer(?:in)?|Direktor(?:in)?|Trainer(?:in)?|Leiter(?:in)?|Präsident(?:in)?|Chef(?:in)?|Anwalt|Anwältin|Inhaber(?:in)?|Besitzer(?:in)?|As|Wie|Comme|Como)\s+(?=\p{Lu})/u;
/** The next quotation, list item or paragraph, and what follows. */
const NEXT_PART = /(?:["“«„»]|\n\s*(?:\n|[-*•]\s|\d{1,3}[.)]\s))[\s\S]*$/u;
/** How far around a quotation its speaker is looked for. */
const AROUND = 160;
/** Most words of a clause behind a quoted full stop that only says who spoke: "Ada told us." */
const CLAUSE_WORDS = 5;

/** Who says a quotation, by the words around it; null when they do not tell, or it is the writer. */
export function saidBy(place: QuotationPlace): string | null {
  const { text, span, previousEnd } = place;
  const after = text.slice(span.end, span.end + AROUND).replace(NEXT_PART, '');
  const before = text.slice(Math.max(previousEnd, span.start - AROUND), span.start);
  const quotation = text.slice(span.start, span.end);
  const clauseAfter = /^[^.!?\n]*/u.exec(after)?.[0] ?? '';
  const clauseBefore = /[^.!?\n]*$/u.exec(before)?.[0] ?? '';
  const isWhole = /\.["”’»“«']$/u.test(quotation);
  // What stands behind a full stop is the next sentence.
  const isAfter = !isWhole || clauseAfter.trim().split(/\s+/u).length <= CLAUSE_WORDS;
  const hasComma = /,["”’»“«']$/u.test(quotation) || after.startsWith(',');
  const isLed = isWhole && /[:,]\s*$/u.test(before);
  if (isAfter && !isLed && OWN.test(clauseAfter)) return null;
  const around: Around = {
    ...{ before, clauseBefore, isWhole, hasComma },
    ...(isAfter ? { after, clauseAfter } : { after: '', clauseAfter: '' }),
  };
  const named = nameBeside(around, place);
  if (named !== null) return withoutRole(named);
  if ((isAfter && ADDRESSEE_SAYS.test(after)) || YOU_SAID.test(clauseBefore))
    return greeted(text) ?? greeted(place.before);
  return meantBeside(around, place) ?? goesOn(place) ?? subjectBefore(place, after) ?? headedBy(place);
}

interface Around {
  readonly before: string;
  readonly after: string;
  /** What of these is in the quotation's own sentence. */
  readonly clauseBefore: string;
  readonly clauseAfter: string;
  readonly isWhole: boolean;
  readonly hasComma: boolean;
}

/** The name of whoever says it, where that stands beside the quotation. */
function nameBeside(
  { before, after, isWhole, hasComma }: Around,
  { text, span, people }: QuotationPlace,
): string | null {
  const follows = hasComma ? (AFTER.exec(after) ?? verbAfterComma(after)) : AFTER.exec(after);
  const german = /[“«]/u.test(text[span.end - 1] ?? '') ? GERMAN_SO.exec(after) : null;
  const matches = isWhole
    ? [BEFORE.exec(before), leadIn(before, people), follows]
    : [follows, BEFORE.exec(before), leadIn(before, people)];
  const credits = [
    CREDIT_OF_HANDLE.exec(after),
    CREDIT.exec(after),
    creditBelow(before, after, people),
    inBrackets(after, people),
  ];
  const within = text[span.start] === '«' ? WITHIN.exec(text.slice(span.start, span.end)) : null;
  const groups = [within, ...matches, german, ...credits].find((match) => match != null)?.groups ?? {};
  const name = (groups.before ?? groups.after ?? groups.source ?? '')
    .replace(OFFICE, '')
    .replace(/\.$|['’]s$/u, '');
  return name === '' || NOBODY.test(name) ? null : name;
}

function inBrackets(after: string, people: People): RegExpExecArray | null {
  const match = CREDIT_IN_BRACKETS.exec(after);
  return match !== null && isName(match.groups?.after ?? '', people) ? match : null;
}

function creditBelow(before: string, after: string, people: People): RegExpExecArray | null {
  const match = LINE_ITS_OWN.test(before) ? CREDIT_BELOW.exec(after) : null;
  return match !== null && isName(match.groups?.after ?? '', people) ? match : null;
}

function verbAfterComma(after: string): RegExpExecArray | null {
  const match = AFTER_COMMA.exec(after);
  return match === null || NO_VERB.has(match.groups?.verb ?? match.groups?.turned ?? '') ? null : match;
}

function leadIn(before: string, people: People): RegExpExecArray | null {
  if (READ_OFF.test(before.replace(/[:,]\s*$/u, ''))) return null;
  for (const lead of LEADS) {
    const match = lead.exec(before);
    if (match !== null && isName((match.groups?.before ?? '').replace(OFFICE, ''), people)) return match;
  }
  return null;
}

/** A word of the language is no name, unless it is known as one. */
function isName(name: string, people: People): boolean {
  if (people.names.has(name)) return true;
  const first = (name.split(' ')[0] ?? '').toLowerCase();
  const known = classOf(first);
  if (NOT_NAMES.has(first) || known === 'DATE' || known === 'PLACE') return false;
  return name.includes(' ') || known !== 'COMMON';
}

/** Whoever was named before and is only pointed at beside the quotation. */
function meantBeside(around: Around, place: QuotationPlace): string | null {
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

/** What was said before a place in the text, as far back as anybody is looked for. */
function toldBefore({ text, before }: QuotationPlace, end: number): string {
  return `${before}\n${text.slice(Math.max(0, end - NEAR), end)}`;
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

/** A quotation right behind one goes on with it. */
function goesOn({ text, span, last, previousEnd }: QuotationPlace): string | null {
  const follows =
    last !== undefined && last.end === previousEnd && isBetween(text.slice(last.end, span.start));
  return follows ? last.speaker : null;
}

/** Nothing, or the end of the sentence in which the quotation before was attributed: `said Berg. `. */
function isBetween(between: string): boolean {
  return (
    between.trim() === '' ||
    (/[.!?]\s+$/u.test(between) && !/[.!?]\s+\S/u.test(between) && !/\n/u.test(between))
  );
}

const PRONOUN_SUBJECT = new RegExp(String.raw`^(?<pronoun>${PRONOUN})\s\p{Ll}`, 'u');
const NAMED_SUBJECT = new RegExp(String.raw`^(?<name>${NAME})(?=,?\s\p{Ll})`, 'u');

/** A whole sentence of speech that stands alone is said by whom the sentence before it tells of: `Ada sat down. "I am late."` */
function subjectBefore(place: QuotationPlace, after: string): string | null {
  const { text, span, people, previousEnd } = place;
  const isAlone = /[.!?…]["”’»“«']$/u.test(text.slice(span.start, span.end)) && !/^\s*\p{Ll}/u.test(after);
  const told = text.slice(previousEnd, span.start);
  if (!isAlone || !/[.!?…][ \t]*$/u.test(told)) return null;
  const sentence = splitSentences(told).at(-1);
  if (sentence === undefined) return null;
  const words = told.slice(sentence.start, sentence.end);
  const pronoun = PRONOUN_SUBJECT.exec(words)?.groups?.pronoun;
  if (pronoun !== undefined)
    return personMeant(toldBefore(place, previousEnd + sentence.start), people, sexOfPronoun(pronoun));
  const name = NAMED_SUBJECT.exec(words)?.groups?.name;
  if (name === undefined || NOBODY.test(name)) return null;
  if (people.names.has(name) || classOf((name.split(' ')[0] ?? '').toLowerCase()) === 'FIRST_NAME')
    return name;
  return people.byWord.get(name) ?? null;
}
