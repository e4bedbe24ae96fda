import { trimSpan } from '../../text/sentences.ts';

/** The lines above a mail or a ticket that say who wrote it, to whom and when. */
export interface LetterHead {
  /** Null where none is named. */
  readonly sender: string | null;
  readonly recipient: string | null;
  readonly date: string | null;
  /** Who answers a ticket. */
  readonly assignee: string | null;
  /** UTF-16 offset behind the head. */
  readonly bodyStart: number;
  /** True when its lines are those of an e-mail. */
  readonly isMail: boolean;
  /** How many lines it has. */
  readonly lines: number;
}

const MAIL = new Set(
  'from to cc bcc subject date sent reply-to von an betreff datum gesendet de à objet envoyé para asunto fecha enviado'.split(
    ' ',
  ),
);
const SENDER = new Set(
  'from von de customer client reporter requester author submitter sender contact caller name kunde kundin absender cliente remitente auteur autor autora|customer name|client name|reporter name|requester name|full name|your name|name of customer|kundenname|nom du client|nombre del cliente|reported by|requested by|submitted by|opened by|created by|written by|posted by|raised by|logged by|filed by|sent by|gemeldet von|eröffnet von|signalé par|ouvert par|reportado por|abierto por'
    .split('|')
    .flatMap((words, index) => (index === 0 ? words.split(' ') : [words])),
);
/** These write, when a full name follows and the words below are their own; else somebody writes of them. */
const SENDER_BY_NAME = new Set(
  'user|guest|tenant|resident|member|subscriber|passenger|buyer|account holder|benutzer|benutzerin|nutzer|nutzerin|gast|mieter|mieterin|utilisateur|utilisatrice|usuario|usuaria'.split(
    '|',
  ),
);
const OWN_WORDS =
  /(?<!\p{L})(?:I|I['’]m|my|we|our|ich|wir|mein|unser|je|nous|mon|notre|yo|mi|nos|hemos)(?!\p{L})/iu;
const ASSIGNEE = new Set(
  'assigned to|assignee|assigned agent|agent|handled by|owner|technician|support agent|answered by|bearbeiter|bearbeiterin|zuständig|zugewiesen an|responsable|asignado a|asignada a|assigné à|traité par|atendido por'.split(
    '|',
  ),
);
const RECIPIENT = new Set('to an à para'.split(' '));
const OTHER = new Set(
  'priority severity status ticket category product version order account department assignee tags id queue channel due created opened received environment component team type case priorität priorité prioridad'.split(
    ' ',
  ),
);
/** "Ticket #48213", "#5521 cannot log in", "INC-2231: scanner offline", "Contact form" above the head. */
const TITLE =
  /^(?:(?:ticket|case|issue|request|support|bug|incident|anfrage|demande|solicitud)\b[^\n:]{0,40}\d|\[?#\d{2,}\b|\[?[A-Z]{2,6}-\d{2,}\b|(?:\p{L}+ )?(?:request|form|ticket|enquiry|inquiry|message)$)/iu;
const WORD = String.raw`\p{Lu}[\p{L}\p{M}'’-]*`;
const FULL_NAME = `${WORD}(?: (?:${WORD}|de|da|del|van|von|der|bin|al|el)){0,2} ${WORD}`;
const BEHIND_NAME = String.raw`(?=\.?$|,| \(| (?:on|at|via|of|from) )`;
/** Who sends it, in a line of the head without a key of his own. */
const SENDER_LINES: readonly RegExp[] = [
  // "Opened by Ada Osei on 3 June", "Reported on Monday by Ada Osei of Acme.", "Opened: 2 May 2025 by Ada Osei".
  String.raw`^(?:[Oo]pened|[Rr]eported|[Rr]aised|[Ss]ubmitted|[Cc]reated|[Pp]osted|[Ll]ogged|[Ff]iled|[Ss]ent):?(?: [^,.\n]{1,30})? by (?<name>${WORD}(?: ${WORD}){0,3})${BEHIND_NAME}`,
  // "Ticket of Ada Osei, 2 May", "Support request by Ada Osei".
  String.raw`^(?:\p{L}+ ){0,2}(?:[Tt]icket|[Rr]equest|[Cc]ase|[Ii]ssue|[Cc]omplaint|[Ee]nquiry|[Ii]nquiry|[Ff]orm)(?: [#\p{L}]{0,6}-?\d[\w-]*)?,? (?:of|by|from|von|de|par) (?<name>${FULL_NAME})${BEHIND_NAME}`,
  // "Ticket #3 (Ada Osei)", "#3 Scanner stops - Ada Osei".
  String.raw`^(?:(?:\p{L}+ ){0,2}#?\d[\w-]*|\[?[#\p{Lu}-]{0,7}\d+\]?[^\n]{0,60}?)\s?(?:\(|\s[–—-]\s)(?<name>${FULL_NAME})\)?$`,
  // "From Ada Osei".
  String.raw`^(?:From|By|Von|De|Par) (?<name>${FULL_NAME})${BEHIND_NAME}`,
].map((source) => new RegExp(source, 'u'));
/** The field of a form that holds the words themselves. */
const BODY = new Set(
  'message description details request question body text problem nachricht beschreibung mensaje descripción'.split(
    ' ',
  ),
);
const LINE = /^(?<key>\p{L}[\p{L} -]{0,20}?)[ \t]?[:：][ \t]*(?<value>.*)$/u;
const LEAST_MAIL_LINES = 2;
/** Longest line that is looked at. */
const LONGEST_LINE = 500;
const LONGEST_SENDER_LINE = 120;
/** How far words are looked at for whose they are. */
const LONGEST_BODY = 1000;

/** The head of a mail or ticket, null when the content begins with none: a lone line needs a blank one below it. */
export function headOf(content: string): LetterHead | null {
  const read = { sender: null, recipient: null, date: null, assignee: null } as Record<
    'sender' | 'recipient' | 'date' | 'assignee',
    string | null
  >;
  let count = 0;
  let mail = 0;
  let start = trimSpan(content, 0, content.length).start;
  let closed = false;
  let titled = false;
  while (start < content.length) {
    const newline = content.indexOf('\n', start);
    const end = newline === -1 ? content.length : newline;
    const line = content.slice(start, Math.min(end, start + LONGEST_LINE)).trim();
    const match = LINE.exec(line);
    const key = match?.groups?.key?.toLowerCase() ?? '';
    const value = match?.groups?.value ?? '';
    const isTitle = count === 0 && TITLE.test(line);
    // Under a sender any short field may stand: "Device: Loop 2".
    const isField = read.sender !== null && mail === 0 && key !== '' && isFieldValue(value);
    if (
      read.sender !== null &&
      mail < LEAST_MAIL_LINES &&
      BODY.has(key) &&
      value !== '' &&
      !isFieldValue(value)
    ) {
      start += content.slice(start, end).indexOf(value);
      closed = true;
      break;
    }
    const opener = mail === 0 ? senderLine(line, count) : undefined;
    if (opener !== undefined) read.sender ??= opener;
    // A title stands apart from the fields.
    const isApart = line === '' && titled && count === 1;
    const isAssignee = ASSIGNEE.has(key) && isFieldValue(value);
    const isSender =
      SENDER.has(key) ||
      (SENDER_BY_NAME.has(key) &&
        IS_FULL_NAME.test(value) &&
        OWN_WORDS.test(content.slice(end, end + LONGEST_BODY)));
    const isKnown = MAIL.has(key) || isSender || isOther(key, value);
    if (!isTitle && !isField && !isAssignee && !isKnown && opener === undefined && !isApart) {
      // Under a title and a sender the words may follow at once.
      closed = line === '' || (titled && read.sender !== null && key === '');
      break;
    }
    if (isTitle || opener !== undefined) titled = true;
    count++;
    if (MAIL.has(key)) mail++;
    if (isSender) read.sender ??= personIn(value);
    if (ASSIGNEE.has(key)) read.assignee ??= personIn(value);
    if (RECIPIENT.has(key)) read.recipient ??= personIn(value);
    if (/^(?:date|sent|datum|gesendet|fecha|enviado|envoyé)$/u.test(key)) read.date ??= value;
    start = end + 1;
  }
  const isMail = mail >= LEAST_MAIL_LINES;
  if (count === 0 || !(isMail || closed)) return null;
  return { ...read, isMail, lines: count, bodyStart: Math.min(start, content.length) };
}

const IS_FULL_NAME = new RegExp(`^${FULL_NAME}(?=$|,| \\()`, 'u');
const SENDER_FIELD = new RegExp(
  String.raw`\s\|\s(?:[Rr]eporter|[Rr]equester|[Cc]ustomer|[Cc]lient|[Ff]rom|[Oo]pened by|[Rr]eported by|[Kk]unde|[Cc]liente): (?<name>${FULL_NAME})(?=\s\||$)`,
  'u',
);
/** Lines of a head in which its sender may stand without a key. */
const SENDER_LINE = 2;

/** Who sends it by a line without a key, or by one of several fields in the title; undefined when it does not tell. */
function senderLine(line: string, count: number): string | undefined {
  const field = count === 0 ? SENDER_FIELD.exec(line)?.groups?.name : undefined;
  if (field !== undefined || count > SENDER_LINE || line.length > LONGEST_SENDER_LINE) return field;
  for (const pattern of SENDER_LINES) {
    const name = pattern.exec(line)?.groups?.name;
    if (name !== undefined) return name;
  }
  return undefined;
}

/** "Priority", and "Ticket ID: 8812". */
function isOther(key: string, value: string): boolean {
  return OTHER.has(key) || (OTHER.has(key.split(' ')[0] ?? '') && /^[#\p{L}]{0,6}-?\d[\w-]*$/u.test(value));
}

/** True for what stands in a form, not in talk: no sentence. */
function isFieldValue(value: string): boolean {
  return value !== '' && value.length <= 60 && !/[.!?…]\s*$/u.test(value) && !/^(?:I|we|you)\b/iu.test(value);
}

/** `"Alice Chen" <alice@x.org>` and `Alice Chen (Acme)` → `Alice Chen`; a bare address and several people are no name. */
function personIn(value: string): string | null {
  const name = value
    .replace(/<[^>]*>|\([^)]*\)|["']/gu, '')
    .replace(/,.*$/u, '')
    .trim();
  return name === '' || name.includes('@') || !/^\p{Lu}|^\p{Lo}/u.test(name) ? null : name;
}
