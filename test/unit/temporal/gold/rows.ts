import type { DatePrecision } from '../../../../src/domain/interval.ts';

/**
 * A query and the window it means, "start..end" with the end exclusive and an open side left out.
 * A side without an offset is UTC; one without a time is midnight.
 */
export type WindowRow = readonly [query: string, window: string, precision: DatePrecision];

/** A query that names an event instead of a date: "RELATION event". */
export type AnchorRow = readonly [query: string, anchor: string];

/** A told text and each of its dates, "words = start..end PRECISION", in order. */
export type StatementRow = readonly [told: string, ...dates: string[]];
