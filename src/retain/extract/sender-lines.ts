import { classOf, isAmbiguousName } from '../../text/lexicon.ts';
import { ORGANIZATION_ENDINGS } from '../../text/name-words.ts';

/** "Ticket #48213", "#5521 cannot log in", "INC-2231: scanner offline", "Contact form" above the head. */
const TITLE =
  /^\[?(?:(?:ticket|case|issue|request|support|bug|incident|feature|task|defect|claim|complaint|repair|work order|anfrage|störung|vorgang|auftrag|demande|dossier|solicitud|incidencia|caso)(?!\p{L})[^\n:]{0,40}\d|#\d{2,}\b|(?:\p{L}+ )?(?:request|form|ticket|enquiry|inquiry|message)$)/iu;
/** "INC-2231", "[HELPDESK 5520]". */
const CASE_NUMBER = /^\[?[A-Z]{2,12}[- ]?\d{2,}(?!\p{L})/u;
const WORD = String.raw`\p{Lu}[\p{L}\p{M}'’-]*`;
const FULL_NAME = `${WORD}(?: (?:${WORD}|de|da|del|van|von|der|bin|al|el)){0,2} ${WORD}`;
const BEHIND_NAME = String.raw`(?=\.?$|,| \(| (?:on|at|to|via|of|from|about|over|\d+) )`;
/** Who sends it, in a line of the head without a key of his own. */
const SENDER_LINES: readonly RegExp[] = [
  // "Opened by Ada Osei on 3 June", "Reported on Monday by Ada Osei of Acme.", "Opened: 2 May 2025 by Ada Osei".
  String.raw`^(?:[Oo]pened|[Rr]eported|[Rr]aised|[Ss]ubmitted|[Cc]reated|[Pp]osted|[Ll]ogged|[Ff]iled|[Ss]ent|[Aa]dded):?(?: [^,.\n]{1,30})? by (?<name>${WORD}(?: ${WORD}){0,3})${BEHIND_NAME}`,
  // "Issue #88 opened by Ada Osei", "Reported by guest Ada Osei, room 2".
  String.raw`^[^\n.!?:]{0,60}(?<!\p{L})(?:opened|reported|raised|submitted|created|filed|logged|sent|Opened|Reported|Raised|Submitted|Created|Filed|Logged|Sent) by (?:\p{Ll}+ )?(?<name>${FULL_NAME})${BEHIND_NAME}`,
  // "Ticket of Ada Osei, 2 May", "Support request by Ada Osei", "Message from Ada Osei via the website".
  String.raw`^(?:\p{L}+ ){0,2}(?:[Tt]icket|[Rr]equest|[Cc]ase|[Ii]ssue|[Cc]omplaint|[Ee]nquiry|[Ii]nquiry|[Ff]orm|[Mm]essage)(?: [#\p{L}]{0,6}-?\d[\w-]*)?,? (?:of|by|from|von|de|par) (?<name>${FULL_NAME})${BEHIND_NAME}`,
  // "Ticket #3 (Ada Osei)", "#3 Scanner stops - Ada Osei".
  String.raw`^(?:(?:\p{L}+ ){0,2}#?\d[\w-]*|\[?[#\p{Lu}-]{0,7}\d+\]?[^\n]{0,60}?)\s?(?:\(|\s[–—-]\s)(?<name>${FULL_NAME})\)?$`,
  // "From Ada Osei".
  `^From (?<name>${FULL_NAME})${BEHIND_NAME}`,
  // "Ada Osei <ada@acme.example>".
  String.raw`^(?<name>${FULL_NAME}) <[^<>@\s]+@[^<>\s]+>$`,
  // "Ada Osei (Acme) opened this ticket on Monday.".
  String.raw`^(?<name>${FULL_NAME})(?: \([^()]{1,40}\))? (?:opened|raised|reported|submitted|created|logged|filed) (?:this|the|a) (?:ticket|case|issue|request|bug|complaint)\b`,
].map((source) => new RegExp(source, 'u'));
const KEY = String.raw`(?:[Rr]eporter|[Rr]equest[eo]r|[Cc]ustomer|[Cc]lient|[Ff]rom|[Oo]pened by|[Rr]eported by|[Ss]ubmitted by|[Kk]unde|[Kk]undin|[Cc]liente)`;
/** "| Reporter: Ada Osei |", "| Ada Osei |": among the fields of a title. */
const TITLE_FIELDS: readonly RegExp[] = [
  String.raw`\s[|/·]\s${KEY}: (?<name>${FULL_NAME})(?=\s[|/·]|$)`,
  String.raw`\s\|\s(?<name>${FULL_NAME})(?=\s\||$)`,
].map((source) => new RegExp(source, 'u'));
/** "Ada Osei, Acme, Bergen" below the title of a ticket. */
const NAME_BELOW = new RegExp(String.raw`^(?<name>${FULL_NAME}), \p{Lu}[^.!?:]{1,60}$`, 'u');
const LONGEST = 120;
/** Lines of a head in which its sender may stand without a key. */
const SENDER_LINE = 2;
const IS_FULL_NAME = new RegExp(`^${FULL_NAME}(?=$|,| \\()`, 'u');

/** True for a line that names a ticket or a form. */
export function isTicketTitle(line: string): boolean {
  return TITLE.test(line) || CASE_NUMBER.test(line);
}

/** True for a value that begins with a name and a surname. */
export function isFullName(value: string): boolean {
  return IS_FULL_NAME.test(value);
}

/**
 * Who sends it by a line without a key, or by one of several fields in the title; undefined when it does not tell.
 * @param count lines of the head above it
 * @param titled true below a line that names a ticket
 */
export function senderInLine(line: string, count: number, titled: boolean): string | undefined {
  if (line.length > LONGEST) return undefined;
  const patterns = [
    ...(count === 0 && isTicketTitle(line) ? TITLE_FIELDS : []),
    ...(count <= SENDER_LINE ? SENDER_LINES : []),
    ...(titled && count === 1 ? [NAME_BELOW] : []),
  ];
  for (const pattern of patterns) {
    const name = pattern.exec(line)?.groups?.name;
    if (name !== undefined && isPerson(name)) return name;
  }
  return undefined;
}

function isPerson(name: string): boolean {
  const words = name.toLowerCase().split(' ');
  const first = classOf(words[0] ?? '');
  if (first === 'COMMON' && !isAmbiguousName(words[0] ?? '')) return false;
  return (
    (words.length === 1 || !ORGANIZATION_ENDINGS.has(words.at(-1) ?? '')) &&
    first !== 'PLACE' &&
    first !== 'DATE'
  );
}
