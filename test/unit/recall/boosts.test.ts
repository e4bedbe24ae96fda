import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, FAR_FUTURE } from '../../../src/domain/instant.ts';
import type { DatedInterval } from '../../../src/domain/interval.ts';
import type { TimeWindow } from '../../../src/domain/time.ts';
import { boost, proofSignal, recencySignal, temporalSignal } from '../../../src/recall/boosts.ts';
import { DEFAULT_RECALL_SETTINGS } from '../../../src/recall/settings.ts';
import { closeWindow } from '../../../src/recall/window.ts';
import { day, NOW } from './small-world.ts';

const { boosts } = DEFAULT_RECALL_SETTINGS;
const minute = (start: number): DatedInterval => ({ start, end: start + 60_000, precision: 'MINUTE' });

describe('recency', () => {
  it.each([
    ['ended now', minute(NOW - 60_000), 1, 1.1],
    ['half a year and a bit ago', minute(NOW - 182.5 * DAY_MS - 60_000), 0.5, 1],
    ['years ago: the floor of 0.1', day(2019, 1, 1), 0.1, 0.92],
    ['tomorrow', minute(NOW + DAY_MS), 1, 1.1],
    ['still going on', { start: 0, end: FAR_FUTURE, precision: 'DAY' as const }, 1, 1.1],
    ['no date', null, 0.5, 1],
  ])('of what happened %j has its signal and factor', (_when, occurred, signal, factor) => {
    expect(recencySignal(occurred, NOW, boosts)).toBeCloseTo(signal, 10);
    expect(boost(recencySignal(occurred, NOW, boosts), boosts.recencyAlpha)).toBeCloseTo(factor, 10);
  });

  it('of something "in 2025" is not that of the first of January: the year has not ended', () => {
    const year: DatedInterval = { start: Date.UTC(2025, 0, 1), end: Date.UTC(2026, 0, 1), precision: 'YEAR' };
    expect(recencySignal(year, NOW, boosts)).toBe(1);
  });

  it('of something "in 2024" counts from the end of that year', () => {
    const year: DatedInterval = { start: Date.UTC(2024, 0, 1), end: Date.UTC(2025, 0, 1), precision: 'YEAR' };
    const days = (NOW - year.end) / DAY_MS;
    expect(recencySignal(year, NOW, boosts)).toBeCloseTo(1 - days / 365, 10);
  });
});

describe('nearness to the window', () => {
  const may = windowOf(Date.UTC(2024, 4, 1), Date.UTC(2024, 5, 1), 'MONTH');
  const tenth = windowOf(Date.UTC(2024, 4, 10), Date.UTC(2024, 4, 11), 'DAY');

  it.each([
    ['the day of its centre', may, day(2024, 5, 16), 1],
    [
      'the whole month asked for',
      may,
      { start: Date.UTC(2024, 4, 1), end: Date.UTC(2024, 5, 1), precision: 'MONTH' as const },
      1,
    ],
    ['the first day: nearest point 14.5 of 15.5 days away', may, day(2024, 5, 1), 1 - 14.5 / 15.5],
    ['the day after it', may, day(2024, 6, 1), 0],
    ['another year', may, day(2020, 5, 16), 0],
    ['exactly the asked day', tenth, day(2024, 5, 10), 1],
    ['the asked day, stamped 00:00', tenth, minute(Date.UTC(2024, 4, 10)), 1],
    ['09:00 of the asked day', tenth, minute(Date.UTC(2024, 4, 10, 9)), 1 - (3 / 24 - 1 / 1440) / 0.5],
    ['the day before, stamped 00:00', tenth, minute(Date.UTC(2024, 4, 9)), 0],
  ] as const)('is right for %s', (_what, window, occurred, signal) => {
    expect(temporalSignal(occurred, window, window)).toBeCloseTo(signal, 10);
  });

  it('gives the full boost of 1.1 to a memory of the asked day in the asker’s own timezone', () => {
    // 10 May in New York is 04:00Z to 04:00Z.
    const local = windowOf(Date.UTC(2024, 4, 10, 4), Date.UTC(2024, 4, 11, 4), 'DAY');
    expect(boost(temporalSignal(minute(local.start), local, local), boosts.temporalAlpha)).toBe(1.1);
  });

  it('is neutral without a window and without a date', () => {
    expect(temporalSignal(day(2024, 5, 10), null, null)).toBe(0.5);
    expect(temporalSignal(null, may, may)).toBe(0.5);
  });

  it('closes an open end at the time of the question', () => {
    const since = { start: Date.UTC(2025, 5, 8, 10), end: null };
    expect(closeWindow(since, NOW, null)).toEqual({ start: since.start, end: NOW });
  });

  it('closes an open start at the first date of the bank', () => {
    const first = Date.UTC(2020, 0, 1);
    expect(closeWindow({ start: null, end: Date.UTC(2024, 0, 1) }, NOW, first)).toEqual({
      start: first,
      end: Date.UTC(2024, 0, 1),
    });
  });

  it.each([
    ['an open future', { start: NOW + DAY_MS, end: null }, null],
    ['a past before everything', { start: null, end: Date.UTC(1990, 0, 1) }, Date.UTC(2020, 0, 1)],
    ['an undated bank', { start: null, end: NOW }, null],
  ])('cannot be closed for %s: inside is 1, outside is 0', (_what, open, first) => {
    expect(closeWindow(open, NOW, first)).toBeNull();
    const window = { ...may, ...open };
    const inside = minute(open.start ?? (open.end ?? 0) - DAY_MS);
    const outside = minute(open.start === null ? NOW + DAY_MS : open.start - DAY_MS);
    expect(temporalSignal(inside, window, null)).toBe(1);
    expect(temporalSignal(outside, window, null)).toBe(0);
  });
});

describe('proof', () => {
  it.each([
    [1, 1],
    [3, 1.011],
    [10, 1.023],
    [150, 1.05],
    [1_000_000, 1.05],
  ])('of an observation stated %i times multiplies by %f', (count, factor) => {
    expect(boost(proofSignal('OBSERVATION', count), boosts.proofAlpha)).toBeCloseTo(factor, 3);
  });

  it.each(['WORLD', 'EXPERIENCE', 'OPINION'] as const)('says nothing about %s', (type) => {
    expect(boost(proofSignal(type, 150), boosts.proofAlpha)).toBe(1);
  });
});

it('no boost moves a score by more than half its strength', () => {
  const instant = fc.integer({ min: Date.UTC(1000, 0, 1), max: Date.UTC(3000, 0, 1) });
  const span = fc
    .tuple(instant, fc.integer({ min: 1, max: 5000 * DAY_MS }))
    .map(([start, length]) => ({ start, end: start + length }));
  const precision = fc.constantFrom('YEAR', 'MONTH', 'DAY', 'HOUR', 'MINUTE');
  fc.assert(
    fc.property(
      span,
      span,
      precision,
      precision,
      instant,
      fc.integer({ min: 1, max: 1e9 }),
      (occurred, asked, p, q, at, proofs) => {
        const window = windowOf(asked.start, asked.end, q as 'DAY');
        const dated = { ...occurred, precision: p as 'DAY' };
        const factors = [
          [boost(recencySignal(dated, at, boosts), boosts.recencyAlpha), 0.1],
          [boost(temporalSignal(dated, window, asked), boosts.temporalAlpha), 0.1],
          [boost(proofSignal('OBSERVATION', proofs), boosts.proofAlpha), 0.05],
        ] as const;
        for (const [factor, half] of factors) {
          expect(factor).toBeGreaterThanOrEqual(1 - half - 1e-12);
          expect(factor).toBeLessThanOrEqual(1 + half + 1e-12);
        }
      },
    ),
  );
});

function windowOf(start: number, end: number, precision: TimeWindow['precision']) {
  return { kind: 'WINDOW', start, end, precision, matchedText: null, reason: '', anchor: null } as const;
}
