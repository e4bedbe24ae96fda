import { classOf, knownFirstName } from '../../text/lexicon.ts';
import { tellsOfOneself } from './own-words.ts';
import { AFTER_NAME, LAST_LINES, signedName } from './signed-name.ts';

/** Longest line below a signature: what somebody is, and where. */
const BLOCK_LINE = 60;

/** The name above lines that say what its bearer is, behind the last blank line: "Ada Osei", "Head of Estates, Acme". */
export function signatureBlock(lines: readonly string[]): string | null {
  const below = lines.slice(lines.lastIndexOf('') + 1);
  // "Warmest," above the name.
  const block = /^[^.!?\d]{3,40},$/u.test(below[0] ?? '') ? below.slice(1) : below;
  const isBlock = below.length > 1 && block.length <= LAST_LINES && block.length < lines.length;
  if (!isBlock || block.some((line) => line.length > BLOCK_LINE || /[.!?:;,]$/u.test(line))) return null;
  const name = signedName((block[0] ?? '').replace(AFTER_NAME, ''));
  if (name === null) return null;
  // "Ada", "Head of Estates, Acme".
  const isAlone = !name.includes(' ');
  if (isAlone && !(isUnknown(name) && /,|\s[|·•]\s/u.test(block[1] ?? ''))) return null;
  const words = name.split(' ').map((word) => word.toLowerCase());
  return knownFirstName(words[0] ?? '') || words.every((word) => classOf(word) !== 'COMMON') ? name : null;
}

/** The block that ends a text that tells of its writer himself. */
export function signedBlock(text: string): string | null {
  const lines = text.trimEnd().slice(-1000).split('\n');
  return tellsOfOneself(text) ? signatureBlock(lines.map((line) => line.trim())) : null;
}

function isUnknown(word: string): boolean {
  const known = classOf(word.toLowerCase());
  return known === null || known === 'FIRST_NAME';
}
