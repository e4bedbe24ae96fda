import { describe, expect, it } from 'vitest';
import { calendarNamesIn, withoutNames } from '../../../../src/retain/extract/calendar-names.ts';
import { findTimes } from '../../../../src/temporal/find-times.ts';

const TOLD = { at: Date.parse('2023-05-08T13:56:00Z'), timezone: 'UTC' };

function datesIn(text: string): readonly string[] {
  const dates = withoutNames(text, findTimes(text, TOLD), calendarNamesIn([text]));
  return dates.map(({ text: words }) => words);
}

describe('a word of the calendar is no date', () => {
  it.each([
    'Monday Oyelaran mends nets, and Monday sings.',
    'We drove because Tuesday Hargreave had the flu.',
    'January Odufuwa came late, so we left without her.',
    'We hired Robert Friday. Friday is quick with a saw.',
    'The cake came from Sunday’s, by the canal.',
    'Biscuit and Friday, our hens, lay every morning.',
    'The Thursday Reading Club has moved.',
    'Thursday, my niece, collects stamps.',
    'They rebuilt October House after the flood.',
    'He hummed “April Morning” all day.',
  ])('where it names somebody: "%s"', (text) => expect(datesIn(text)).toEqual([]));

  it('but is one where the same text says when', () =>
    expect(datesIn('Monday Oyelaran mends nets. He fell on Monday.')).toEqual(['Monday']));
  it('but is one where something is told of the day', () =>
    expect(datesIn('On Thursday, my niece collects stamps.')).toEqual(['Thursday']));
  it('but is one where a whole sentence is quoted', () =>
    expect(datesIn('“Monday was cold,” he said.')).toEqual(['Monday']));
  it('but is one before a person', () =>
    expect(datesIn('Friday Alice told us the news.')).toEqual(['Friday']));
  it('but is one before an appointment', () =>
    expect(datesIn('We moved the Tuesday Meeting.')).toEqual(['Tuesday']));
  it('but is one in what belongs to a day', () =>
    expect(datesIn("I am cooking for Saturday's lunch.")).toEqual(['Saturday']));
  it('but is one after a person’s name and a preposition', () =>
    expect(datesIn('I met Robert on Friday.')).toEqual(['Friday']));
});
