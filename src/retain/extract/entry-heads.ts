import { readEntryParts } from './entry-parts.ts';
import type { SpeakerLine } from './speaker-forms.ts';

/** What a ticket's entry is called. */
const ENTRY =
  /(?<!\p{L})(?:updates?|note|comment|description|problem|reply|response|answer|message|e-?mail|mail|follow[- ]?up|worklog|entry|notiz|antwort|kommentar|nachricht|rückmeldung|réponse|commentaire|respuesta|comentario|nota|mensaje|actualización)(?!\p{L})/iu;
/** Whose entry it is, when nobody is named. */
const CUSTOMERS = /(?<!\p{L})(?:customer|client|requester|reporter|user|kunden?|kundin|cliente?)(?!\p{L})/iu;
const STAFF = /(?<!\p{L})(?:internal|agent|support|staff|team|technician|intern|interne|interna)(?!\p{L})/iu;
/** "--- … ---", "[…]", "### …", "== … ==": what sets a heading off. */
const SET_OFF =
  /^\s*(?:(?:[-–—]{2,}|={2,}|\*{2,}|~{2,})\s*(?<ruled>[^\n]*?)\s*(?:[-–—]{2,}|={2,}|\*{2,}|~{2,})?|\[(?<bracketed>[^\][\n]*)\]|#{1,6}\s+(?<headed>[^\n]*?)\s*#*)\s*:?\s*$/u;
const BY = /\s(?:by|from|von|par|por)\s/u;
/** "Internal note: …", in front of its words. */
const STAFF_NOTE =
  /^(?:internal|agent|support|staff|technician|intern[ae]?)(?:['’]s)? (?:note|comment|reply|update|answer|notiz|antwort|nota|respuesta):\s+(?=\S)/iu;
/** "> From: Prof. Ada Osei": a mail that somebody forwards among other talk. */
const FORWARDED =
  /^>\s*(?:From|Von|De|Da):\s*(?:(?:Prof|Dr|Mr|Mrs|Ms)\.?\s)?(?<name>\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’.-]*){0,3})\s*(?:<[^>]*>)?\s*$/u;
/** Longest heading that is looked at. */
const LONGEST = 90;

/**
 * A line that says whose entry in a ticket or a log begins: "--- Update, 18 May, Rodel (billing)", "[Internal note,
 * Tarek]", "[Customer email]"; null for any other. An entry that names nobody is the "Customer" 's or the "Agent" 's.
 */
export function readEntryHead(line: string): SpeakerLine | null {
  const note = STAFF_NOTE.exec(line)?.[0];
  if (note !== undefined) return { speaker: 'Agent', stamp: null, bodyStart: note.length, form: 'ENTRY' };
  if (line.length > LONGEST) return null;
  const forwarded = FORWARDED.exec(line)?.groups?.name;
  if (forwarded !== undefined)
    return { speaker: forwarded, stamp: null, bodyStart: line.length, form: 'ENTRY' };
  const { ruled, bracketed, headed } = SET_OFF.exec(line)?.groups ?? {};
  const words = ruled ?? bracketed ?? headed;
  if (words === undefined || !ENTRY.test(words)) return null;
  const parts = readEntryParts(words);
  const stamp = parts?.stamp ?? null;
  // A heading may speak of anything: "## Comment, Berlin".
  if (headed !== undefined && stamp === null && !BY.test(words)) return null;
  const speaker = parts?.speaker ?? partyIn(words);
  if (speaker === null) return null;
  return { speaker, stamp, bodyStart: line.length, form: 'ENTRY' };
}

/** "…: text", "[…] text": what stands in front of the words of an entry; a time in it has a colon of its own. */
const LINE_HEAD =
  /^(?:>\s?|[-–—*•]\s+)?(?:\[(?<bracketed>[^\]\n]{3,60})\]:?\s+(?=\S)|(?<plain>(?:[^:\n]|(?<=\d):(?=\d)){3,70}?):(?:\s+(?=[^\s"“„«])|$))/u;
/**
 * A line that says who goes on, and something else of the entry: "4 May, Rodel: …", "Reply (Rodel): …", "Rodel from
 * billing: …"; null for any other, also for a name alone, which is told from other words by the whole text.
 */
export function readEntryLine(line: string): SpeakerLine | null {
  const match = LINE_HEAD.exec(line);
  const head = match?.groups?.bracketed ?? match?.groups?.plain;
  // A name alone says nothing more.
  if (match === null || head === undefined || !/[ ,]/u.test(head)) return null;
  const parts = readEntryParts(head);
  if (parts === null || parts.speaker === null) return null;
  const { speaker, stamp, isAct, isEntry, hasRole } = parts;
  if (stamp === null && !isAct && !isEntry && !hasRole) return null;
  return { speaker, stamp, bodyStart: match[0].length, form: 'ENTRY' };
}

/** "*Ada* (design)", "💬 Ada Osei": a name that is set apart. */
const SET_APART =
  /^\s*(?:(?:\*{1,3}|_{1,3})(?<emphasised>\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]*\.?){0,2})(?:\*{1,3}|_{1,3})\s\([\p{Ll} ,&/-]{2,30}\)|(?:💬|🗨️?|👤)\s+(?<marked>\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]*\.?){0,2})):?\s*$/u;
/** "Ada Osei (Acme Helpdesk)", above a line with the time. */
const WITH_BRACKETS =
  /^(?<name>\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’.-]*){1,2}) [(<][^()<>\n]{2,60}[)>]\s*$/u;
/** What the heading of an entry has beside a name: signs between its parts, a number, or what was done. */
const HEADING = /[|·•()—–\t↳]|\s-\s| {2,}|\d|(?<!\p{L})(?:by|from|von|par|por|de)(?!\p{L})/u;
const ENDS_SENTENCE = /(?:[!?…,;]|(?<!\p{L}ago|\d)\.)\s*$/u;
/** A smaller line below one that names its writer: "via web form, Mon 23 Feb". */
const GOES_ON = /\S[^\n]*[.!?…]["”’)]*\s*$/u;

/**
 * A line that does nothing but head an entry: "Comment 1  Ada Osei  2026-01-08 15:47", "Public reply — Ada", "#2 Updated
 * by Ada", "16 May · posted by Ada"; null for any other.
 * @param below the line below it, empty where none follows
 * @param isFirst true for the first line of a content, which is rather its title
 */
export function readEntryAlone(
  line: string,
  { below, isFirst }: { readonly below: string; readonly isFirst: boolean },
): SpeakerLine | null {
  const { emphasised, marked } = SET_APART.exec(line)?.groups ?? {};
  const owner = WITH_BRACKETS.exec(line)?.groups?.name;
  const isDated = () => readEntryParts(below.trim())?.isTimed === true;
  const apart =
    (GOES_ON.test(below) ? (emphasised ?? marked) : undefined) ??
    (owner !== undefined && !isFirst && isDated() ? owner : undefined);
  if (apart !== undefined) return { speaker: apart, stamp: null, bodyStart: line.length, form: 'ENTRY' };
  const words = line
    .trim()
    .replace(/^>\s?|^#{1,6}\s+|:$/gu, '')
    .trim();
  if (words === '' || line.length > LONGEST || !HEADING.test(words) || ENDS_SENTENCE.test(words)) return null;
  const parts = readEntryParts(words);
  if (parts === null || (parts.speaker === null && !parts.isEntry)) return null;
  const { stamp, isTimed, isAct, isEntry, hasRole } = parts;
  const speaker = parts.speaker ?? (/\d/u.test(words) ? partyIn(words) : null);
  if (speaker === null) return null;
  const isBelow = GOES_ON.test(below) || below.length > LONGEST_LABEL || isDated();
  const isHeading =
    isAct ||
    isTimed ||
    (isEntry && !isFirst) ||
    (stamp !== null && /[|·•]/u.test(words) && !isFirst) ||
    (hasRole && /\)$| {2,}/u.test(words) && !isFirst);
  return isHeading &&
    (!isFirst || isAct || isTimed) &&
    below.trim() !== '' &&
    (isBelow === true || isAct || isTimed)
    ? { speaker, stamp, bodyStart: line.length, form: 'ENTRY' }
    : null;
}
/** Longest line that is rather a label than a sentence. */
const LONGEST_LABEL = 60;

function partyIn(words: string): string | null {
  if (CUSTOMERS.test(words)) return 'Customer';
  return STAFF.test(words) ? 'Agent' : null;
}
