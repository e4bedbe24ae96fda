import { type ClaimPhrase, NAME, phrase, REST } from './phrase.ts';
import { surePlace } from './place.ts';
import { GERMAN_TIMES } from './times.ts';
import { attribute, renewed } from './values.ts';
import { OTHER_VERSIONS } from './versions.ts';

const S = '(?<s>.{1,80}?)';
const NOW = '(?:jetzt|nun|inzwischen|mittlerweile)';
const V = `(?<v>${NAME})`;
const VALUE = '(?<v>[^,;:()]{1,60}?)';
const FROM = `(?: von (?<from>${NAME}))?`;
const WHEN = String.raw` (?:(?:letzte[nrs]?|vorige[nrs]?) \p{L}+|gestern|kürzlich|vor kurzem|im \p{Lu}\p{L}+)`;
const BACK = '(?: zurück| wieder)?';
const IS = '(?<verb>ist|sind|bin|sitzt|wohnt|wohne|lebt|lebe)';

const STREET = String.raw`(?<v>(?:\p{Lu}[\p{L}-]* )?\p{Lu}\p{L}*(?:straße|strasse|gasse|weg|allee|platz|ring|damm|ufer)(?: \d+\p{L}?)?|\p{Lu}[\p{L}-]*(?:er|-) (?:Straße|Strasse|Weg|Allee|Platz|Gasse)(?: \d+\p{L}?)?)`;

/** German: where something is, for whom somebody works, and numbers. */
export const GERMAN: readonly ClaimPhrase[] = [
  ...GERMAN_TIMES,
  ...OTHER_VERSIONS,
  phrase(`${S} hat bei ${V} (?:gekündigt|aufgehört)${REST}`, 'END', 'EMPLOYER'),
  phrase(`${S} ist nicht mehr bei ${V}(?: angestellt| beschäftigt)?${REST}`, 'END', 'EMPLOYER'),
  phrase(`${S} arbeitet nicht mehr (?:bei|für) ${V}${REST}`, 'END', 'EMPLOYER'),
  phrase(`${S} ${IS} nicht mehr in ${V}${REST}`, 'END', surePlace),
  phrase(`${S} arbeitet ${NOW} (?:bei|für) ${V}${REST}`, 'CHANGE', 'EMPLOYER'),
  phrase(`${S} wechselte von (?<from>${NAME}) zu ${V}${REST}`, 'CHANGE', 'EMPLOYER'),
  phrase(`${S} ${IS} (?:${NOW}|${NOW} wieder|wieder|zurück) in ${V}${REST}`, 'CHANGE', surePlace),
  phrase(
    `${S} (?:ist|sind|bin)(?: ${NOW}|${WHEN})?${BACK}${FROM}${BACK} nach ${V}${BACK} (?<verb>(?:um|zurück)?gezogen)${REST}`,
    'CHANGE',
    surePlace,
  ),
  phrase(
    `${S} (?<verb>zog)(?: ${NOW}|${WHEN})?${FROM}${BACK} nach ${V}(?: um| zurück)?${REST}`,
    'CHANGE',
    surePlace,
  ),
  phrase(
    `${S} (?:ist|sind|beträgt|kostet|lautet) (?:${NOW}|wieder|${NOW} wieder) ${VALUE}`,
    'CHANGE',
    attribute,
  ),
  phrase(
    `${S} (?:stieg|sank|fiel|ist|wurde)(?: von (?<from>[^,;:()]{1,40}?))? auf ${VALUE}(?: gestiegen| gesunken| gefallen| erhöht| gesenkt)?`,
    'CHANGE',
    attribute,
  ),
  phrase(
    `(?<det>[Dd]er|[Dd]ie|[Dd]as|[Uu]nsere?|[Mm]eine?) neue[rs]? (?<s>.{1,60}?) (?:ist|lautet|beträgt) ${VALUE}`,
    'CHANGE',
    renewed,
  ),
  phrase(`${S} ${IS} ${NOW} (?:in|an) (?:der|dem) ${STREET}${REST}`, 'CHANGE', 'PLACE'),
  phrase(`${S} (?:ist|sind) in (?:die|den) ${STREET} (?<verb>(?:um)?gezogen)${REST}`, 'CHANGE', 'PLACE'),
  phrase(
    `${S} (?<verb>ist|sind|wohnt|wohne|lebt|befindet sich) (?:in|an) (?:der|dem) ${STREET}${REST}`,
    'STATE',
    'PLACE',
  ),
  phrase(`${S} arbeitet (?:bei|für) ${V}${REST}`, 'STATE', 'EMPLOYER'),
  phrase(`${S} (?<verb>ist|wohnt|wohne|lebt|lebe|sitzt|befindet sich) in ${V}${REST}`, 'STATE', surePlace),
  phrase(`${S} (?:ist|sind|beträgt|kostet|lautet) ${VALUE}`, 'STATE', attribute),
];
