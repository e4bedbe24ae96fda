import { FAR_FUTURE } from '../domain/instant.ts';
import type { TimeExpression, TimeReference } from '../domain/time.ts';
import { readSimple } from './read-simple.ts';

/**
 * The window that the first time expression of a query means, or the event it names; null when there is none.
 * @param reference "now" and the timezone whose days and months are meant
 */
export function parseTime(text: string, reference: TimeReference): TimeExpression | null {
  const [first] = readSimple(text, reference);
  if (first === undefined) return null;
  const { start, end, precision } = first.occurred;
  const open = end >= FAR_FUTURE ? null : end;
  return {
    kind: 'WINDOW',
    start,
    end: open,
    precision,
    matchedText: first.text,
    reason: `"${first.text}" is read from ${new Date(start).toISOString()} to ${open === null ? 'now on' : new Date(open).toISOString()}.`,
  };
}
