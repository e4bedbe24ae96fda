import { trimSpan } from '../../text/sentences.ts';
import {
  ASSIGNEE_KEYS,
  AUTHOR_KEYS,
  BODY_KEYS,
  DATE_KEYS,
  type Field,
  fieldsOf,
  isFieldValue,
  MAIL_KEYS,
  PARTY_KEYS,
  personIn,
  RECIPIENT_KEYS,
  SENDER_KEYS,
  SENDER_KEYS_BY_NAME,
  TICKET_KEYS,
} from './head-fields.ts';
import { isForm, LONGEST_LINE, RULE } from './head-form.ts';
import { soundsSpoken, tellsOfOneself } from './own-words.ts';
import { isFullName, isTicketTitle, senderInLine } from './sender-lines.ts';
import { tellsOf } from './tells-of.ts';

/** The lines above a mail or a ticket that say who wrote it, to whom and when. */
export interface LetterHead {
  /** Null where none is named, or what follows tells of him. */
  readonly sender: string | null;
  readonly recipient: string | null;
  readonly date: string | null;
  /** Who answers a ticket. */
  readonly assignee: string | null;
  /** The people of the head by the keys of their fields, in small letters. */
  readonly parties: ReadonlyMap<string, string>;
  /** UTF-16 offset behind the head. */
  readonly bodyStart: number;
  /** True when its lines are those of an e-mail. */
  readonly isMail: boolean;
  /** How many lines it has. */
  readonly lines: number;
}

const LEAST_MAIL_LINES = 2;
/** How far words are looked at for whose they are. */
const LONGEST_BODY = 1000;
/** "Description", "Your message:", "h3. Description" alone above the words. */
const BODY_HEADING = /^(?:h\d\. |#{1,6} |\*\*)?(?<key>\p{L}[\p{L} ]{2,20}?)(?:\*\*)?:?$/u;
/** "Last update by Ada Osei on 3 June": what became of a ticket. */
const CHANGE =
  /^[*_]{0,2}(?:last (?:updated?|changed?|activity)|updated|modified|closed|resolved|assigned)(?!\p{L})[^\n!?]{0,80}(?<![.!?])$/iu;

/** The head of a mail or ticket, null when the content begins with none: a lone line needs a blank one below it. */
export function headOf(content: string): LetterHead | null {
  const read = new HeadRead(content);
  while (read.next());
  return read.head();
}

/** A head that is being read line by line. */
class HeadRead {
  readonly #content: string;
  readonly #isForm: boolean;
  readonly #found = {
    sender: null as string | null,
    recipient: null as string | null,
    date: null as string | null,
    assignee: null as string | null,
  };
  readonly #parties = new Map<string, string>();
  #senderKey = '';
  #count = 0;
  #mail = 0;
  #start: number;
  #closed = false;
  #titled = false;
  #isTicket = false;

  constructor(content: string) {
    this.#content = content;
    this.#start = trimSpan(content, 0, content.length).start;
    this.#isForm = isForm(content.slice(this.#start));
  }

  /** Reads a line; false behind the last one of the head. */
  next(): boolean {
    const { line, end } = this.#line();
    if (this.#start >= this.#content.length) return false;
    const fields = fieldsOf(line);
    if (this.#beginsBody(line, fields, end)) return false;
    const opener = this.#mail < LEAST_MAIL_LINES ? senderInLine(line, this.#count, this.#titled) : undefined;
    const isTitle =
      this.#count === 0 && (isTicketTitle(line) || (this.#isForm && fields.length === 0 && !RULE.test(line)));
    // A title stands apart from the fields.
    const isApart = line === '' && this.#titled && this.#count === 1;
    const isKnown = fields.length > 0 && fields.every((field) => this.#isKnown(field, end));
    const isChange = RULE.test(line) ? this.#isForm : this.#titled && CHANGE.test(line);
    if (!isTitle && !isKnown && opener === undefined && !isApart && !isChange) {
      // Under a title and a sender the words may follow at once.
      this.#closed = line === '' || (this.#titled && this.#found.sender !== null && fields.length === 0);
      return false;
    }
    if (opener !== undefined && this.#found.sender === null) this.#found.sender = opener;
    if (isTitle || isChange || opener !== undefined) this.#titled = true;
    if (this.#count === 0 && isTicketTitle(line)) this.#isTicket = true;
    this.#count++;
    for (const field of fields) this.#take(field, end);
    this.#start = end + 1;
    return true;
  }

  #line(): { readonly line: string; readonly end: number } {
    const newline = this.#content.indexOf('\n', this.#start);
    const end = newline === -1 ? this.#content.length : newline;
    return {
      line: this.#content.slice(this.#start, Math.min(end, this.#start + LONGEST_LINE)).trim(),
      end,
    };
  }

  /** Where the field of a form holds the words themselves, or heads them. */
  #beginsBody(line: string, fields: readonly Field[], end: number): boolean {
    const [field] = fields;
    if (this.#found.sender === null || this.#mail >= LEAST_MAIL_LINES) return false;
    const heading = BODY_HEADING.exec(line)?.groups?.key?.toLowerCase() ?? '';
    if (BODY_KEYS.has(heading)) {
      this.#start = end + 1;
      this.#closed = true;
      return true;
    }
    if (field === undefined || fields.length > 1 || !BODY_KEYS.has(field.key) || isFieldValue(field.value))
      return false;
    this.#start += this.#content.slice(this.#start, end).indexOf(field.value);
    this.#closed = true;
    return true;
  }

  #isKnown(field: Field, end: number): boolean {
    const { key, value } = field;
    // Under a sender, and in a form, any short field may stand: "Device: Loop 2".
    const isField =
      (this.#isForm || (this.#found.sender !== null && this.#mail === 0)) && isFieldValue(value);
    const isOther =
      TICKET_KEYS.has(key) || (TICKET_KEYS.has(key.split(' ')[0] ?? '') && IS_NUMBER.test(value));
    const isAssignee = ASSIGNEE_KEYS.has(key) && isFieldValue(value);
    return MAIL_KEYS.has(key) || isField || isOther || isAssignee || this.#isSender(field, end);
  }

  #isSender({ key, value }: Field, end: number): boolean {
    if (SENDER_KEYS.has(key)) return true;
    return (
      SENDER_KEYS_BY_NAME.has(key) &&
      isFullName(value) &&
      soundsSpoken(this.#content.slice(end, end + LONGEST_BODY))
    );
  }

  #take(field: Field, end: number): void {
    const { key, value } = field;
    const found = this.#found;
    const person = personIn(value);
    if (MAIL_KEYS.has(key)) this.#mail++;
    if (this.#isSender(field, end) && found.sender === null) {
      found.sender = person;
      this.#senderKey = key;
    }
    if (ASSIGNEE_KEYS.has(key)) found.assignee ??= person;
    if (RECIPIENT_KEYS.has(key)) found.recipient ??= person;
    if (DATE_KEYS.has(key)) found.date ??= value;
    if (TICKET_KEYS.has(key) || (SENDER_KEYS.has(key) && !PARTY_KEYS.has(key))) this.#isTicket = true;
    if (person !== null && IS_NAME.test(person)) this.#parties.set(key, person);
  }

  head(): LetterHead | null {
    const isMail = this.#mail >= LEAST_MAIL_LINES;
    if (this.#count === 0 || !(isMail || this.#closed)) return null;
    const bodyStart = Math.min(this.#start, this.#content.length);
    const body = this.#content.slice(bodyStart, bodyStart + LONGEST_BODY);
    const sender = isMail ? this.#found.sender : this.#writerOf(body);
    return {
      ...this.#found,
      ...{ sender, parties: this.#parties, isMail, lines: this.#count, bodyStart },
    };
  }

  /** The sender, unless somebody else writes of him or of wares. */
  #writerOf(body: string): string | null {
    const { sender, assignee } = this.#found;
    if (sender === null) return tellsOfOneself(body) ? assignee : null;
    if (AUTHOR_KEYS.has(this.#senderKey) && !tellsOfOneself(body)) return null;
    if (tellsOf(sender, body)) return tellsOfOneself(body) ? assignee : null;
    if (PARTY_KEYS.has(this.#senderKey) && !this.#isTicket && !soundsSpoken(body)) return null;
    return sender;
  }
}

const IS_NUMBER = /^[#\p{L}]{0,6}-?\d[\w-]*$/u;
const IS_NAME =
  /^(?:\p{Lu}[\p{L}\p{M}'’.-]*|de|da|del|van|von|der|bin|al|el)(?: (?:\p{Lu}[\p{L}\p{M}'’.-]*|de|da|del|van|von|der|bin|al|el)){0,3}$/u;
