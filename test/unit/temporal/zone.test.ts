import { describe, expect, it } from 'vitest';
import { MemoryError } from '../../../src/domain/errors.ts';
import { localDate } from '../../../src/temporal/calendar.ts';
import { zoneOf } from '../../../src/temporal/zone.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const utc = (iso: string): number => Date.parse(iso);

describe('zoneOf', () => {
  it('turns wall-clock time into a moment and back, on either side of a clock change', () => {
    const berlin = zoneOf('Europe/Berlin');
    expect(berlin.toInstant(localDate(2025, 1, 1))).toBe(utc('2024-12-31T23:00:00Z'));
    expect(berlin.toInstant(localDate(2025, 7, 1))).toBe(utc('2025-06-30T22:00:00Z'));
    expect(berlin.toLocal(utc('2025-06-30T22:00:00Z'))).toBe(localDate(2025, 7, 1));
  });

  it('reads an hour that a clock change leaves out with the offset before it', () => {
    const missing = localDate(2025, 3, 30) + 2 * HOUR + 30 * MINUTE;
    expect(zoneOf('Europe/Berlin').toInstant(missing)).toBe(utc('2025-03-30T01:30:00Z'));
    const newYork = localDate(2025, 3, 9) + 2 * HOUR + 30 * MINUTE;
    expect(zoneOf('America/New_York').toInstant(newYork)).toBe(utc('2025-03-09T07:30:00Z'));
  });

  it('takes the first of an hour that happens twice', () => {
    const twice = localDate(2025, 10, 26) + 2 * HOUR + 30 * MINUTE;
    expect(zoneOf('Europe/Berlin').toInstant(twice)).toBe(utc('2025-10-26T00:30:00Z'));
    const auckland = localDate(2025, 4, 6) + 2 * HOUR + 30 * MINUTE;
    expect(zoneOf('Pacific/Auckland').toInstant(auckland)).toBe(utc('2025-04-05T13:30:00Z'));
  });

  it('starts a day whose midnight is left out at its first moment', () => {
    // Brazil changed its clocks at midnight: 4 November 2018 began at 01:00.
    expect(zoneOf('America/Sao_Paulo').toInstant(localDate(2018, 11, 4))).toBe(utc('2018-11-04T03:00:00Z'));
  });

  it('lets the skipped day of Pacific/Apia have no length', () => {
    const apia = zoneOf('Pacific/Apia');
    expect(apia.toInstant(localDate(2011, 12, 30))).toBe(utc('2011-12-30T10:00:00Z'));
    expect(apia.toInstant(localDate(2011, 12, 31))).toBe(utc('2011-12-30T10:00:00Z'));
    expect(apia.toInstant(localDate(2011, 12, 29))).toBe(utc('2011-12-29T10:00:00Z'));
  });

  it('knows zones of half and quarter hours, local mean time and fixed offsets', () => {
    expect(zoneOf('Asia/Kolkata').toInstant(localDate(2025, 6, 18))).toBe(utc('2025-06-17T18:30:00Z'));
    expect(zoneOf('Asia/Kathmandu').toInstant(localDate(2025, 6, 18))).toBe(utc('2025-06-17T18:15:00Z'));
    expect(zoneOf('Europe/Berlin').toInstant(localDate(1, 1, 1))).toBe(
      utc('0001-01-01T00:00:00Z') - 3208_000,
    );
    expect(zoneOf('-05:00').toInstant(localDate(2026, 6, 1))).toBe(utc('2026-06-01T05:00:00Z'));
    expect(zoneOf('+0530').toInstant(localDate(2026, 6, 1))).toBe(utc('2026-05-31T18:30:00Z'));
    expect(zoneOf('UTC').toInstant(localDate(2026, 6, 1))).toBe(utc('2026-06-01T00:00:00Z'));
  });

  it('refuses a name that is no zone', () => {
    expect(() => zoneOf('Mars/Olympus')).toThrow(MemoryError);
  });
});
