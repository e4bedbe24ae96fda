import type { WindowRow } from './rows.ts';

/** Queries read at a moment in a timezone; the windows carry their offsets. */
export const ZONED: readonly (readonly [at: string, timezone: string, ...row: WindowRow])[] = [
  // 10:00 UTC on the 18th is 06:00 in New York, 15:30 in Kolkata and 22:00 in Auckland.
  [
    '2025-06-18T10:00:00Z',
    'America/New_York',
    'today',
    '2025-06-18T00:00-04:00..2025-06-19T00:00-04:00',
    'DAY',
  ],
  [
    '2025-06-18T10:00:00Z',
    'Asia/Kolkata',
    'yesterday',
    '2025-06-17T00:00+05:30..2025-06-18T00:00+05:30',
    'DAY',
  ],
  [
    '2025-06-18T10:00:00Z',
    'Pacific/Auckland',
    'this morning',
    '2025-06-18T06:00+12:00..2025-06-18T12:00+12:00',
    'HOUR',
  ],
  // Another day than in UTC.
  [
    '2025-06-18T02:00:00Z',
    'America/New_York',
    'today',
    '2025-06-17T00:00-04:00..2025-06-18T00:00-04:00',
    'DAY',
  ],
  [
    '2025-06-18T20:00:00Z',
    'Pacific/Auckland',
    'today',
    '2025-06-19T00:00+12:00..2025-06-20T00:00+12:00',
    'DAY',
  ],
  [
    '2025-06-18T20:00:00Z',
    'Asia/Kolkata',
    'tomorrow',
    '2025-06-20T00:00+05:30..2025-06-21T00:00+05:30',
    'DAY',
  ],
  ['2026-06-02T00:00:00Z', '-05:00', 'today', '2026-06-01T00:00-05:00..2026-06-02T00:00-05:00', 'DAY'],
  [
    '2026-06-02T00:00:00Z',
    'America/Chicago',
    'today',
    '2026-06-01T00:00-05:00..2026-06-02T00:00-05:00',
    'DAY',
  ],
  // Another week, month and year than in UTC: Sunday evening in New York, New Year's morning in Auckland.
  [
    '2025-06-16T01:00:00Z',
    'America/New_York',
    'this week',
    '2025-06-09T00:00-04:00..2025-06-16T00:00-04:00',
    'DAY',
  ],
  [
    '2024-12-31T12:00:00Z',
    'Pacific/Auckland',
    'last month',
    '2024-12-01T00:00+13:00..2025-01-01T00:00+13:00',
    'MONTH',
  ],
  [
    '2024-12-31T12:00:00Z',
    'Pacific/Auckland',
    'this year',
    '2025-01-01T00:00+13:00..2026-01-01T00:00+13:00',
    'YEAR',
  ],
  // The offset is that of the date, not of the reference.
  [
    '2025-06-18T10:00:00Z',
    'Europe/Berlin',
    'in January',
    '2025-01-01T00:00+01:00..2025-02-01T00:00+01:00',
    'MONTH',
  ],
  [
    '2025-06-18T10:00:00Z',
    'Europe/Berlin',
    'in March',
    '2025-03-01T00:00+01:00..2025-04-01T00:00+02:00',
    'MONTH',
  ],
  [
    '2025-06-18T10:00:00Z',
    'America/New_York',
    'last year',
    '2024-01-01T00:00-05:00..2025-01-01T00:00-05:00',
    'YEAR',
  ],
  // A day of 23 hours, one of 25.
  [
    '2025-03-31T10:00:00Z',
    'Europe/Berlin',
    'yesterday',
    '2025-03-30T00:00+01:00..2025-03-31T00:00+02:00',
    'DAY',
  ],
  [
    '2025-10-27T10:00:00Z',
    'Europe/Berlin',
    'yesterday',
    '2025-10-26T00:00+02:00..2025-10-27T00:00+01:00',
    'DAY',
  ],
  // 02:30 is left out, and read as 03:30; later in the year it comes twice, and the first is meant.
  [
    '2025-06-18T10:00:00Z',
    'Europe/Berlin',
    '30 March 2025 at 02:30',
    '2025-03-30T03:30+02:00..2025-03-30T03:31+02:00',
    'MINUTE',
  ],
  [
    '2025-06-18T10:00:00Z',
    'Europe/Berlin',
    '30 March 2025 at 2am',
    '2025-03-30T03:00+02:00..2025-03-30T04:00+02:00',
    'HOUR',
  ],
  [
    '2025-11-18T10:00:00Z',
    'Europe/Berlin',
    '26 October 2025 at 02:30',
    '2025-10-26T02:30+02:00..2025-10-26T02:31+02:00',
    'MINUTE',
  ],
  // The hour from 2 to 3 took two.
  [
    '2025-11-18T10:00:00Z',
    'Europe/Berlin',
    '26 October 2025 at 2am',
    '2025-10-26T02:00+02:00..2025-10-26T03:00+01:00',
    'HOUR',
  ],
  [
    '2025-03-10T12:00:00Z',
    'America/New_York',
    'yesterday at 02:30',
    '2025-03-09T03:30-04:00..2025-03-09T03:31-04:00',
    'MINUTE',
  ],
  // Rolling windows keep the time of day.
  [
    '2025-04-05T10:00:00Z',
    'Europe/Berlin',
    'past two weeks',
    '2025-03-22T12:00+01:00..2025-04-05T12:00+02:00',
    'DAY',
  ],
  // 24 hours are 24 hours, whatever the clocks do.
  [
    '2025-03-30T10:00:00Z',
    'Europe/Berlin',
    'in the last 24 hours',
    '2025-03-29T10:00Z..2025-03-30T10:00Z',
    'HOUR',
  ],
  [
    '2025-03-30T01:30:00Z',
    'Europe/Berlin',
    'an hour ago',
    '2025-03-30T01:00+01:00..2025-03-30T03:00+02:00',
    'HOUR',
  ],
  // Brazil's clocks changed at midnight: that day began at 01:00.
  [
    '2018-11-05T12:00:00Z',
    'America/Sao_Paulo',
    'yesterday',
    '2018-11-04T01:00-02:00..2018-11-05T00:00-02:00',
    'DAY',
  ],
  // Samoa had no 30 December 2011: the day before the 31st was the 29th.
  [
    '2011-12-31T02:00:00Z',
    'Pacific/Apia',
    'yesterday',
    '2011-12-29T00:00-10:00..2011-12-30T00:00-10:00',
    'DAY',
  ],
  [
    '2012-06-01T02:00:00Z',
    'Pacific/Apia',
    'in December 2011',
    '2011-12-01T00:00-10:00..2012-01-01T00:00+14:00',
    'MONTH',
  ],
  ['2024-02-29T12:00:00Z', 'UTC', 'a year ago', '2023-01-01..2024-01-01', 'YEAR'],
  ['2024-02-29T12:00:00Z', 'UTC', 'a year ago today', '2023-02-28..2023-03-01', 'DAY'],
  ['2025-03-31T12:00:00Z', 'UTC', 'a month ago', '2025-02-01..2025-03-01', 'MONTH'],
  ['2025-03-31T12:00:00Z', 'UTC', 'over the past month', '2025-02-28T12:00..2025-03-31T12:00', 'MONTH'],
  // Sunday: last weekend is not the one that is going on.
  ['2025-06-22T10:00:00Z', 'UTC', 'last weekend', '2025-06-14..2025-06-16', 'DAY'],
  ['2025-06-22T10:00:00Z', 'UTC', 'this weekend', '2025-06-21..2025-06-23', 'DAY'],
  ['2025-06-22T10:00:00Z', 'UTC', 'next Monday', '2025-06-23..2025-06-24', 'DAY'],
  ['2025-06-21T10:00:00Z', 'UTC', 'last Saturday', '2025-06-14..2025-06-15', 'DAY'],
  // January: this winter began last year, and the last one the year before.
  ['2025-01-15T10:00:00Z', 'UTC', 'this winter', '2024-12-01..2025-03-01', 'MONTH'],
  ['2025-01-15T10:00:00Z', 'UTC', 'last winter', '2023-12-01..2024-03-01', 'MONTH'],
  ['2025-01-15T10:00:00Z', 'UTC', 'last summer', '2024-06-01..2024-09-01', 'MONTH'],
  ['2025-01-15T10:00:00Z', 'UTC', 'next winter', '2025-12-01..2026-03-01', 'MONTH'],
  ['2025-01-15T10:00:00Z', 'UTC', 'last quarter', '2024-10-01..2025-01-01', 'MONTH'],
  ['2025-01-01T00:00:00Z', 'UTC', 'yesterday', '2024-12-31..2025-01-01', 'DAY'],
  ['2023-03-01T09:00:00Z', 'UTC', 'on 29 February', '2020-02-29..2020-03-01', 'DAY'],
  // The first and the last year that there are.
  ['0001-01-01T12:00:00Z', 'UTC', 'today', '0001-01-01..0001-01-02', 'DAY'],
  ['9999-12-31T12:00:00Z', 'UTC', 'today', '9999-12-31..9999-12-31T23:59:59.999', 'DAY'],
];

/** Queries that mean no moment at all there: a skipped day, the days outside of years 1 to 9999. */
export const NO_MOMENT: readonly (readonly [at: string, timezone: string, query: string])[] = [
  ['2012-06-01T02:00:00Z', 'Pacific/Apia', 'on 30 December 2011'],
  ['0001-01-01T12:00:00Z', 'UTC', 'yesterday'],
  ['0001-01-01T12:00:00Z', 'UTC', 'last year'],
  ['9999-12-31T12:00:00Z', 'UTC', 'tomorrow'],
  ['9999-12-31T12:00:00Z', 'UTC', 'next century'],
];
