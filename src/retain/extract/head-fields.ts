/** The lines of a head, `Key: value`, by what their keys mean; keys are in lower case. */

function keys(words: string): ReadonlySet<string> {
  return new Set(words.split('|'));
}

/** Keys of an e-mail's head. */
export const MAIL_KEYS = keys(
  'from|to|cc|bcc|subject|date|sent|reply-to|von|an|betreff|datum|gesendet|de|à|objet|envoyé|para|asunto|fecha|enviado',
);
/** Who writes below. */
export const SENDER_KEYS = keys(
  'from|von|de|customer|client|reporter|requester|requestor|author|submitter|sender|contact|caller|claimant|complainant|name|kunde|kundin|absender|absenderin|melder|melderin|antragsteller|antragstellerin|ersteller|erstellerin|cliente|clienta|remitente|solicitante|demandeur|demandeuse|déclarant|déclarante|auteur|autor|autora|customer name|client name|reporter name|requester name|full name|your name|name of customer|kundenname|nom|nom du client|nombre|nombre del cliente|reported by|requested by|submitted by|opened by|created by|written by|posted by|raised by|logged by|filed by|sent by|added by|gemeldet von|eröffnet von|erstellt von|signalé par|ouvert par|créé par|reportado por|abierto por|creado por',
);
/** These write, when a full name follows and the words below are their own; else somebody writes of them. */
export const SENDER_KEYS_BY_NAME = keys(
  'user|guest|tenant|resident|member|subscriber|passenger|buyer|visitor|patient|student|employee|parent|driver|holder|account holder|end user|benutzer|benutzerin|nutzer|nutzerin|gast|mieter|mieterin|besucher|besucherin|utilisateur|utilisatrice|locataire|usuario|usuaria|inquilino|inquilina|huésped',
);
/** Who wrote a writing of any kind; one about wares is nobody's words in spite of it. */
export const AUTHOR_KEYS = keys('author|written by|posted by|auteur|autor|autora');
/** Of whom a house may write as well. */
export const PARTY_KEYS = keys('customer|client|contact|name|kunde|kundin|cliente|clienta|nom|nombre');
/** Who answers. */
export const ASSIGNEE_KEYS = keys(
  'assigned|assigned to|assignee|assigned agent|assigned technician|agent|handled by|owner|technician|engineer|support agent|answered by|bearbeiter|bearbeiterin|zuständig|zugewiesen an|responsable|asignado a|asignada a|assigné à|assignée à|traité par|atendido por|asesor|asesora|conseiller|conseillère',
);
export const RECIPIENT_KEYS = keys('to|an|à|para');
export const DATE_KEYS = keys('date|sent|datum|gesendet|fecha|enviado|envoyé');
/** What else a ticket says of itself. */
export const TICKET_KEYS = keys(
  'priority|severity|status|ticket|category|product|version|order|account|department|assignee|tags|id|queue|channel|due|created|opened|received|environment|component|team|type|case|priorität|priorité|prioridad|kategorie|catégorie|categoría|canal',
);
/** The field of a form that holds the words themselves. */
export const BODY_KEYS = keys(
  'message|your message|description|issue description|details|request|question|body|text|problem|fault|issue|nachricht|ihre nachricht|beschreibung|fehler|störung|mensaje|su mensaje|descripción|problema|message du client|problème',
);

/** A line of a head. */
export interface Field {
  readonly key: string;
  readonly value: string;
}

const LINE = /^(?<key>\p{L}[\p{L} '’-]{0,20}?)[ \t]?[:：][ \t]*(?<value>.*)$/u;
/** "REQUESTED BY   Ada Osei": in columns. */
const COLUMNS =
  /^(?<key>\p{Lu}[\p{Lu} ]{2,20}?|\p{Lu}\p{Ll}{2,12}(?: \p{Ll}{2,6})?)(?: {2,}|\t+)(?<value>[\p{L}\d].*)$/u;

/** The field of a line, or the several that stand in it side by side; none in other words. */
export function fieldsOf(line: string): readonly Field[] {
  const columns = COLUMNS.exec(line)?.groups;
  if (columns !== undefined) {
    const field = toField(columns);
    const isKnown = [SENDER_KEYS, ASSIGNEE_KEYS, DATE_KEYS, TICKET_KEYS, MAIL_KEYS].some((one) =>
      one.has(field.key),
    );
    if (isKnown || !/\p{Ll}/u.test(columns.key ?? '')) return [field];
  }
  const whole = LINE.exec(line)?.groups;
  const parts = line.split(/ {2,}|\t+|\s[|·]\s/u).map((part) => LINE.exec(part.trim())?.groups);
  if (parts.length > 1 && parts.every((part) => part !== undefined)) return parts.map(toField);
  return whole === undefined ? [] : [toField(whole)];
}

function toField({ key = '', value = '' }: Record<string, string | undefined>): Field {
  return { key: key.toLowerCase(), value: value.trim() };
}

/** True for what stands in a form, not in talk: no sentence. */
export function isFieldValue(value: string): boolean {
  return value !== '' && value.length <= 60 && !/[.!?…]\s*$/u.test(value) && !/^(?:I|we|you)\b/iu.test(value);
}

/** `"Alice Chen" <alice@x.org>` and `Alice Chen (Acme)` → `Alice Chen`; a bare address and several people are no name. */
export function personIn(value: string): string | null {
  const name = value
    .replace(/<[^>]*>|\([^)]*\)|["']/gu, '')
    .replace(/,.*$/u, '')
    .trim();
  return name === '' || name.includes('@') || !/^\p{Lu}|^\p{Lo}/u.test(name) ? null : name;
}
