import { nameKey } from '../../../text/name-key.ts';
import { DONE_OR_SUFFERED, NOW } from './english-words.ts';
import { AGENT, type ClaimPhrase, hinted, MORE, OWNED, phrase } from './phrase.ts';

const S = '(?<s>.{1,80}?)';
const VERSIONED = String.raw`(?:an? )?\p{L}[\p{L}.+#-]*(?: \p{Lu}[\p{L}.+#-]*){0,2} v?\d[\d.]*\p{L}?(?![\p{L}\p{N}])`;
const PARTS = /^(?:an? )?(?<name>\p{L}[\p{L}.+#-]*(?: \p{Lu}[\p{L}.+#-]*){0,2}) v?\d[\d.]*\p{L}?$/u;
const V = `(?<v>${VERSIONED})${MORE}`;
const NUMBERED = /\d/u;
const RAISED = '(?:upgraded|updated|downgraded|bumped|migrated|switched)';
const RUNS = '(?:uses?|runs? on|runs?|(?:is|are) running on|(?:is|are) running|requires?|needs?)';
const FROM = String.raw`(?: from (?:version )?(?<from>[^,;:()]{1,40}?))?`;

/** Which program something has, in a version: of one program it has one, and may have another program beside it. */
export function versionSlot(value: string): string | null {
  const name = PARTS.exec(value)?.groups?.name;
  return name === undefined ? null : `VERSION ${nameKey(name)}`;
}

const version: ClaimPhrase['slot'] = ({ value }) => versionSlot(value);

/** English: versions from now on. */
export const VERSION_CHANGES: readonly ClaimPhrase[] = hinted(NUMBERED, [
  phrase(`${S}${DONE_OR_SUFFERED} ${RAISED}${FROM} to ${V}`, 'CHANGE', version),
  phrase(`${AGENT} ${RAISED} ${OWNED}${FROM} to ${V}`, 'CHANGE', version),
  phrase(`${S} ${NOW} ${RUNS} ${V}`, 'CHANGE', version),
  phrase(`${S} ${RUNS} (?<v>${VERSIONED}) now${MORE}`, 'CHANGE', version),
  phrase(`${S} (?:is|are) ${NOW} (?:at|using|running on|running) ${V}`, 'CHANGE', version),
]);

/** English: versions. */
export const VERSION_STATES: readonly ClaimPhrase[] = hinted(NUMBERED, [
  phrase(`${S} (?:${RUNS}|is at|are at|is using|are using) ${V}`, 'STATE', version),
]);

const RUNS_ELSE =
  '(?:nutzt|verwendet|benutzt|läuft (?:mit|auf|unter)|utilise|tourne (?:sur|avec)|usa|utiliza|corre en|funciona con)';
const NOW_ELSE = '(?:jetzt|nun|inzwischen|mittlerweile|maintenant|désormais|ahora)';

/** German, French and Spanish: versions. */
export const OTHER_VERSIONS: readonly ClaimPhrase[] = hinted(NUMBERED, [
  phrase(
    `${S} (?:(?:nutzt|verwendet|benutzt|utilise|usa|utiliza) ${NOW_ELSE}|ahora ${RUNS_ELSE}|läuft ${NOW_ELSE} (?:mit|auf|unter)|tourne ${NOW_ELSE} (?:sur|avec)) ${V}`,
    'CHANGE',
    version,
  ),
  phrase(`${S} ${RUNS_ELSE} ${V}`, 'STATE', version),
]);
