import { describe, expect, it } from 'vitest';
import { FAR_FUTURE } from '../../../src/domain/instant.ts';
import { findDates } from '../../../src/temporal/find-dates.ts';
import { PLANS } from './gold/plans.ts';
import { sidesOf } from './gold/read-row.ts';
import { STATEMENTS, TOLD_AT } from './gold/statements.ts';

const TOLD = { at: Date.parse(TOLD_AT), timezone: 'UTC' };

function shown(text: string, start: number | null, end: number | null, precision: string): string {
  const side = (at: number | null) => (at === null || at >= FAR_FUTURE ? '' : new Date(at).toISOString());
  return `${text} = ${side(start)}..${side(end)} ${precision}`;
}

function expected(date: string): string {
  const [, text = '', window = '', precision = ''] = /^(.*) = (\S+) (\S+)$/.exec(date) ?? [];
  const { start, end } = sidesOf(window);
  return shown(text, start, end, precision);
}

describe('findDates reads', () => {
  it.each([...STATEMENTS, ...PLANS].map(([told, ...dates]) => ({ told, dates })))(
    '"$told"',
    ({ told, dates }) => {
      const found = findDates(told, TOLD);
      expect(
        found.map(({ text, occurred }) => shown(text, occurred.start, occurred.end, occurred.precision)),
      ).toEqual(dates.map(expected));
      for (const { text, start, end } of found) expect(told.slice(start, end)).toBe(text);
    },
  );
});
