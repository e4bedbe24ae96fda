import type { Chrono, Parser } from 'chrono-node';
import { wholeWords } from './further-language.ts';

interface Additions {
  /** Years, with a group `year` and perhaps a group `from` for the first of several. Source of a regular expression. */
  readonly years: string;
  /** Years that are counted from this one, by their offset. */
  readonly yearsAway: Readonly<Record<number, string>>;
  /** Days that are counted from today, by their offset. */
  readonly daysAway: Readonly<Record<number, string>>;
}

/** How chrono-node repeats a counted unit ("2 hours 3 days …"), and how often is enough for "a year and two months ago". */
const MANY_UNITS = '){0,10}';
const TWO_UNITS = '){0,1}';

/**
 * A chrono-node of a language with the bare years and the days that its own phrases lack, and without long rows of counted
 * units: blanks between them can be read in several ways, and eleven units made a short text take seconds.
 */
export function withPhrases(chrono: Chrono, { years, yearsAway, daysAway }: Additions): Chrono {
  const extended = chrono.clone();
  extended.parsers = extended.parsers.map(withFewUnits);
  extended.parsers.push(
    yearParser(years),
    ...Object.entries(yearsAway).map(([offset, words]) => awayParser(words, 'year', Number(offset))),
    ...Object.entries(daysAway).map(([offset, words]) => awayParser(words, 'day', Number(offset))),
  );
  return extended;
}

function withFewUnits(parser: Parser): Parser {
  const bounded = new Map<string, RegExp>();
  return {
    pattern: (context) => {
      const pattern = parser.pattern(context);
      const known = bounded.get(pattern.source);
      if (known !== undefined) return known;
      const fewer = new RegExp(pattern.source.replaceAll(MANY_UNITS, TWO_UNITS), pattern.flags);
      bounded.set(pattern.source, fewer);
      return fewer;
    },
    extract: (context, match) => parser.extract(context, match),
  };
}

function yearParser(source: string): Parser {
  const pattern = wholeWords(source);
  return {
    pattern: () => pattern,
    extract: (context, match) => {
      const { year, from } = match.groups ?? {};
      const first = from ?? year;
      if (first === undefined) return null;
      const end = from === undefined ? undefined : { year: Number(year) };
      return context.createParsingResult(match.index ?? 0, match[0], { year: Number(first) }, end);
    },
  };
}

function awayParser(source: string, unit: 'year' | 'day', offset: number): Parser {
  const pattern = wholeWords(source);
  return {
    pattern: () => pattern,
    extract: ({ reference }) => {
      const date = new Date(reference.instant);
      if (unit === 'year') return { year: date.getFullYear() + offset };
      date.setDate(date.getDate() + offset);
      return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
    },
  };
}
