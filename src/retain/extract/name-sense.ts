import type { EntityType } from '../../domain/entity.ts';
import { classOf, isAmbiguousName } from '../../text/lexicon.ts';
import { KNOWN_ORGANIZATIONS } from '../../text/name-words.ts';
import type { NameRun } from './name-runs.ts';
import { predicateOf } from './predicate.ts';
import { owns, standsAsPlace } from './verdict.ts';

/** What is made of a plant, or what a plant has: "Apple pie". */
const OF_PLANT =
  /^(?:pies?|juices?|trees?|cakes?|tarts?|sauce|cider|crumble|orchards?|jam|jelly|butter|vinegar|strudel|peel|seeds?|blossoms?|slices?|muffins?|salad|tea|wood)$/u;
/** What lies in the land, behind its name. */
const LAND = /^(?:river|basin|rainforest|forest|jungle|delta|region|valley|basin|tributary|tributaries)$/u;
/** What goes on behind "the Amazon" where it names no more: "the Amazon for a week". */
const ENDS_NAME =
  /^(?:for|in|on|at|from|to|with|by|until|since|and|or|but|is|was|has|flows|rises|last|this|next|near|that|which|where|when)$/u;

/**
 * What a name of several things is by the words beside it alone, whatever it is elsewhere in the text: "flew to Jordan", "the
 * Amazon for a week", "Apple pie", "New Year's Eve". Null for other names, and where nothing tells.
 */
export function nameSense(run: NameRun): EntityType | 'NO_NAME' | null {
  if (run.words.length > 1) return null;
  const key = run.name.toLowerCase();
  const [before = ''] = run.before;
  const after = run.after ?? '';
  if (key === 'eve' && /^(?:years?|christmas)$/u.test(before)) return 'NO_NAME';
  const known = classOf(key);
  if (KNOWN_ORGANIZATIONS.has(key)) {
    if (known === 'COMMON') return OF_PLANT.test(after) ? 'NO_NAME' : null;
    const isLand = LAND.test(after) || run.after === null || ENDS_NAME.test(after);
    return known === 'PLACE' && before === 'the' && !run.possessive && isLand ? 'LOCATION' : null;
  }
  if (known !== 'PERSON' || !isAmbiguousName(key)) return null;
  if (standsAsPlace(run)) return 'LOCATION';
  return owns(run) || predicateOf(run.following) === 'PERSON' ? 'PERSON' : null;
}
