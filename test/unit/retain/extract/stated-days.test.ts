import { describe, expect, it } from 'vitest';
import { extractRules } from '../../../../src/retain/extract/rules.ts';
import { atOnce } from '../../../support/at-once.ts';

/** Wednesday, 19 June 2024. */
const REFERENCE = { at: Date.parse('2024-06-19T10:00:00Z'), timezone: 'UTC' };

/** The day on which each fact began to happen, of what holds the words. */
function dayOf(content: string, words: string, reference = REFERENCE): string | null {
  const facts = atOnce(extractRules({ content, context: null, reference, timestamped: true }));
  const occurred = facts.find(({ text }) => text.includes(words))?.occurred ?? null;
  return occurred === null ? null : new Date(occurred.start).toISOString().slice(0, 10);
}

describe('relative days count from the day that stands above them', () => {
  it.each([
    ['a heading', '# Diary\n\n## 2024-03-05\n\nI met Bob yesterday.', '2024-03-04'],
    ['a heading in words', '# Monday, 4 March 2024\n\nI met Bob yesterday.', '2024-03-03'],
    ['a German heading', '## 5. März 2024\n\nGestern traf ich Bob.', '2024-03-04', 'Gestern'],
    ['a French heading', '## 5 mars 2024\n\nHier, j’ai vu Bob.', '2024-03-04', 'Hier'],
    ['a Spanish heading', '## 5 de marzo de 2024\n\nAyer vi a Bob en la calle.', '2024-03-04', 'Ayer'],
    ['a French line', '12 mai 2024\n\nHier, j’ai vu Bob.', '2024-05-11'],
    [
      'a French heading with a month of several languages',
      '# 12 mai 2024\n\nHier, j’ai vu Bob.',
      '2024-05-11',
    ],
    ['a French first of a month', '1er mai 2024\n\nHier, j’ai vu Bob.', '2024-04-30'],
    ['a Dutch line', '12 mei 2024\n\nGisteren heb ik Bob gezien.', '2024-05-11'],
    ['an Italian line', '12 maggio 2024\n\nIeri ho visto Bob.', '2024-05-11'],
    ['an Italian month of several languages', '5 aprile 2024\n\nIeri ho visto Bob.', '2024-04-04'],
    ['a Spanish line', '12 de mayo de 2024\n\nAyer vi a Bob en la calle.', '2024-05-11'],
    ['a number and a year, which are no day', '12 Seiten 2024\n\nI met Bob yesterday.', '2024-06-18'],
    ['a month’s end that there is not', '31 avril 2024\n\nI met Bob yesterday.', '2024-06-18'],
    ['a heading with a title', '# Standup – 5 March 2024\n\nAna finished it yesterday.', '2024-03-04', 'Ana'],
    [
      'a title that ends with it',
      '# Meeting notes 2024-03-05\n\n- Ana finished it yesterday.',
      '2024-03-04',
      'Ana',
    ],
    ['a heading farther up', '# 5 March 2024\n\n## Work\n\nDana left yesterday.', '2024-03-04', 'Dana'],
    ['a line', 'Monday, 4 March 2024\nI met Bob yesterday.', '2024-03-03'],
    ['a labelled line', 'Date: 4 March 2024\n\nI met Bob yesterday.', '2024-03-03'],
    [
      'the head of a letter',
      'Berlin, 4 March 2024\n\nDear Ana,\n\nI met Bob yesterday.\n\nYours, Tom',
      '2024-03-03',
    ],
    ['front matter', '---\ntitle: Journal\ndate: 2024-03-05\n---\n\nI met Bob yesterday.', '2024-03-04'],
    ['the head of an entry', '2024-03-05: I met Bob yesterday.', '2024-03-04'],
    ['a bold head', '**5 March 2024** I met Bob yesterday.', '2024-03-04'],
    ['minutes', 'Minutes of the board meeting of 5 March 2024\n\nI met Bob yesterday.', '2024-03-04'],
    [
      'German minutes',
      'Protokoll der Vorstandssitzung vom 5. März 2024\n\nGestern traf ich Bob.',
      '2024-03-04',
      'Gestern',
    ],
    ['a list', '- 2024-03-01: Dana left.\n- 2024-03-05: I met Bob yesterday.', '2024-03-04'],
    [
      'a title above talk',
      'Meeting, 5 March 2024\n\nAna: I met Bob yesterday.\nTom: I like it.',
      '2024-03-04',
    ],
  ])('%s', (_, content, day, words = 'Bob') => expect(dayOf(content, words)).toBe(day));

  it('the nearest one, where there are several', () => {
    const content = '## 2024-03-05\n\nI met Bob yesterday.\n\n## 2024-03-08\n\nI saw Carla yesterday.';
    expect([dayOf(content, 'Bob'), dayOf(content, 'Carla')]).toEqual(['2024-03-04', '2024-03-07']);
  });

  it('lines between the messages of a chat, which are nobody’s words', () => {
    const content = [
      'Monday, 4 March 2024',
      '[10:02] Ana: I moved to Rome yesterday.',
      '[10:03] Tom: I live in Oslo.',
      'Tuesday, 5 March 2024',
      '[09:02] Ana: I bought a bike yesterday.',
      '[09:03] Tom: Nice, a bike is good for you.',
    ].join('\n');
    expect([dayOf(content, 'Rome'), dayOf(content, 'Oslo'), dayOf(content, 'bought')]).toEqual([
      '2024-03-03',
      '2024-03-04',
      '2024-03-04',
    ]);
  });

  it('what names no time happened on that day, and was told then', () => {
    const content = '## 2024-03-05\n\nWe signed the contract with Acme.';
    const [fact] = atOnce(extractRules({ content, context: null, reference: REFERENCE, timestamped: true }));
    const start = Date.parse('2024-03-05');
    expect(fact?.occurred).toEqual({ start, end: start + 86_400_000, precision: 'DAY' });
    expect(fact?.toldAt).toBe(start);
  });
});

describe('relative days count from the telling', () => {
  const YESTERDAY = '2024-06-18';
  it.each([
    ['under another heading', '# 4 March 2024\n\nI slept.\n\n# Notes\n\nI met Bob yesterday.'],
    ['behind a date in running text', 'On 5 March 2024 we moved. I met Bob yesterday in the new house.'],
    ['behind a sentence that begins with one', '5 March 2024 was cold.\nI met Bob yesterday.'],
    ['below a heading on a day to come', '## 2025-01-10\n\nNobody sleeps here.\n\nI met Bob yesterday.'],
    [
      'below a heading that speaks of a day',
      '## Plan for 5 March 2024\n\nNobody sleeps here.\n\nI met Bob yesterday.',
    ],
    [
      'below a report on a day',
      'Report on the fire of 5 March 2024\n\nNobody sleeps.\n\nI met Bob yesterday.',
    ],
    ['below a deadline', '## Deadline: 5 March 2024\n\nNobody sleeps here.\n\nI met Bob yesterday.'],
    [
      'below what happened on a day',
      '# Outage review, 5 March 2024\n\nNobody sleeps here.\n\nI met Bob yesterday.',
    ],
    ['below a month', '## March 2024\n\nNobody sleeps here.\n\nI met Bob yesterday.'],
    ['below numbers that are two days', '## 5/3/2024\n\nNobody sleeps here.\n\nI met Bob yesterday.'],
    ['behind an entry', '- 2024-03-05: Dana left.\n\nI met Bob yesterday.'],
    ['of the same day', '## 2024-06-19\n\nI met Bob yesterday.'],
  ])('%s', (_, content) => expect(dayOf(content, 'Bob')).toBe(YESTERDAY));
});

describe('a day without a year or month is near the day that stands above it', () => {
  it.each([
    ['a report', 'Field report, 12 May 2024\n\nOn 14 May the pump stopped.', 'pump', '2024-05-14'],
    ['the 15th', 'Field report, 12 May 2024\n\nRuud fixed the pump on the 15th.', 'pump', '2024-05-15'],
    ['the 2nd', 'Date: 12 May 2024\n\nOn the 2nd we stopped the pump.', 'pump', '2024-05-02'],
    ['a month later', '# Log 28 May 2024\n\nOn 3 June the pump ran again.', 'pump', '2024-06-03'],
    ['front matter', '---\ndate: 2024-05-12\n---\n\nOn May 14th the pump stopped.', 'pump', '2024-05-14'],
    ['a list', 'Sprint 12 (3 March 2024)\n\n- On 5 March Ana fixed it.', 'Ana', '2024-03-05'],
    ['minutes', 'Minutes of 3 March 2024\n\nThe contract was signed on 5 March.', 'signed', '2024-03-05'],
    [
      'German minutes',
      'Protokoll vom 1. Mai 2024\n\nAm 4. Mai wurde der Vertrag geschlossen.',
      'Vertrag',
      '2024-05-04',
    ],
    [
      'French minutes',
      'Compte rendu du 1er mai 2024\n\nLe 4 mai, nous avons signé le contrat.',
      'contrat',
      '2024-05-04',
    ],
    ['Spanish minutes', 'Acta del 1 de mayo de 2024\n\nEl 4 de mayo se firmó.', 'firmó', '2024-05-04'],
    ['what was before', 'Field report, 12 May 2024\n\nOn 30 April it rained.', 'rained', '2024-04-30'],
    ['long before', 'Berlin, 12 May 2024\n\nOn 3 October we married.', 'married', '2023-10-03'],
    ['what was not yet', 'Log, 12 June 2024\n\nOn 25 June we had a fire.', 'fire', '2023-06-25'],
    ['a weekday', 'Minutes, 12 March 2024\n\nIt was signed on Thursday.', 'signed', '2024-03-07'],
    ['what will be', 'Minutes, 12 March 2024\n\nWe will sign on 5 March.', 'sign', '2025-03-05'],
    [
      'an entry before another',
      '## 2024-05-12\n\nOn 3 June we had married.\n\n## 2024-05-14\n\nIt rained.',
      'married',
      '2023-06-03',
    ],
    [
      'a chat',
      'Monday, 6 May 2024\n[10:02] Ana: I was ill.\nMonday, 13 May 2024\n[10:02] Ana: We married on 3 June.',
      'married',
      '2023-06-03',
    ],
    ['a day below a day', '# Log, 12 May 2023\n\n## 14 May\n\nThe pump stopped.', 'pump', '2023-05-14'],
    ['and one far off', '# Log, 12 May 2023\n\n## 3 August\n\nThe pump stopped.', 'pump', '2023-08-03'],
  ])('%s', (_, content, words, day) => expect(dayOf(content, words)).toBe(day));

  it('over the end of a year, in the timezone of the telling', () => {
    const reference = { at: Date.parse('2026-01-05T09:00:00Z'), timezone: 'Asia/Tokyo' };
    const content = 'Log, 31 December 2025\n\nOn 2 January the pump failed.';
    // Midnight in Tokyo.
    expect(dayOf(content, 'pump', reference)).toBe('2026-01-01');
  });
});

describe('a day without a year is near what its heading is about', () => {
  it.each([
    ['a month', 'Trip to Rome, May 2022\n\nOn 5 May we arrived.', 'arrived', '2022-05-05'],
    ['its day', 'Trip to Rome, May 2022\n\nWe left on the 7th.', 'left', '2022-05-07'],
    ['a year', '# 2019\n\nIn March we moved to Ulm.', 'Ulm', '2019-03-01'],
    ['an event', 'Incident of 3 March 2023\n\nThe server was restarted on 5 March.', 'server', '2023-03-05'],
    ['a German event', 'Hochzeit am 5. August 2022\n\nAm 4. August kamen die Gäste.', 'Gäste', '2022-08-04'],
    ['what is planned', '# Goals for 2023\n\nIn March we open the shop.', 'shop', '2023-03-01'],
    ['another year', '# 2019\n\nOn 3 March 2020 we met.', 'met', '2020-03-03'],
    ['a relative day', '# 2019\n\nYesterday I slept.', 'slept', '2024-06-18'],
    ['no year to come', '# Budget 2027\n\nOn 3 March the board met.', 'board', '2024-03-03'],
    ['nothing else', 'Incident of 3 March 2023\n\nThe server had failed.', 'server', '2023-03-03'],
    [
      'an older year',
      'Incident of 3 March 2023\n\nThe server, bought in 2019, failed.',
      'server',
      '2023-03-03',
    ],
  ])('%s', (_, content, words, day) => expect(dayOf(content, words)).toBe(day));
});

describe('several dates', () => {
  function spanOf(content: string): string | null {
    const [fact] = atOnce(extractRules({ content, context: null, reference: REFERENCE, timestamped: true }));
    const shown = (at: number) => new Date(at).toISOString().slice(0, 10);
    return fact?.occurred ? `${shown(fact.occurred.start)}..${shown(fact.occurred.end)}` : null;
  }

  it.each([
    ['We met on 3 March and again on 5 May.', '2024-03-03..2024-05-06'],
    ['On 3 March we signed the contract and on 5 May we moved in.', '2024-03-03..2024-05-06'],
    ['I visited Oslo in March, Rome in April and Paris in May.', '2024-03-01..2024-06-01'],
    ['Nos vimos el 3 de marzo y otra vez el 5 de mayo.', '2024-03-03..2024-05-06'],
    ['In 2015 and in 2019 we visited Japan.', '2015-01-01..2020-01-01'],
    ['We arrived on Friday. The next day it rained.', '2024-06-14..2024-06-16'],
    ['We met in May 2021 and in June 2022.', '2021-05-01..2022-07-01'],
    // A sentence that needs the one before it goes on with what it tells.
    ['We met Ana in May 2021. She opened the office in June 2022.', '2021-05-01..2022-07-01'],
    ['On 3 March we signed. Then on 5 May we moved in.', '2024-03-03..2024-05-06'],
    ['We met Ana in May 2021. She left in 2023.', '2021-05-01..2024-01-01'],
  ])('of a list are one stretch: %s', (told, span) => expect(spanOf(told)).toBe(span));

  it.each([
    ['Yesterday I met Bob, whom I had last seen on 5 May.', '2024-06-18..2024-06-19'],
    ['Yesterday I met Bob. He had been ill since 5 May.', '2024-06-18..2024-06-19'],
    ['On 3 March we signed. It must be paid by 5 July.', '2024-03-03..2024-03-04'],
    ['Bob was born in 1950. He joined us in June 2022.', '1950-01-01..1951-01-01'],
    ['We met on 5 May and not on 3 March.', '2024-05-05..2024-05-06'],
    ['We signed on 3 March and must pay by 5 May.', '2024-03-03..2024-03-04'],
    ['He was born on 3 March 1950 and on 5 May 2010 he retired.', '1950-03-03..1950-03-04'],
    ['I met him on 3 March and he told me that they had married on 5 May.', '2024-03-03..2024-03-04'],
  ])('that are no list are the first: %s', (told, span) => expect(spanOf(told)).toBe(span));

  it('of several sentences are several facts', () => {
    for (const speaker of ['', 'Ana: ']) {
      const content = `${speaker}We met on 3 March. We met again on 5 May.`;
      expect([dayOf(content, '3 March'), dayOf(content, '5 May')]).toEqual(['2024-03-03', '2024-05-05']);
    }
  });
});

describe('stamps of a chat whose order of day and month contradicts itself', () => {
  it('date nothing', () => {
    const content =
      '[6/27/25, 23:59:50] Bob: I saw Anna yesterday.\n[27/6/25, 23:59:55] Anna: I flew to Oslo yesterday.';
    expect([dayOf(content, 'Anna yesterday'), dayOf(content, 'Oslo')]).toEqual([null, null]);
  });

  it('but read in one order are right', () => {
    const us = '[6/7/23, 11:59:50 PM] Bob: I saw Anna yesterday.\n[6/8/23, 9:00:10 AM] Anna: I like it.';
    const eu = '[06/07/23, 23:59:50] Bob: I saw Anna yesterday.\n[06/07/23, 23:59:58] Anna: I like it.';
    const decided =
      '[6/7/23, 11:59:50 PM] Bob: I saw Anna yesterday.\n[13/7/23, 9:00:10 AM] Anna: I like it.';
    expect([us, eu, decided].map((content) => dayOf(content, 'Anna yesterday'))).toEqual([
      '2023-06-06',
      '2023-07-05',
      '2023-07-05',
    ]);
  });
});
