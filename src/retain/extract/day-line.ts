import { LONGEST_DAY_MS } from '../../domain/instant.ts';
import type { DatedInterval } from '../../domain/interval.ts';
import type { DateMention, TimeReference } from '../../domain/time.ts';
import { findDates } from '../../temporal/find-dates.ts';
import { MEETING, RECORD } from './record-names.ts';

/** A day that a line states, and where its date stands in the line. */
export interface DayLine {
  readonly day: DatedInterval;
  readonly start: number;
  readonly end: number;
  /** True for the beginning of a line that goes on. */
  readonly isEntry: boolean;
}

/**
 * LINE: nothing but a date, or the head of an entry. TITLE: also a date beside the words of a title; OPENING: the same, set
 * apart from them. MATTER: of a front matter.
 */
export type DayLineForm = 'LINE' | 'TITLE' | 'OPENING' | 'MATTER';

/** Longest title, longest line of a date alone, and longest head of an entry, in UTF-16 units. */
const LONGEST_TITLE = 120;
const LONGEST_LINE = 60;
const LONGEST_HEAD = 40;

/** A day of a month, in figures or with the month in words: not a weekday alone, nor "the 5th". */
const DAY_WORDS = /\d[./-]\d|\p{L}{3,}.*\d|\d.*\p{L}{3,}|\d年/u;
/** "5/3/2024" is in May or in March. */
const AMBIGUOUS = /^(?<a>\d{1,2})[/-](?<b>\d{1,2})[/-]\d{2,4}$/u;
/** What may stand around a date that is alone in its line. */
const AROUND = /^[\s\p{Pd}=*_#~[\]().,:|]*$/u;
const LABEL =
  /^[\s\p{Pd}*_]*(?:date|day|datum|tag|fecha|día|jour|data|giorno|le|den|am|日付|日期)[\s*_]*:?[\s*_]*$/iu;
/** "Berlin, den", in front of the date of a letter. */
const PLACE = /^\s*\p{Lu}[\p{L}\p{M}.'’ -]{1,30},\s*(?:(?:den|le|am|il|em)\s*)?$/u;
const MATTER_KEY =
  /^\s*(?:date|day|created(?:_at)?|published(?:_at)?|datum|erstellt|fecha|data)\s*:\s*["']?(?=\d|\p{L})/iu;
/** A title that ends so in front of a date speaks of that date. */
const SPEAKS_OF =
  /(?<!\p{L})(?:for|by|until|till|since|from|before|after|of|to|on|in|due|as of|bis|ab|seit|für|vor|nach|vom|von|zum|am|im|pour|du|au|le|depuis|avant|après|jusqu['’]au|para|del?|el|desde|hasta|antes|después)\s*$/iu;
/** Save that of a record: it is of the day on which it was written, or on which they met. */
const RECORD_OF = new RegExp(
  String.raw`(?<!\p{L})${RECORD}(?:\s(?:of|from|der|des|vom|von|de|du|del|da)(?:\s(?:the|our|la|l['’]|a))?\s?(?:\p{L}+[\s-])?\p{L}*${MEETING})?\s(?:of|from|dated|vom|von|de|du|del?|do)\s(?:the\s|le\s)?$`,
  'iu',
);
/** What is planned for a day, or happened on one and is looked at later, was not written on it. */
const PLANS =
  /(?<!\p{L})(?:deadlines?|due|incidents?|outages?|accidents?|post-?mortem|störung|vorfall|unfall|panne|accidentes?|incidentes?|plan(?:s|ned|ning)?|schedul\p{Ll}+|agenda|expir\p{Ll}+|forecast|born|frist|fällig|termin|échéance|plazo|nacid[oa]|geboren)(?!\p{L})/iu;
/** "**2024-03-05** …", "[5 March 2024] …", "2024-03-05: …", "5 March 2024 - …", and "2024-03-05 We …". */
const ENTRY =
  /^(?<lead>\s*(?:[-*+•]\s+)?(?:\*\*|__|[[(])?)(?<date>[^\n]{6,40}?)(?:(?:\*\*|__|[\])]):?|:(?!\d)|\s?[–—|]|\s-(?=\s))\s*(?=\S)/u;
const ISO_ENTRY =
  /^(?<lead>\s*(?:[-*+•]\s+)?)(?<date>\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?)?)\s+(?=\p{Lu})/u;

/** The day that a line states; null for a line that only speaks of one, and for a date that can be read in two ways. */
export function readDayLine(line: string, form: DayLineForm, reference: TimeReference): DayLine | null {
  if (!/\d/u.test(line)) return null;
  if (form === 'MATTER') return dayIn(line, MATTER_KEY.exec(line)?.[0].length ?? line.length, reference);
  const whole =
    line.length > (form === 'LINE' ? LONGEST_LINE : LONGEST_TITLE) ? null : wholeLine(line, form, reference);
  return whole ?? entryHead(line, reference);
}

/** True for a line that is a date and nothing else, whichever. */
export function isDayLine(line: string): boolean {
  const read = line.length > LONGEST_LINE ? null : readDayLine(line, 'LINE', { at: 0, timezone: 'UTC' });
  return read !== null && !read.isEntry;
}

function wholeLine(line: string, form: DayLineForm, reference: TimeReference): DayLine | null {
  const read = dayIn(line, 0, reference);
  if (read === null) return null;
  const before = line.slice(0, read.start);
  const after = line.slice(read.end);
  if (PLANS.test(`${before} ${after}`)) return null;
  const isAlone = AROUND.test(after) && (AROUND.test(before) || LABEL.test(before) || PLACE.test(before));
  return isAlone || (form !== 'LINE' && isTitle(before, after, form === 'OPENING')) ? read : null;
}

/** "Standup – 5 March 2024", "2024-03-05: Standup", "Meeting notes 2024-03-05". */
function isTitle(before: string, after: string, isApart: boolean): boolean {
  const rest = `${before} ${after}`;
  return (
    (!isApart || isSetApart(before, after)) &&
    (!SPEAKS_OF.test(before) || RECORD_OF.test(before)) &&
    !/[.!?…;]\s*$/u.test(rest.trim()) &&
    /^(?:[\s\p{P}]|$)/u.test(after)
  );
}

function isSetApart(before: string, after: string): boolean {
  return /[,:–—|(-]\s*$/u.test(before) || /^\s*[:–—|,)-]/u.test(after) || RECORD_OF.test(before);
}

function entryHead(line: string, reference: TimeReference): DayLine | null {
  const { lead = '', date = '' } = (ISO_ENTRY.exec(line) ?? ENTRY.exec(line))?.groups ?? {};
  if (date.length < 6 || date.length > LONGEST_HEAD) return null;
  const read = dayIn(date, 0, reference);
  const isWhole =
    read !== null && AROUND.test(date.slice(0, read.start)) && AROUND.test(date.slice(read.end));
  return isWhole
    ? { ...read, start: lead.length + read.start, end: lead.length + read.end, isEntry: true }
    : null;
}

/** The only date in a line from an offset on, when it is a day or a moment of one. */
function dayIn(line: string, from: number, reference: TimeReference): DayLine | null {
  const words = line.slice(from);
  const dates = findDates(words, reference);
  const [date] = dates;
  if (date === undefined || dates.length > 1 || !isDay(date)) return null;
  return { day: date.occurred, start: from + date.start, end: from + date.end, isEntry: false };
}

function isDay({ text, occurred }: DateMention): boolean {
  const { a, b } = AMBIGUOUS.exec(text)?.groups ?? {};
  const isAmbiguous = a !== undefined && a !== b && Number(a) <= 12 && Number(b) <= 12;
  const { precision, start, end } = occurred;
  return (
    DAY_WORDS.test(text) &&
    !isAmbiguous &&
    precision !== 'YEAR' &&
    precision !== 'MONTH' &&
    end - start <= LONGEST_DAY_MS
  );
}
