import { describe, expect, it } from 'vitest';
import { parseTime } from '../../../src/temporal/parse-time.ts';
import { ANCHORS, NO_ANCHOR } from './gold/anchors.ts';
import * as english from './gold/english.ts';
import { EVERYDAY, EVERYDAY_NO_DATE } from './gold/everyday.ts';
import * as languages from './gold/languages.ts';
import { NO_DATE } from './gold/no-date.ts';
import { sidesOf } from './gold/read-row.ts';
import type { WindowRow } from './gold/rows.ts';
import { NO_MOMENT, ZONED } from './gold/zones.ts';

const NOW = { at: Date.parse(english.ENGLISH_AT), timezone: 'UTC' };

/** The same shape for a row and an answer, readable in a failure. */
function shown(
  window: { start: number | null; end: number | null; precision: string } | null,
): string | null {
  if (window === null) return null;
  const side = (at: number | null) => (at === null ? '' : new Date(at).toISOString());
  return `${side(window.start)}..${side(window.end)} ${window.precision}`;
}

function read(query: string, reference = NOW): string | null {
  const result = parseTime(query, reference);
  if (result?.kind === 'ANCHOR') return `${result.relation} ${result.event}`;
  return shown(result);
}

const KINDS: Readonly<Record<string, readonly WindowRow[]>> = {
  seasons: english.SEASONS,
  months: english.MONTHS,
  years: english.YEARS,
  quarters: english.QUARTERS,
  weeks: english.WEEKS,
  days: english.DAYS,
  holidays: english.HOLIDAYS,
  'parts of a span': english.PARTS,
  ranges: english.RANGES,
  'open sides': english.OPEN,
  'rolling windows': english.ROLLING,
  hours: english.HOURS,
  'the first and last years': english.EDGES_OF_TIME,
  'whole sentences': english.SENTENCES,
  'everyday questions': EVERYDAY,
  German: languages.GERMAN,
  French: languages.FRENCH,
  Spanish: languages.SPANISH,
  Portuguese: languages.PORTUGUESE,
  Japanese: languages.JAPANESE,
  Chinese: languages.CHINESE,
};

describe.each(Object.entries(KINDS))('parseTime reads %s', (_kind, rows) => {
  it.each(rows)('"%s" as %s', (query, window, precision) => {
    expect(read(query)).toBe(shown({ ...sidesOf(window), precision }));
  });
});

describe('parseTime finds no time', () => {
  it.each([...NO_DATE, ...EVERYDAY_NO_DATE])('in "%s"', (query) => {
    expect(read(query)).toBeNull();
  });
  it.each(languages.NO_DATE_ELSEWHERE)(
    'in "%s", which is another language or only looks like one',
    (query) => {
      expect(read(query)).toBeNull();
    },
  );
  it.each(NO_ANCHOR)('and no event in "%s"', (query) => {
    expect(read(query)).toBeNull();
  });
  it.each(NO_MOMENT)('at %s in %s in "%s", for there is no such moment', (at, timezone, query) => {
    expect(read(query, { at: Date.parse(at), timezone })).toBeNull();
  });
});

describe('parseTime names the event of', () => {
  it.each(ANCHORS)('"%s": %s', (query, anchor) => {
    expect(read(query)).toBe(anchor);
  });
});

describe('parseTime reads in the timezone of the reference', () => {
  it.each(ZONED)('at %s in %s "%s" as %s', (at, timezone, query, window, precision) => {
    expect(read(query, { at: Date.parse(at), timezone })).toBe(shown({ ...sidesOf(window), precision }));
  });
});
