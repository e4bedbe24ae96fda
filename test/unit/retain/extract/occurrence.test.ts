import { describe, expect, it } from 'vitest';
import type { DatedInterval, DatePrecision } from '../../../../src/domain/interval.ts';
import type { TimeMention } from '../../../../src/domain/time.ts';
import { occurrenceOf } from '../../../../src/retain/extract/occurrence.ts';

const AT = Date.UTC(2024, 5, 1, 12);

function mention(
  from: string,
  to: string,
  precision: DatePrecision,
): TimeMention & { readonly occurred: DatedInterval } {
  return {
    occurred: { start: Date.parse(from), end: Date.parse(to), precision },
    isVague: false,
    isListed: false,
    start: 0,
    end: 4,
    text: 'then',
  };
}

const YEAR_1840 = mention('1840-01-01', '1841-01-01', 'YEAR');
const YEAR_2023 = mention('2023-01-01', '2024-01-01', 'YEAR');
const MAY_5 = mention('2023-05-05', '2023-05-06', 'DAY');
const JUNE_1 = mention('2024-06-01', '2024-06-02', 'DAY');

describe('occurrenceOf', () => {
  it.each([
    ['the first of several dates', [JUNE_1, MAY_5], JUNE_1],
    ['a more exact date inside the first', [YEAR_2023, JUNE_1, MAY_5], MAY_5],
    ['a near date before a year long past', [YEAR_1840, JUNE_1], JUNE_1],
    ['a year long past where it stands alone', [YEAR_1840], YEAR_1840],
  ])('takes %s', (_, mentions, expected) => {
    expect(occurrenceOf(mentions, { at: AT, stated: true, span: null })).toEqual(expected.occurred);
  });

  it('falls back to a told moment that was stated, and to nothing else', () => {
    expect(occurrenceOf([], { at: AT, stated: true, span: null })).toEqual({
      start: AT,
      end: AT + 60_000,
      precision: 'MINUTE',
    });
    expect(occurrenceOf([], { at: AT, stated: false, span: null })).toBeNull();
  });
});
