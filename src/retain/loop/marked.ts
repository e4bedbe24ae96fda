/** A stretch of a text, as UTF-16 offsets, half-open. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Clients write what they were told by a recall between these, so that it is not learnt from again. */
const OPEN = /<mneme:recall>/giu;
const CLOSE = /<\/mneme:recall>/giu;
/** What may stand in its line before a mark that nothing closes: who speaks. A mark in running text is spoken of. */
const LINE_BEGINNING = /(?:^|\n)[^\S\n]*(?:>\s?)?(?:\p{L}[^:\n]{0,40}:[^\S\n]*)?$/u;
/** A blank line behind words, or somebody who speaks. */
const ANSWER_ENDS = /(?<=\S[^\S\n]*)\n[^\S\n]*\n|\n(?=(?:user|human|assistant|ai|system|you|me)\s?:)/iu;

/**
 * What stands between the marks of a recall's answer, marks included. An answer that was cut off, so that nothing closes
 * it, goes to the end of its paragraph or turn; a closing mark alone marks nothing.
 */
export function markedStretches(text: string): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (let from = 0; ; ) {
    const start = indexFrom(text, OPEN, from);
    if (start === null) return stretches;
    const inside = start + OPEN_LENGTH;
    const close = indexFrom(text, CLOSE, inside);
    const end = close === null ? unclosedEnd(text, start, inside) : close + CLOSE_LENGTH;
    if (end !== null) stretches.push({ start, end });
    from = end ?? inside;
  }
}
const OPEN_LENGTH = '<mneme:recall>'.length;
const CLOSE_LENGTH = '</mneme:recall>'.length;
/** As much of a line as is looked at. */
const LINE = 80;

function indexFrom(text: string, mark: RegExp, from: number): number | null {
  mark.lastIndex = from;
  return mark.exec(text)?.index ?? null;
}

function unclosedEnd(text: string, start: number, inside: number): number | null {
  if (!LINE_BEGINNING.test(text.slice(Math.max(0, start - LINE), start))) return null;
  const ends = ANSWER_ENDS.exec(text.slice(inside));
  return ends === null ? text.length : inside + ends.index;
}

/** The text with its stretches blank: as long as before, line by line, so that every offset stays right. */
export function blanked(text: string, stretches: readonly Stretch[]): string {
  let result = '';
  let from = 0;
  for (const { start, end } of stretches) {
    result += text.slice(from, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ');
    from = end;
  }
  return result + text.slice(from);
}

/** Words around blank stretches, joined. */
export function withoutGaps(words: string): string {
  return words
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ ?\r?\n(?:[ \t]*\r?\n)+/g, '\n')
    .trim();
}
