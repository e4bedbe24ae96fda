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
  /^(?:(?:ticket|case|issue|request|support|bug|incident|anfrage|demande|solicitud)\b[^\n:]{0,40}\d|\[?#\d{2,}\b|\[?[A-Z]{2,6}-\d{2,}\b|(?:\p{L}+ )?(?:request|form|ticket|enquiry|inquiry)$)/iu;
/** "Opened by Ada Osei on 3 June": who sends it, without a colon. */
const OPENED_BY =
  /^(?:opened|reported|raised|submitted|created|posted|logged|filed|sent) by (?<name>\p{Lu}[\p{L}\p{M}'’.-]*(?: \p{Lu}[\p{L}\p{M}'’.-]*){0,3})(?=$|,| \(| on | at | via )/iu;
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
    const isTitle = count === 0 && TITLE.test(line);
    // Under a sender any short field may stand: "Device: Loop 2".
    const isField =
      read.sender !== null && mail === 0 && key !== '' && isFieldValue(match?.groups?.value ?? '');
    const value = match?.groups?.value ?? '';
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
    const opener = OPENED_BY.exec(line)?.groups?.name;
    if (opener !== undefined) read.sender ??= opener;
    // A title stands apart from the fields.
    const isApart = line === '' && titled && count === 1;
    const isAssignee = ASSIGNEE.has(key) && isFieldValue(value);
    const isKnown = MAIL.has(key) || SENDER.has(key) || isOther(key, value);
    if (!isTitle && !isField && !isAssignee && !isKnown && opener === undefined && !isApart) {
      closed = line === '';
      break;
    }
    if (isTitle) titled = true;
    count++;
    if (MAIL.has(key)) mail++;
    if (SENDER.has(key)) read.sender ??= personIn(value);
    if (ASSIGNEE.has(key)) read.assignee ??= personIn(value);
    if (RECIPIENT.has(key)) read.recipient ??= personIn(value);
    if (/^(?:date|sent|datum|gesendet|fecha|enviado|envoyé)$/u.test(key)) read.date ??= value;
    start = end + 1;
  }
  const isMail = mail >= LEAST_MAIL_LINES;
  if (count === 0 || !(isMail || closed)) return null;
  return { ...read, isMail, lines: count, bodyStart: Math.min(start, content.length) };
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
