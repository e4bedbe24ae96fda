import type { Place } from './found.ts';

const ERA = [
  String.raw`B\.?C\.?(?:E\.?)?|bce`,
  String.raw`v\.\s?(?:Chr|u\.\s?Z)\.?|vor\s(?:Christus|Christi\sGeburt|unserer\sZeitrechnung)`,
  String.raw`(?:av\.|avant)\s(?:J\.[\s-]?C\.?|Jésus-Christ|notre\sère)`,
  String.raw`a\.\s?(?:de\s)?C\.|a\.\s?n\.\s?e\.|antes\sde\s(?:Cristo|nuestra\sera|nossa\sera)|avanti\sCristo`,
  String.raw`до\s(?:н\.\s?э\.|нашей\sэры)`,
].join('|');
const AGE =
  'century|centuries|millenni(?:um|a)|years?|Jahrhunderts?|Jh\\.|Jahrtausends?|siècles?|siglos?|milenio|século|secolo';
const NUMBER = String.raw`\d[\d.,]*(?:st|nd|rd|th|er|ère|e|ème|º)?\.?`;
const ROMAN = '[IVX]{1,5}(?:e|er|ème)?';
/** "15 March", "March 15,", in front of the year. */
const DAY = String.raw`(?:\d{1,2}(?:st|nd|rd|th|\.)?\s(?:of\s|de\s)?)?\p{L}{3,10}(?:\s\d{1,2}(?:st|nd|rd|th)?)?,?\s(?:de\s)?(?=\d)`;
const UP_TO = String.raw`${NUMBER}\s?(?:[-–—]|(?:to|until|and|or|bis|und|à|et|a|y|e)\s)\s?`;

/** "15 March 44 BC", "264–146 v. Chr.", "the fifth century BC", "公元前753年". */
const BEFORE_CHRIST = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:${DAY})?(?:${UP_TO})?(?:${NUMBER}|${ROMAN})(?:\s(?:${AGE}))?|\p{L}+\s(?:${AGE}))\s?(?:${ERA})(?!\p{L})|(?:公元前|紀元前|纪元前|西元前)\p{N}+(?:年|世紀|世纪)?`,
  'gu',
);

const THOUSANDS =
  'thousand|million|billion|Tausend|Millionen?|Milliarden?|mille|millions?|milliards?|mil|millones|millón|milhões';
const MANY_YEARS = String.raw`(?:\d[\d.,]*|\p{L}+)\s(?:${THOUSANDS})\s(?:of\s|de\s|d['’])?(?:years?|Jahren?|ans|années|años|anos)`;
/** "66 million years ago", "vor 66 Millionen Jahren". */
const LONG_AGO = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${MANY_YEARS}\s(?:ago|earlier|atrás)|(?:vor|il\sy\sa|hace|há)\s${MANY_YEARS})(?!\p{L})`,
  'giu',
);

/** Where a text names times before the first year that a date can carry: no part of them is a date. */
export function timesBeforeYears(text: string): readonly Place[] {
  return [...text.matchAll(BEFORE_CHRIST), ...text.matchAll(LONG_AGO)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));
}
