import type { EntityType } from '../../domain/entity.ts';
import { classOf, isAmbiguousName, type WordClass } from '../../text/lexicon.ts';
import {
  CODE_HEADS,
  COUNTED,
  EVENT_ENDINGS,
  FOREIGN_ORGANIZATION_HEADS,
  KNOWN_CONCEPTS,
  KNOWN_ORGANIZATIONS,
  KNOWN_PLACES,
  KNOWN_PRODUCTS,
  NAMES_TOO,
  NOT_PLACE_IN,
  NUMBERED_PLACES,
  ORGANIZATION_ENDINGS,
  ORGANIZATION_HEADS,
  ORGANIZATION_VERBS,
  PERSON_VERBS,
  PLACE_ENDINGS,
  PLACE_HEADS,
  PRODUCT_FOLLOWERS,
  PRODUCT_LINES,
  VEHICLE_MAKES,
  WORK_LEADS,
} from '../../text/name-words.ts';
import {
  organizationContext,
  personContext,
  placeContext,
  productContext,
  severalWords,
} from './name-context.ts';
import { typeByKind } from './name-kind.ts';
import { nameOrWord } from './name-or-word.ts';
import { typeByPlace } from './name-place.ts';
import { isAmbiguousWord, type NameRun } from './name-runs.ts';
import {
  doesSomething,
  firstWord,
  lastWord,
  owns,
  type Rule,
  standsAsPlace,
  sure,
  type Verdict,
} from './verdict.ts';

/** "Bahnhofstraße", "Marktplatz". */
const STREET = /^\p{Lu}\p{Ll}{3,}(?:straße|strasse|gasse|platz|allee|gatan|gata|straat)$/u;
/** From the surest to the weakest; the first that answers decides. */
const RULES: readonly Rule[] = [
  handle,
  nameOrWord,
  titled,
  listed,
  versioned,
  vehicle,
  work,
  technical,
  eventForm,
  kind,
  organizationForm,
  placeForm,
  demonym,
  codeName,
  lexicon,
  acronym,
  placed,
  personContext,
  organizationContext,
  placeContext,
  productContext,
  severalWords,
];

/** What a run is taken for; null when it is no name. */
export function judgeRun(run: NameRun): Verdict | null {
  const key = run.name.toLowerCase();
  for (const rule of RULES) {
    const verdict = rule(run, key);
    if (verdict === 'NO_NAME') return null;
    if (verdict !== null) return verdict;
  }
  if (run.words.length === 1 && /ing$/u.test(run.name)) return null;
  if (run.opensSentence) return hyphenated(run) ? { type: 'CONCEPT', sure: false } : subject(run, key);
  if (run.article || hyphenated(run)) {
    const type = typeByPlace(run);
    return {
      type:
        type === 'LOCATION' || /-(?:Hütte|Alm|Brücke|Platz|Straße)$/u.test(run.name) ? 'LOCATION' : 'CONCEPT',
      sure: false,
    };
  }
  return { type: likeliest(run), sure: false };
}

/** An unknown word at the start of a sentence is a name where it does something: "Solveig is leaving", "Northwind signed". */
function subject(run: NameRun, key: string): Verdict | null {
  if (
    run.words.length > 1 ||
    run.shouted ||
    classOf(key) !== null ||
    /(?:s|ing|tion|ness|ment|ity)$/u.test(key)
  )
    return null;
  if (ORGANIZATION_VERBS.has(run.after ?? '')) return { type: 'ORGANIZATION', sure: true };
  const acts =
    doesSomething(run) ||
    /^(?:is|was|has|had|and|will|can|may|never|always|also|just|still)$/u.test(run.after ?? '');
  return acts ? { type: 'PERSON', sure: doesSomething(run) } : null;
}

/** What a lone word is that nothing but its capital letter speaks for. */
function likeliest(run: NameRun): EntityType {
  return typeByPlace(run) ?? (/^\p{Script=Latin}/u.test(run.name) ? 'PERSON' : 'OTHER');
}

/** "An engineer of Norvik", "the ferry with Sundline", "the old Brellmark": who stands so is no person. */
function placed(run: NameRun): Verdict | null {
  if (run.words.length > 1 || run.opensSentence || run.title !== null || run.article) return null;
  if (standsAsPlace(run)) return { type: 'LOCATION', sure: run.shapes[0] === 'CAPITAL' };
  const type = typeByPlace(run);
  return type === 'PRODUCT' || type === 'ORGANIZATION' || (type === 'LOCATION' && run.before[0] === 'at')
    ? { type, sure: false }
    : null;
}

/** "Counter-Strike": nobody writes an everyday word so. */
function hyphenated(run: NameRun): boolean {
  return run.words.length === 1 && !run.shouted && /^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+/u.test(run.name);
}

function handle(run: NameRun): Verdict | null {
  return run.shapes[0] === 'HANDLE' ? sure('PERSON') : null;
}

function titled(run: NameRun): Verdict | null {
  return run.title === null || run.title === 'saint' ? null : sure('PERSON');
}

const LISTS: readonly (readonly [ReadonlySet<string>, EntityType])[] = [
  [KNOWN_ORGANIZATIONS, 'ORGANIZATION'],
  [KNOWN_PLACES, 'LOCATION'],
  [KNOWN_CONCEPTS, 'CONCEPT'],
];

function listed(run: NameRun, key: string): Verdict | 'NO_NAME' | null {
  for (const [names, type] of LISTS) if (names.has(key) && !shouldBeUpper(key, run)) return sure(type);
  if (!KNOWN_PRODUCTS.has(key)) return null;
  // "Word", "Teams" or "Swift" at the start of a sentence is more often the word.
  return run.opensSentence && isAmbiguousWord(key) ? 'NO_NAME' : sure('PRODUCT');
}

/** "Us", "Who", "La" are words; "US", "WHO", "LA" names. */
function shouldBeUpper(key: string, run: NameRun): boolean {
  return key.length <= 3 && run.shapes[0] === 'CAPITAL' && key !== 'sap';
}

/** "April 9", "Q1", "H2": days, quarters and halves of a year. */
const CALENDAR =
  /^(?:Q[1-4]|H[12]|(?:January|February|March|April|May|June|July|August|September|October|November|December) (?:3[01]|[12]?\d)(?:st|nd|rd|th)?)$/u;

function technical(run: NameRun): Verdict | 'NO_NAME' | null {
  if (run.shapes.includes('SIGNED')) return sure('PRODUCT');
  if (/^\p{L}$/u.test(run.name)) {
    const coded = NOT_PLACE_IN.has(run.before[1] ?? '') || PRODUCT_FOLLOWERS.has(run.after ?? '');
    return coded ? sure('PRODUCT') : null;
  }
  if (run.words.length === 1 && /^\p{N}/u.test(run.name)) return null;
  if (CALENDAR.test(run.name)) return 'NO_NAME';
  const numbered = run.words.some((word) => /\p{N}/u.test(word.text));
  if (numbered && COUNTED.has(firstWord(run))) return 'NO_NAME';
  if (numbered && NUMBERED_PLACES.has(firstWord(run))) return sure('LOCATION');
  return numbered || run.shapes.includes('MIXED') ? sure('PRODUCT') : null;
}

/** "MacBook Air", "Google Calendar": a product's line, or a maker and what it makes. */
function versioned(run: NameRun): Verdict | null {
  if (run.words.length !== 2) return null;
  const made = KNOWN_ORGANIZATIONS.has(firstWord(run)) && PRODUCT_LINES.has(lastWord(run));
  const line =
    KNOWN_PRODUCTS.has(firstWord(run)) &&
    !isAmbiguousWord(firstWord(run)) &&
    (PRODUCT_LINES.has(lastWord(run)) || !ORGANIZATION_ENDINGS.has(lastWord(run)));
  return made || line ? sure('PRODUCT') : null;
}

/** "the freighter Pelagia", "a village called Orle": what it is stands before it. */
function kind(run: NameRun): Verdict | null {
  const type = run.title === null && !run.opensSentence ? typeByKind(run) : null;
  return type === null ? null : sure(type);
}

/** "Subaru Forester", "his Vespa"; the maker himself is an organisation. */
function vehicle(run: NameRun): Verdict | null {
  if (!VEHICLE_MAKES.has(firstWord(run))) return null;
  const owned = /^(?:an?|the|my|your|his|her|our|their|old|new|used|red|blue|white|black|s)$/u.test(
    run.before[0] ?? '',
  );
  return run.words.length > 1 || owned || !KNOWN_ORGANIZATIONS.has(firstWord(run)) ? sure('PRODUCT') : null;
}

/** "the novel Hamlet", "a copy of Middlemarch". */
function work(run: NameRun): Verdict | null {
  const [before, before2] = run.before;
  const led = WORK_LEADS.has(before ?? '') && run.left.endsWith(' ');
  return led || (before === 'of' && before2 === 'copy') ? sure('PRODUCT') : null;
}

/** "Durga Puja", "Aegean Boat Show", "World War I". */
function eventForm(run: NameRun): Verdict | null {
  if (/^World War I{1,3}$/u.test(run.name)) return sure('CONCEPT');
  return run.words.length > 1 && EVENT_ENDINGS.has(lastWord(run)) ? sure('CONCEPT') : null;
}

function organizationForm(run: NameRun): Verdict | null {
  if (run.words.length < 2) return null;
  // "Fallow & Wick", "Huber & Sohn", "Ruiz y Hijos".
  if (
    / & \p{Lu}/u.test(run.name) ||
    / (?:et|y|e|und|and) (?:Fils|Hijos|Filhos|Figli|Söhne|Sohn|Sons|Daughters)$/u.test(run.name)
  )
    return sure('ORGANIZATION');
  if (ORGANIZATION_ENDINGS.has(lastWord(run)) || FOREIGN_ORGANIZATION_HEADS.has(firstWord(run)))
    return sure('ORGANIZATION');
  return ORGANIZATION_HEADS.has(firstWord(run)) && / (?:of|for|de|di) /u.test(run.name)
    ? sure('ORGANIZATION')
    : null;
}

function placeForm(run: NameRun): Verdict | null {
  if (/^(?:Saint|Sankt|San|Santa|St|Bad)-\p{Lu}/u.test(run.name) || STREET.test(run.name))
    return sure('LOCATION');
  if (run.words.length < 2) return null;
  if (/^(?:gate|gata|gatan|vej|vei|veien|straat)$/u.test(lastWord(run))) return sure('LOCATION');
  if (PLACE_ENDINGS.has(lastWord(run))) return sure('LOCATION');
  return PLACE_HEADS.has(firstWord(run)) && !/^(?:la|el|las|los|port|bay)$/u.test(firstWord(run))
    ? sure('LOCATION')
    : null;
}

/** "Italian", "French": a people's or a language's adjective is no name by itself. */
function demonym(run: NameRun, key: string): 'NO_NAME' | null {
  return run.words.length === 1 && classOf(key) === 'DEMONYM' ? 'NO_NAME' : null;
}

/** "Project Phoenix", "Plan B". */
function codeName(run: NameRun): Verdict | null {
  return run.words.length > 1 && CODE_HEADS.has(firstWord(run)) ? sure('CONCEPT') : null;
}

const TYPE_OF_CLASS: Partial<Readonly<Record<WordClass, EntityType>>> = {
  FIRST_NAME: 'PERSON',
  LAST_NAME: 'PERSON',
  PERSON: 'PERSON',
  PLACE: 'LOCATION',
  ORGANIZATION: 'ORGANIZATION',
};

function lexicon(run: NameRun, key: string): Verdict | 'NO_NAME' | null {
  const whole = classOf(key);
  if (whole === 'DATE') return 'NO_NAME';
  const type = whole === null ? undefined : TYPE_OF_CLASS[whole];
  if (run.words.length > 1) return type === undefined ? fullName(run) : sure(type);
  if (type === undefined) return null;
  if (run.opensSentence && isAmbiguousWord(key) && !actsLikePerson(run)) return 'NO_NAME';
  if (type === 'PERSON' && run.before[0] === 'at' && whole !== 'FIRST_NAME') return sure('ORGANIZATION');
  if (type === 'PERSON' && standsAsPlace(run)) return sure('LOCATION');
  if (type === 'LOCATION' && (owns(run) || PERSON_VERBS.has(run.after ?? '')) && !standsAsPlace(run))
    return sure('PERSON');
  return whole === 'LAST_NAME' && run.opensSentence && !actsLikePerson(run) ? null : sure(type);
}

/** Given name and surname: "Alice Chen", "Robert J. Talbot". */
function fullName(run: NameRun): Verdict | null {
  const first = firstWord(run);
  const given = classOf(first);
  const byFirst = given === 'FIRST_NAME' || (given === 'PERSON' && isAmbiguousName(first));
  if (byFirst && run.words.length <= 4 && !/ (?:of|for) /u.test(run.name)) return sure('PERSON');
  const bySurname =
    classOf(lastWord(run)) === 'LAST_NAME' && (!isAmbiguousWord(first) || NAMES_TOO.has(first));
  const initialled = /^\p{Lu}\.? \p{Lu}\p{L}+$/u.test(run.name);
  const byMonth = NAMES_TOO.has(first) && run.words.length === 2 && run.shapes[1] === 'CAPITAL';
  return (bySurname && run.words.length <= 3) || initialled || byMonth ? sure('PERSON') : null;
}

function actsLikePerson(run: NameRun): boolean {
  return (
    doesSomething(run) || owns(run) || run.words.length > 1 || run.after === 'and' || run.after === 'was'
  );
}

/** What a firm or an authority does, "NOAA cut the grant", and a program does not. */
const DEALS =
  /^(?:cut|sold|sells|bought|buys|paid|pays|hired|hires|fired|funds|funded|granted|announced|agreed|promised|refused|approved|owns|wants|wanted|says|said|told|wrote|sent|called|offered|charges|charged|closed|signed)$/u;

function acronym(run: NameRun): Verdict | 'NO_NAME' | null {
  if (run.words.length > 1 || run.shapes[0] !== 'ACRONYM') return null;
  if (run.shouted || /^\p{Lu}{7,}$/u.test(run.name)) return 'NO_NAME';
  if (/^\p{N}/u.test(run.name)) return 'NO_NAME';
  const works =
    /^(?:at|for|join|joined|from|by)$/u.test(run.before[0] ?? '') ||
    DEALS.test(run.after ?? '') ||
    (run.before[0] === 'the' && run.name.length > 2);
  return works ? sure('ORGANIZATION') : sure('CONCEPT');
}
