const FENCE = /^[\s>]*(?<signs>`{3,}|~{3,})(?<rest>[^\n]*)/u;

/**
 * The signs of code that a line leaves open, null outside of code: "```ts" and "~~~" open it, and only the same sign, as
 * often at least and alone in its line, closes it again.
 * @param open what the line before left open
 */
export function fenceAfter(open: string | null, line: string): string | null {
  const { signs = '', rest = '' } = FENCE.exec(line)?.groups ?? {};
  if (signs === '') return open;
  if (open !== null) return signs.startsWith(open) && rest.trim() === '' ? null : open;
  // "```npm start```" opens and closes in one line.
  return signs.startsWith('`') && rest.includes('`') ? null : signs;
}
