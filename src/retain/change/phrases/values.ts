import { kindOf } from '../value-kind.ts';
import { conditionOf } from './conditions.ts';
import type { ClaimPhrase } from './phrase.ts';

/** Of people only what is theirs: "Bob's dog is Rex". */
const THING = /^(?:the|our|my|der|die|das|unsere?|meine?|le|la|l'|notre|mon|ma|el|nuestr[oa]|mi)\s|'s?\s/iu;

/** A role, a number or a condition of something: of one kind it has one. */
export const attribute: ClaimPhrase['slot'] = ({ subject, value }) => {
  const kind = kindOf(value);
  if (kind === 'WHEN') return 'WHEN';
  if (/favou?rite/iu.test(subject)) return 'VALUE';
  const condition = conditionOf(value);
  if (condition !== null) return `CONDITION ${condition}`;
  return kind === 'OTHER' || !THING.test(subject) ? null : `VALUE ${kind}`;
};

/** Verbs of rising and turning tell numbers and conditions: a prize that went to Bob is not Bob. */
export const measured: ClaimPhrase['slot'] = (words) => {
  const slot = attribute(words);
  return /^(?:VALUE AMOUNT|CONDITION)/u.test(slot ?? '') ? slot : null;
};

/** Words for numbers and dates themselves: the new price is the price, while the new phone is another phone. */
const OF_VALUES =
  /(?:^|[\s-])(?:prices?|costs?|rent|fees?|rate|salary|wages?|income|budget|limit|number|count|total|target|quota|minimum|maximum|average|score|record|deadline|date|day|time|hour|start|end|due date|version|size|weight|height|length|width|speed|temperature|level|age|distance|duration|code|pin|password|id|extension|postcode|zip|\p{L}*(?:preis|miete|kosten|gehalt|lohn|grenze|frist|termin|zahl|nummer)|prix|loyer|tarif|salaire|date|numéro|precio|alquiler|tarifa|sueldo|salario|plazo|fecha|número)(?: (?:of|de|du|der|des|von|für|for|del) .+)?$/iu;

/** What a thing's number or date is where it has a new one; "my new dog is Rex" ends no older dog. */
export const renewed: ClaimPhrase['slot'] = (words) => {
  const slot = attribute(words);
  if (slot === 'VALUE NAME') return newHolder(words);
  if (slot === 'VALUE CODE') return slot;
  return (slot === 'WHEN' || slot === 'VALUE AMOUNT') && OF_VALUES.test(words.subject) ? slot : null;
};

/** Offices that one holds at a time; a house has many new tenants and a class many new pupils. */
const OF_ONE =
  /^(?:(?:[Tt]he|[Oo]ur|[Mm]y) )?(?:\S+'s )?(?:(?:head|chief|managing|executive|general|prime|vice) )?(?:C\p{Lu}{1,3}O|president|chair|chair(?:wo)?man|chairperson|chancellor|mayor|governor|minister|king|queen|pope|captain|director|manager|boss|leader|lead|head|owner|landlord|landlady|coach|principal|editor|champion)(?: (?:of|at|for) .+)?$/u;

/** Who has an office, as "The CTO is Bob" says it, too. */
export const holder: ClaimPhrase['slot'] = ({ value }) => (kindOf(value) === 'NAME' ? 'VALUE NAME' : null);

/** Who has an office from now on that one holds at a time. */
export const newHolder: ClaimPhrase['slot'] = (words) => (OF_ONE.test(words.subject) ? holder(words) : null);

/** How many of something there are. */
export const count: ClaimPhrase['slot'] = ({ verb }) => `COUNT ${singular(verb)}`;

/** What somebody does to something: ended only for the very same thing. */
export const doing: ClaimPhrase['slot'] = ({ verb }) => `DOES ${singular(verb)}`;

function singular(word: string): string {
  return word.toLowerCase().replace(/(?<!s)s$/u, '');
}
