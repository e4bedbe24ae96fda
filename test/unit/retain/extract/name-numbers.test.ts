import { describe, expect, it } from 'vitest';
import { findEntities } from '../../../../src/retain/extract/entities.ts';

function namesIn(text: string): readonly string[] {
  return findEntities(text).map(({ name }) => name);
}

describe('a year in a name', () => {
  it.each([
    ['I sent the 2023 Tax Return.', ['2023 Tax Return']],
    ['The 2024 Tax Return is due.', ['2024 Tax Return']],
    ['My 2022 Tax Return got lost.', ['2022 Tax Return']],
    ['2021 Tax Return is in the blue folder.', ['2021 Tax Return']],
    ['We read the Annual Report 2019 at lunch.', ['Annual Report 2019']],
    ['They differ: Budget 2018 and Budget 2019.', ['Budget 2018', 'Budget 2019']],
    ['He ran at the 2012 Olympics.', ['2012 Olympics']],
    ['We flew to the World Cup 2014.', ['World Cup 2014']],
    ['We won at the Harbour Film Festival 2017.', ['Harbour Film Festival 2017']],
    ['She files the 2021/22 Tax Return.', ['2021/22 Tax Return']],
  ])('tells it apart from that of another year: %s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it('is no person, wherever it stands', () => {
    expect(findEntities('Budget 2018 passed.')).toEqual([{ name: 'Budget 2018', type: 'CONCEPT' }]);
    expect(findEntities('We saw the 2012 Olympics.')).toEqual([{ name: '2012 Olympics', type: 'CONCEPT' }]);
  });

  it.each([
    ['In 2019 Alice left for Oslo.', ['Alice', 'Oslo']],
    ['Alice left for Oslo in 2019.', ['Alice', 'Oslo']],
    ['Oslo 2019 was a good time.', ['Oslo']],
    ['By 2018 Google had moved.', ['Google']],
    ['In 2019 Tax Return forms changed.', ['Tax Return']],
    ['On 5 May 2019 Tax Return forms came.', ['Tax Return']],
    ['May 2019 was wet in Oslo.', ['Oslo']],
    ['Christmas 2019 was quiet.', ['Christmas']],
    ['Summer 2019 was dry.', []],
  ])('stays out where it is when: %s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });
});

describe('the number of a ruler or a war', () => {
  it.each([
    ['Elizabeth I was followed by James I.', ['Elizabeth I', 'James I']],
    ['Elizabeth II was crowned in London.', ['Elizabeth II', 'London']],
    ['The portrait of Charles I and his horse hangs here.', ['Charles I']],
    ['They painted King James I.', ['James I']],
    ['He fought in World War I.', ['World War I']],
  ])('belongs to the name: %s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it.each([
    ['With Elizabeth I feel at home.', ['Elizabeth']],
    ['As I told Charles I have no car.', ['Charles']],
    ['Alice I was there.', ['Alice']],
  ])('is not the one who speaks: %s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });
});

describe('the number of a room', () => {
  it.each([
    ['She sits in Room 101a.', ['Room 101a']],
    ['Ask at Desk 7b or in Room 12.', ['Desk 7b', 'Room 12']],
    ['The key opens Room 2019.', ['Room 2019']],
  ])('is kept with its letter: %s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it('is no measure', () => {
    expect(namesIn('Nadia walked with Marcus 3k.')).toEqual(['Nadia', 'Marcus']);
  });
});
