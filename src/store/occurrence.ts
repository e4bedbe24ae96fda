import type { DatedInterval, DatePrecision } from '../domain/interval.ts';

/** When something happened, from the columns of a row; null for an undated one. */
export function occurredOf(row: {
  readonly occurredStart: number | null;
  readonly occurredEnd: number | null;
  readonly precision: DatePrecision | null;
}): DatedInterval | null {
  const { occurredStart: start, occurredEnd: end, precision } = row;
  return start === null || end === null || precision === null ? null : { start, end, precision };
}
