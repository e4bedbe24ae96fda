import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EARLIEST, FAR_FUTURE } from '../../../src/domain/instant.ts';
import { findDates } from '../../../src/temporal/find-dates.ts';
import { parseTime } from '../../../src/temporal/parse-time.ts';
import { inEachProcessTimezone } from '../../support/process-timezones.ts';
import { ENGLISH_AT } from './gold/english.ts';
import * as further from './gold/further-languages.ts';
import { sidesOf } from './gold/read-row.ts';
import type { WindowRow } from './gold/rows.ts';
import { TOLD_AT } from './gold/statements.ts';

const NOW = { at: Date.parse(ENGLISH_AT), timezone: 'UTC' };
const TOLD = { at: Date.parse(TOLD_AT), timezone: 'UTC' };

interface Sides {
  readonly start: number | null;
  readonly end: number | null;
}

function shown({ start, end }: Sides, precision: string): string {
  const side = (at: number | null) => (at === null || at >= FAR_FUTURE ? '' : new Date(at).toISOString());
  return `${side(start)}..${side(end)} ${precision}`;
}

function read(query: string, reference = NOW): string | null {
  const result = parseTime(query, reference);
  return result?.kind === 'WINDOW' ? shown(result, result.precision) : null;
}

const KINDS: Readonly<Record<string, readonly WindowRow[]>> = {
  Russian: further.RUSSIAN,
  Ukrainian: further.UKRAINIAN,
  Italian: further.ITALIAN,
  Dutch: further.DUTCH,
  'our own languages with foreign words': further.STILL_OURS,
};

describe.each(Object.entries(KINDS))('parseTime reads %s', (_kind, rows) => {
  it.each(rows)('"%s" as %s', (query, window, precision) => {
    expect(read(query)).toBe(shown(sidesOf(window), precision));
  });
});

describe('a text of a further language without a date', () => {
  it.each(further.NO_FURTHER_DATE)('"%s" has no window and no dates', (text) => {
    expect(parseTime(text, NOW)).toBeNull();
    expect(findDates(text, NOW)).toEqual([]);
  });
});

describe('findDates reads', () => {
  it.each(further.FURTHER_STATEMENTS.map(([told, ...dates]) => ({ told, dates })))(
    '"$told"',
    ({ told, dates }) => {
      const found = findDates(told, TOLD);
      expect(found.map(({ text, occurred }) => `${text} = ${shown(occurred, occurred.precision)}`)).toEqual(
        dates.map((date) => {
          const [, text = '', window = '', precision = ''] = /^(.*) = (\S+) (\S+)$/.exec(date) ?? [];
          return `${text} = ${shown(sidesOf(window), precision)}`;
        }),
      );
      for (const { text, start, end } of found) expect(told.slice(start, end)).toBe(text);
    },
  );
});

describe('a long row of counted units', () => {
  it('is read like any other text', () => {
    // chrono-node's own patterns take half a minute for this.
    const row = 'Gisteren heb ik het gelezen: 2 uur 3 dagen '.padEnd(4000, '2 uur 3 dagen ');
    expect(parseTime(row, NOW)).toMatchObject({ matchedText: 'Gisteren' });
  });
});

describe('a window of a further language', () => {
  it('says how its words became it', () => {
    expect(parseTime('Что мы обсуждали вчера?', NOW)).toMatchObject({
      matchedText: 'вчера',
      reason: '"вчера": 2025-06-17 to 2025-06-18 (not included) in UTC, read on 2025-06-18 10:00.',
    });
  });

  it('has the days of the timezone that is asked for', () => {
    // 22:30 UTC on the 17th is 07:30 on the 18th in Tokyo, so that yesterday was the 17th there.
    const tokyo = { at: Date.parse('2025-06-17T22:30:00Z'), timezone: 'Asia/Tokyo' };
    expect(read('вчера', tokyo)).toBe(shown(sidesOf('2025-06-16T15:00..2025-06-17T15:00'), 'DAY'));
  });

  it('does not depend on the timezone of the process', () => {
    const seen = inEachProcessTimezone(() =>
      ['вчера', 'на этой неделе', '2 ore fa', 'vorige maand', 'минулого року', 'afgelopen maandag'].map(
        (text) => parseTime(text, { at: Date.parse('2025-03-09T07:30:00Z'), timezone: 'America/New_York' }),
      ),
    );
    expect(seen[0]).not.toContain(null);
    for (const answers of seen) expect(answers).toEqual(seen[0]);
  });
});

const WORDS = (
  'в на с по до после прошлой прошлом следующую этой неделе месяце году год года мая марте пятницу вчера назад через 2 31 99999999 2019 г. часа дня последние ' +
  'у минулого тижня року травня тому ієї il la scorsa settimana mese fa tra ieri nel maggio del dal al 29 febbraio lunedì ik vorige week maand geleden gisteren ' +
  'van tot en over sinds vrijdag mei 2023-05-07T14:00+02:00 15:30 - . , ( )'
).split(' ');

describe('whatever the words and the reference', () => {
  it('nothing is thrown, and every date can be stored and stands where it says', () => {
    const phrases = fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }).map((words) => words.join(' '));
    const reference = fc.record({
      at: fc.integer({ min: EARLIEST, max: FAR_FUTURE }),
      timezone: fc.constantFrom('UTC', 'Europe/Kyiv', 'Pacific/Apia', 'America/New_York'),
    });
    fc.assert(
      fc.property(phrases, reference, (text, at) => {
        const window = parseTime(text, at);
        if (window?.kind === 'WINDOW' && window.start !== null && window.end !== null)
          expect(window.end).toBeGreaterThan(window.start);
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
      {
        numRuns: 1000,
        // Where the first day of all began a day before it.
        examples: [['по через тижня', { at: -62_135_579_038_001, timezone: 'America/New_York' }]],
      },
    );
  }, 60_000);
});
