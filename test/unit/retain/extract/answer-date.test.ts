import { describe, expect, test } from 'vitest';
import { FAR_FUTURE } from '../../../../src/domain/instant.ts';
import { occurredOf, readAnswerDate, type StatedDate } from '../../../../src/retain/extract/answer-date.ts';
import { findDates } from '../../../../src/temporal/find-dates.ts';
import { zoneOf } from '../../../../src/temporal/zone.ts';

const TOLD = Date.UTC(2023, 4, 8, 13, 56);

function iso(at: number): string {
  return at === FAR_FUTURE ? 'ongoing' : new Date(at).toISOString().replace(/:00\.000Z$/u, '');
}

function shown(date: { start: number; end: number; precision: string } | null): string | null {
  return date === null ? null : `${iso(date.start)} – ${iso(date.end)} ${date.precision}`;
}

describe("a model's date is read as exactly as it is written", () => {
  test.each<[string, string | null, string | null]>([
    ['2023', null, '2023-01-01T00:00 – 2024-01-01T00:00 YEAR'],
    ['2023-12', null, '2023-12-01T00:00 – 2024-01-01T00:00 MONTH'],
    ['2024-02-29', null, '2024-02-29T00:00 – 2024-03-01T00:00 DAY'],
    ['2023-05-07T14', null, '2023-05-07T14:00 – 2023-05-07T15:00 HOUR'],
    ['2023-05-07T14:30', null, '2023-05-07T14:30 – 2023-05-07T14:31 MINUTE'],
    ['2023-05-07 14:30:59', null, '2023-05-07T14:30 – 2023-05-07T14:31 MINUTE'],
    ['2023-05-07T14:30:00.000+02:00', null, '2023-05-07T12:30 – 2023-05-07T12:31 MINUTE'],
    ['2023-05-07T00:00:00Z', null, '2023-05-07T00:00 – 2023-05-08T00:00 DAY'],
    ['2023/05/07', null, '2023-05-07T00:00 – 2023-05-08T00:00 DAY'],
    ['2023-05-00', null, '2023-05-01T00:00 – 2023-06-01T00:00 MONTH'],
    ['2023-00-00', null, '2023-01-01T00:00 – 2024-01-01T00:00 YEAR'],
    ['2024-03', '2024-05', '2024-03-01T00:00 – 2024-06-01T00:00 MONTH'],
    ['2024-03-05', '2024', '2024-03-05T00:00 – 2025-01-01T00:00 YEAR'],
    ['2020', 'ongoing', '2020-01-01T00:00 – ongoing YEAR'],
    ['2024-03', '2024-01', '2024-03-01T00:00 – 2024-04-01T00:00 MONTH'],
    ['2024-03', 'soon', '2024-03-01T00:00 – 2024-04-01T00:00 MONTH'],
    ['9999', null, '9999-01-01T00:00 – ongoing YEAR'],
    ['0001-01-01', null, '0001-01-01T00:00 – 0001-01-02T00:00 DAY'],
  ])('%s to %s', (start, end, expected) => {
    expect(shown(readAnswerDate({ start, end }, zoneOf('UTC')))).toBe(expected);
  });

  test.each([
    '0000',
    '2023-02-30',
    '2023-13',
    '2023-05-07T25:00',
    '10000',
    'May 2023',
    'last spring',
    '',
    'null',
    '2023-W18',
  ])('not at all: %j', (start) => {
    expect(readAnswerDate({ start, end: null }, zoneOf('UTC'))).toBeNull();
  });

  test("in the content's timezone", () => {
    expect(shown(readAnswerDate({ start: '2023-05-07', end: null }, zoneOf('America/New_York')))).toBe(
      '2023-05-07T04:00 – 2023-05-08T04:00 DAY',
    );
  });
});

describe('a fact occurred', () => {
  function when(start: string | null, content: string, { quote = content, timestamped = true } = {}) {
    const reference = { at: TOLD, timezone: 'UTC' };
    const stated: StatedDate = {
      start,
      end: null,
      quote,
      shown: content,
      mentions: () => findDates(content, reference),
    };
    return shown(occurredOf(stated, { reference, timestamped }));
  }
  const TOLD_MINUTE = '2023-05-08T13:56 – 2023-05-08T13:57 MINUTE';

  test('when the model says, resolved against the telling', () => {
    expect(when('2023-05-07', 'I went yesterday.')).toBe('2023-05-07T00:00 – 2023-05-08T00:00 DAY');
    expect(when('2019', 'We met four years ago.')).toBe('2019-01-01T00:00 – 2020-01-01T00:00 YEAR');
  });

  test('when the model says, in languages whose dates we cannot read, near the telling', () => {
    expect(when('2023-05-07', '어제 갔어요.')).toBe('2023-05-07T00:00 – 2023-05-08T00:00 DAY');
  });

  test('when its quote says, where the model says nothing or no date', () => {
    const day = '2023-05-07T00:00 – 2023-05-08T00:00 DAY';
    expect(when(null, 'I went yesterday.')).toBe(day);
    expect(when('yesterday', 'I went yesterday.')).toBe(day);
    expect(when('2023-02-31', 'I went yesterday.')).toBe(day);
  });

  test('when it was told, where nothing says more', () => {
    expect(when(null, 'I like tea.')).toBe(TOLD_MINUTE);
    expect(when('2023-05-08', 'I like tea.')).toBe(TOLD_MINUTE);
    expect(when('2023-05-08', 'Today I drank tea.')).toBe('2023-05-08T00:00 – 2023-05-09T00:00 DAY');
  });

  test('not at a date that the model invented', () => {
    expect(when('1999-01-01', 'I like tea.')).toBe(TOLD_MINUTE);
    expect(when('1999-01-01', 'I like tea.', { timestamped: false })).toBeNull();
  });

  test('without a moment of telling only at a date whose year is written', () => {
    expect(when('2023-05-07', 'I went yesterday.', { timestamped: false })).toBeNull();
    expect(when(null, 'I went yesterday.', { timestamped: false })).toBeNull();
    expect(when('2021-03', 'In March 2021 I went.', { timestamped: false })).toBe(
      '2021-03-01T00:00 – 2021-04-01T00:00 MONTH',
    );
    expect(when(null, 'In March 2021 I went.', { timestamped: false })).toBe(
      '2021-03-01T00:00 – 2021-04-01T00:00 MONTH',
    );
  });
});
