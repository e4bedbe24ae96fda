import { describe, expect, it } from 'vitest';
import { findEntities } from '../../../../src/retain/extract/entities.ts';

const P = 'PERSON';
const O = 'ORGANIZATION';
const L = 'LOCATION';
const T = 'PRODUCT';

/** A text, a name of it and what it is a name of. */
type Named = readonly [string, string, string];

function typeIn(text: string, name: string): string | undefined {
  return findEntities(text).find((entity) => entity.name === name)?.type;
}

/** Head words that say what a name is. */
const HEADS: readonly Named[] = [
  ['We pay the rent to Calderly Housing.', 'Calderly Housing', O],
  ['She is insured by Ostrava Mutual.', 'Ostrava Mutual', O],
  ['The lift was fitted by Orrin Elevators.', 'Orrin Elevators', O],
  ['They brought him to Belmora Medical Center.', 'Belmora Medical Center', O],
  ['Wir haben bei Lindner Haustechnik angerufen.', 'Lindner Haustechnik', O],
  ['La table vient des Ateliers Morvel.', 'Ateliers Morvel', O],
  ['Compramos la leche a Lácteos Orbal.', 'Lácteos Orbal', O],
  ['We camped beside Lago Orvel.', 'Lago Orvel', L],
  ['They sailed through the Strait of Orvel.', 'Strait of Orvel', L],
  ['We slept at the Posada Mirlo.', 'Posada Mirlo', L],
  ['He planned it in Google Calendar.', 'Google Calendar', T],
  ['She has an old MacBook Pro.', 'MacBook Pro', T],
  // A program's first word begins a foundation's name, too.
  ['The grant came from the Fedora Foundation.', 'Fedora Foundation', O],
];

/** What a thing is called right before its name. */
const CALLED: readonly Named[] = [
  ['They sail on the freighter Orlanda.', 'Orlanda', T],
  ['He wrote it with an app called Tindle.', 'Tindle', T],
  ['We bought milk in the village of Orlesk.', 'Orlesk', L],
  ['The insurer, Torvald Brisk, paid half.', 'Torvald Brisk', O],
  ['Le constructeur, les Morvel Frères, ne répond pas.', 'Morvel Frères', O],
  ['The driver, Torvald Brisk, was late.', 'Torvald Brisk', P],
];

/** The words that lead to a name. */
const LED: readonly Named[] = [
  ['The new oven from Tindrel is loud.', 'Tindrel', O],
  ['A friend from Tindrel wrote to us.', 'Tindrel', L],
  ['The ticket in Brackdesk was closed.', 'Brackdesk', T],
  ['The market in Brackdon was closed.', 'Brackdon', L],
  ['The bridge at Ormley was closed.', 'Ormley', L],
  ['My cousin works at Ormley.', 'Ormley', O],
  ['They are leaving for Ormley tomorrow.', 'Ormley', L],
  ['We lived on Skarvoy for years.', 'Skarvoy', L],
  ['They hiked in the Skarvoy last week.', 'Skarvoy', L],
  ['We signed the lease with Quillon Bray.', 'Quillon Bray', O],
  ['We had lunch with Quillon Bray.', 'Quillon Bray', P],
  ['We ate at the Silver Otter.', 'Silver Otter', O],
  ['The parcel was for Joost van Dael.', 'Joost van Dael', P],
  ['Then NOPA cut the grant.', 'NOPA', O],
  ['He has taken Ordivol for a year.', 'Ordivol', T],
  ['They restarted Ordivane twice.', 'Ordivane', T],
  ['She has taken Anna to school.', 'Anna', P],
];

describe('what a name is of', () => {
  it.each(HEADS)('is said by its head word: %j', (text, name, type) => {
    expect(typeIn(text, name)).toBe(type);
  });

  it.each(CALLED)('is said by the word for its kind before it: %j', (text, name, type) => {
    expect(typeIn(text, name)).toBe(type);
  });

  it.each(LED)('is said by the words that lead to it: %j', (text, name, type) => {
    expect(typeIn(text, name)).toBe(type);
  });
});
