import {
  ASSIGNEE_KEYS,
  fieldsOf,
  isFieldValue,
  personIn,
  SENDER_KEYS,
  SENDER_KEYS_BY_NAME,
} from './head-fields.ts';
import { senderInLine } from './sender-lines.ts';

/** Longest line of a head that is looked at. */
export const LONGEST_LINE = 500;
/** A line that is drawn. */
export const RULE = /^[-=_*~–—]{3,}$/u;
/** Lines among which those of a form are looked for. */
const FORM_LINES = 16;
/** Longest title of a form. */
const LONGEST_TITLE = 90;
/** What is billed is said by nobody. */
const BILL =
  /^[#*\s]*(?:invoice|receipt|quotation|estimate|bill|statement|rechnung|quittung|angebot|facture|devis|factura|recibo|presupuesto)(?!\p{L})/iu;

/** True where a block of fields, one of them of a sender, stands at the beginning or below a title. */
export function isForm(content: string): boolean {
  const lines = content
    .slice(0, FORM_LINES * LONGEST_LINE)
    .split('\n', FORM_LINES)
    .filter((line) => !RULE.test(line.trim()));
  const title = lines[0] ?? '';
  let isTitled = false;
  if (fieldsOf(title.trim()).length === 0) {
    if (title.length > LONGEST_TITLE || /[.!?,;…]\s*$/u.test(title) || BILL.test(title)) return false;
    isTitled = true;
    lines.shift();
    if (lines[0]?.trim() === '') lines.shift();
    else if (senderInLine(lines[0]?.trim() ?? '', 1, false) !== undefined) return true;
  }
  const seen = new Set<string>();
  let hasSender = false;
  for (const line of lines) {
    const fields = fieldsOf(line.trim());
    if (fields.length === 0 || fields.some(({ value }) => value !== '' && !isFieldValue(value))) break;
    for (const { key, value } of fields) {
      // Who speaks again, speaks.
      if (seen.has(key)) return false;
      seen.add(key);
      const isSender = SENDER_KEYS.has(key) || SENDER_KEYS_BY_NAME.has(key) || ASSIGNEE_KEYS.has(key);
      if (isSender && personIn(value) !== null) hasSender = true;
    }
  }
  return hasSender && (isTitled || seen.size > 1);
}
