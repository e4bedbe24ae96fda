import { type ClaimPhrase, NAME, phrase, REST } from './phrase.ts';
import { surePlace } from './place.ts';
import { SPANISH_TIMES } from './times.ts';
import { attribute, condition, renewed } from './values.ts';
import { OTHER_VERSIONS } from './versions.ts';

const S = '(?<s>.{1,80}?)';
const V = `(?<v>${NAME})`;
const VALUE = '(?<v>[^,;:()]{1,60}?)';
const FROM = `(?: de (?<from>${NAME}))?`;

/** Spanish: where something is, for whom somebody works, and numbers. */
export const SPANISH: readonly ClaimPhrase[] = [
  ...SPANISH_TIMES,
  ...OTHER_VERSIONS,
  phrase(`${S} (?:ha dejado|dejó) (?:su (?:trabajo|puesto) en )?${V}${REST}`, 'END', 'EMPLOYER'),
  phrase(`${S} ya no trabaja (?:en|para) ${V}${REST}`, 'END', 'EMPLOYER'),
  phrase(`${S} ya no (?<verb>está|vive) en ${V}${REST}`, 'END', surePlace),
  phrase(`${S}(?: ahora trabaja| trabaja ahora) (?:en|para) ${V}${REST}`, 'CHANGE', 'EMPLOYER'),
  phrase(`${S} ahora (?<verb>está|vive) en ${V}${REST}`, 'CHANGE', surePlace),
  phrase(`${S} (?<verb>está|vive) (?:ahora|de vuelta|de nuevo) en ${V}${REST}`, 'CHANGE', surePlace),
  phrase(`${S} se (?<verb>ha mudado|mudó|ha trasladado|trasladó)${FROM} a ${V}${REST}`, 'CHANGE', surePlace),
  phrase(`${S} (?:ahora (?:es|cuesta)|es ahora|cuesta ahora)(?: de)? ${VALUE}`, 'CHANGE', attribute),
  phrase(`${S} (?:ahora (?:está|están)|(?:está|están) (?:ahora|de nuevo)) ${VALUE}`, 'CHANGE', condition),
  phrase(
    `${S} (?:ha )?(?:subió|bajó|aumentó|subido|bajado|aumentado|cambió|cambiado)(?: de (?<from>[^,;:()]{1,40}?))? a ${VALUE}`,
    'CHANGE',
    attribute,
  ),
  phrase(
    `(?<det>[Ee]l|[Ll]a|[Mm]i|[Nn]uestr[oa]) nuev[oa] (?<s>.{1,60}?) es(?: el)? ${VALUE}`,
    'CHANGE',
    renewed,
  ),
  phrase(`${S} trabaja (?:en|para) ${V}${REST}`, 'STATE', 'EMPLOYER'),
  phrase(`${S} (?<verb>está|vive|se encuentra) en ${V}${REST}`, 'STATE', surePlace),
  phrase(`${S} (?:está|están) ${VALUE}`, 'STATE', condition),
  phrase(`${S} (?:es|son|cuesta)(?: el| de)? ${VALUE}`, 'STATE', attribute),
];
