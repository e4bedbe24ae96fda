import { fenceAfter } from './fences.ts';
import { firstWhere } from './first-where.ts';
import { isGreeting } from './greeting.ts';
import type { TextSpan } from './sentences.ts';

/** A line that says what the words below it are about. */
export interface Heading extends TextSpan {
  /** 1 for the outermost. */
  readonly level: number;
  /** Its words in the text, without the signs that make it a heading. */
  readonly words: TextSpan;
  /** Its words as they are shown, on one line and without marks. */
  readonly title: string;
  /** The headings that it stands under, outermost first. */
  readonly above: readonly Heading[];
}

/** The headings of a text. */
export interface Headings {
  /** In their order. */
  readonly all: readonly Heading[];
  /** Those that what begins at an offset stands under, outermost first; a heading stands under its own ones only. */
  at(offset: number): readonly Heading[];
}

export interface HeadingForms {
  /** Whether lines that look like headings without any sign of it count: not in talk and letters. */
  readonly plain: boolean;
}

/** Longest line that is a heading, in UTF-16 units; a longer one is a sentence that somebody marked. */
const LONGEST_HEADING = 200;
/** A plain line of more characters or words is no heading. */
const LONGEST_PLAIN = 80;
const MOST_PLAIN_WORDS = 10;
/** Levels of headings whose signs tell none: below all that Markdown numbers, a bold line deepest. */
const LEVEL = { numbered: 6, plain: 16, bold: 17 } as const;

const MARKED = /^ {0,3}(?<sign>#{1,6})[ \t]+(?<title>\S.*?)[ \t]*#*[ \t]*$/u;
const UNDERLINE = /^ {0,3}(?:={3,}|-{3,})[ \t]*$/u;
const BOLD = /^[ \t]*(?<sign>\*\*|__)(?<title>[^*_]+?)\k<sign>:?[ \t]*$/u;
const NUMBERED =
  /^(?<number>\d{1,2}(?:\.\d{1,2}){0,4})\.?[ \t]+(?<title>\p{Lu}[^.!?:;]*[\p{L}\p{N})])[ \t]*$/u;
/** What begins a line that is part of something else: list items, quotations, tables, JSON, tags, comments. */
const OTHER_BEGINNING = /^[\s>|[\]{}<>*•–—+#=/\\"“„«(-]/u;
/** A line of prose: it ends like a sentence, or it is too long for a title. */
const SENTENCE_END = /[.!?…。！？:]["'”’»)\]]*$/u;
const LIST_ITEM = /^\s*(?:[-*+•–]|\d{1,3}[.)])\s+\S/u;

/**
 * The headings of a text: those of Markdown, underlined or with `#`, outside of code; numbered and bold lines by
 * themselves; with `plain` also a short line by itself, without an end mark, above words that are prose.
 * Linear in the length of the text.
 */
export function findHeadings(text: string, { plain }: HeadingForms): Headings {
  const all: Heading[] = [];
  const lines = linesOf(text);
  let open: readonly Heading[] = [];
  let fence: string | null = null;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (line === undefined) break;
    fence = fenceAfter(fence, line.text);
    const read = fence !== null ? null : (readMarked(lines, index) ?? readAlone(lines, index, plain));
    if (read === null) continue;
    const above = open.filter(({ level }) => level < read.level);
    const last = lines[index + read.lines - 1] ?? line;
    const heading = headingAt(text, { line, last, read, above });
    if (heading.title === '') continue;
    all.push(heading);
    open = [...above, heading];
    index += read.lines - 1;
  }
  return { all, at: (offset) => headingsAt(all, offset) };
}

interface Line extends TextSpan {
  readonly text: string;
}

interface ReadHeading {
  readonly level: number;
  /** In its line. */
  readonly title: string;
  readonly lines: 1 | 2;
}

function linesOf(text: string): readonly Line[] {
  const lines: Line[] = [];
  for (let start = 0; start <= text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    lines.push({ start, end, text: text.slice(start, Math.min(end, start + LONGEST_HEADING + 1)) });
    start = end + 1;
  }
  return lines;
}

function headingAt(
  text: string,
  {
    line,
    last,
    read,
    above,
  }: {
    readonly line: Line;
    readonly last: Line;
    readonly read: ReadHeading;
    readonly above: readonly Heading[];
  },
): Heading {
  const start = line.start + Math.max(0, line.text.search(/\S/u));
  const from = Math.max(start, text.indexOf(read.title, line.start));
  const words = { start: from, end: from + read.title.length };
  return { start, end: last.end, level: read.level, words, title: shown(read.title), above };
}

/** `# Title`, and a title with a line of `=` or `-` under it. */
function readMarked(lines: readonly Line[], index: number): ReadHeading | null {
  const text = lines[index]?.text ?? '';
  if (text.length > LONGEST_HEADING) return null;
  const groups = MARKED.exec(text)?.groups;
  if (groups !== undefined) return { level: (groups.sign ?? '').length, title: groups.title ?? '', lines: 1 };
  const under = lines[index + 1]?.text ?? '';
  if (!UNDERLINE.test(under) || !isBlank(lines[index - 1])) return null;
  const title = text.trim();
  const isTitle = title !== '' && !OTHER_BEGINNING.test(text) && !/[.!?;,]$/u.test(title);
  return isTitle ? { level: under.trim().startsWith('=') ? 1 : 2, title, lines: 2 } : null;
}

/** `2.1 Title`, `**Title**`, and with `plain` a title without a sign: a line by itself. */
function readAlone(lines: readonly Line[], index: number, plain: boolean): ReadHeading | null {
  const text = lines[index]?.text ?? '';
  if (text.length > LONGEST_PLAIN || !isBlank(lines[index - 1]) || isBlank(lines[index])) return null;
  const below = filledLine(lines, index, 1);
  if (below === null) return null;
  const bold = BOLD.exec(text)?.groups?.title?.trim();
  if (bold !== undefined && isTitle(bold.replace(/:$/u, '')))
    return { level: LEVEL.bold, title: text.trim(), lines: 1 };
  const numbered = NUMBERED.exec(text)?.groups;
  if (numbered !== undefined && !isListed(lines, index))
    return { level: LEVEL.numbered + depthOf(numbered.number), title: text.trim(), lines: 1 };
  return plain ? readPlain(lines, index, below) : null;
}

/** A title without a sign, above prose, or above another such title. */
function readPlain(lines: readonly Line[], index: number, below: Line): ReadHeading | null {
  const title = lines[index]?.text.trim() ?? '';
  if (!isBlank(lines[index + 1]) || LIST_ITEM.test(title) || !isTitle(title)) return null;
  if (isProse(below)) return { level: LEVEL.plain, title, lines: 1 };
  const next = lines.indexOf(below, index);
  const isAbove = isTitle(below.text.trim()) && isBlank(lines[next + 1]);
  const under = isAbove ? filledLine(lines, next, 1) : null;
  return under !== null && isProse(under) ? { level: LEVEL.plain - 1, title, lines: 1 } : null;
}

/** 2 for "2.1". */
function depthOf(number = ''): number {
  return number.split('.').length;
}

/** True where a numbered line is an item of a list: the filled line before or behind it is numbered, too. */
function isListed(lines: readonly Line[], index: number): boolean {
  const neighbours = [filledLine(lines, index, -1), filledLine(lines, index, 1)];
  return neighbours.some((line) => line !== null && /^\s*\d{1,3}[.)]\s/u.test(line.text));
}

function isBlank(line: Line | undefined): boolean {
  return line === undefined || line.text.trim() === '';
}

/** The next line with words, forwards or backwards. */
function filledLine(lines: readonly Line[], index: number, step: 1 | -1): Line | null {
  for (let at = index + step; ; at += step) {
    const line = lines[at];
    if (line === undefined) return null;
    if (!isBlank(line)) return line;
  }
}

/** A few words that begin like a title and do not end like a sentence, a greeting or a name under a letter. */
function isTitle(words: string): boolean {
  return (
    /^[\p{Lu}\p{Lo}\p{N}]/u.test(words) &&
    !OTHER_BEGINNING.test(words) &&
    /[\p{L}\p{N})\]]$/u.test(words) &&
    !/:\s|[@\\]|https?:|\s{2}|\d{1,2}:\d{2}/u.test(words) &&
    words.split(/\s+/u).length <= MOST_PLAIN_WORDS &&
    !isGreeting(words)
  );
}

function isProse({ text }: Line): boolean {
  const words = text.trim();
  if (LIST_ITEM.test(words)) return true;
  return !OTHER_BEGINNING.test(words) && (SENTENCE_END.test(words) || text.length > LONGEST_PLAIN);
}

/** Without emphasis, code signs and the targets of links. */
function shown(title: string): string {
  return title
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/(\*\*|__|`)(.+?)\1/gu, '$2')
    .replace(/\s+/gu, ' ')
    .replace(/\s*:$/u, '')
    .trim();
}

function headingsAt(all: readonly Heading[], offset: number): readonly Heading[] {
  const last = all[firstWhere(all.length, (index) => (all[index]?.start ?? offset) > offset) - 1];
  if (last === undefined) return [];
  return offset < last.end ? last.above : [...last.above, last];
}
