import type { Place } from './found.ts';

const DAY_NAMES =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo';
const MONTH_NAMES =
  'january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
/** What a time begins with. */
const TIME = String.raw`(?:(?:the|den|dem|le|el|next|early|mid|late|nächsten|anfang|ende|mitte) )?(?:\d|(?:${DAY_NAMES}|${MONTH_NAMES})(?!\p{L}))`;
/** The time that is left: no more words than a date has. */
const LEFT = String.raw`(?:[^\s.!?;,]+[.,]? ){1,5}?`;

interface Moving {
  /** What is said of something that gets another time. */
  readonly verb: RegExp;
  /** The words from the old time to before the new one. */
  readonly left: RegExp;
}

function moving(verb: string, from: string, to: string): Moving {
  return {
    verb: new RegExp(String.raw`(?<!\p{L})(?:${verb})`, 'iu'),
    left: new RegExp(String.raw`(?<!\p{L})(?:${from}) ${LEFT}(?=${to} ${TIME})`, 'iu'),
  };
}

const MOVINGS: readonly Moving[] = [
  moving(
    '(?:moved?|moves|moving|postponed?|pushed|rescheduled?|shifted|changed|brought forward|delayed|switched|slipped|slips|put off)(?!\\p{L})',
    'from',
    'to',
  ),
  moving('verschoben|verschieb|verschob|verlegt|verlegen|vertagt|vorgezogen', 'vo[mn]|von dem', 'auf'),
  moving('report[ée]|déplac|décal|repouss|avanc[ée]', 'du|de', '(?:au|à)'),
  moving('aplaz|pospuest|posp[ou]s|traslad|cambi|adelant|retras|movi', 'del?', 'al?'),
];

/**
 * Where a sentence names the time that something was moved away from: "moved from Monday to Thursday" happens on Thursday;
 * null where nothing is moved.
 */
export function leftTimeIn(sentence: string): Place | null {
  for (const { verb, left } of MOVINGS) {
    const match = verb.test(sentence) ? left.exec(sentence) : null;
    if (match !== null) return { start: match.index, end: match.index + match[0].length };
  }
  return null;
}
