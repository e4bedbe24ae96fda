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
import { FRENCH_SLOTS } from './french-words.ts';
import { always } from './guards.ts';

const OF = "(?:de l'|du |de la |de |d')?";
const THE = "(?:le |la |les |l')?";

const PHRASES = [
  ...COMMON_PHRASES,
  ...DAY_FIRST,
  phrase('{days} (?:au )?{dayPart}', relativeDayPart),
  phrase('c(?:e|et|ette) {dayPart}', (slots, context) => relativeDayPart({ ...slots, days: 0 }, context)),
  phrase('{days}', relativeDay),
  phrase('(?:{weekday} )?(?:le )?{day} {month}(?: {year})?', calendarDate),
  phrase(
    '(?:du |entre le )?(?:{weekday} )?{day}(?: ?[-–—] ?| au | et le )(?:{weekday2} )?{day2} {month}(?: {year})?',
    calendarDates,
  ),
  phrase('{month} {year}', month),
  phrase("(?:en )?{month} (?:de l'année )?{shift}", month),
  phrase('{month}', month, 'MONTH'),
  phrase("l'an(?:née)? {year}", year),
  phrase('{year}', year, 'YEAR'),
  phrase('(?:les |des )?années {decade}', decade),
  phrase('(?:le |au )?{quarter:ordinal} trimestre (?:de )?{year}', quarter),
  phrase('{quarter:ordinal} trimestre', quarter, 'QUARTER'),
  phrase('{season} {year}', season),
  phrase("(?:l'|le |au |à l')?{season} {shift}", season),
  phrase('cet? {season}', (slots, context) => season({ ...slots, shift: 0 }, context)),
  phrase('{season}', season, 'SEASON'),
  phrase('{holiday} {year}', holiday),
  phrase('{holiday} {shift}', holiday),
  phrase('{holiday}', holiday, 'HOLIDAY'),
  phrase('{weekday} {shift}', weekday),
  phrase('ce {weekday}', (slots, context) => weekday({ ...slots, shift: 0 }, context)),
  phrase('{weekday}', weekday),
  phrase('(?:le )?week-?end {shift}', weekend),
  phrase('ce week-?end', (_slots, context) => weekend({ shift: 0 }, context)),
  phrase('week-?end', weekend, 'WEEKEND'),
  phrase("(?:la |le |l'|(?<=au )){unit:calendar} {shift}", relativeUnit),
  phrase('cet(?:te)? {unit:calendar}(?:-ci)?', (slots, context) =>
    relativeUnit({ ...slots, shift: 0 }, context),
  ),
  phrase('ce {unit:calendar}(?:-ci)?', (slots, context) => relativeUnit({ ...slots, shift: 0 }, context)),
  phrase(
    "(?:la |le |l'|du |de la ){unit:calendar}",
    (slots, context) => relativeUnit({ ...slots, shift: 0 }, context),
    'UNIT',
  ),
  phrase('il y a {n} {unit}', ago),
  phrase('dans {n} {unit}', fromNow, 'FUTURE'),
  vaguePhrase('(?:les |ces |des )?{n} derni(?:ers|ères) {unit}', rollingPast),
  vaguePhrase('depuis (?:environ |plus de |presque )?{n} {unit}', rollingPast),
  phrase('maintenant', now),
  phrase('{dayPart}', dayPart, 'TIME'),
  phrase('{hour} ?[h:] ?{minute}', clockTime, 'TIME'),
  phrase('{hour} ?h(?:eures?)?', clockTime, 'TIME'),
];

/** French. Of bare weekdays and months the same holds as in English; numeric dates have the day first. */
export const FRENCH: Language = {
  code: 'fr',
  spaced: true,
  lexicon: FRENCH_SLOTS,
  hints: new Set(
    (
      'le la les un une des du de et ou est sont était étaient être avoir avons avez ont ai que qui quoi quand où comment pourquoi quel quelle ' +
      'je tu il on deux trois semaines jours elle nous vous ils elles mon ma mes ton ta son sa ses notre nos votre leur ce cet cette ces dans sur avec pour par pas ne en au aux ' +
      'depuis avant après entre jusqu hier demain aujourd hui avant-hier dernier dernière prochain prochaine semaine mois année an ans jour jours ' +
      'janvier février mars avril mai juin juillet août septembre octobre novembre décembre printemps été automne hiver début fin mi lundi mardi mercredi jeudi ' +
      'vendredi samedi dimanche matin soir noël années trimestre'
    ).split(' '),
  ),
  phrases: PHRASES,
  nesting: ",?\\s+(?:(?:de|du|en|à|au|le|la|dans)\\s+|l'|de l'){0,2}",
  parts: [
    part(`(?:le |au )?début ${OF}${THE}{term}`, parts.beginning),
    part(`(?:le |au )?milieu ${OF}${THE}{term}`, parts.mid),
    part(`(?:la )?mi-{term}`, parts.mid),
    part(`(?:la |à la )?fin ${OF}${THE}{term}`, parts.ending),
    part(`(?:la |le )?{ordinal} {unit} ${OF}{term}`, parts.ordinalUnit),
    part(`(?:le )?{ordinal} {weekday} ${OF}{term}`, parts.ordinalWeekday),
  ],
  ranges: [
    range(`entre ${THE}{term} et ${THE}{term}`, fromTo),
    range(`(?:de |du |d'|depuis ){term} (?:à|au|jusqu'(?:à|au|en)) ${THE}{term}`, fromTo),
    range(`{term}(?: à | au |\\s?[-–—]\\s?){term}`, fromTo),
    list(`{term} (?:et|ou) (?:en )?${THE}{term}`, both),
  ],
  opens: [
    open(`depuis ?${THE}{term}`, 'SINCE'),
    open(`(?:dès|à partir (?:de|du|d')) ?${THE}{term}`, 'FROM'),
    open(`avant ${THE}{term}`, 'BEFORE'),
    open(`après ${THE}{term}`, 'AFTER'),
    open(`jusqu'(?:en|à|au) ?${THE}{term}`, 'UNTIL'),
    open(`d'ici(?: à| au)? ${THE}{term}`, 'BY'),
  ],
  strengthening: {
    MONTH: "(?:en|depuis|mois de|mois d'|au mois de|courant)",
    YEAR: "(?:en|de|dès|d'ici(?: à)?)",
    SEASON: "(?:en|au)|(?<![\\p{L}])(?:pendant |durant )?l'|cet",
    HOLIDAY: '(?:à|pour)',
    WEEKEND: '(?:le|ce|du)',
    QUARTER: '(?:au|du|le)',
    NUMERIC: '(?:le|du)',
  },
  past: new RegExp(
    [
      String.raw`(?<!\p{L})(?:étais|était|étions|étiez|étaient|avait|avaient|nous avions|vous aviez|fut|furent|eut|eurent|fit|firent|ont|avons|avez)(?!\p{L})`,
      // The imperfect and the simple past behind who does it; "fait", "sait" and "dirait" look so, too.
      String.raw`(?<=(?<!\p{L})(?:il|elle|on|qui|ils|elles|tu|ça|je|j['’]) ?)(?!(?:fait|sait|plait|tait|nait|vait|connait|parait|disparait)(?!\p{L}))\p{L}{2,}(?<!r)(?:ais|ait|aient)(?!\p{L})`,
      String.raw`(?<=(?<!\p{L})(?:il|elle|on|qui) )\p{L}{2,}(?<!r)a(?!\p{L})|(?<!\p{L})\p{L}{2,}èrent(?!\p{L})`,
      String.raw`(?<!\p{L})(?:partit|sortit|vint|revint|devint|prit|mit|naquit|mourut|reçut|courut|vécut|écrivit|perdit|rendit|vendit|descendit|tint|obtint|ouvrit|découvrit|(?:part|sort|v|rev|dev|pr|m|mour|reç|cour|véc|écriv|perd|rend|vend|descend|ouvr)(?:irent|inrent|urent))(?!\p{L})`,
      // A verb of the past tense in two words: "a annoncé", "est partie", "s'est cassé".
      String.raw`(?<!\p{L})(?:a|ai|as) (?:(?:été|\p{Ll}+ment|déjà|bien|tout|aussi|pas|enfin) )?\p{L}{2,}(?:é|i|u|is|it|ert|int)(?:e|s|es)?(?!\p{L})`,
      String.raw`(?<!\p{L})(?:est|sont|suis|es|sommes|êtes) (?:(?:\p{Ll}+ment|déjà|enfin) )?(?:all|arriv|entr|rentr|mont|rest|tomb|retourn|pass|décéd)ée?s?(?!\p{L})`,
      String.raw`(?<!\p{L})(?:est|sont|suis|es|sommes|êtes) (?:(?:\p{Ll}+ment|déjà|enfin) )?(?:part|sort|ven|reven|deven|n[ée]|mort|descend)(?:i|u|é)?e?s?(?!\p{L})`,
      String.raw`(?<!\p{L})(?:s['’]est|se sont|me suis|t['’]es|nous nous sommes|vous vous êtes|s['’]était) \p{L}+`,
    ].join('|'),
    'giu',
  ),
  future: new RegExp(
    [
      String.raw`(?<!\p{L})(?:vais|va|vas|allons|allez|vont)(?!\p{L})`,
      // The future tense: "rouvrira", "viendront"; the nouns that end so are left out.
      String.raw`(?<!\p{L})(?!(?:sierra|aura|vrai|environs|livra|délivra|(?:re|at)?tira|admira|(?:in|re|ex|a|con)spira|expira|vira|désira)(?!\p{L}))\p{L}*(?:[ei]r|[drv]r|aur|(?:ett|att|aît|ît)r)(?:ai|as|a|ons|ez|ont)(?!\p{L})`,
      String.raw`(?<!\p{L})aura(?:it|ient)? lieu(?!\p{L})|(?<=(?:il|elle|on|y|qui|en|l['’]) ?)aura(?!\p{L})`,
      String.raw`(?<=(?:report[ée]|déplacé|décalé|repoussé|avancé)e?s? [^.!?\n]{0,60})(?<!\p{L})(?:au|à)(?= (?:le )?(?:\d|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche))`,
      String.raw`(?<!\p{L})(?:prochaine?|d['’]ici|prévue?s?|au plus tard|avant le)(?!\p{L})`,
    ].join('|'),
    'giu',
  ),
  accepts: always,
};
