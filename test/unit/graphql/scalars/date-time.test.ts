import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DateTimeScalar } from '../../../../src/graphql/scalars/date-time.ts';
import { readDateTime, toInstant } from '../../../../src/graphql/scalars/local-or-instant.ts';

/** What a text means in a timezone, as the API would write it. */
function written(text: string, timezone = 'UTC'): string {
  return DateTimeScalar.serialize(toInstant(readDateTime(text), timezone));
}

describe('a DateTime with an offset is exact, whatever the timezone', () => {
  test.each([
    ['2025-06-18T10:00:00Z', '2025-06-18T10:00:00.000Z'],
    ['2025-06-18T10:00:00.123Z', '2025-06-18T10:00:00.123Z'],
    ['2025-06-18T10:00:00.123456+00:00', '2025-06-18T10:00:00.123Z'],
    ['2025-06-18t10:00z', '2025-06-18T10:00:00.000Z'],
    ['2025-06-18 12:00+02:00', '2025-06-18T10:00:00.000Z'],
    ['2025-06-18T05:30:00-0430', '2025-06-18T10:00:00.000Z'],
    ['2025-06-18T19:00-05', '2025-06-19T00:00:00.000Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ])('%s', (text, expected) => {
    expect(written(text, 'Asia/Tokyo')).toBe(expected);
  });
});

describe('a DateTime without an offset is local', () => {
  test.each([
    ['2025-06-18T12:00', 'Europe/Rome', '2025-06-18T10:00:00.000Z'],
    ['2025-01-18T12:00:30', 'Europe/Rome', '2025-01-18T11:00:30.000Z'],
    ['2025-06-18', 'America/New_York', '2025-06-18T04:00:00.000Z'],
    ['2025-06-18', 'UTC', '2025-06-18T00:00:00.000Z'],
  ])('%s in %s', (text, timezone, expected) => {
    expect(written(text, timezone)).toBe(expected);
  });

  test('a missing hour moves forward by the gap', () => {
    // On 30 March 2025 at 02:00 the clocks of Rome went to 03:00.
    expect(written('2025-03-30T02:30', 'Europe/Rome')).toBe('2025-03-30T01:30:00.000Z');
  });

  test('a double hour is the first of the two', () => {
    // On 26 October 2025 at 03:00 the clocks of Rome went back to 02:00.
    expect(written('2025-10-26T02:30', 'Europe/Rome')).toBe('2025-10-26T00:30:00.000Z');
  });
});

describe('what is no DateTime is refused with a reason', () => {
  test.each([
    ['2023-02-29', 'that day does not exist'],
    ['2025-06-31T10:00:00Z', 'that day does not exist'],
    ['2025-13-01', 'months go from 01 to 12'],
    ['0000-01-01', 'years go from 0001 to 9999'],
    ['2025-06-18T24:00:00Z', 'hours go from 00 to 23'],
    ['2025-06-18T10:60', 'minutes go from 00 to 59'],
    ['2025-06-18T10:00:60Z', 'seconds go from 00 to 59'],
    ['2025-06-18T10:00+24:00', 'offsets go from'],
    ['18.06.2025', 'write it like'],
    ['yesterday', 'write it like'],
    ['', 'write it like'],
    ['+12025-06-18', 'write it like'],
    ['2025-06-18T10', 'write it like'],
  ])('%s', (text, reason) => {
    expect(() => readDateTime(text)).toThrow(reason);
  });

  test.each([[1_718_704_800], [null], [{}]])('%j, which is no string', (value) => {
    expect(() => DateTimeScalar.parseValue(value)).toThrow();
  });
});

test('what is written can be read again, over all years', () => {
  const instants = fc.integer({ min: Date.UTC(2000, 0) - 62_000_000_000_000, max: 253_402_300_799_999 });
  fc.assert(
    fc.property(instants, (at) => toInstant(readDateTime(DateTimeScalar.serialize(at)), 'UTC') === at),
  );
});
