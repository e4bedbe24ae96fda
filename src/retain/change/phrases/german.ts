import { type ClaimPhrase, NAME, phrase, REST } from './phrase.ts';

const S = '(?<s>.{1,80}?)';
const NOW = '(?:jetzt|nun|inzwischen|mittlerweile)';
const V = `(?<v>${NAME})`;
const FROM = `(?: von (?<from>${NAME}))?`;

/** German: where something is and for whom somebody works. */
export const GERMAN: readonly ClaimPhrase[] = [
  phrase(`${S} arbeitet nicht mehr (?:bei|für) ${V}${REST}`, 'END', 'EMPLOYER'),
  phrase(`${S} (?:ist|wohnt|lebt|sitzt) nicht mehr in ${V}${REST}`, 'END', 'PLACE'),
  phrase(`${S} arbeitet ${NOW} (?:bei|für) ${V}${REST}`, 'CHANGE', 'EMPLOYER'),
  phrase(`${S} wechselte von (?<from>${NAME}) zu ${V}${REST}`, 'CHANGE', 'EMPLOYER'),
  phrase(`${S} (?:ist|wohnt|lebt|sitzt) ${NOW} in ${V}${REST}`, 'CHANGE', 'PLACE'),
  phrase(`${S} (?:ist|sind)(?: ${NOW})?${FROM} nach ${V} (?:um)?gezogen${REST}`, 'CHANGE', 'PLACE'),
  phrase(`${S} zog(?: ${NOW})?${FROM} nach ${V}(?: um)?${REST}`, 'CHANGE', 'PLACE'),
  phrase(`${S} arbeitet (?:bei|für) ${V}${REST}`, 'STATE', 'EMPLOYER'),
  phrase(`${S} (?:ist|wohnt|lebt|sitzt|befindet sich) in ${V}${REST}`, 'STATE', 'PLACE'),
];
