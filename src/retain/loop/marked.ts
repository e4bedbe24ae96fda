/** A stretch of a text, as UTF-16 offsets, half-open. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Clients write what they were told by a recall between these, so that it is not learnt from again. */
const OPEN = '<mneme:recall>';
const CLOSE = '</mneme:recall>';

/** What stands between the marks of a recall's answer, marks included. A mark without its counterpart marks nothing. */
export function markedStretches(text: string): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (let from = 0; ; ) {
    const start = text.indexOf(OPEN, from);
    const close = start < 0 ? -1 : text.indexOf(CLOSE, start);
    if (close < 0) return stretches;
    from = close + CLOSE.length;
    stretches.push({ start, end: from });
  }
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
