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
import { PORTUGUESE_SLOTS } from './portuguese-words.ts';

const OF = '(?:de |do |da )?';
const THE = '(?:o |a |os |as )?';

const PHRASES = [
  ...COMMON_PHRASES,
  ...DAY_FIRST,
  phrase('{days} (?:à|de|pela) {dayPart}', relativeDayPart),
  phrase('(?:esta|nesta|hoje de) {dayPart}', (slots, context) =>
    relativeDayPart({ ...slots, days: 0 }, context),
  ),
  phrase('{days}', relativeDay),
  phrase('(?:{weekday},? )?(?:o |dia )?{day} de {month}(?: (?:de |do )?{year})?', calendarDate),
  phrase('(?:de |entre )?{day}(?: ?[-–—] ?| a | e ){day2} de {month}(?: (?:de |do )?{year})?', calendarDates),
  phrase('{month} (?:de |do )?{year}', month),
  phrase('{month} {shift}', month),
  phrase('{month}', month, 'MONTH'),
  phrase('ano (?:de )?{year}', year),
  phrase('{year}', year, 'YEAR'),
  phrase('anos {decade}', decade),
  phrase('{quarter:ordinal} trimestre (?:de |do )?{year}', quarter),
  phrase('{quarter:ordinal} trimestre', quarter, 'QUARTER'),
  phrase('{season} (?:de |do )?{year}', season),
  phrase('{season} {shift}', season),
  phrase('{shift:before} {season}', season),
  phrase('{season}', season, 'SEASON'),
  phrase('{holiday} (?:de |do )?{year}', holiday),
  phrase('{holiday} {shift}', holiday),
  phrase('{holiday}', holiday, 'HOLIDAY'),
  phrase('{weekday} {shift}', weekday),
  phrase('{weekday:short} {shift}', weekday),
  phrase('{shift:before} {weekday}', weekday),
  phrase('{weekday}', weekday),
  phrase('fim de semana {shift}', weekend),
  phrase('{shift:before} fim de semana', weekend),
  phrase('fim de semana', weekend, 'WEEKEND'),
  phrase('{unit:calendar} {shift}', relativeUnit),
  phrase('{shift:before} {unit:calendar}', relativeUnit),
  phrase(
    '(?:a |o |do |da ){unit:calendar}',
    (slots, context) => relativeUnit({ ...slots, shift: 0 }, context),
    'UNIT',
  ),
  phrase('há {n} {unit}(?: atrás)?', ago),
  phrase('{n} {unit} atrás', ago),
  phrase('(?:daqui a|em|dentro de) {n} {unit}', fromNow, 'FUTURE'),
  vaguePhrase('últim[oa]s {n} {unit}', rollingPast),
  phrase('agora', now),
  phrase('(?:de|da|à) {dayPart}', dayPart, 'TIME'),
  phrase('{hour}[:h]{minute}', clockTime, 'TIME'),
];

/** Portuguese. Of bare weekdays and months the same holds as in English; numeric dates have the day first. */
export const PORTUGUESE: Language = {
  code: 'pt',
  spaced: true,
  lexicon: PORTUGUESE_SLOTS,
  hints: new Set(
    (
      'o a os as um uma uns umas e ou é são era eram foi foram está estão há que quem quando onde como por para com sem ' +
      'de do da dos das em no na nos nas ao à se seu sua meu minha eu tu ele ela nós eles elas este esta isto não sim muito mais mas me te ' +
      'desde até antes depois entre ontem hoje amanhã anteontem passado passada próximo próxima última últimas último últimos semana mês ano anos dia dias atrás ' +
      'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro verão inverno primavera outono segunda terça quarta quinta sexta ' +
      'primeiro primeira segundo terceiro quarto sábado domingo natal início final meados trimestre fui vem você vocês'
    ).split(' '),
  ),
  phrases: PHRASES,
  nesting: ',?\\s+(?:(?:de|do|da|em|no|na|às|as|o|a)\\s+){0,2}',
  parts: [
    part(`(?:no |ao )?(?:início|começo|princípio) ${OF}${THE}{term}`, parts.beginning),
    part(`(?:em )?meados ${OF}${THE}{term}`, parts.mid),
    part(`(?:no |ao )?(?:final|fim) ${OF}${THE}{term}`, parts.ending),
    part(`(?:a |o |na |no )?{ordinal} {unit} ${OF}{term}`, parts.ordinalUnit),
    part(`(?:a |o |na |no )?{ordinal} {weekday} ${OF}{term}`, parts.ordinalWeekday),
  ],
  ranges: [
    range(`entre ${THE}{term} e ${THE}{term}`, fromTo),
    range(`(?:de|desde|do) ${THE}{term} (?:a|ao|até) ${THE}{term}`, fromTo),
    range(`{term}(?: a | até |\\s?[-–—]\\s?){term}`, fromTo),
    list(`{term} (?:e|ou) (?:em )?${THE}{term}`, both),
  ],
  opens: [
    open(`(?:desde|a partir de) ${THE}{term}`, 'SINCE'),
    open(`antes ${OF}${THE}{term}`, 'BEFORE'),
    open(`(?:depois|após) ${OF}${THE}{term}`, 'AFTER'),
    open(`até ${THE}{term}`, 'UNTIL'),
  ],
  strengthening: {
    MONTH: '(?:em|desde|durante|mês de)',
    YEAR: '(?:em|de|desde|durante)',
    SEASON: '(?:em|no|na|durante o|durante a)',
    HOLIDAY: '(?:no|na|em|desde o|pelo)',
    WEEKEND: '(?:no|neste|o)',
    QUARTER: '(?:no|do)',
    NUMERIC: '(?:em|de|no dia)',
  },
  past: /\b(?:era|eram|foi|foram|fez|fizemos|fui|esteve|havia)\b|\p{L}+(?:ou|aram|eram|iram)(?!\p{L})/giu,
  future: /\b(?:vou|vai|vamos|vão)\b|\p{L}+(?:arei|erei|irei|ará|erá|irá|aremos|eremos|iremos)(?!\p{L})/giu,
  accepts: always,
};
