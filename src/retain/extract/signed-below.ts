import { signedName } from './signed-name.ts';

/** The name in the last line of an entry. */
export function signedBelow(words: string): string | null {
  const lines = words.trim().split('\n');
  return lines.length > 1 ? signedName(lines.at(-1) ?? '') : null;
}
