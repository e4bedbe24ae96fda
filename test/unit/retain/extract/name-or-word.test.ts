import { describe, expect, it } from 'vitest';
import { findEntities } from '../../../../src/retain/extract/entities.ts';

function peopleIn(text: string): readonly string[] {
  return findEntities(text)
    .filter(({ type }) => type === 'PERSON')
    .map(({ name }) => name);
}

describe('a name that is an everyday word as well', () => {
  it.each([
    ['Bob is the CTO of Acme.', ['Bob']],
    ['Mark is our new designer.', ['Mark']],
    ['Grace is the manager of the shop.', ['Grace']],
    ['Drew is a plumber.', ['Drew']],
    ['Nick is my cousin.', ['Nick']],
    ['Skip is our captain.', ['Skip']],
    ['Bill is 45.', ['Bill']],
    ['Norm is 52 years old.', ['Norm']],
    ['Frank was late.', ['Frank']],
    ['Hope was born in Rome.', ['Hope']],
    ['Pearl was promoted.', ['Pearl']],
    ['June was promoted to manager.', ['June']],
    ['Dawn is allergic to nuts.', ['Dawn']],
    ['Pat is on holiday.', ['Pat']],
    ['Dean has left the company.', ['Dean']],
    ['Ray has been promoted.', ['Ray']],
    ['Grace has a cat.', ['Grace']],
    ['Holly has two kids.', ['Holly']],
    ['Rob will bring the cake.', ['Rob']],
    ["Ruby can't come.", ['Ruby']],
    ["Sandy won't join us.", ['Sandy']],
    ["Chuck doesn't eat meat.", ['Chuck']],
    ['Crystal and Lily met at the park.', ['Crystal', 'Lily']],
    ['Dick and Wade are twins.', ['Dick', 'Wade']],
    ['A letter from Penny came.', ['Penny']],
    ['I had lunch with Bill.', ['Bill']],
    ['He agreed with Art about it.', ['Art']],
    ['She went with Dean to the game.', ['Dean']],
    ['Max ist krank.', ['Max']],
    ['Frank wohnt in Hamburg.', ['Frank']],
    ['Mark est le voisin de Paul.', ['Mark', 'Paul']],
    ['Jack está en Madrid.', ['Jack']],
  ])('is somebody who does or is what people do and are: %s', (text, people) => {
    expect(peopleIn(text)).toEqual(people);
  });

  it.each([
    'Will we go?',
    'Mark the date.',
    'Mark as done.',
    'Hope is not a strategy.',
    'Hope dies last.',
    'Faith can move mountains.',
    'Summer is coming.',
    'Dawn broke over the hills.',
    'Joy filled the house.',
    'May was cold.',
    'May brought rain.',
    'Spring was late and June was wet.',
    'Plans for May are open.',
    'Art is long.',
    'Rose prices went up.',
    'Bill the client.',
    'Bill was paid.',
    'Bill is 45 euros.',
    'Grant was approved.',
    'Grant applications close in autumn.',
    'Frank talk helps.',
    'Crystal is fragile.',
    'Holly is a shrub.',
    'Ruby is a programming language.',
    'Jack is a tool for lifting cars.',
    'Hall is closed.',
    'Rich people buy boats.',
    'They gave it to Rich people.',
    'Max speed is 50.',
    'Art ist schwer.',
    'August war heiß.',
  ])('is the word where that is what makes sense: %s', (text) => {
    expect(peopleIn(text)).toEqual([]);
  });
});
