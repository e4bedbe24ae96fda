import {
  DEGREES,
  EAST_ASIAN_HONORIFICS,
  FAMILY_NAME_TITLES,
  FEMALE_TITLES,
  GENERATIONS,
  LEGAL_FORMS,
  MALE_TITLES,
} from './name-forms.ts';
import { nameKey } from './name-key.ts';
import { NAME_LINKS, TITLES } from './name-words.ts';

/** A person's name in its parts, each folded as `nameKey` does. A single letter is an initial. */
export interface PersonName {
  /** First part; of a name of one word the whole, which may be a family name. */
  readonly given: string;
  readonly middle: readonly string[];
  /** With its particles: "van beethoven". Null for a name of one word. */
  readonly surname: string | null;
  /** "jr", "sr", "2" …; null without one. */
  readonly generation: string | null;
  readonly sex: 'MALE' | 'FEMALE' | null;
  /** True when a title stands before it that goes with family names: "Dr. Chen". */
  readonly hasFamilyTitle: boolean;
}

/** Longest name of a person, in words; longer ones are no persons. */
const MOST_PARTS = 6;
/** A letter and its dot, also when the next one follows without a space: "J.R.R. Tolkien". */
const INITIAL = /(?<![\p{L}\p{M}\p{N}])(\p{L})\.\s*/gu;
/** What is added in brackets: "Alice Chen (she/her)". */
const BRACKETS = /[([（][^)\]）]*[)\]）]/gu;
const WORD = /^[\p{L}\p{M}]+$/u;

const TITLE_KEYS = folded(new Set([...TITLES, ...MALE_TITLES, ...FEMALE_TITLES]));
const FAMILY_TITLE_KEYS = folded(FAMILY_NAME_TITLES);
const MALE_KEYS = folded(MALE_TITLES);
const FEMALE_KEYS = folded(FEMALE_TITLES);

/** The words as `nameKey` writes them: "señora" is "senora". */
function folded(words: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...words].map(nameKey));
}

/** "@marta.k" and "marta.kowalska@acme.org" spell a name with dots. */
const HANDLE =
  /^(?:@(?<handle>\p{L}+(?:[._-]\p{L}+)+)|(?<mailbox>\p{L}+(?:[._-]\p{L}+)+)@[\w.-]+\.\p{L}{2,})$/u;

function spelledOut(name: string): string {
  const { handle, mailbox } = HANDLE.exec(name.trim())?.groups ?? {};
  return (handle ?? mailbox)?.replace(/[._-]/gu, ' ') ?? name;
}

/** The parts of a person's name; null for what cannot be one: digits, signs, too many words, nothing but a title. */
export function readPersonName(name: string): PersonName | null {
  const plain = spelledOut(name).replace(BRACKETS, ' ').trim();
  const parts = inOrder((plain === '' ? name : plain).replace(EAST_ASIAN_HONORIFICS, ''));
  const titles: string[] = [];
  while (parts.length > 1 && TITLE_KEYS.has(parts[0] ?? '')) titles.push(parts.shift() ?? '');
  let generation: string | null = null;
  while (parts.length > 1) {
    const last = parts.at(-1) ?? '';
    if (GENERATIONS.has(last)) generation = GENERATIONS.get(last) ?? null;
    else if (!DEGREES.has(last) || parts.length === 2) break;
    parts.pop();
  }
  const [given] = parts;
  if (given === undefined || parts.length > MOST_PARTS || !parts.every((part) => WORD.test(part)))
    return null;
  const split = surnameStart(parts);
  return {
    given,
    middle: parts.slice(1, split),
    surname: parts.length === 1 ? null : parts.slice(split).join(' '),
    generation,
    sex: sexOf(titles),
    hasFamilyTitle: titles.some((title) => FAMILY_TITLE_KEYS.has(title)),
  };
}

/** The words of a name, "Chen, Alice" turned round, degrees and generations after a comma left at the end. */
function inOrder(name: string): string[] {
  const [head = '', ...rest] = name
    .replace(INITIAL, '$1 ')
    .split(/[,，]/u)
    .map((part) =>
      nameKey(part)
        .split(' ')
        .filter((word) => word !== ''),
    )
    .filter((part) => part.length > 0);
  const tail = rest.flat();
  const isFamilyName = head.length <= 2 || NAME_LINKS.has(head[0] ?? '');
  const turned = rest.length === 1 && isFamilyName && !tail.every(isAfterName);
  return turned ? [...tail, ...head] : [...head, ...tail];
}

function isAfterName(word: string): boolean {
  return DEGREES.has(word) || GENERATIONS.has(word) || LEGAL_FORMS.has(word);
}

/** Place of the surname's first word: the last word, or the particles before it. */
function surnameStart(parts: readonly string[]): number {
  let start = parts.length - 1;
  while (start > 1 && NAME_LINKS.has(parts[start - 1] ?? '') && (parts[start - 1] ?? '').length > 1) start--;
  return Math.max(start, 1);
}

function sexOf(titles: readonly string[]): PersonName['sex'] {
  if (titles.some((title) => MALE_KEYS.has(title))) return 'MALE';
  return titles.some((title) => FEMALE_KEYS.has(title)) ? 'FEMALE' : null;
}
