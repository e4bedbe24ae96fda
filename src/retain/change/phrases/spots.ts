import { AGENT, type ClaimPhrase, hinted, MORE, OWNED, phrase } from './phrase.ts';

/** Furniture, containers and rooms: a thing is in one of them at a time. "The news" and "the lead" are none. */
const SPOT = [
  'drawer|safe|vault|cupboard|cabinet|closet|wardrobe|shelf|bookshelf|rack|desk|table|nightstand|locker|box|crate|chest|bin|basket|bucket|jar|tin|bottle|tray|bag|handbag|backpack|rucksack|suitcase|briefcase|purse|wallet|pocket|envelope|folder|binder',
  'car|trunk|boot|van|glove compartment|garage|cellar|basement|attic|loft|shed|barn|kitchen|pantry|fridge|freezer|oven|bathroom|bedroom|living room|dining room|nursery|hallway|hall|corridor|garden|yard|balcony|terrace|storeroom|warehouse|meeting room|conference room|server room',
].join('|');
const OF_SPOTS = new RegExp(`(?<!\\p{L})(?:${SPOT})(?!\\p{L})`, 'u');
const PLACE = String.raw`(?<v>(?:the|my|our|his|her|their|a) (?:[\p{L}\p{N}'’-]+ ){0,2}?(?:${SPOT}))(?![\p{L}-])${MORE}`;
const AT = '(?:in|on|under|behind|inside|next to|beside|above|below)';
const S = '(?<s>.{1,60}?)';
const PUT = '(?:put|moved|placed|stored|hid)';

/** English: where a thing is kept from now on. */
export const SPOT_CHANGES: readonly ClaimPhrase[] = hinted(OF_SPOTS, [
  phrase(`${AGENT} ${PUT} ${OWNED} (?:back )?(?:to|into|in|onto|on|under|behind) ${PLACE}`, 'CHANGE', 'SPOT'),
  phrase(
    `${S}(?: has| have)?(?: been| were| was)? (?:moved|put) (?:to|into|in|onto|on) ${PLACE}`,
    'CHANGE',
    'SPOT',
  ),
  phrase(`${S} (?:is|are) (?:now|back) ${AT} ${PLACE}`, 'CHANGE', 'SPOT'),
  phrase(`${S} (?:is|are) ${AT} ${PLACE.replace(MORE, '')} now${MORE}`, 'CHANGE', 'SPOT'),
]);

/** English: where a thing is kept. */
export const SPOT_STATES: readonly ClaimPhrase[] = hinted(OF_SPOTS, [
  phrase(`${S} (?:is|are)(?: kept| stored)? ${AT} ${PLACE}`, 'STATE', 'SPOT'),
]);
