/** Stands between the headings of a path, outermost first. */
const BETWEEN = ' › ';
/** Longest path before a fact, in UTF-16 units: as much as tells what it is about, and less than what it says. */
const LONGEST_PATH = 160;
/** Longest heading in a path. */
const LONGEST_TITLE = 80;

/** In brackets, because names before a colon are those of speakers. */
const HEADED = /^\[(?<path>[^[\]\n]{1,160})\]\s+(?=\S)/u;

/**
 * Words with the headings under which they stand before them, so that they are found and understood by themselves:
 * `[Handbook › Installing the server] It needs 4 GB.` Of a path that is too long the innermost headings stay.
 */
export function headed(words: string, titles: readonly string[]): string {
  const path = headingPath(titles);
  return path === '' ? words : `[${path}] ${words}`;
}

/** The headings as one line; '' for none. */
export function headingPath(titles: readonly string[]): string {
  let path = '';
  for (const title of titles.toReversed()) {
    const short = shortened(title.replace(/[[\]]/gu, (sign) => (sign === '[' ? '(' : ')')));
    const longer = path === '' ? short : short + BETWEEN + path;
    if (longer.length > LONGEST_PATH) break;
    path = longer;
  }
  return path;
}

/** The words without the headings before them, and the innermost of those; null where none stand there. */
export function unheaded(text: string): { readonly words: string; readonly innermost: string | null } {
  const match = HEADED.exec(text);
  const innermost = match?.groups?.path?.split(BETWEEN).at(-1) ?? null;
  return { words: match === null ? text : text.slice(match[0].length), innermost };
}

function shortened(title: string): string {
  if (title.length <= LONGEST_TITLE) return title;
  const cut = title.slice(0, LONGEST_TITLE - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_TITLE / 2)).replace(/\p{Surrogate}$/u, '')}…`;
}
