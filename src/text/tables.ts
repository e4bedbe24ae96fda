import type { TextSpan } from './sentences.ts';

/** A table of Markdown: a line of heads, a line of dashes, and rows. */
export interface Table extends TextSpan {
  /** Names of the columns, in order; empty where a column has none. */
  readonly columns: readonly string[];
  /** Each line below the dashes, in order. */
  readonly rows: readonly TextSpan[];
}

/** The line between the heads and the rows of a table. */
const RULE = /^\s*\|?(?:\s*:?-{2,}:?\s*\|)+(?:\s*:?-{2,}:?\s*)?$/u;
const LINE = /[^\r\n]+/gu;
/** A sign that stands between cells, not within one. */
const BORDER = /(?<!\\)\|/u;

/** True for the line between the heads and the rows of a table. */
export function isTableRule(line: string): boolean {
  return RULE.test(line);
}

/**
 * The tables of a text, in order, from their heads to their last row. Lines with signs of cells and without a line of
 * dashes below the first are none, since nothing tells heads from rows. Linear in the length of the text.
 */
export function findTables(text: string): readonly Table[] {
  if (!text.includes('|')) return [];
  const tables: Table[] = [];
  const lines = [...text.matchAll(LINE)].map(({ 0: line, index }) => ({
    line,
    start: index,
    end: index + line.length,
  }));
  for (let at = 1; at < lines.length; at++) {
    const [heads, rule] = [lines[at - 1], lines[at]];
    if (heads === undefined || rule === undefined || !isTableRule(rule.line)) continue;
    const columns = cellsOf(heads.line);
    if (!BORDER.test(heads.line) || columns.length !== cellsOf(rule.line).length) continue;
    const rows: TextSpan[] = [];
    let last: TextSpan = rule;
    for (let next = lines[at + 1]; next !== undefined && isNextRow(text, last, next); next = lines[at + 1]) {
      rows.push({ start: next.start, end: next.end });
      last = next;
      at += 1;
    }
    tables.push({ start: heads.start, end: last.end, columns, rows });
  }
  return tables;
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

/** A line of cells right below the line before it. */
function isNextRow(text: string, last: TextSpan, { start, end }: TextSpan): boolean {
  return /^\r?\n$/u.test(text.slice(last.end, start)) && BORDER.test(text.slice(start, end));
}

/** What stands in the cells of a line, in order; empty for an empty one. */
export function cellsOf(line: string): readonly string[] {
  const inner = line
    .trim()
    .replace(/^\|/u, '')
    .replace(/(?<!\\)\|$/u, '');
  return inner.split(BORDER).map((cell) => cell.replaceAll('\\|', '|').replace(/\s+/gu, ' ').trim());
}
