import { type ClaimPhrase, kindOf, NAME, phrase, REST } from './phrase.ts';

const S = '(?<s>.{1,80}?)';
/** "has just", "'ve recently": what stands between a subject and what it did. */
const DONE = `(?: has| have|'s|'ve)?(?: just| recently| now| since)?`;
const NOW = '(?:now|currently)';
const VALUE = '(?<v>[^,;:()]{1,60}?)';
const FROM = `(?: from (?:the )?(?<from>${NAME}))?`;
const NO_MORE = '(?: any ?more| any longer)';

/** Where something is; a date is when it is, and anything without a name no place. */
const place: ClaimPhrase['slot'] = ({ value }) => {
  const kind = kindOf(value);
  if (kind === 'WHEN') return 'WHEN';
  return kind === 'NAME' ? 'PLACE' : null;
};

/** A role or a number of something: of one kind it has one. Of people only what is theirs: "Bob's dog is Rex". */
const attribute: ClaimPhrase['slot'] = ({ subject, value }) => {
  const kind = kindOf(value);
  if (kind === 'WHEN') return 'WHEN';
  if (/favou?rite/iu.test(subject)) return 'VALUE';
  const isThing = /^(?:the|our|my)\s/iu.test(subject) || /'s?\s/u.test(subject);
  return kind === 'OTHER' || !isThing ? null : `VALUE ${kind}`;
};

/** What somebody does to something: ended only for the very same thing. */
const doing: ClaimPhrase['slot'] = ({ verb }) => `DOES ${verb.toLowerCase().replace(/(?<!s)s$/u, '')}`;

/** A verb that tells how things are, with "s" or without. */
const VERB =
  '(?<verb>uses?|likes?|loves?|prefers?|owns?|plays?|drives?|studies|teaches|manages?|leads?|runs?|supports?|wants?|needs?|eats?|drinks?|smokes?|speaks?|attends?)';

/**
 * English, most particular first. "Wants to move", "may move" and questions are no claims; neither is "is big", since a
 * thing is many things at a time.
 */
export const ENGLISH: readonly ClaimPhrase[] = [
  phrase(
    `${S} (?:no longer|doesn't|does not|don't|do not) (?:works?) (?:at|for) (?<v>${NAME})(?:${NO_MORE})?${REST}`,
    'END',
    'EMPLOYER',
  ),
  phrase(`${S} (?:stopped|quit) working (?:at|for) (?<v>${NAME})${REST}`, 'END', 'EMPLOYER'),
  phrase(`${S} (?:no longer) (?:lives?|resides?) in (?<v>${NAME})${REST}`, 'END', 'PLACE'),
  phrase(
    `${S} (?:doesn't|does not|don't|do not) (?:live|reside) in (?<v>${NAME})${NO_MORE}${REST}`,
    'END',
    'PLACE',
  ),
  phrase(`${S}(?: is| are|'s)(?: no longer (?:located |based )?in (?<v>${NAME}))${REST}`, 'END', place),
  phrase(
    `${S}(?: is not| are not| isn't| aren't|'s not)(?: located| based)? in (?<v>${NAME})${NO_MORE}${REST}`,
    'END',
    place,
  ),
  phrase(`${S} no longer ${VERB} ${VALUE}`, 'END', doing),
  phrase(`${S} (?:doesn't|does not|don't|do not) ${VERB} ${VALUE}${NO_MORE}`, 'END', doing),
  phrase(`${S} (?:is|are) no longer ${VALUE}`, 'END', attribute),

  phrase(
    `${S}${DONE} (?:left|quit) (?:the )?(?<from>${NAME}) (?:for|to join) (?<v>${NAME})${REST}`,
    'CHANGE',
    'EMPLOYER',
  ),
  phrase(
    `${S}${DONE} switched (?:jobs|companies|employers)? ?from (?<from>${NAME}) to (?<v>${NAME})${REST}`,
    'CHANGE',
    'EMPLOYER',
  ),
  phrase(`${S} ${NOW} works? (?:at|for) (?<v>${NAME})${REST}`, 'CHANGE', 'EMPLOYER'),
  phrase(`${S} works? (?:at|for) (?<v>${NAME}) now${REST}`, 'CHANGE', 'EMPLOYER'),
  phrase(
    `${S}(?: is| are|'s|'m| am) now (?:working|employed) (?:at|for|by) (?<v>${NAME})${REST}`,
    'CHANGE',
    'EMPLOYER',
  ),
  phrase(
    `${S}${DONE}(?: has been| was| were| is| are| got)? (?:moved|relocated|transferred|postponed|rescheduled|pushed back|brought forward)${FROM} to (?:the )?(?<v>${NAME})${REST}`,
    'CHANGE',
    place,
  ),
  phrase(`${S} ${NOW} (?:lives?|resides?) in (?<v>${NAME})${REST}`, 'CHANGE', 'PLACE'),
  phrase(`${S} (?:lives?|resides?) in (?<v>${NAME}) now${REST}`, 'CHANGE', 'PLACE'),
  phrase(
    `${S}(?: is| are|'s|'m| am) now (?:located |based |living )?(?:in|at|on) (?<v>${NAME})${REST}`,
    'CHANGE',
    place,
  ),
  phrase(
    `${S}${DONE}(?: has been| was| were| is| are| got)? (?:changed|switched|renamed|set|updated|raised|lowered|increased|reduced|cut)(?: from (?<from>[^,;:()]{1,40}?))? to ${VALUE}`,
    'CHANGE',
    attribute,
  ),
  phrase(`${S} (?:is|are) now ${VALUE}`, 'CHANGE', attribute),

  phrase(`${S} left (?<v>${NAME})${REST}`, 'END', 'EMPLOYER'),

  phrase(
    `${S}(?: is|'s| am|'m)? ?(?:works?|working|employed) (?:at|for|by) (?<v>${NAME})${REST}`,
    'STATE',
    'EMPLOYER',
  ),
  phrase(`${S}(?: still)? (?:lives?|resides?) in (?<v>${NAME})${REST}`, 'STATE', 'PLACE'),
  phrase(
    `${S}(?: is| are|'s|'m| am)(?: still| currently)?(?: located| based| situated| headquartered| living)? (?:in|at|on) (?<v>${NAME})${REST}`,
    'STATE',
    place,
  ),
  phrase(
    `${S} (?:takes place|starts|happens|is due|is scheduled for|will be)(?: on| at| in)? (?<v>${NAME})${REST}`,
    'STATE',
    place,
  ),
  phrase(`${S} ${VERB} ${VALUE}`, 'STATE', doing),
  phrase(`${S} (?:is|are|costs?|was set to) ${VALUE}`, 'STATE', attribute),
];
