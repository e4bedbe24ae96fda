import { employer } from './employer.ts';
import { ENGLISH_CHANGES, ENGLISH_ENDS, ENGLISH_STATES } from './english-values.ts';
import { DONE, NOW } from './english-words.ts';
import { AGENT, type ClaimPhrase, NAME, OWNED, phrase, REST } from './phrase.ts';
import { place } from './place.ts';
import { SPOT_CHANGES, SPOT_STATES } from './spots.ts';
import { TIME_CHANGES, TIME_STATES } from './times.ts';
import { VERSION_CHANGES, VERSION_STATES } from './versions.ts';

const S = '(?<s>.{1,80}?)';
/** A name or an hour. */
const V = String.raw`(?<v>\d{1,2}:\d{2}(?: ?[ap]m)?(?![\p{L}\p{N}:])|${NAME})`;
const FROM = `(?: from (?:the )?(?<from>${NAME}))?`;
/** "moved to Rome from Paris". */
const FROM_BEHIND = `(?: from (?:the |our )?(?:old |former )?(?<from>${NAME}))`;
/** For whom somebody works: a name, or "the museum". */
const FIRM = String.raw`(?:(?:the|a|an) )?(?<v>${NAME}|(?<=(?:the|a|an) )\p{Ll}[\p{L}-]*(?: \p{Ll}[\p{L}-]*){0,2}?)`;
const NO_MORE = '(?: any ?more| any longer)';
const MOVED =
  '(?<verb>moved|relocated|transferred|postponed|rescheduled|pushed back|brought forward)(?: back| over)?';
const LIVE = '(?<verb>lives?|resides?)';
const IN = '(?:in|at|on)';
const IS = `(?: is| are|'s|'m| am)`;

/** What is no longer so. */
const ENDS: readonly ClaimPhrase[] = [
  phrase(`${S}${DONE} (?<verb>moved) (?:away from|out of) ${V}${REST}`, 'END', place),
  phrase(
    `${S} (?:no longer|doesn't|does not|don't|do not) (?:works?) (?:at|for) ${FIRM}(?:${NO_MORE})?${REST}`,
    'END',
    employer,
  ),
  phrase(`${S}${DONE} (?:stopped|quit) working (?:at|for) ${FIRM}${REST}`, 'END', employer),
  phrase(
    `${S}${DONE} (?:left|quit|resigned from|lost) (?:my|his|her|their|the) (?:job|position|post) (?:at|with|in) ${FIRM}${REST}`,
    'END',
    employer,
  ),
  phrase(
    `${S}${DONE} (?:quit|resigned from|(?:was |been |got )?(?:fired|laid off|dismissed) (?:from|by)) ${FIRM}${REST}`,
    'END',
    employer,
  ),
  phrase(`${S} (?:no longer) ${LIVE} in ${V}${REST}`, 'END', place),
  phrase(
    `${S} (?:doesn't|does not|don't|do not) (?<verb>live|reside) in ${V}${NO_MORE}${REST}`,
    'END',
    place,
  ),
  phrase(`${S}(?: is| are|'s)(?: no longer (?:(?<verb>located|based) )?in ${V})${REST}`, 'END', place),
  phrase(
    `${S}(?: is not| are not| isn't| aren't|'s not)(?: (?<verb>located|based))? in ${V}${NO_MORE}${REST}`,
    'END',
    place,
  ),
];

/** Where something is and for whom somebody works from now on. */
const CHANGES: readonly ClaimPhrase[] = [
  phrase(
    `${S}${DONE} (?:left|quit) (?:the )?(?<from>${NAME}) (?:for|to join) ${V}${REST}`,
    'CHANGE',
    'EMPLOYER',
  ),
  phrase(
    `${S}${DONE} switched (?:jobs|companies|employers)? ?from (?<from>${NAME}) to ${V}${REST}`,
    'CHANGE',
    'EMPLOYER',
  ),
  phrase(`${S} ${NOW} works? (?:at|for) ${FIRM}${REST}`, 'CHANGE', employer),
  phrase(`${S} works? (?:at|for) ${FIRM} now${REST}`, 'CHANGE', employer),
  phrase(`${S}${IS} now (?:working|employed) (?:at|for|by) ${FIRM}${REST}`, 'CHANGE', employer),
  phrase(
    `${S} (?:now has|has got|has|have|got|started|took|found) a new (?:job|position) (?:at|with) ${FIRM}${REST}`,
    'CHANGE',
    employer,
  ),
  phrase(
    `${AGENT} ${MOVED} ${OWNED} from (?:the )?(?<from>${NAME}) to (?:the )?${V}${REST}`,
    'CHANGE',
    place,
  ),
  ...[FROM_BEHIND, ''].flatMap((behind) => [
    phrase(`${AGENT} ${MOVED} ${OWNED}(?: back)? to (?:the )?${V}${behind}${REST}`, 'CHANGE', place),
    phrase(
      `${S}${DONE}(?: has been| was| were| is| are| got)? ${MOVED} to (?:the )?${V}${behind}${REST}`,
      'CHANGE',
      place,
    ),
  ]),
  phrase(
    `${S}${DONE}(?: has been| was| were| is| are| got)? ${MOVED}${FROM} to (?:the )?${V}${REST}`,
    'CHANGE',
    place,
  ),
  phrase(`${S} ${NOW} ${LIVE} in ${V}${REST}`, 'CHANGE', place),
  phrase(`${S} ${LIVE} in ${V} now${REST}`, 'CHANGE', place),
  phrase(`${S}${IS} (?:now |currently )?back (?:(?<verb>living) )?in ${V}${REST}`, 'CHANGE', place),
  phrase(`${S}${IS} now (?:(?<verb>located|based|living) )?${IN} ${V}${REST}`, 'CHANGE', place),
  phrase(`${S}${IS} (?:(?<verb>located|based|living) )?${IN} ${V} now${REST}`, 'CHANGE', place),
];

/** Where something is and for whom somebody works. */
const STATES: readonly ClaimPhrase[] = [
  phrase(`${S}${IS}? ?(?:works?|working|employed) (?:at|for|by) ${FIRM}${REST}`, 'STATE', employer),
  phrase(`${S}(?: still)? ${LIVE} in ${V}${REST}`, 'STATE', place),
  phrase(
    `${S}${IS}(?: still| currently)?(?: (?<verb>located|based|situated|headquartered|living))? ${IN} ${V}${REST}`,
    'STATE',
    place,
  ),
];

/** "Left" is said of a firm and of a place; of an hour it tells when somebody went home. */
const LEFT = phrase(
  `${S} left ${V}(?! (?:at|early|late|around|for|this|tonight)(?!\\p{L}))${REST}`,
  'END',
  'EMPLOYER',
);

/**
 * English, most particular first. "Wants to move", "may move" and questions are no claims; neither is "is big", since a
 * thing is many things at a time.
 */
export const ENGLISH: readonly ClaimPhrase[] = [
  ...ENDS,
  ...ENGLISH_ENDS,
  ...TIME_CHANGES,
  ...VERSION_CHANGES,
  ...SPOT_CHANGES,
  ...CHANGES,
  ...ENGLISH_CHANGES,
  LEFT,
  ...TIME_STATES,
  ...VERSION_STATES,
  ...SPOT_STATES,
  ...STATES,
  ...ENGLISH_STATES,
];
