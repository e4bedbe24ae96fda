import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { EARLIEST, FAR_FUTURE } from '../../../src/domain/instant.ts';
import type { TimeReference } from '../../../src/domain/time.ts';
import { findDates } from '../../../src/temporal/find-dates.ts';
import { parseTime } from '../../../src/temporal/parse-time.ts';
import { zoneOf } from '../../../src/temporal/zone.ts';
import { inEachProcessTimezone } from '../../support/process-timezones.ts';

// Hundreds of texts in seven languages: the time is that of a busy machine, not a promise.
vi.setConfig({ testTimeout: 60_000 });

const ZONES = [
  'UTC',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'Europe/Berlin',
  'Pacific/Apia',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
  '+05:30',
];

const WORDS = (
  'last next this past the of in on at from to between and since before after until by ago early mid late end first second ' +
  'two 3 12 31 100000 999999999 2019 1500 9999 0001 may March june week weeks month years day days decade century quarter Q3 weekend Friday ' +
  'Monday spring winter Christmas Easter yesterday tomorrow tonight morning noon 15:30 3pm - – / , . ? 1990s nineties 2023-05-07 5/7/2023 ' +
  'Alice joined will was every half year 29 February gestern letzten hier dernière ayer pasado ontem 昨日 先週 2023年 5月 前 上个月 三天'
).split(' ');

const reference: fc.Arbitrary<TimeReference> = fc.record({
  at: fc.integer({ min: EARLIEST, max: FAR_FUTURE }),
  timezone: fc.constantFrom(...ZONES),
});
const phrases = fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }).map((words) => words.join(' '));
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  phrases,
);

describe('parseTime, whatever the text and the reference', () => {
  it('never throws, and its window never ends before it starts', () => {
    fc.assert(
      fc.property(anyText, reference, (text, at) => {
        const result = parseTime(text, at);
        if (result?.kind !== 'WINDOW') return;
        const { start, end, matchedText } = result;
        expect(start !== null || end !== null).toBe(true);
        if (start !== null && end !== null) expect(end).toBeGreaterThan(start);
        for (const side of [start, end]) {
          if (side === null) continue;
          expect(side).toBeGreaterThanOrEqual(EARLIEST);
          expect(side).toBeLessThanOrEqual(FAR_FUTURE);
        }
        expect(text).toContain(matchedText);
      }),
      { numRuns: 500 },
    );
  });

  it('gives the same answer again', () => {
    fc.assert(
      fc.property(phrases, reference, (text, at) => {
        expect(parseTime(text, at)).toEqual(parseTime(text, at));
      }),
      { numRuns: 200 },
    );
  });
});

describe('findDates, whatever the text and the reference', () => {
  it('never throws, and every date can be stored, stands where it says and does not overlap the one before', () => {
    fc.assert(
      fc.property(anyText, reference, (text, at) => {
        let behind = 0;
        for (const { occurred, start, end, text: words } of findDates(text, at)) {
          expect(occurred.end).toBeGreaterThan(occurred.start);
          expect(occurred.start).toBeGreaterThanOrEqual(EARLIEST);
          expect(occurred.end).toBeLessThanOrEqual(FAR_FUTURE);
          expect(text.slice(start, end)).toBe(words);
          expect(start).toBeGreaterThanOrEqual(behind);
          behind = end;
        }
      }),
      { numRuns: 500 },
    );
  });

  it('reads a text of many thousand words', () => {
    const text = `${'We talked about the garden and the dog. '.repeat(1500)}I moved here in 2019.`;
    expect(findDates(text, { at: 1_750_240_800_000, timezone: 'UTC' }).map((date) => date.text)).toEqual([
      '2019',
    ]);
    const onlyTimes = 'last Friday in May 2019 or the 3rd of June, '.repeat(1000);
    expect(findDates(onlyTimes, { at: 1_750_240_800_000, timezone: 'UTC' })).toHaveLength(2000);
  });
});

describe('zoneOf', () => {
  it('brings every moment back from its wall-clock time, but for the second of two equal ones', () => {
    fc.assert(
      fc.property(reference, ({ at, timezone }) => {
        const zone = zoneOf(timezone);
        const local = zone.toLocal(at);
        const back = zone.toInstant(local);
        expect(zone.toLocal(back)).toBe(local);
        expect(back).toBeLessThanOrEqual(at);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the process timezone', () => {
  it('changes no result', () => {
    const seen = inEachProcessTimezone(() =>
      ['yesterday', 'in March', 'last spring', 'past two weeks', '7 May 2023 at 02:30', 'since Monday'].map(
        (text) => parseTime(text, { at: Date.parse('2025-03-30T01:30:00Z'), timezone: 'Europe/Berlin' }),
      ),
    );
    for (const answers of seen) expect(answers).toEqual(seen[0]);
  });
});
