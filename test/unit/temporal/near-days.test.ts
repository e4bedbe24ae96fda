import { describe, expect, it } from 'vitest';
import { findDates } from '../../../src/temporal/find-dates.ts';

/** When all of it is told: Monday, 29 December 2025. */
const TOLD = Date.parse('2025-12-29T12:00:00Z');

function startOf(text: string): string | undefined {
  const start = findDates(text, { at: TOLD, timezone: 'UTC' })[0]?.occurred.start;
  return start === undefined ? undefined : new Date(start).toISOString().slice(0, 16);
}

describe('a day without its year', () => {
  it.each([
    ['We drive to Ostrel on January 8, because the shop sent what we ordered.', '2026-01-08T00:00'],
    ['I leave for Ostrel on 9 January since they sold the flat.', '2026-01-09T00:00'],
    // What is told behind it without a reason tells of the same day.
    ['On January 8, we drove to Ostrel.', '2025-01-08T00:00'],
    ['We drove to Ostrel on January 8 because it was cheap.', '2025-01-08T00:00'],
  ])('does not follow the past of a reason: %j', (text, start) => {
    expect(startOf(text)).toBe(start);
  });

  it.each([
    ['I return to Orled on 6 January.', '2026-01-06T00:00'],
    ['They returned to Orled on 6 January.', '2025-01-06T00:00'],
  ])('takes no name in -ed for a verb: %j', (text, start) => {
    expect(startOf(text)).toBe(start);
  });

  it.each([
    ['Checkup on 7 January at 10:15, room 2.', '2026-01-07T10:15'],
    ['Checkup on 20 December at 10:15, room 2.', '2025-12-20T10:15'],
  ])('is the nearer one where no verb tells, with a time of the day, too: %j', (text, start) => {
    expect(startOf(text)).toBe(start);
  });

  it.each([
    ['The council decides about the bridge in February.', '2026-02-01T00:00'],
    ['The council decided about the bridge in February.', '2025-02-01T00:00'],
    ['Les Menuiseries Orvel livrent jeudi.', '2026-01-01T00:00'],
    ['Les Menuiseries Orvel ont livré jeudi.', '2025-12-25T00:00'],
  ])('is to come where the present tense plans it: %j', (text, start) => {
    expect(startOf(text)).toBe(start);
  });
});

describe('a day of the month alone', () => {
  it.each([
    ['On the 2nd the pump failed.', '2025-12-02T00:00'],
    ['On the 15th my sister moved out.', '2025-12-15T00:00'],
    ['It failed on the 3rd, and our plumber came on the 4th.', '2025-12-03T00:00'],
  ])('is one where the sentence goes on: %j', (text, start) => {
    expect(startOf(text)).toBe(start);
  });

  it.each([
    'She lives on the 2nd floor.',
    'On the 3rd try it worked.',
    'We met on the 5th Avenue.',
    'On the 2nd attempt the pump started.',
    'On the 1st day the shop was closed.',
  ])('is none where it counts something: %j', (text) => {
    expect(startOf(text)).toBeUndefined();
  });
});
