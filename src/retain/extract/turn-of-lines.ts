import { firstWhere } from '../../text/first-where.ts';
import { trimSpan } from '../../text/sentences.ts';
import type { Turn } from './turn.ts';

/** Words of a content: UTF-16 offsets, half-open. */
export interface LineSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * A turn made of several slices of a content, in order, without what stands between them; null when nothing is in them.
 * @param joint one character that stands for what was left out between two slices
 */
export function turnOfLines(
  content: string,
  lines: readonly LineSpan[],
  { joint = '\n', ...turn }: Omit<Turn, 'text' | 'start' | 'end' | 'toContent'> & { readonly joint?: string },
): Turn | null {
  const kept = trimmed(content, lines);
  const first = kept[0];
  const last = kept.at(-1);
  if (first === undefined || last === undefined) return null;
  // Where each slice begins in the text, for finding the way back.
  const begins: number[] = [];
  let at = 0;
  for (const { start, end } of kept) {
    begins.push(at);
    at += end - start + 1;
  }
  const toContent = (offset: number) => {
    const line = lineAt(begins, offset);
    return (kept[line]?.start ?? 0) + offset - (begins[line] ?? 0);
  };
  const text = kept.map(({ start, end }) => content.slice(start, end)).join(joint);
  return { ...turn, text, start: first.start, end: last.end, toContent };
}

/** The slices without blank ones at the beginning and the end, and without whitespace at the edges. */
function trimmed(content: string, lines: readonly LineSpan[]): readonly LineSpan[] {
  const kept = [...lines];
  while (isBlank(content, kept[0])) kept.shift();
  while (isBlank(content, kept.at(-1))) kept.pop();
  const [first] = kept;
  if (first !== undefined) kept[0] = { ...first, start: trimSpan(content, first.start, first.end).start };
  const last = kept.at(-1);
  if (last !== undefined)
    kept[kept.length - 1] = { ...last, end: trimSpan(content, last.start, last.end).end };
  return kept;
}

function isBlank(content: string, line: LineSpan | undefined): boolean {
  return line !== undefined && content.slice(line.start, line.end).trim() === '';
}

/** Index of the last slice that begins at the offset or before it. */
function lineAt(begins: readonly number[], offset: number): number {
  return Math.max(0, firstWhere(begins.length, (index) => (begins[index] ?? 0) > offset) - 1);
}
