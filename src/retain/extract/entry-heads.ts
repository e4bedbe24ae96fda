import { classOf } from '../../text/lexicon.ts';
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
/** What stands between the parts of a heading: signs, and "by", "from". */
const BETWEEN = /\s*[,;|·•()–—]\s*|\s+-\s+|:\s+|\s+(?:by|from|von|par|por)\s+/u;
const BY = /\s(?:by|from|von|par|por)\s/u;
const NAME = /^@?\p{Lu}[\p{L}\p{M}'’.-]*(?: \p{Lu}[\p{L}\p{M}'’.-]*){0,3}$/u;
/** "Internal note: …", in front of its words. */
const STAFF_NOTE =
  /^(?:internal|agent|support|staff|technician|intern[ae]?)(?:['’]s)? (?:note|comment|reply|update|answer|notiz|antwort|nota|respuesta):\s+(?=\S)/iu;
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
  const { ruled, bracketed, headed } = SET_OFF.exec(line)?.groups ?? {};
  const words = ruled ?? bracketed ?? headed;
  if (words === undefined || !ENTRY.test(words)) return null;
  const parts = words.split(BETWEEN).filter((part) => part !== '');
  const rest = parts.filter((part) => !ENTRY.test(part));
  const stamp = rest.filter((part) => /\d/u.test(part)).join(' ');
  // A heading may speak of anything: "## Comment, Berlin".
  if (headed !== undefined && stamp === '' && !BY.test(words)) return null;
  const speaker = rest.find(isName) ?? partyIn(words);
  if (speaker === null) return null;
  return { speaker, stamp: stamp === '' ? null : stamp, bodyStart: line.length, form: 'ENTRY' };
}

/** "…: text", "[…] text": what stands in front of the words of an entry; a time in it has a colon of its own. */
const LINE_HEAD =
  /^(?:>\s?|[-–—*•]\s+)?(?:\[(?<bracketed>[^\]\n]{3,60})\]:?\s+(?=\S)|(?<plain>(?:[^:\n]|(?<=\d):(?=\d)){3,70}?):(?:\s+(?=[^\s"“„«])|$))/u;
const CLOCK = String.raw`\d{1,2}[:.]\d{2}(?: ?[ap]\.?m\.?)?`;
const DAY = String.raw`(?:\p{L}{2,12}\.?,? )?(?:\d{1,2}(?:st|nd|rd|th|\.)? \p{L}{3,12}\.?|\p{L}{3,12}\.? \d{1,2}(?:st|nd|rd|th)?|\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./](?:\d{2,4})?)`;
const WHEN = new RegExp(
  String.raw`^(?:(?:on|am|le|el) )?(?:${DAY}(?:,? \d{4})?(?:,?(?: at| um)? ${CLOCK})?|${CLOCK})$`,
  'iu',
);
const ACT =
  /(?<!\p{L})(?:added|noted|wrote(?: back)?|replied|answered|commented|responded|resolved|reopened|closed|resolution|schrieb|ergänzte|antwortete|écrit|répondu|escribió|respondió)(?!\p{L})/iu;
/** What somebody is in a firm, in words that are no names. */
const OFFICE =
  /^(?:(?:the|our) )?(?:\p{L}[\p{L}-]* )*(?:support|level|line|team|technician|agent|engineer|billing|sales|it|service|helpdesk|desk|office|customer|client|reporter|requester|kundendienst|technik|technikerin|técnico|technicien)$/iu;
const SEPARATORS = /\s*[,|()–—/]\s*|\s+-{1,2}\s+|\s+(?:by|from|von|par|por)\s+/u;

/**
 * A line that says who goes on, and something else of the entry: "4 May, Rodel: …", "Reply (Rodel): …", "Rodel from
 * billing: …"; null for any other, also for a name alone, which is told from other words by the whole text.
 */
export function readEntryLine(line: string): SpeakerLine | null {
  const match = LINE_HEAD.exec(line);
  const head = match?.groups?.bracketed ?? match?.groups?.plain;
  // A name alone says nothing more.
  if (match === null || head === undefined || !/[ ,]/u.test(head)) return null;
  let speaker: string | null = null;
  let stamp: string | null = null;
  let others = 0;
  for (const part of head.split(SEPARATORS)) {
    const rest = part
      .replace(ACT, '')
      .replace(ENTRY, '')
      .replace(/^(?:our|my|the)\s|\s#?\d{1,2}$/iu, (words) => (WHEN.test(part) ? words : ''))
      .trim();
    if (rest !== part) others++;
    if (rest === '') continue;
    if (WHEN.test(rest)) stamp = rest;
    else if (speaker === null && isName(rest)) speaker = rest;
    else if (OFFICE.test(rest)) others++;
    else return null;
  }
  if (speaker === null || (stamp === null && others === 0)) return null;
  return { speaker, stamp, bodyStart: match[0].length, form: 'ENTRY' };
}

/** Weekdays and months as they are cut short. */
const CALENDAR =
  /^(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mié|jue|vie|sáb|dom|jan|feb|apr|jun|jul|aug|sept?|oct|okt|nov|dec|dez)\.?$/iu;

function isName(part: string): boolean {
  if (!NAME.test(part) || CALENDAR.test(part) || !/\p{Ll}/u.test(part)) return false;
  const first = (part.split(' ')[0] ?? '').toLowerCase();
  const known = classOf(first);
  return (
    known === null ||
    known === 'FIRST_NAME' ||
    known === 'LAST_NAME' ||
    known === 'PERSON' ||
    part.includes(' ')
  );
}

function partyIn(words: string): string | null {
  if (CUSTOMERS.test(words)) return 'Customer';
  return STAFF.test(words) ? 'Agent' : null;
}
