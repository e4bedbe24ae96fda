import { createHash } from 'node:crypto';

/** Characters of the code around a content: nobody can write a text that holds its own hash. */
const CODE_CHARS = 16;

/** A code that depends on everything that it will stand around. */
export function codeOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, CODE_CHARS);
}

/** A text between two marks that carry a code, so that nothing within can end it. */
export function marked(mark: string, text: string, code: string): string {
  return `<${mark} ${code}>\n${text}\n</${mark} ${code}>`;
}
