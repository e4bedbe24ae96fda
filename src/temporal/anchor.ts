import type { TimeAnchor } from '../domain/time.ts';
import type { Found } from './found.ts';

const RELATIONS: Readonly<Record<string, TimeAnchor['relation']>> = {
  before: 'BEFORE',
  'prior to': 'BEFORE',
  after: 'AFTER',
  since: 'SINCE',
  'ever since': 'SINCE',
  until: 'UNTIL',
  till: 'UNTIL',
  'up until': 'UNTIL',
  during: 'DURING',
  while: 'DURING',
  'at the time of': 'DURING',
  'around the time of': 'DURING',
};

const RELATION =
  /(?<![\p{L}\p{N}-])(?:before|prior to|after|(?:ever )?since|(?:up )?until|till|during|while|(?:at|around) the time of) (?=\S)/giu;
/** Other uses of these words: to look after, to be named after, day after day, a while. */
const NO_RELATION_BEFORE =
  /\b(?:look(?:s|ed|ing)?|nam(?:e|ed|es|ing)|tak(?:e|es|ing)|took|go|goes|going|run|runs|running|ask(?:s|ed|ing)?|one|day|week|year|time|an?|the|long|worth|soon|shortly|ever) $/i;
/** An event begins with something definite: the launch, my trip, Alice's wedding, Carol left, he moved, moving to Berlin. */
const DEFINITE = /^(?:the|my|our|your|his|her|their|its|this|that|\p{Lu}[\p{L}\p{N}'’.-]*['’]s?) \p{L}/u;
const CLAUSE =
  /^(?:i|we|you|he|she|they|it|(?:my|our|your|his|her|their|the) [\p{L}-]+|\p{Lu}[\p{L}\p{N}'’.-]*(?: \p{Lu}[\p{L}\p{N}'’.-]*){0,3}) (?:(?:was|were|had|got|did)\b|(?:\p{Ll}+ly )?(?:\p{Ll}{2,}ed|left|went|came|became|bought|met|took|gave|made|wrote|began|began|quit|broke|won|lost|found|sold|moved|had|told|said|fell|grew|had|built|sang|spoke|taught|ran|flew|drove|died|wed|put|set|read|cut|hit|let|shut|saw|knew|ate|paid|sent|held|kept|felt|thought|started)\b)/iu;
const GERUND = /^\p{Ll}{2,}ing\b/u;
const TOLD = /\b(?:did|was|were|had|happened|changed|\p{L}{2,}ed)\b/iu;
/** Times of the day and of life that are no events, and words that only point. */
const NO_EVENT =
  /^(?:(?:the|this|that|my|our|his|her|their) (?:day|night|morning|afternoon|evening|week|weekend|month|year|past|last|next|other|first|second|fact|moment|way|rest|whole|time|same)(?![\p{L}'’])|that[ ,?.!]|this[ ,?.!]|(?:that|this|then|now|all|long|which|when|it)$)/iu;
/** Where the words of the event end: at a stop, at the question itself, at another relation. */
const EVENT_END =
  /[,;?!()\n]|\.(?:\s|$)|\s+(?:and|or|but)\s+(?:before|after|since|until|during)\b|\s+(?:what|who|whom|where|when|which|how|why|did|do|does|is|are|has|have)\b/iu;
/** Longest event, in characters: more is no name of one. */
const LONGEST_EVENT = 120;

/** An anchor with its place in the text. */
export interface AnchorPlace {
  readonly anchor: TimeAnchor;
  readonly start: number;
  readonly end: number;
}

/** The event that a query names instead of a date: "before Alice joined Google"; null when there is none. */
export function findAnchor(text: string, times: readonly Found[]): AnchorPlace | null {
  for (const match of text.matchAll(RELATION)) {
    const start = match.index;
    const eventStart = start + match[0].length;
    if (times.some((found) => isTimeAt(eventStart, found, text))) continue;
    const rest = text.slice(eventStart, eventStart + LONGEST_EVENT);
    const stop = EVENT_END.exec(rest);
    const event = rest
      .slice(0, stop?.index ?? rest.length)
      .trim()
      .replace(/[.\s]+$/, '');
    const before = text.slice(Math.max(0, start - 24), start);
    const relation = RELATIONS[match[0].trim().toLowerCase()];
    if (relation === undefined || NO_RELATION_BEFORE.test(before) || !isEvent(event, relation, text))
      continue;
    const end = eventStart + event.length;
    return { anchor: { kind: 'ANCHOR', relation, event, matchedText: text.slice(start, end) }, start, end };
  }
  return null;
}

/** True where the words of a relation lead to a time, not to an event: "during the summer of 2022". */
function isTimeAt(place: number, found: Found, text: string): boolean {
  if (place >= found.start) return place < found.end;
  return /^(?:the|that|this|all|all of)? *$/i.test(text.slice(place, found.start));
}

function isEvent(event: string, relation: TimeAnchor['relation'], text: string): boolean {
  if (NO_EVENT.test(event)) return false;
  if (CLAUSE.test(event)) return true;
  // "since" before anything else may be a reason: "since I like coffee".
  if (DEFINITE.test(event)) return true;
  return relation !== 'SINCE' && GERUND.test(event) && TOLD.test(text);
}
