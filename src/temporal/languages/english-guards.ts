import { type Found, wordsAt } from '../found.ts';

/** Months and seasons that are also names of people. */
const NAMES = /^(?:april|may|june|august|jan|summer|autumn)\b/;
/** Weekdays that come again and again, or belong to a name, are no date. */
const HABIT_BEFORE = /\b(?:every|each|most|any|per|other|some|an?)\s+$/i;
const NAME_BEFORE_WEEKDAY = /\b(?:black|ash|ruby|cyber|palm|fat|super|happy)\s+$/i;
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)/;
/** "the march", "they march", "who may", "to mark": no month. */
const NO_MONTH_BEFORE = /\b(?:the|an?|to|i|we|they|you|he|she|it|who|that|which|led|not)\s+$/i;
const SINCE_BEFORE = /\b(?:since|before|after|until|till|by|from)\s+$/i;
const VERB_AFTER =
  /^\s+(?:\p{Ll}{2,}ed|said|told|left|went|came|got|became|bought|met|took|gave|made|wrote|had|has|was|is|did|does|says|ran|saw|quit|began|got)\b/u;
/** What follows a number that counts: "2019 models", "2000 people". */
const COUNTED_AFTER =
  /^\s+(?:(?!(?:was|is|his|this|as|us|has|does|towards|across|always|perhaps|besides|sometimes|others|its|yes|plus|versus|vs|alas|afterwards|onwards|whereas|thus|unless|whilst)\b)\p{Ll}+s|people|men|women|children|percent|km|kg|miles?|square|per)\b/u;
const NUMBER_AFTER = /^\s+(?:to|and|or)\s+\d{4,}\s+\p{Ll}/u;
/** "between 2021 and 2023 the works stood still": what follows the years is not what they count. */
const FROM_OR_BETWEEN_BEFORE = /\b(?:between|from)\s+$/i;
const CLAUSE_AFTER =
  /^\s+(?:to|and|or)\s+\d{4}\s+(?:the|an?|we|i|he|she|it|they|you|his|her|their|our|my|its|this|there|in|at|on|as|when|while|with|by|for|because|but|and|was|were|is|no|nobody|everybody|all)\b/u;
/** "the laptop from 2012 runs Linux": a verb, not things that are counted. */
const FROM_BEFORE = /\p{L}\s+from\s+$/u;
const RUNS_AFTER = /^\s+\p{Ll}+s\s+(?:\p{Lu}|(?:the|an?|his|her|our|my|your|their|its|no|like|as|to)\b)/u;
const COUNTED_BEFORE = /\b(?:one|out|some|each|none|any|all|number|total|average|sum)\s+of\s+$/i;

/** "he last sat", "next sun": in lower case no weekday. */
const LOWER_CASE_WORD = /\s(?:sat|sun|wed)$/;
/** "all 3 may come": no third of May. */
const MODAL_AFTER_NUMBER = /^\d{1,2}\s+(?:may|march)$/;
const WORD_AFTER =
  /^\s+(?!(?:at|in|on|and|or|to|until|was|is|were|did|the|we|i|he|she|they|you|it|for|with)\b)\p{Ll}/u;

/** "Monday Bank" is a name. */
const FIRM_AFTER =
  /^ (?:Bank|Club|Group|Inc|Ltd|Magazine|Times|Labs|Studios|Partners|Foundation|Records)(?!\p{L})/u;
/** "wednesday is his day off": each of them. */
const HABIT_AFTER = /^\s+(?:is|are) (?:always |usually )?(?:my|his|her|our|their|your) /iu;
/** "ext. 2024" is a telephone's. */
const EXTENSION_BEFORE = /(?<!\p{L})(?:ext|extension|room|tel|phone|flat|apt|unit|box|pin|code)\.?\s+$/iu;
/** "12 March Street" is an address. */
const STREET_AFTER =
  /^\s+(?:Street|St\.|Road|Rd\.|Avenue|Ave\.?|Lane|Square|Drive|Boulevard|Court|Terrace|Row)(?!\p{L})/u;

/** False where English words look like a time and are none. */
export function acceptsEnglish(found: Found, text: string): boolean {
  const words = wordsAt(found, text);
  const before = text.slice(Math.max(0, found.start - 20), found.start);
  const after = text.slice(found.end, found.end + 30);
  if (
    STREET_AFTER.test(after) ||
    (WEEKDAY.test(words) && FIRM_AFTER.test(text.slice(found.end, found.end + 30)))
  )
    return false;
  if (WEEKDAY.test(words) && HABIT_AFTER.test(after)) return false;
  if (found.weak === 'YEAR' && EXTENSION_BEFORE.test(before)) return false;
  // The final one of several, not the one before today.
  if (words === 'last night' && /\bthe\s+$/i.test(before)) return false;
  if (HABIT_BEFORE.test(before) && !/^an?\s/.test(words)) return false;
  if (LOWER_CASE_WORD.test(text.slice(found.start, found.end))) return /\bon\s+$/.test(before);
  if (found.weak === 'WEEKDAY' || WEEKDAY.test(words)) return !NAME_BEFORE_WEEKDAY.test(before);
  if (found.weak === 'YEAR') {
    const isCounted = COUNTED_AFTER.test(after) && !(FROM_BEFORE.test(before) && RUNS_AFTER.test(after));
    return (
      !isCounted &&
      !(NUMBER_AFTER.test(after) && !(FROM_OR_BETWEEN_BEFORE.test(before) && CLAUSE_AFTER.test(after))) &&
      !COUNTED_BEFORE.test(before)
    );
  }
  if (found.weak === 'MONTH' && NO_MONTH_BEFORE.test(before)) return false;
  if (MODAL_AFTER_NUMBER.test(text.slice(found.start, found.end)) && WORD_AFTER.test(after)) return false;
  if (found.weak === 'SEASON' && /^\s+of\s+(?!\d|last|this|next|the\s+year)/i.test(after)) return false;
  if ((found.weak === 'MONTH' || found.weak === 'SEASON') && NAMES.test(words)) {
    if (/^['’]s\b/.test(after)) return false;
    if (SINCE_BEFORE.test(before) && VERB_AFTER.test(after)) return false;
  }
  return true;
}

const YEAR = /^(?:1[5-9]|20)\d\d$/u;
/** What changes by a number: "prices rose by 1950". */
const CHANGES =
  /(?<!\p{L})(?:ris\p{Ll}+|rose|f[ae]ll\p{Ll}*|gr[eo]w\p{Ll}*|increas\p{Ll}+|decreas\p{Ll}+|rais\p{Ll}+|reduc\p{Ll}+|cut|dropp?\p{Ll}*|up|down|multipl\p{Ll}+|divid\p{Ll}+|short|exceed\p{Ll}*)(?: [^.!?\n]{0,30})? by $/iu;
/** What goes on behind a year, and is nothing that a number counts. */
const GOES_ON_AFTER =
  /^(?:$|[.,;:!?)](?!\d)| (?:I|we|you|he|she|it|they|there|the|our|my|his|her|their|all|every\p{L}*|at the latest)(?!\p{L}))/u;
/** How far before a year its sentence is looked at, in UTF-16 units. */
const LOOK_BACK = 60;

/** "By 2030 we will have ten offices", "finished by 2019.": behind "by" a number is a year unless it counts or measures. */
export function isBareEnglishYear(found: Found, text: string): boolean {
  const before = text.slice(Math.max(0, found.start - LOOK_BACK), found.start);
  return (
    YEAR.test(wordsAt(found, text)) &&
    /(?<!\p{L})by $/iu.test(before) &&
    !CHANGES.test(before) &&
    GOES_ON_AFTER.test(text.slice(found.end, found.end + LOOK_BACK))
  );
}
