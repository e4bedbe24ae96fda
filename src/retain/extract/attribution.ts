/** Who wrote what is quoted, and when, as far as the line above it says. */
export interface Attribution {
  readonly speaker: string | null;
  /** Words to be read in the item's timezone; null without a date. */
  readonly toldWords: string | null;
}

const WROTE =
  /(?<!\p{L})(?:wrote|writes|schrieb|schreibt|hat geschrieben|a écrit|escribió|ha scritto|schreef|escreveu)(?!\p{L})/u;
/** "On", "Am", "Le" and their like before a day. */
const DAY_INTRO = /(?:^|\s)(?:on|am|le|el|il(?: giorno)?|op|em|den)\s+(?=[^\n]*\d)/iu;
/** The last number of a date with what belongs to a clock: "16:02", "4:02 PM", "16:02 Uhr", "+0100". */
const LAST_NUMBER =
  /^.*\d(?:\s?[AaPp]\.?\s?[Mm]\.?(?!\p{L})|\s?(?:Uhr|h|UTC|GMT|CET|CEST)(?!\p{L}))?(?:\s?[(]?(?:UTC|GMT)?[+-]\d{2}:?\d{2}[)]?)?/u;
const ADDRESS = /\(?<[^<>\n]*>\)?|\[mailto:[^\]\n]*\]|\S+@\S+/gu;
/** "on Monday", "yesterday" behind the name: no date that is read. */
const DAY_WORDS =
  /\s(?:(?:on|am|le|el)\s\p{L}{3,12}|yesterday|today|earlier|(?:this|last)\s\p{L}{3,12}|gestern|heute|hier|ayer|hoy)\s*$/iu;
/** The month behind the day: "3 June", "3 de junio". */
const MONTH =
  /^\.?\s+(?:de\s)?(?:jan|feb|fév|mar|mär|apr|avr|abr|may|mai|maio|jun|juin|jul|juil|aug|aoû|ago|sep|set|oct|okt|out|nov|dec|dez|déc|dic|ene)\p{L}*\.?(?=\s|,|$)/iu;
/** Longest line, or pair of lines, that says who wrote. */
const LONGEST = 260;
const PRONOUNS = /^(?:he|she|they|i|we|you|it|er|sie|ich|wir|il|elle|je|él|ella|yo)$/iu;

/**
 * Who the line above a quotation says wrote it: "On Mon, 5 May 2025 at 16:02, Bob <b@x.org> wrote:", "Bob schrieb am
 * 5. Mai 2025:", "Bob wrote:". Null for any other line.
 * @param line one line, or two of which the first was wrapped, without marks of quotation
 */
export function readAttribution(line: string): Attribution | null {
  if (line.length > LONGEST || !/[:：]\s*$/u.test(line) || !WROTE.test(line)) return null;
  const bare = line
    .replace(/\s*[:：]\s*$/u, '')
    .replace(ADDRESS, ' ')
    .replace(WROTE, ' ')
    .replace(DAY_WORDS, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const intro = DAY_INTRO.exec(bare);
  const before = intro === null ? bare : bare.slice(0, intro.index);
  const rest = intro === null ? '' : bare.slice(intro.index + intro[0].length);
  const number = LAST_NUMBER.exec(rest)?.[0] ?? '';
  const when = number + (number === '' ? '' : (MONTH.exec(rest.slice(number.length))?.[0] ?? ''));
  const names = [before, rest.slice(when.length)].map(nameIn).filter((name) => name !== '');
  if (names.length > 1) return null;
  const [name] = names;
  if (name === undefined) return when === '' ? null : { speaker: null, toldWords: when };
  return isName(name) ? { speaker: name, toldWords: when === '' ? null : when } : null;
}

function nameIn(words: string): string {
  return words.replace(/["“”„]|\(\s*\)/gu, '').replace(/^[\s,;–-]+|[\s,;–-]+$|\s+via\s.*$/gu, '');
}

/** "zephyr_k", "ana.ruiz", "wren77": how people are called in forums. */
const HANDLE = /^@?[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)+$|^@?\p{L}{2,}\d+$|^@\p{L}+$/u;

function isName(name: string): boolean {
  if (HANDLE.test(name)) return true;
  return (
    /^[\p{Lu}\p{Lo}]/u.test(name) &&
    name.split(' ').length <= 6 &&
    !PRONOUNS.test(name) &&
    !/[.!?]\s/u.test(name)
  );
}
