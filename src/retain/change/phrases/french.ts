import { type ClaimPhrase, NAME, phrase, REST } from './phrase.ts';

const S = '(?<s>.{1,80}?)';
const NOW = '(?:maintenant|désormais)';
const V = `(?<v>${NAME})`;
const FROM = `(?: de (?<from>${NAME}))?`;

/** French: where something is and for whom somebody works. */
export const FRENCH: readonly ClaimPhrase[] = [
  phrase(`${S} ne travaille plus (?:chez|pour) ${V}${REST}`, 'END', 'EMPLOYER'),
  phrase(`${S} (?:n'est|n'habite|ne vit) plus à ${V}${REST}`, 'END', 'PLACE'),
  phrase(`${S} travaille ${NOW} (?:chez|pour) ${V}${REST}`, 'CHANGE', 'EMPLOYER'),
  phrase(`${S} (?:est|habite|vit) ${NOW} à ${V}${REST}`, 'CHANGE', 'PLACE'),
  phrase(`${S} (?:a|ont) (?:déménagé|été transférée?)${FROM} à ${V}${REST}`, 'CHANGE', 'PLACE'),
  phrase(`${S} travaille (?:chez|pour) ${V}${REST}`, 'STATE', 'EMPLOYER'),
  phrase(`${S} (?:est|habite|vit|se trouve)(?: située?)? à ${V}${REST}`, 'STATE', 'PLACE'),
];
