import { fenceAfter } from './fences.ts';
import type { TextSpan } from './sentences.ts';

/** A table of Markdown or of a shell: a line of heads, a line of dashes, and rows. */
export interface Table extends TextSpan {
  /** Names of the columns, in order; empty where a column has none. */
  readonly columns: readonly string[];
  /** Each line below the dashes that says something, in order. */
  readonly rows: readonly TextSpan[];
}

/** The line between the heads and the rows of a table, with dashes between signs of cells. */
const RULE =
  /^\s*(?:[|+](?:\s*:?-+:?\s*[|+])+(?:\s*:?-+:?\s*)?|(?:\s*:?-{2,}:?\s*[|+])+\s*(?::?-{2,}:?\s*)?)$/u;
const LINE = /[^\r\n]+/gu;
/** A sign that stands between cells, not within one. */
const BORDER = /(?<!\\)\|/u;
/** Signs of quotation before a line. */
const QUOTED = /^(?:[ \t]*>)+/u;
/** A line that can only be a row: it begins and ends with a border. */
const CLOSED_ROW = /^\s*\|.*(?<!\\)\|\s*$/u;
/** Fewest lines that are a table without any line of dashes. */
const LEAST_ROWS = 2;

/** True for the line between the heads and the rows of a table. */
export function isTableRule(line: string): boolean {
  return RULE.test(line.replace(QUOTED, ''));
}

/**
 * The tables of a text, in order, from their heads to their last row, outside of code. Without a line of dashes nothing
 * tells heads from rows: then all lines are rows of columns without names, where each begins and ends with a border and
 * all have as many cells; any other such lines are none. Linear in the length of the text.
 */
export function findTables(text: string): readonly Table[] {
  if (!text.includes('|')) return [];
  return blocksOf(text).flatMap((lines) => tableIn(lines) ?? []);
}

interface Line extends TextSpan {
  /** Its words without signs of quotation. */
  readonly words: string;
  readonly quotation: string;
}

/** Lines outside of code that stand one right below the other, equally quoted, and have signs of cells. */
function blocksOf(text: string): readonly (readonly Line[])[] {
  const blocks: Line[][] = [];
  let fence: string | null = null;
  let last: Line | undefined;
  for (const { 0: whole, index } of text.matchAll(LINE)) {
    const open: string | null = fence;
    fence = fenceAfter(open, whole);
    const quotation = QUOTED.exec(whole)?.[0] ?? '';
    const words = whole.slice(quotation.length);
    if (open !== null || fence !== null || !(BORDER.test(words) || RULE.test(words))) continue;
    const line: Line = { start: index + quotation.length, end: index + whole.length, words, quotation };
    const isNext =
      last !== undefined &&
      last.quotation.replace(/\s/gu, '') === quotation.replace(/\s/gu, '') &&
      /^\r?\n$/u.test(text.slice(last.end, index));
    if (isNext) blocks.at(-1)?.push(line);
    else blocks.push([line]);
    last = line;
  }
  return blocks;
}

function tableIn(lines: readonly Line[]): Table | null {
  const rules = lines.flatMap(({ words }, index) => (RULE.test(words) ? [index] : []));
  const at = rules.find((index) => isBelowHeads(lines, index));
  if (at === undefined) return rules.length === 0 ? rowsAlone(lines) : null;
  const [heads, last] = [lines[at - 1], lines.at(-1)];
  if (heads === undefined || last === undefined) return null;
  const rows = lines.slice(at + 1).filter(({ words }) => !RULE.test(words) && isFilled(words));
  // A frame has a line of dashes above its heads, too.
  const first = rules.includes(at - 2) ? (lines[at - 2] ?? heads) : heads;
  return {
    ...{ start: beginningOf(first), end: last.end },
    ...{ columns: cellsOf(heads.words), rows: rows.map(toSpan) },
  };
}

function isBelowHeads(lines: readonly Line[], at: number): boolean {
  const [heads, rule] = [lines[at - 1]?.words ?? '', lines[at]?.words ?? ''];
  return (
    BORDER.test(heads) &&
    !RULE.test(heads) &&
    cellsOf(heads).length === cellsOf(rule.replaceAll('+', '|')).length
  );
}

function rowsAlone(lines: readonly Line[]): Table | null {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined || lines.length < LEAST_ROWS) return null;
  const cells = cellsOf(first.words).length;
  const isTable =
    cells > 1 && lines.every(({ words }) => CLOSED_ROW.test(words) && cellsOf(words).length === cells);
  const rows = lines.filter(({ words }) => isFilled(words));
  return isTable ? { start: beginningOf(first), end: last.end, columns: [], rows: rows.map(toSpan) } : null;
}

/** True for a line of which some cell is not empty. */
function isFilled(line: string): boolean {
  return cellsOf(line).some((cell) => cell !== '');
}

function beginningOf({ start, quotation }: Line): number {
  return start - quotation.length;
}

function toSpan({ start, end }: TextSpan): TextSpan {
  return { start, end };
}

/**
 * What a row says, each cell behind the name of its column: "Name: Alice; Role: CTO". Empty cells are left out.
 * @param columns names of the columns
 */
export function rowWords(row: string, columns: readonly string[]): string {
  return cellsOf(row)
    .map((cell, at) => (cell === '' || !columns[at] ? cell : `${columns[at]}: ${cell}`))
    .filter((words) => words !== '')
    .join('; ');
}

/** What stands in the cells of a line, in order; empty for an empty one. */
export function cellsOf(line: string): readonly string[] {
  const inner = line
    .trim()
    .replace(/^\|/u, '')
    .replace(/(?<!\\)\|$/u, '');
  return inner.split(BORDER).map((cell) => cell.replaceAll('\\|', '|').replace(/\s+/gu, ' ').trim());
}
