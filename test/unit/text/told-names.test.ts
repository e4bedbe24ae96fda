import { describe, expect, it } from 'vitest';
import { toldNames } from '../../../src/text/told-names.ts';

describe('other names that a text tells of a named one', () => {
  it.each([
    ['Wanda Keller', 'Wanda Keller, born Weber, lives in Bern.', ['Wanda Weber']],
    ['Wanda Keller', 'Wanda Keller (née Weber) lives in Bern.', ['Wanda Weber']],
    ['Wanda Keller', 'Wanda Keller, geborene Weber, wohnt in Bern.', ['Wanda Weber']],
    ['Wanda Weber', 'Wanda Weber, who took the name Keller when she married, moved.', ['Wanda Keller']],
    ['Ilse Brandt', 'Ilse Brandt was born Ilse Novak in Brno.', ['Ilse Novak']],
    ['Ilse Novak', 'Ilse Brandt was born Ilse Novak in Brno.', ['Ilse Brandt']],
    ['Halcyon', 'Halcyon, formerly known as Brightwater, sells lamps.', ['Brightwater']],
    ['Brightwater', 'Brightwater changed its name to Halcyon in May.', ['Halcyon']],
    ['Halcyon', 'Brightwater changed its name to Halcyon in May.', ['Brightwater']],
    ['Tom Hale', 'Tom Hale a.k.a. Quill won.', ['Tom Quill']],
    ['Tom Hale', 'Tom Hale, whom everyone calls Quill, moved.', ['Quill']],
    ['Tom Hale', 'Tom Hale goes by Quill at work.', ['Quill']],
    ['Tom Hale', 'Tom Hale is new here. Everyone calls him Quill.', ['Quill']],
    ['Tom Hale', 'Tom Hale, den alle Quill nennen, zog um.', ['Quill']],
    ['Tom Hale', 'Tom Hale, genannt Quill, zog um.', ['Quill']],
    ['Tom Hale', 'Tom Hale, surnommé Quill, est parti.', ['Quill']],
    ['Tom Hale', 'Tom Hale, que todos llaman Quill, se fue.', ['Quill']],
    ['Tom Hale', 'Tom Hale met Al Diaz. Everyone calls him Al.', []],
    ['Tom Hale', 'Tom Hale calls Ada Osei every day.', []],
    ['Tom Hale', 'Tom Hale, who calls Ada Osei, left.', []],
    ['Tom Hale', 'Tom Hale, now in Rome, met Ada Osei.', []],
    ['Tom Hale', 'Tom Hale was born in Rome.', []],
    ['Ada Osei', 'Tom Hale knows Ada Osei.', []],
  ])('%s: %s', (name, text, told) => {
    expect(toldNames(name, text)).toEqual(told);
  });
});
