import { kindOf, timeSlot } from '../value-kind.ts';
import { conditionOf } from './conditions.ts';
import type { ClaimPhrase } from './phrase.ts';
import { versionSlot } from './versions.ts';

/** Of people only what is theirs: "Bob's dog is Rex". */
const THING = /^(?:the|our|my|der|die|das|unsere?|meine?|le|la|l'|notre|mon|ma|el|nuestr[oa]|mi)\s|'s?\s/iu;

/** "The default branch" has one value, whatever that is. */
const OF_ONE_VALUE = /^(?:the|our|my) (?:default|current|primary) /iu;

/** A role, a number or a condition of something: of one kind it has one. */
export const attribute: ClaimPhrase['slot'] = ({ subject, value }) => {
  const kind = kindOf(value);
  const time = timeSlot(value);
  if (time !== null) return time;
  if (/favou?rite/iu.test(subject)) return 'VALUE';
  const found = conditionOf(value);
  if (found !== null) return `CONDITION ${found}`;
  const version = versionSlot(value);
  if (version !== null) return version;
  if (kind === 'OTHER') return OF_ONE_VALUE.test(subject) ? 'VALUE' : null;
  return THING.test(subject) ? `VALUE ${kind}` : null;
};

/** A condition, and nothing else. */
export const condition: ClaimPhrase['slot'] = ({ value }) => {
  const found = conditionOf(value);
  return found === null ? null : `CONDITION ${found}`;
};

/** What something costs: of things it is said without an article, too. */
export const cost: ClaimPhrase['slot'] = ({ value }) => (kindOf(value) === 'AMOUNT' ? 'VALUE AMOUNT' : null);

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
  if (slot === 'VALUE NAME') return /address$/u.test(words.subject) ? slot : newHolder(words);
  if (slot === 'VALUE CODE') return slot;
  return /^(?:WHEN|VALUE AMOUNT)/u.test(slot ?? '') && OF_VALUES.test(words.subject) ? slot : null;
};

/** Offices that one holds at a time; a house has many new tenants and a class many new pupils. */
const OFFICES_ELSEWHERE =
  '(?:Chef|Leiter|Direktor|Präsident|Bürgermeister|Geschäftsführer|Trainer|Vermieter|Kanzler)(?:in)?|Vorsitzende[rn]?|directeur|directrice|présidente?|maire|patronne?|cheffe?|entraîneur|propriétaire|directora?|president[ea]|alcalde(?:sa)?|jef[ea]|entrenadora?|caser[oa]';
const OF_ONE = new RegExp(
  String.raw`^(?:(?:[Tt]he|[Oo]ur|[Mm]y|[Dd]er|[Dd]ie|[Uu]nsere?|[Mm]eine?|[Ll]e|[Ll]a|[Nn]otre|[Mm]on|[Mm]a|[Ee]l|[Nn]uestr[oa]|[Mm]i) )?(?:\S+'s )?(?:(?:head|chief|managing|executive|general|prime|vice|project|team|group|class|club|department|branch|shop|store|school) )?(?:C\p{Lu}{1,3}O|president|chair|chair(?:wo)?man|chairperson|chancellor|mayor|governor|minister|king|queen|pope|captain|director|manager|boss|leader|lead|head|owner|landlord|landlady|coach|principal|editor|champion|treasurer|secretary|spokes(?:person|man|woman)|dean|rector|doctor|dentist|${OFFICES_ELSEWHERE})(?: (?:of|at|for) .+)?$`,
  'u',
);

/** Who has an office, as "The CTO is Bob" says it, too. */
export const holder: ClaimPhrase['slot'] = ({ value }) => (kindOf(value) === 'NAME' ? 'VALUE NAME' : null);

/** Who has an office from now on that one holds at a time. */
export const newHolder: ClaimPhrase['slot'] = (words) => (OF_ONE.test(words.subject) ? holder(words) : null);

/** How many of something there are. */
export const count: ClaimPhrase['slot'] = ({ verb }) => `COUNT ${singular(verb)}`;

/** What somebody does to something: ended only for the very same thing, or by another version of it. */
export const doing: ClaimPhrase['slot'] = ({ verb, value }) => {
  // "The project lead is Nina".
  if (/^(?:is|are|was|were)(?!\p{L})/u.test(value)) return null;
  const done = stem(verb);
  if (done === 'eat' && value === 'meat') return `CONDITION ${conditionOf(value)}`;
  return (/^(?:us|run|need)$/u.test(done) ? versionSlot(value) : null) ?? `DOES ${done}`;
};

/** What somebody is or is like, ended only for the very same words: "a student", "allergic to nuts". */
export const being: ClaimPhrase['slot'] = ({ value }) =>
  /^(?:an? |\p{Ll}+ (?:to|of|about|with) )/u.test(value) ? 'IS' : null;

/** What something weighs, or somebody earns. */
export const measure: ClaimPhrase['slot'] = ({ value, verb }) =>
  kindOf(value) === 'AMOUNT' ? `MEASURE ${singular(verb)}` : null;

/** A verb without its ending, so that all its forms are one: "plays", "playing". */
function stem(verb: string): string {
  const [word = '', ...rest] = verb.toLowerCase().split(' ');
  const bare = word
    .replace(/^has$/u, 'have')
    .replace(/ies$/u, 'y')
    .replace(/(?:ing|es|s|e)$/u, '')
    .replace(/([bdgmnpt])\1$/u, '$1');
  return [bare, ...rest].join(' ');
}

function singular(word: string): string {
  return word.toLowerCase().replace(/(?<!s)s$/u, '');
}
