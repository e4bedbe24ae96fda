import { list, open, part, range } from '../combination.ts';
import type { Language } from '../language.ts';
import * as parts from '../parts.ts';
import { phrase, vaguePhrase } from '../phrase.ts';
import { ago, fromNow } from '../phrases/ago.ts';
import { calendarDate, calendarDates } from '../phrases/calendar-date.ts';
import { clockTime } from '../phrases/clock-time.ts';
import { dayPart } from '../phrases/day-part.ts';
import { holiday } from '../phrases/holiday.ts';
import { month } from '../phrases/month.ts';
import { quarter } from '../phrases/quarter.ts';
import { relativeDay, relativeDayPart } from '../phrases/relative-day.ts';
import { relativeUnit } from '../phrases/relative-unit.ts';
import { now, rollingPast } from '../phrases/rolling.ts';
import { season } from '../phrases/season.ts';
import { weekday, weekend } from '../phrases/weekday.ts';
import { decade, year } from '../phrases/year.ts';
import { both, fromTo } from '../ranges.ts';
import { COMMON_PHRASES, DAY_FIRST } from './common.ts';
import { always } from './guards.ts';
import { isBareSpanishYear } from './spanish-guards.ts';
import { SPANISH_SLOTS } from './spanish-words.ts';

const OF = '(?:de |del )?';
const THE = '(?:el |la |los |las )?';

const PHRASES = [
  ...COMMON_PHRASES,
  ...DAY_FIRST,
  phrase('anoche', (_slots, context) => relativeDayPart({ days: -1, dayPart: 'NIGHT' }, context)),
  phrase('anteanoche', (_slots, context) => relativeDayPart({ days: -2, dayPart: 'NIGHT' }, context)),
  phrase('{days} (?:por|en|a) la {dayPart}', relativeDayPart),
  phrase('esta {dayPart}', (slots, context) => relativeDayPart({ ...slots, days: 0 }, context)),
  phrase('(?<!(?<!\\p{L})(?:la|buena) ){days}', relativeDay),
  phrase('(?:{weekday:any},? )?(?:el )?{day} de {month}(?: (?:de |del )?{year})?', calendarDate),
  phrase(
    '(?:del |entre el )?(?:{weekday:any} )?{day}(?: ?[-–—] ?| al | y el )(?:{weekday2:any} )?{day2} de {month}(?: (?:de |del )?{year})?',
    calendarDates,
  ),
  phrase('{month} (?:de |del )?{year}', month),
  phrase('{month} {shift}', month),
  phrase('{month}', month, 'MONTH'),
  phrase('(?:el )?año {year}', year),
  phrase('{year}', year, 'YEAR'),
  phrase('(?:los )?años {decade}', decade),
  phrase('los {decade}', decade),
  phrase('(?:el )?{quarter:ordinal} trimestre (?:de |del )?{year}', quarter),
  phrase('{quarter:ordinal} trimestre', quarter, 'QUARTER'),
  phrase('{season} (?:de |del )?{year}', season),
  phrase('(?:el |la )?{season} {shift}', season),
  phrase('{shift:before} {season}', season),
  phrase('{season}', season, 'SEASON'),
  phrase('{holiday} (?:de |del )?{year}', holiday),
  phrase('{holiday} {shift}', holiday),
  phrase('{holiday}', holiday, 'HOLIDAY'),
  phrase('(?:el )?{weekday:any} {shift}', weekday),
  phrase('{shift:before} {weekday:any}', weekday),
  phrase('{weekday}', weekday),
  phrase('(?<=\\bel ){weekday:any}', weekday),
  phrase('(?:el )?fin de semana {shift}', weekend),
  phrase('{shift:before} fin de semana', weekend),
  phrase('fin de semana', weekend, 'WEEKEND'),
  phrase('(?:la |el ){unit:calendar} {shift}', relativeUnit),
  phrase('(?:la |el )?{shift:before} {unit:calendar}', relativeUnit),
  phrase(
    '(?:la |el |del ){unit:calendar}',
    (slots, context) => relativeUnit({ ...slots, shift: 0 }, context),
    'UNIT',
  ),
  phrase('hace {n} {unit}', ago),
  phrase('(?:dentro de|en) {n} {unit}', fromNow, 'FUTURE'),
  vaguePhrase('(?:las |los )?últim[oa]s {n} {unit}', rollingPast),
  vaguePhrase('(?:las |los )?{n} últim[oa]s {unit}', rollingPast),
  phrase('ahora', now),
  phrase('(?:por |de )la {dayPart}', dayPart, 'TIME'),
  phrase('{hour}:{minute}', clockTime, 'TIME'),
];

/** Spanish. Of bare weekdays and months the same holds as in English; numeric dates have the day first. */
export const SPANISH: Language = {
  code: 'es',
  spaced: true,
  lexicon: SPANISH_SLOTS,
  hints: new Set(
    (
      'el la los las un una unos unas y o es son era eran fue fueron está están hay qué quién quien cuándo cuando dónde donde cómo como por para con sin ' +
      'de del en al que se su sus mi mis tu tus nos yo tú él ella nosotros ellos ellas este esta estos estas ese esa no sí muy más pero me te lo le ' +
      'desde hasta antes después entre hace ayer hoy mañana anteayer pasado pasada próximo próxima última últimas último últimos semana mes año años día días ' +
      'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre verano invierno primavera otoño lunes martes miércoles jueves viernes ' +
      'sábado domingo navidad anoche principios finales mediados trimestre fui'
    ).split(' '),
  ),
  phrases: PHRASES,
  nesting: ',?\\s+(?:(?:de|del|en|a|el|la|las)\\s+){0,2}',
  parts: [
    part(
      `(?:a |al )?(?:principios|principio|comienzos|comienzo|inicios|inicio) ${OF}${THE}{term}`,
      parts.beginning,
    ),
    part(`(?:a )?mediados ${OF}${THE}{term}`, parts.mid),
    part(`(?:a |al )?(?:finales|final|fines|fin) ${OF}${THE}{term}`, parts.ending),
    part(`(?:la |el )?{ordinal} {unit} ${OF}{term}`, parts.ordinalUnit),
    part(`(?:el )?{ordinal} {weekday:any} ${OF}{term}`, parts.ordinalWeekday),
  ],
  ranges: [
    range(`entre ${THE}{term} y ${THE}{term}`, fromTo),
    range(`(?:de|desde|del) ${THE}{term} (?:a|al|hasta) ${THE}{term}`, fromTo),
    range(`{term}(?: a | hasta |\\s?[-–—]\\s?){term}`, fromTo),
    list(`{term} (?:y|o) (?:en )?${THE}{term}`, both),
  ],
  opens: [
    open(`desde ${THE}{term}`, 'SINCE'),
    open(`a partir (?:de|del) ${THE}{term}`, 'FROM'),
    open(`antes ${OF}${THE}{term}`, 'BEFORE'),
    open(`después ${OF}${THE}{term}`, 'AFTER'),
    open(`hasta (?:finales de )?${THE}{term}`, 'UNTIL'),
  ],
  strengthening: {
    MONTH: '(?:en|desde|durante|mes de)',
    YEAR: '(?:en|de|desde|durante)',
    SEASON: '(?:en|durante)(?: el| la)?',
    HOLIDAY: '(?:en|por|desde|la)',
    WEEKEND: '(?:el|este)',
    QUARTER: '(?:en el|del)',
    NUMERIC: '(?:el|del)',
  },
  past: /\b(?:era|eran|fue|fueron|hizo|hicimos|fui|estuvo|había)\b|\p{L}+(?:ó|aron|ieron)(?!\p{L})/giu,
  future:
    /\b(?:voy|va|vas|vamos|van) a\b|(?<=(?<!\p{L})(?:aplaz|pospus|pospues|traslad|cambi|adelant|retras)\p{L}* [^.!?\n]{0,60})(?<!\p{L})al?(?= (?:el )?(?:\d|lunes|martes|miércoles|jueves|viernes|sábado|domingo))|\p{L}+(?:aré|eré|iré|(?:[aei]|[bd]|r)rán?|(?:[aei]|[bd]|r)remos)(?!\p{L})|(?<!\p{L})(?:habrán?|a más tardar|previst[oa]s?|próxim[oa] (?!semana|mes|año|lunes|martes|miércoles|jueves|viernes|sábado|domingo|fin)\p{L}+|plazo)(?!\p{L})/giu,
  isBareYear: isBareSpanishYear,
  accepts: always,
};
