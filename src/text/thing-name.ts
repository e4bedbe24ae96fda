import {
  LEGAL_FORMS,
  NUMBER_LEADS,
  NUMBER_WORDS,
  ROMAN_NUMBERS,
  SHORT_WORDS,
  SMALL_WORDS,
  UNSPACED_LEGAL_FORMS,
} from './name-forms.ts';
import { nameKey } from './name-key.ts';

/** The name of something that is no person, with what differs between spellings of one name taken out. */
export interface ThingName {
  /** Words without article and legal form; abbreviations written out, numbers as digits. Never empty. */
  readonly words: readonly string[];
  /** The words without what may stand between letters: two spellings of one name agree in it. */
  readonly compact: string;
  /** Runs of digits in order: numbers, versions, years. */
  readonly numbers: readonly string[];
  /** Words of one letter, sorted: "Project A". */
  readonly letters: readonly string[];
  /** What stands after a comma or in brackets, folded: "Paris, France", "Mercury (planet)". Empty without. */
  readonly qualifier: string;
  /** The legal form that was taken out: "inc", "gmbh"; empty without one. */
  readonly legalForm: string;
  /** First letters of its words, with the small ones and without; empty for a single word. */
  readonly initials: readonly string[];
  /** True for what is written as an acronym: one word of two to six letters, mostly capitals. */
  readonly isAcronym: boolean;
}

const BRACKETS = /[([（]([^)\]）]*)[)\]）]/gu;
/** A dot between letters may be left out; before a word and between digits it counts. */
const INNER_DOT = /(?<=\p{L})\.(?=\p{L})/gu;

/** A mark before a word or a number is none of its letters: "#Zurich", "No. #12". */
const HASHES = /^#+(?=[\p{L}\p{N}])/u;

/** A thing's name as it is compared. */
export function readThingName(name: string): ThingName {
  const brackets = [...name.matchAll(BRACKETS)].map(([, inside]) => inside ?? '');
  const unformed = name.normalize('NFKC').trim().replace(UNSPACED_LEGAL_FORMS, '');
  const [head = '', ...tail] = (unformed || name).replace(BRACKETS, ' ').split(/[,，]\s+/u);
  const isHead = nameKey(head) !== '';
  const after = (isHead ? [...tail, ...brackets] : []).map(nameKey).filter((part) => part !== '');
  const raw = nameKey(isHead ? head : name)
    .split(' ')
    .map((word) => word.replace(HASHES, ''));
  const legal = after.filter((part) => LEGAL_FORMS.has(part));
  const { words: bare, legalForm } = withoutLegalForm(raw);
  const words = normalWords(bare);
  const initials = [...new Set([...initialsOf(bare), ...initialsOf(withoutArticle(raw))])];
  const qualifier = after.filter((part) => !LEGAL_FORMS.has(part) && !initials.includes(part)).join(' ');
  const compact = words.join('').replace(INNER_DOT, '');
  return {
    words,
    compact,
    numbers: `${words.join(' ')} ${qualifier}`.match(/\d+/gu) ?? [],
    letters: words.filter((word) => /^\p{L}$/u.test(word)).sort(),
    qualifier,
    legalForm: legalForm || (legal[0] ?? ''),
    initials,
    isAcronym: isAcronym(head.trim(), compact),
  };
}

function withoutLegalForm(words: readonly string[]): {
  readonly words: readonly string[];
  readonly legalForm: string;
} {
  const bare = withoutArticle(words);
  let end = bare.length;
  let legalForm = '';
  while (end > 1 && LEGAL_FORMS.has(bare[end - 1] ?? '')) legalForm = bare[--end] ?? '';
  if (end < bare.length && end > 1 && bare[end - 1] === 'and') end--;
  return { words: bare.slice(0, end), legalForm };
}

function withoutArticle(words: readonly string[]): readonly string[] {
  return words.length > 1 && words[0] === 'the' ? words.slice(1) : words;
}

function normalWords(words: readonly string[]): readonly string[] {
  const normal = words.map((word, index) =>
    normalWord(word, { isFirst: index === 0, isLast: index === words.length - 1 }),
  );
  return normal.filter((word, index) => !(NUMBER_LEADS.has(word) && /^\d/u.test(normal[index + 1] ?? '')));
}

function normalWord(
  word: string,
  { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
): string {
  if (word === 'st') return isFirst ? 'saint' : isLast ? 'street' : word;
  if (!isFirst && ROMAN_NUMBERS.has(word)) return ROMAN_NUMBERS.get(word) ?? word;
  const version = /^v(\d.*)$/u.exec(word)?.[1];
  return version ?? NUMBER_WORDS.get(word) ?? ordinal(word) ?? SHORT_WORDS.get(word) ?? word;
}

function ordinal(word: string): string | undefined {
  return /^(\d+)(?:st|nd|rd|th)$/u.exec(word)?.[1];
}

function initialsOf(words: readonly string[]): readonly string[] {
  if (words.length < 2) return [];
  const all = words.map((word) => word.replace(/^[.#+]/u, '').slice(0, 1)).join('');
  const big = words
    .filter((word) => !SMALL_WORDS.has(word))
    .map((word) => word.slice(0, 1))
    .join('');
  return [...new Set([all, big])].filter((initials) => initials.length > 1);
}

function isAcronym(raw: string, compact: string): boolean {
  if (!/^\p{L}{2,6}$/u.test(compact)) return false;
  const letters = raw.match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => /\p{Lu}/u.test(letter));
  return letters.length === compact.length && capitals.length > 1 && capitals.length >= letters.length - 1;
}
