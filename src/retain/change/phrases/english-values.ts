import { DONE, NOW } from './english-words.ts';
import { AGENT, type ClaimPhrase, MORE, NAME, OWNED, phrase } from './phrase.ts';
import { place } from './place.ts';
import {
  attribute,
  being,
  condition,
  cost,
  count,
  doing,
  holder,
  measure,
  measured,
  newHolder,
  renewed,
} from './values.ts';

const S = '(?<s>.{1,80}?)';
const VALUE = '(?<v>[^,;:()]{1,60}?)';
/** Names, dates and amounts end where a new part of the sentence begins. */
const V = String.raw`(?<v>[\p{Sc}+]?\s?${NAME}(?:\s?[%\p{Sc}]| (?:thousand|million|billion|percent|degrees|dollars?|euros?|pounds?|people|hours?|days?|weeks?|months?|years?)(?!\p{L}))?)${MORE}`;
const OLD = '(?: from (?<from>[^,;:()]{1,40}?))?';

const HOLDER = `(?<v>(?!I |You |We |She |He |It |They |This |That |There |Who )${NAME})`;
/** "CTO of Acme", "head of marketing at Acme", "Acme's CTO". */
const OFFICE = String.raw`(?<s>(?:${NAME}'s )?[\p{L}-]+(?: of (?!the |our |my )\p{Ll}+|(?: (?!of |at |for )\p{Ll}+){1,2})?(?: (?:of|at|for) (?:(?:the )?${NAME}|(?:the|our|my) \p{Ll}+))?)${MORE}`;
/** Who holds an office is somebody else from now on. */
const TOOK_OVER =
  '(?:took over as|takes over as) (?:the )?(?:new )?|(?:became|has become|was (?:appointed|elected|named)|has been (?:appointed|elected|named)|was promoted to) (?:as )?(?:the (?:new )?)?';

/** A number, and what is counted by it: "7 members", not "7 more members". */
const NUMBER =
  '(?<v>\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|no) (?!more|other|new|extra|additional|of|percent)(?<verb>(?:\\p{Ll}+ )?\\p{Ll}{2,}s|people|children)';
const PEOPLE = NUMBER.replace(/\(\?<verb>.+$/u, '(?<verb>people|children)');
/** Behind a number only what leaves it whole: "7 members in Rome" are some of them. */
const COUNTED = '(?<rest>(?: ?[,;(–—].*| (?:since|after|because|thanks to|due to|as of|this|last) .*)?)';

/** What somebody does to something. */
const VERB =
  '(?<verb>uses?|likes?|loves?|prefers?|owns?|plays?|drives?|stud(?:y|ies)|teach(?:es)?|manages?|leads?|runs?|supports?|wants?|needs?|eats?|drinks?|smokes?|speaks?|attends?|ha(?:s|ve)|sells?|makes?|wears?|reads?|watch(?:es)?|accepts?|delivers?|coach(?:es)?|collects?|go(?:es)? to|reports? to|belongs? to)';
/** "Stopped playing". */
const DOING = String.raw`(?<verb>\p{Ll}{3,}ing(?: to)?)`;

/** What is no longer so. */
export const ENGLISH_ENDS: readonly ClaimPhrase[] = [
  phrase(`${S} no longer ${VERB} ${VALUE}`, 'END', doing),
  phrase(`${S} (?:doesn't|does not|don't|do not) ${VERB} ${VALUE}(?: any ?more| any longer)`, 'END', doing),
  phrase(`${S}${DONE} (?:stopped|quit|gave up|given up) ${DOING} ${VALUE}`, 'END', doing),
  phrase(`${S} (?:is|are) no longer ${VALUE}`, 'END', attribute),
  phrase(`${S} (?:is|are) no longer ${VALUE}`, 'END', being),
];

/** What can be done to a thing, so that it is in another condition. */
const DONE_TO_IT =
  'paid|shipped|delivered|cancell?ed|closed|shut|locked|unlocked|enabled|disabled|fixed|repaired';
const MEASURES = '(?<verb>weighs?|measures?|earns?|charges?|pays?)';
const MADE = '(?:written|built|implemented|coded)';
/** What it is made in, and nothing behind that: "in Zig on the branch" holds for the branch. */
const MATERIAL = String.raw`(?<v>\p{Lu}[\p{L}\p{N}+#]*)`;

const SET = 'changed|switched|renamed|set|updated|raised|lowered|increased|reduced|cut|upgraded|downgraded';
const WENT =
  'rose|risen|fell|fallen|grew|grown|shrank|shrunk|climbed|dropped|jumped|went up|went down|gone up|gone down|turned|went';
const WAS = '(?: has been| was| were| is| are| got)?';

/** What a thing's name, number, holder or condition is from now on. */
export const ENGLISH_CHANGES: readonly ClaimPhrase[] = [
  phrase(`${S}${DONE}${WAS} (?:${SET})${OLD} to ${VALUE}`, 'CHANGE', attribute),
  phrase(`${S}${DONE}${WAS} (?:${SET})${OLD} to ${V}`, 'CHANGE', attribute),
  phrase(`${S}${DONE} (?:${WENT}) to ${PEOPLE}${COUNTED}`, 'CHANGE', count),
  phrase(`${S}${DONE} (?:${WENT})${OLD} to ${V}`, 'CHANGE', measured),
  phrase(`${S}${DONE} (?:${WENT})${OLD} to ${VALUE}`, 'CHANGE', measured),
  phrase(`${AGENT} (?:${SET}) ${OWNED}${OLD} to ${V}`, 'CHANGE', attribute),
  phrase(
    `(?<det>[Tt]he(?: \\p{Ll}+'s)?|[Oo]ur|[Mm]y|${NAME}'s) new (?<s>.{1,60}?) (?:is|are) ${V}`,
    'CHANGE',
    renewed,
  ),
  phrase(
    `(?<det>[Tt]he(?: \\p{Ll}+'s)?|[Oo]ur|[Mm]y|${NAME}'s) new (?<s>.{1,60}?) (?:is|are) ${VALUE}`,
    'CHANGE',
    renewed,
  ),
  phrase(`${HOLDER}(?: is|'s) (?:now )?(?:the new|now the) ${OFFICE}`, 'CHANGE', newHolder),
  phrase(`${HOLDER}(?: is|'s) (?:now )?(?<det>${NAME}'s) new ${OFFICE}`, 'CHANGE', newHolder),
  phrase(`${HOLDER} (?:replaced|succeeded) (?<from>${NAME}) as (?:the )?${OFFICE}`, 'CHANGE', newHolder),
  phrase(`${HOLDER} (?:${TOOK_OVER})${OFFICE}`, 'CHANGE', newHolder),
  phrase(`${S} ${NOW} (?:has|have) ${NUMBER}${COUNTED}`, 'CHANGE', count),
  phrase(`${S} (?:has|have) ${NUMBER} now${COUNTED}`, 'CHANGE', count),
  phrase(`${S}${DONE} (?:${WENT}|is (?:now )?(?:up|down)) to ${NUMBER}${COUNTED}`, 'CHANGE', count),
  phrase(`${S} (?:has become|became|turned) ${VALUE}`, 'CHANGE', measured),
  phrase(`${S} (?:is|are) now ${VALUE}`, 'CHANGE', attribute),
  phrase(`${S} (?:is|are) ${VALUE} now`, 'CHANGE', attribute),
  phrase(`${S} (?:is|are) (?:now )?back ${VALUE}`, 'CHANGE', condition),
  phrase(`${S} (?:is|are) (?:now )?${VALUE} again`, 'CHANGE', condition),
  phrase(
    `${S}${DONE}(?: was| were)?(?: been| got)? (?:switched|turned) (?<v>on|off)(?: again)?`,
    'CHANGE',
    condition,
  ),
  phrase(`${AGENT} (?:switched|turned) (?<v>on|off) ${OWNED}(?: again)?`, 'CHANGE', condition),
  phrase(`${AGENT} (?:switched|turned) ${OWNED} (?<v>on|off)(?: again)?`, 'CHANGE', condition),
  phrase(`${S} (?:${NOW} )?eats? (?<v>meat) (?:again|now)`, 'CHANGE', condition),
  phrase(`${S} ${NOW} eats? (?<v>meat)`, 'CHANGE', condition),
  phrase(`${S} ${NOW} ${MEASURES} ${VALUE}`, 'CHANGE', measure),
  phrase(`${S} ${MEASURES} ${VALUE} now`, 'CHANGE', measure),
  phrase(`${S} (?:is|are) now ${MADE} in ${MATERIAL}`, 'CHANGE', 'MADE IN'),
  phrase(`${S}${DONE}(?: been| was| were)? (?:rewritten in|ported to) ${MATERIAL}`, 'CHANGE', 'MADE IN'),
  phrase(`${S} (?:has|have) (?:now |just |finally |since )?been (?<v>${DONE_TO_IT})`, 'CHANGE', condition),
  phrase(`${S} ${NOW} costs? ${VALUE}`, 'CHANGE', cost),
  phrase(`${S} costs? ${VALUE} now`, 'CHANGE', cost),
  phrase(`${S} (?:is|are) now ${V}`, 'CHANGE', attribute),
];

/** How things are. */
export const ENGLISH_STATES: readonly ClaimPhrase[] = [
  phrase(
    `${S} (?:takes place|starts|happens|is due|is scheduled for|will be)(?: on| at| in)? (?<v>${NAME})${MORE}`,
    'STATE',
    place,
  ),
  phrase(`${S} (?:has|have) ${NUMBER}(?<rest>)`, 'STATE', count),
  phrase(`${HOLDER}(?: is|'s) the ${OFFICE}`, 'STATE', holder),
  phrase(`${HOLDER}(?: is|'s) (?<det>${NAME}'s) ${OFFICE}`, 'STATE', holder),
  phrase(`${S}(?: now| still)? ${VERB} ${VALUE}`, 'STATE', doing),
  phrase(`${S} costs? ${VALUE}`, 'STATE', cost),
  phrase(`${S} ${MEASURES} ${VALUE}`, 'STATE', measure),
  phrase(`${S} (?:is|are|was set to) ${VALUE}`, 'STATE', attribute),
  phrase(`${S} (?:is|are) ${MADE} in ${MATERIAL}`, 'STATE', 'MADE IN'),
  phrase(`${S} (?:is|are) ${VALUE}`, 'STATE', being),
];
