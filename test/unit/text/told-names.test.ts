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
    ['Tom Hale', 'Tom Hale, now in Rome, met Ada Osei.', []],
    ['Tom Hale', 'Tom Hale was born in Rome.', []],
    ['Ada Osei', 'Tom Hale knows Ada Osei.', []],
  ])('%s: %s', (name, text, told) => {
    expect(toldNames(name, text)).toEqual(told);
  });
});
