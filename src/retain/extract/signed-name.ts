import { isWriterName, NAME } from './writer-name.ts';

/** A line that is a name, behind a dash or none. */
export const SIGNED = new RegExp(String.raw`^[–—~/-]*\s*(?<name>${NAME})\s*[.,]?$`, 'u');
/** "Ada Osei | Facilities | Acme": what stands behind the name in its line. */
export const AFTER_NAME = /\s*(?:\s[|·•–—]|,)\s.*$|\s\([^()]*\)$|(?<=\p{Ll})\s+[xX]{1,3}$/u;
/** Lines at the end among which a signature stands. */
export const LAST_LINES = 5;

/** The name that a line is, as a signature; null when it is anything else. */
export function signedName(line: string): string | null {
  const name = SIGNED.exec(line.trim())?.groups?.name;
  return name !== undefined && isWriterName(name) ? name.replace(/\.$/u, '') : null;
}
