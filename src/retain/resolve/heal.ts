import type { EntityMerge } from '../../domain/ports/retain-store.ts';
import { isAmbiguousInBank } from './choose.ts';
import { judgePair, type Named } from './judge-pair.ts';
import type { MentionGroup } from './mention-groups.ts';
import { DOUBTFUL, NO_CONTEXT, type PairContext, SAME } from './score.ts';
import { namedOf, type Slot, speakTogether } from './slot.ts';

/** What else in the request is like a name, and the company of an entity. */
export interface Likeness {
  readonly groupsLike: (named: Named) => readonly MentionGroup[];
  readonly companionsOf: (slot: Slot) => ReadonlySet<string>;
}

/**
 * The merge of two entities of the bank that are one, where two retains at once made both: "Bob" and "Robert Chen". Null
 * where somebody else may be meant by either, and for two senses of one name, which somebody split.
 * The one with the shorter name, else the one mentioned less, goes into the other.
 */
export function heal(slot: Slot, slots: readonly Slot[], likeness: Likeness): EntityMerge | null {
  const context = (other: Slot) => companyOf(likeness.companionsOf(slot), likeness.companionsOf(other));
  const same = slots.filter(
    (other) =>
      other !== slot &&
      other.known !== null &&
      !speakTogether(slot.groups, other.groups) &&
      isSame(slot, other, context(other)),
  );
  const [twin] = same;
  if (twin === undefined || same.length > 1 || isOneName(slot, twin)) return null;
  if (isAmbiguousInBank(slot) || isAmbiguousInBank(twin)) return null;
  const [from, into] = isLess(slot, twin) ? [slot, twin] : [twin, slot];
  const rivals: readonly Named[] = [...slots, ...likeness.groupsLike(namedOf(from)).map(namedOf)];
  if (rivals.some((rival) => rival !== slot && rival !== twin && isRival(rival, from, into))) return null;
  const { score, evidence } = judgePair(namedOf(into), namedOf(from), context(twin));
  return { intoId: into.id, fromId: from.id, score, evidence };
}

function isSame(a: Slot, b: Slot, context: PairContext): boolean {
  return judgePair(namedOf(a), namedOf(b), context).score >= SAME;
}

function companyOf(a: ReadonlySet<string>, b: ReadonlySet<string>): PairContext {
  const sharedCompanions = [...a].filter((key) => b.has(key)).length;
  return {
    ...NO_CONTEXT,
    sharedCompanions,
    areStrangers: sharedCompanions === 0 && a.size > 0 && b.size > 0,
  };
}

function isRival(rival: Named, from: Slot, into: Slot): boolean {
  return judgePair(rival, namedOf(from)).score >= DOUBTFUL && judgePair(rival, namedOf(into)).score < SAME;
}

/** True for two senses: one name and one type. A name with a type and the same without are no senses. */
function isOneName(a: Slot, b: Slot): boolean {
  return a.known?.nameKey === b.known?.nameKey && a.known?.type === b.known?.type;
}

function isLess(a: Slot, b: Slot): boolean {
  if ((a.type === 'OTHER') !== (b.type === 'OTHER')) return a.type === 'OTHER';
  const words = ({ names }: Slot) => Math.max(...names.map(({ thing }) => thing.words.length));
  return words(a) !== words(b) ? words(a) < words(b) : (a.known?.mentions ?? 0) < (b.known?.mentions ?? 0);
}
