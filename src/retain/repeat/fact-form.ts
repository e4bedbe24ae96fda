import { findWords } from '../../text/words.ts';

/** Turns of talk say who speaks: `Alice: …`. */
const SPEAKER = /^(?<speaker>[\p{L}\p{N}@][^:\n]{0,60}):\s+(?=\S)/u;
/** What stands around a sentence and says nothing; a question mark does. */
const EDGES = /^[\s"'“”‘’«»(*_-]+|[\s"'“”‘’«»)*_.!…。！]+$/gu;
/** Words that two tellings of one thing choose or leave out as they like. */
const BETWEEN = new Set('a an the is are am that really'.split(' '));
/** Words that name one relation: "works at", "works for". */
const SAME_RELATION = new Map([['for', 'at']]);
/** Words that alone say nothing that could be known again. */
const EMPTY = new Set(
  "yes no yeah yep nope ok okay sure thanks thank you thx hi hello hey bye goodbye great good nice cool fine right well oh ah wow lol haha please sorry i i'm it it's that's me my we he she they this there what so and but or not do did does don't can will would to with too then just ja nein danke bitte oui non merci sí si gracias".split(
    ' ',
  ),
);
const NUMBERS = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, value) => [word, String(value)]),
);
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
/** Fewer characters of writing without spaces are taken for an answer such as 「はい、そうです」, not for a fact. */
const LEAST_SPACELESS = 8;
/** A fact has a subject and something said of it: with fewer words of meaning "Yes, thank you!" would be one. */
const LEAST_WORDS = 2;
/** Fewer words in all are a heading or an exclamation. */
const LEAST_LENGTH = 3;

/** A fact's text as repetitions are looked for. */
export interface FactForm {
  /** Who says it; null outside talk. */
  readonly speaker: string | null;
  /** The text without differences that nobody hears: case, spaces, typographic quotes, marks at its ends. */
  readonly plain: string;
  /** Its words in lower case, in order. */
  readonly words: readonly string[];
  /** The words that carry its meaning, in order: two texts with one signature say the same. */
  readonly signature: string;
  /** As `signature`, with the forms of its verbs and of "at" and "for" made one: alike, but not surely the same. */
  readonly gist: string;
  /** False for what is too little to be known again: "Yes.", "Thank you!". */
  readonly isSubstantial: boolean;
}

/** The form of a fact's text. Pure: equal texts have equal forms. */
export function factForm(text: string): FactForm {
  const said = text.normalize('NFC');
  const speaker = SPEAKER.exec(said)?.groups?.speaker ?? null;
  const plain = said.replace(/[’‘ʼ]/gu, "'").replace(/\s+/gu, ' ').replace(EDGES, '').toLowerCase();
  const words = findWords(plain).map((word) => word.text);
  const own = speaker === null ? words : words.slice(findWords(speaker).length);
  const before = signs(plain);
  const full = own.filter((word) => !EMPTY.has(word) && !BETWEEN.has(word)).length;
  const spaceless = plain.match(SPACELESS)?.length ?? 0;
  return {
    speaker,
    plain,
    words,
    signature: `${before} ${meaningOf(words).join(' ')}`,
    gist: `${before} ${meaningOf(gistOf(said)).join(' ')}`,
    isSubstantial: spaceless >= LEAST_SPACELESS || (own.length >= LEAST_LENGTH && full >= LEAST_WORDS),
  };
}

/** Signs that change what is said, and are in no word: currencies, percents, the minus, a question. */
function signs(plain: string): string {
  return plain.match(/[\p{Sc}%‰?<>=≤≥≈±]|(?<![\p{L}\p{N}])[-−](?=\d)/gu)?.join('') ?? '';
}

function meaningOf(words: readonly string[]): readonly string[] {
  return expanded(words.filter((word) => !BETWEEN.has(word)).map((word) => NUMBERS.get(word) ?? word));
}

/** The words with "is working" and, after a name, "works" as "work". */
function gistOf(text: string): readonly string[] {
  const words = findWords(text.replace(/[’‘ʼ]/gu, "'").replace(EDGES, '')).map((word) => word.text);
  return words.map((word, index) => {
    const before = words[index - 1] ?? '';
    if (/^\p{Ll}{3,}ing$/u.test(word) && /^(?:is|am|are)$/u.test(before)) return word.slice(0, -3);
    const isVerb = /^(?:\p{Lu}|he$|she$|it$)/u.test(before) && /^\p{Ll}{3,}[^s]s$/u.test(word);
    const low = isVerb ? word.slice(0, -1).replace(/e$/u, '') : word.toLowerCase();
    return SAME_RELATION.get(low) ?? low;
  });
}

/** "isn't" as "not": what is dropped is the verb that every telling chooses. */
function expanded(words: readonly string[]): readonly string[] {
  return words.flatMap((word) => {
    if (word === "isn't" || word === "aren't") return ['not'];
    if (word === "can't" || word === 'cannot') return ['can', 'not'];
    if (word === "won't") return ['will', 'not'];
    return word.endsWith("n't") ? [word.slice(0, -3), 'not'] : [word];
  });
}
