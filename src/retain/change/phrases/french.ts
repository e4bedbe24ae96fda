import { type ClaimPhrase, NAME, phrase, REST } from './phrase.ts';
import { surePlace } from './place.ts';
import { FRENCH_TIMES } from './times.ts';
import { attribute, renewed } from './values.ts';
import { OTHER_VERSIONS } from './versions.ts';

const S = '(?<s>.{1,80}?)';
const NOW = '(?:maintenant|désormais)';
const V = `(?<v>${NAME})`;
const VALUE = '(?<v>[^,;:()]{1,60}?)';
const FROM = `(?: de (?<from>${NAME}))?`;

const STREET = String.raw`(?<v>\d+,? (?:bis )?(?:rue|avenue|boulevard|place|quai|chemin|route|allée|impasse) [\p{L}' -]+?)`;

/** French: where something is, for whom somebody works, and numbers. */
export const FRENCH: readonly ClaimPhrase[] = [
  ...FRENCH_TIMES,
  ...OTHER_VERSIONS,
  phrase(`${S} a (?:quitté|démissionné de) (?:son (?:poste|emploi) chez )?${V}${REST}`, 'END', 'EMPLOYER'),
  phrase(`${S} ne travaille plus (?:chez|pour) ${V}${REST}`, 'END', 'EMPLOYER'),
  phrase(`${S} (?:n'|ne )(?<verb>est|habite|vit) plus à ${V}${REST}`, 'END', surePlace),
  phrase(`${S} travaille ${NOW} (?:chez|pour) ${V}${REST}`, 'CHANGE', 'EMPLOYER'),
  phrase(`${S} (?<verb>est|habite|vit) (?:${NOW}|de retour) à ${V}${REST}`, 'CHANGE', surePlace),
  phrase(
    `${S} (?:a|ont|ai) (?<verb>(?:re)?déménagé|été transférée?)${FROM} à ${V}${REST}`,
    'CHANGE',
    surePlace,
  ),
  phrase(`${S} (?:est|sont|coûte) ${NOW} (?:de )?${VALUE}`, 'CHANGE', attribute),
  phrase(
    `${S} (?:a|est) (?:augmenté|baissé|monté|passée?|descendue?)(?: de (?<from>[^,;:()]{1,40}?))? à ${VALUE}`,
    'CHANGE',
    attribute,
  ),
  phrase(
    `(?<det>[Ll]e|[Ll]a|[Mm]on|[Mm]a|[Nn]otre) (?:nouveau|nouvelle|nouvel) (?<s>.{1,60}?) (?:est)(?: le| de)? ${VALUE}`,
    'CHANGE',
    renewed,
  ),
  phrase(`${S} (?<verb>est|habite|vit) ${NOW} (?:à|au) ${STREET}${REST}`, 'CHANGE', 'PLACE'),
  phrase(`${S} (?:a|ont|ai) (?<verb>(?:re)?déménagé) (?:à|au) ${STREET}${REST}`, 'CHANGE', 'PLACE'),
  phrase(`${S} (?<verb>est|habite|vit|se trouve)(?: située?)? (?:à|au) ${STREET}${REST}`, 'STATE', 'PLACE'),
  phrase(`${S} travaille (?:chez|pour) ${V}${REST}`, 'STATE', 'EMPLOYER'),
  phrase(`${S} (?<verb>est|habite|vit|se trouve)(?: située?)? à ${V}${REST}`, 'STATE', surePlace),
  phrase(`${S} (?:est|sont|coûte)(?: le| de)? ${VALUE}`, 'STATE', attribute),
];
