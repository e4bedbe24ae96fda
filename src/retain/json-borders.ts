/** A place where JSON may be cut. */
export interface JsonBorder {
  /** First character after the border. */
  readonly at: number;
  /** In (0, 1]: how natural it is. 1 between two records, less the deeper it lies, least within a string. */
  readonly ease: number;
}

/** One token of JSON, white space included; a string as it stands there. */
const TOKEN =
  /\s+|"[^"\\]*(?:\\[\s\S][^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[[\]{},:]|\uFEFF/uy;
/** A line break within a string, and the first character of the line behind it. */
const LINE_BREAK = /(?:\\r)?\\n(?:\\[rnt]|\s)*(?=[^\\\s"]|\\["\\/u])/gu;
/** Lies deeper than any comma of the deepest JSON that is told apart. */
const WITHIN_STRING = 0.001;

/**
 * Where a JSON document, or several one after the other (JSON Lines), may be cut, in order: between the documents, behind
 * the commas of arrays and objects, and behind the line breaks of strings that alone are too long. Null for what is no
 * JSON; a document may break off. Linear in the length of the text.
 * @param longest a string of more characters may be cut
 */
export function jsonBorders(text: string, longest: number): readonly JsonBorder[] | null {
  if (!/^[\s\uFEFF]*[[{]/u.test(text)) return null;
  const borders: JsonBorder[] = [];
  let depth = 0;
  /** The ease of the border that the next token begins; 0 for none. */
  let waiting = 0;
  for (let at = 0; at < text.length; ) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) return null;
    const sign = token[0] ?? '';
    if (!/[\s\uFEFF]/u.test(sign)) {
      if (waiting > 0) borders.push({ at, ease: waiting });
      waiting = 0;
      if (sign === '[' || sign === '{') depth++;
      else if (sign === ']' || sign === '}') depth--;
      if (depth < 0) return null;
      if (sign === ',') waiting = easeOf(depth);
      else if (depth === 0) waiting = 1;
      if (token.length > longest) pushLines(borders, token, at);
    }
    at += token.length;
  }
  return borders;
}

function easeOf(depth: number): number {
  return 1 / (1 + depth);
}

function pushLines(borders: JsonBorder[], string: string, start: number): void {
  for (const match of string.matchAll(LINE_BREAK)) {
    if (isEscaped(string, match.index)) continue;
    borders.push({ at: start + match.index + match[0].length, ease: WITHIN_STRING });
  }
}

/** The offset, or the beginning of the escape sequence of a JSON string that it would cut. */
export function outsideEscape(text: string, at: number): number {
  for (let start = at - 1; start >= Math.max(0, at - LONGEST_ESCAPE); start--) {
    if (text[start] !== '\\' || isEscaped(text, start)) continue;
    const length = text[start + 1] === 'u' ? LONGEST_ESCAPE : 2;
    return start + length > at ? start : at;
  }
  return at;
}

/** Of `\u00e9`. */
const LONGEST_ESCAPE = 6;

/** True where a backslash is the second of two. */
function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text[before - 1] === '\\') before--;
  return (at - before) % 2 === 1;
}
