import { timeSlot } from '../value-kind.ts';
import { DAY_TIME, TIME_HINT } from '../when-words.ts';
import { DONE_OR_SUFFERED, NOW } from './english-words.ts';
import { AGENT, type ClaimPhrase, hinted, MORE, OWNED, phrase } from './phrase.ts';

const S = '(?<s>.{1,80}?)';
const V = `(?<v>${DAY_TIME})${MORE}`;
const CLOCK = String.raw`(?:${DAY_TIME}|(?<=at )\d{1,2}(?![\p{L}\p{N}.,:]))`;
const FROM = `(?: from (?<from>${DAY_TIME}))?`;
const AT = '(?: on| at| for| from)?';
const SHIFTED =
  '(?:moved|rescheduled|postponed|pushed(?: back| out)?|put off|put back|delayed|deferred|shifted|switched|changed|brought forward|moved up|rebooked)';
/** What begins is there from then on; what opens, ends or arrives has another time for that. */
const BEGINS = 'takes? place|starts?|begins?|meets?|is held|are held|leaves?|departs?|happens?|comes?';
const OTHERWISE = '(?<verb>opens?|closes?|ends?|finish(?:es)?|arrives?|lands?|expires?)';

/** When something is. */
const when: ClaimPhrase['slot'] = ({ value }) => timeSlot(value);

/** A deadline is where it ends; of anything else an extension tells no beginning. */
const deadline: ClaimPhrase['slot'] = (words) =>
  /(?:deadline|due date)$/u.test(words.subject) ? when(words) : null;

/** When something does what is not its beginning: it opens "at 9", while what is "at 9" may be a price. */
const whenIt: ClaimPhrase['slot'] = ({ value, verb }) => {
  const time = /^\d{1,2}$/u.test(value) ? 'WHEN HOUR' : timeSlot(value);
  return time === null ? null : `${time} ${verb.replace(/(?<=sh)es$|s$/u, '')}`;
};

/** English: days and hours from now on. */
export const TIME_CHANGES: readonly ClaimPhrase[] = hinted(TIME_HINT, [
  phrase(`${S}${DONE_OR_SUFFERED} ${SHIFTED}${FROM}(?: to| until) ${V}`, 'CHANGE', when),
  phrase(`${S}${DONE_OR_SUFFERED} extended${FROM}(?: to| until) ${V}`, 'CHANGE', deadline),
  phrase(`${AGENT} extended ${OWNED}${FROM}(?: to| until) ${V}`, 'CHANGE', deadline),
  phrase(`${AGENT} ${SHIFTED} ${OWNED}${FROM} to ${V}`, 'CHANGE', when),
  phrase(`${S} (?:(?:is|are) ${NOW}|${NOW} (?:${BEGINS}|is|are))${AT} ${V}`, 'CHANGE', when),
  phrase(`${S} (?:is|are|${BEGINS})${AT} (?<v>${DAY_TIME}) now${MORE}`, 'CHANGE', when),
  phrase(`${S} ${NOW} ${OTHERWISE}${AT} (?<v>${CLOCK})${MORE}`, 'CHANGE', whenIt),
  phrase(`${S} ${OTHERWISE}${AT} (?<v>${CLOCK}) now${MORE}`, 'CHANGE', whenIt),
]);

/** English: days and hours. */
export const TIME_STATES: readonly ClaimPhrase[] = hinted(TIME_HINT, [
  phrase(`${S} (?:${BEGINS}|is|are|is due|is scheduled|are scheduled|will be)${AT} ${V}`, 'STATE', when),
  phrase(`${S} ${OTHERWISE}${AT} (?<v>${CLOCK})${MORE}`, 'STATE', whenIt),
]);

const NOW_ELSE = String.raw`(?:jetzt|nun|inzwischen|neu|maintenant|désormais|ahora)`;
const DE_AT = '(?: am| um| ab)?';

/** German: days and hours. */
export const GERMAN_TIMES: readonly ClaimPhrase[] = hinted(TIME_HINT, [
  phrase(
    `${S} (?:wurde|ist|wurden|sind)(?: vom? (?<from>${DAY_TIME}))? auf (?:den )?(?<v>${DAY_TIME}) (?:verschoben|verlegt|vertagt|vorverlegt|vorgezogen|geändert)(?: worden)?${MORE}`,
    'CHANGE',
    when,
  ),
  phrase(
    `${S} (?:ist|sind|beginnt|startet|findet) ${NOW_ELSE}${DE_AT} (?<v>${DAY_TIME})(?: statt)?${MORE}`,
    'CHANGE',
    when,
  ),
  phrase(
    `${S} (?:ist|sind|beginnt|startet|findet)${DE_AT} (?<v>${DAY_TIME})(?: statt)?${MORE}`,
    'STATE',
    when,
  ),
  phrase(
    `${S} (?<verb>öffnet|schließt|endet) ${NOW_ELSE}(?: am| um| ab)? (?<v>${DAY_TIME})${MORE}`,
    'CHANGE',
    whenIt,
  ),
  phrase(`${S} (?<verb>öffnet|schließt|endet)(?: am| um| ab)? (?<v>${DAY_TIME})${MORE}`, 'STATE', whenIt),
]);

/** French: days and hours. */
export const FRENCH_TIMES: readonly ClaimPhrase[] = hinted(TIME_HINT, [
  phrase(
    `${S} (?:a|ont) été (?:déplacé|reporté|décalé|avancé|repoussé)e?s?(?: de (?<from>${DAY_TIME}))? (?:au|à|pour)(?: le)? ${V}`,
    'CHANGE',
    when,
  ),
  phrase(`${S} (?:est|sont|a lieu|commence) ${NOW_ELSE}(?: le| à)? ${V}`, 'CHANGE', when),
  phrase(`${S} (?:est|sont|a lieu|commence)(?: le| à)? ${V}`, 'STATE', when),
  phrase(`${S} (?<verb>ouvre|ferme|finit) ${NOW_ELSE}(?: le| à)? (?<v>${DAY_TIME})${MORE}`, 'CHANGE', whenIt),
  phrase(`${S} (?<verb>ouvre|ferme|finit)(?: le| à)? (?<v>${DAY_TIME})${MORE}`, 'STATE', whenIt),
]);

/** Spanish: days and hours. */
export const SPANISH_TIMES: readonly ClaimPhrase[] = hinted(TIME_HINT, [
  phrase(
    `${S} (?:se )?(?:ha |ha sido |fue |han sido )?(?:movió|movid[oa]|pasó|pasado|aplazó|aplazad[oa]|pospuso|pospuest[oa]|cambió|cambiad[oa]|adelantó|adelantad[oa])(?: del (?<from>${DAY_TIME}))? (?:al|a los|a las|a la|para el) ${V}`,
    'CHANGE',
    when,
  ),
  phrase(`${S} (?:ahora (?:es|empieza)|(?:es|empieza) ahora)(?: el| los| a las)? ${V}`, 'CHANGE', when),
  phrase(`${S} (?:es|empieza)(?: el| los| a las)? ${V}`, 'STATE', when),
  phrase(
    `${S} (?<verb>abre|cierra|termina) ${NOW_ELSE}(?: el| a las)? (?<v>${DAY_TIME})${MORE}`,
    'CHANGE',
    whenIt,
  ),
  phrase(`${S} (?<verb>abre|cierra|termina)(?: el| a las)? (?<v>${DAY_TIME})${MORE}`, 'STATE', whenIt),
]);
