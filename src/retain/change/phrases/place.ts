import { placeKind } from '../place-kind.ts';
import { kindOf, timeSlot } from '../value-kind.ts';
import type { ClaimPhrase, ClaimWords } from './phrase.ts';

/** Verbs that only a place goes with. */
const OF_PLACES =
  /^(?:live|lives|living|reside|resides|residing|relocate|relocated|located|based|situated|headquartered|wohn\p{L}*|leb\p{L}*|(?:um)?gezogen|zog)$/iu;
/**
 * What one is somewhere for, with whom, or how long: who is away tells it, and somebody who is away has not left his home.
 * "For good" is no such thing.
 */
const STAY =
  /^,? (?!for (?:good|ever))(?:for|to|on|at|with|visiting|attending|seeing|meeting|over|during|while|this|these|today|tonight|tomorrow|right|just|als|zu|zum|zur|für|auf|im|bei|mit|diese[nrs]?|heute|gerade|pour|en|chez|avec|cette|ce|cet|aujourd'hui|para|por|de|con|esta|este|hoy)(?!\p{L})/iu;

/** Where something is; a date is when it is, and anything without a name no place. A stay is not told from a trip. */
export const place: ClaimPhrase['slot'] = (words) => {
  const time = timeSlot(words.value);
  if (time !== null) return time;
  if (kindOf(words.value) !== 'NAME' || isStay(words)) return null;
  if (OF_PLACES.test(words.verb) || words.land !== '') return 'PLACE';
  return placeKind(words.value) === 'PLACE' ? 'PLACE' : 'POSITION';
};

/** Where something is in the languages whose verbs and prepositions say that it is a place. */
export const surePlace: ClaimPhrase['slot'] = (words) =>
  isStay(words) || placeKind(words.value) === 'OTHER' ? null : 'PLACE';

/** Verbs of being, as opposed to those of living and moving. */
const IS = /^(?:|is|are|am|ist|sind|bin|sitzt|est|suis|está|estoy|se encuentra|se trouve|befindet sich)$/iu;

function isStay({ verb, rest }: ClaimWords): boolean {
  return IS.test(verb) && STAY.test(rest);
}
