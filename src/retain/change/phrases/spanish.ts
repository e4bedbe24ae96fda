import { type ClaimPhrase, NAME, phrase, REST } from './phrase.ts';

const S = '(?<s>.{1,80}?)';
const V = `(?<v>${NAME})`;
const FROM = `(?: de (?<from>${NAME}))?`;

/** Spanish: where something is and for whom somebody works. */
export const SPANISH: readonly ClaimPhrase[] = [
  phrase(`${S} ya no trabaja (?:en|para) ${V}${REST}`, 'END', 'EMPLOYER'),
  phrase(`${S} ya no (?:está|vive) en ${V}${REST}`, 'END', 'PLACE'),
  phrase(`${S}(?: ahora trabaja| trabaja ahora) (?:en|para) ${V}${REST}`, 'CHANGE', 'EMPLOYER'),
  phrase(`${S}(?: ahora (?:está|vive)| (?:está|vive) ahora) en ${V}${REST}`, 'CHANGE', 'PLACE'),
  phrase(`${S} se (?:ha mudado|mudó|ha trasladado|trasladó)${FROM} a ${V}${REST}`, 'CHANGE', 'PLACE'),
  phrase(`${S} trabaja (?:en|para) ${V}${REST}`, 'STATE', 'EMPLOYER'),
  phrase(`${S} (?:está|vive|se encuentra) en ${V}${REST}`, 'STATE', 'PLACE'),
];
