import { describe, expect, it } from 'vitest';
import { FAR_FUTURE } from '../../../../src/domain/instant.ts';
import { extractRules } from '../../../../src/retain/extract/rules.ts';
import { findDates } from '../../../../src/temporal/find-dates.ts';
import { atOnce } from '../../../support/at-once.ts';

/** Wednesday, 19 June 2024. */
const REFERENCE = { at: Date.parse('2024-06-19T10:00:00Z'), timezone: 'UTC' };

function occurrence(content: string): string {
  const [fact] = atOnce(extractRules({ content, context: null, reference: REFERENCE, timestamped: true }));
  const occurred = fact?.occurred ?? null;
  if (occurred === null) return 'undated';
  const shown = (at: number) => (at >= FAR_FUTURE ? '' : new Date(at).toISOString().slice(0, 16));
  return `${shown(occurred.start)}..${shown(occurred.end)} ${occurred.precision}`;
}

const TOLD = '2024-06-19T10:00..2024-06-19T10:01 MINUTE';
const TWO_WEEKS = '2024-06-05T10:00..2024-06-19T10:00 DAY';

describe('a stretch up to the telling is when it happened', () => {
  it.each([
    ['I have been learning Spanish for the past two weeks.', TWO_WEEKS],
    ['I have been learning Spanish for two weeks.', TWO_WEEKS],
    ['Over the last three days Dana slept badly.', '2024-06-16T10:00..2024-06-19T10:00 DAY'],
    ['In the last 6 months we hired ten people.', '2023-12-19T10:00..2024-06-19T10:00 MONTH'],
    ['In den letzten zwei Wochen habe ich Spanisch gelernt.', TWO_WEEKS],
    ['Seit zwei Wochen lerne ich Spanisch.', TWO_WEEKS],
    ['J’apprends l’espagnol depuis deux semaines.', TWO_WEEKS],
    ['Durante las últimas dos semanas he aprendido español.', TWO_WEEKS],
    ['Please send the invoice before Friday.', '2024-06-19T00:00..2024-06-21T00:00 DAY'],
  ])('%s', (told, expected) => expect(occurrence(told)).toBe(expected));

  it('unless a date stands beside it', () =>
    expect(occurrence('Over the past two weeks we met once, on 7 June.')).toBe(
      '2024-06-07T00:00..2024-06-08T00:00 DAY',
    ));

  it('and is no date of its own', () =>
    expect(findDates('It rained for the past two weeks.', REFERENCE)).toEqual([]));
});

describe('what names a time without a known date is undated', () => {
  it.each([
    'Bob worked at Acme until 2023.',
    'Bob lebte bis 2023 in Rom.',
    'Bob a vécu à Rome jusqu’en 2023.',
    'Bob vivió en Roma hasta 2023.',
    'I was in Rome until yesterday.',
    'Before 2020 he lived in Paris.',
    'A few weeks ago I met Bob.',
    'We met on 31 April.',
    'We met on 30 February 2024.',
    'Wir trafen uns am 31. April.',
    'Nos vimos el 30 de febrero de 2024.',
    'The city of Rome was founded in 753 BC.',
    'Julius Caesar was murdered on 15 March 44 BC.',
    'The war lasted from 264 to 146 BCE.',
    'The fifth century BC was a good one.',
    'Around 2000 BC they built the wall.',
    'Im 5. Jahrhundert v. Chr. lebte Perikles.',
    'Rome fut fondée en 753 av. J.-C.',
    'Roma fue fundada en 753 a. C.',
    'Roma fu fondata nel 753 a.C.',
    '公元前753年罗马建立。',
    'Dinosaurs died out 66 million years ago.',
    'Vor 66 Millionen Jahren starben die Dinosaurier aus.',
    'It was 100,000 years ago.',
  ])('%s', (told) => expect(occurrence(told)).toBe('undated'));
});

describe('what names no time, or one that is known, is as dated as before', () => {
  it.each([
    ['Alice likes tea.', TOLD],
    ['I ran for two hours.', TOLD],
    ['I drink tea after 5 pm.', TOLD],
    ['I left at 5 bc I was tired.', TOLD],
    ['Version 31.31.2024 is out.', TOLD],
    ['Use tyres 30/60/55.', TOLD],
    ['I moved to Vancouver, BC in 2019.', '2019-01-01T00:00..2020-01-01T00:00 YEAR'],
    ['Dana has worked at Acme since 2019.', '2019-01-01T00:00.. YEAR'],
    ['Seit 2019 arbeitet Dana bei Acme.', '2019-01-01T00:00.. YEAR'],
    ['The shop is open until Friday.', '2024-06-19T00:00..2024-06-22T00:00 DAY'],
    ['Until 2019 Bob lived in Rome, and since 2020 he lives in Oslo.', '2020-01-01T00:00.. YEAR'],
  ])('%s', (told, expected) => expect(occurrence(told)).toBe(expected));
});
