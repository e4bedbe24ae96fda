import { beginsAsLetter } from './begins-as-letter.ts';
import { closingIn } from './closing.ts';
import { signatureBlock } from './signature-block.ts';
import { AFTER_NAME, LAST_LINES, SIGNED, signedName } from './signed-name.ts';
import { isWriterName } from './writer-name.ts';

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
    const closing = closingIn(line);
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
