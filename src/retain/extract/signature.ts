import { beginsAsLetter } from './begins-as-letter.ts';
import { signatureBlock } from './signature-block.ts';
import { AFTER_NAME, LAST_LINES, SIGNED, signedName } from './signed-name.ts';
import { isWriterName } from './writer-name.ts';

const CLOSING =
  /^(?:(?:(?:with )?(?:best|kind|warm)(?:est)? (?:regards|wishes)|best|regards|cheers|thanks(?: again| a lot)?|thank you|many thanks|yours(?: (?:truly|sincerely|faithfully|ever))?|sincerely|(?:lots of |much |all my |with )?love|big hugs|take care|all the best|see you(?: soon)?|talk soon|warmly|hugs|(?:viele |liebe |beste |herzliche |mit (?:freundlichen|besten|herzlichen) )?gr(?:ü|ue)(?:ß|ss)en?|danke|bis (?:bald|dann|morgen)|dein|deine|ihr|ihre|lg|vg|mfg|(?:bien )?cordialement|amicalement|amitiés|bises|bisous|à bientôt|merci|(?:un )?(?:cordial )?saludos?|saludos cordiales|un abrazo|abrazos|besos|atentamente|gracias|hasta (?:pronto|luego)|(?:com )?os melhores cumprimentos|com os melhores cumprimentos|(?:com )?cumprimentos|atenciosamente|(?:um )?(?:grande )?abraços?|beijos|até (?:logo|breve)|obrigad[oa]|(?:cordiali )?saluti|un abbraccio|a presto|met (?:vriendelijke|hartelijke) groet(?:en)?|groet(?:en|jes)|liefs|ever yours)[ ,.!–—-]*)+/iu;
/** "Enclosure: one photograph" below a letter. */
const ENCLOSED = /^(?:encl(?:osures?|\.)?|cc|attachments?|anlagen?|pièces? jointes?|adjuntos?|anexos?)\b/iu;
/** What is added under the signature. */
const POSTSCRIPT = /\n\s*P\.?\s?S\.?[ :.–-][\s\S]{0,800}$/u;

export function signature(letter: string, isLetter: boolean): string | null {
  const lines = letter
    .replace(POSTSCRIPT, '')
    .slice(-1000)
    .split('\n')
    .map((line) => line.trim());
  while (lines.at(-1) === '' || ENCLOSED.test(lines.at(-1) ?? '')) lines.pop();
  const dashes = lines.slice(-LAST_LINES - 1).findIndex((line) => /^--$/u.test(line));
  const below = dashes === -1 ? null : signedName(lines.slice(-LAST_LINES - 1)[dashes + 1] ?? '');
  if (below !== null) return below;
  const from = Math.max(1, lines.length - LAST_LINES);
  for (let index = from; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const closing = CLOSING.exec(line)?.[0] ?? '';
    const rest = line.slice(closing.length);
    const next = rest === '' ? lines[index + 1] || lines[index + 2] || '' : rest;
    const name = closing === '' ? undefined : SIGNED.exec(next.replace(AFTER_NAME, ''))?.groups?.name;
    if (name !== undefined && isWriterName(name)) return name.replace(/\.$/u, '');
  }
  const last = signedName(lines.at(-1) ?? '');
  // "Your loving nephew," above the name.
  const isSigned = lines.length > 2 && lines.at(-3) === '' && /^[^.!?\d]{3,40},$/u.test(lines.at(-2) ?? '');
  const alone = lines.length > 1 && (lines.at(-2) === '' || /^[–—~-]/u.test(lines.at(-1) ?? ''));
  const dashed =
    /^[–—~/]\s?\p{Lu}/u.test(lines.at(-1) ?? '') &&
    !/["”“»«]\s*$/u.test(lines.slice(0, -1).join('\n').trimEnd());
  if (last !== null && dashed && lines.length > 1) return last;
  if (last !== null && (isSigned || alone) && beginsAsLetter(letter)) return last;
  return isLetter ? signatureBlock(lines) : null;
}
