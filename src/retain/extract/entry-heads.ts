import { classOf } from '../../text/lexicon.ts';
import type { SpeakerLine } from './speaker-forms.ts';

/** What a ticket's entry is called. */
const ENTRY =
  /(?<!\p{L})(?:updates?|note|comment|reply|response|answer|message|e-?mail|mail|follow[- ]?up|worklog|entry|notiz|antwort|kommentar|nachricht|rückmeldung|réponse|commentaire|respuesta|comentario|nota|mensaje|actualización)(?!\p{L})/iu;
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
/** Longest heading that is looked at. */
const LONGEST = 90;

/**
 * A line that says whose entry in a ticket or a log begins: "--- Update, 18 May, Rodel (billing)", "[Internal note,
 * Tarek]", "[Customer email]"; null for any other. An entry that names nobody is the "Customer" 's or the "Agent" 's.
 */
export function readEntryHead(line: string): SpeakerLine | null {
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

function isName(part: string): boolean {
  if (!NAME.test(part)) return false;
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
