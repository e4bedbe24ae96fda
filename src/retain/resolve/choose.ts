import type { OtherEntity } from '../../domain/ports/retain-store.ts';
import { judgePair, type Named, type Verdict } from './judge-pair.ts';
import type { MentionGroup } from './mention-groups.ts';
import type { NameRelation } from './name-relation.ts';
import { AMBIGUOUS, DOUBTFUL, isPartial, type PairContext, SAME } from './score.ts';
import { namedOf, type Slot } from './slot.ts';

/** Doubts that are kept of one name: more would be a list of everybody called so. */
const MOST_DOUBTS = 3;

/** What a group of mentions is compared with. */
export interface Surroundings {
  /** Slots that its name may mean. */
  readonly slots: readonly Slot[];
  /** Other groups of the request that a slot may be meant by. */
  readonly groupsLike: (named: Named) => readonly MentionGroup[];
  readonly contextOf: (group: MentionGroup, slot: Slot) => PairContext;
}

export interface Choice {
  /** Null: none of them, make a new one. */
  readonly slot: Slot | null;
  /** Null where the name is the slot's own. */
  readonly verdict: Verdict | null;
  readonly doubts: readonly OtherEntity[];
  /** True when more about who is mentioned with whom might have changed it. */
  readonly isContested: boolean;
}

interface Judged {
  readonly slot: Slot;
  readonly verdict: Verdict;
}

/**
 * The slot that a group of mentions means.
 *
 * The slot of just this name and type, of several senses the one that shares most company with the mentions, else the
 * one mentioned most. Else the best judged slot, when it is SAME and nothing else comes near it, neither another slot
 * for this name nor another name for that slot. Who is ambiguous is nobody: the pairs are left to a person.
 */
export function choose(group: MentionGroup, surroundings: Surroundings): Choice {
  const own = surroundings.slots.filter((slot) => isOwnName(slot, group));
  if (own.length > 0) return chooseSense(group, own, surroundings);
  const judged = judgeAll(group, surroundings);
  const [best] = judged;
  if (best === undefined) return { slot: null, verdict: null, doubts: [], isContested: false };
  const { decision, relation } = best.verdict;
  const isContested =
    judged.length > 1 ||
    decision !== 'SAME' ||
    (relation !== null && isPartial(relation)) ||
    best.slot.type !== group.type;
  if (decision === 'SAME' && !isAmbiguous(group, judged, surroundings)) {
    return { slot: best.slot, verdict: best.verdict, doubts: [], isContested };
  }
  const doubts = judged
    .slice(0, MOST_DOUBTS)
    .map(({ slot, verdict: { score, evidence } }) => ({ id: slot.id, score, evidence }));
  return { slot: null, verdict: null, doubts, isContested: true };
}

function isOwnName({ known, names, type }: Slot, group: MentionGroup): boolean {
  const key = known?.nameKey ?? names[0]?.key;
  return key === group.name.key && type === group.type;
}

function chooseSense(group: MentionGroup, own: readonly Slot[], { contextOf }: Surroundings): Choice {
  const ranked = own
    .map((slot) => ({ slot, shared: contextOf(group, slot).sharedCompanions }))
    .sort((a, b) => b.shared - a.shared || bySubstance(a.slot, b.slot));
  return { slot: ranked[0]?.slot ?? null, verdict: null, doubts: [], isContested: own.length > 1 };
}

/** Those that are at least doubtful, best first. */
function judgeAll(group: MentionGroup, { slots, contextOf }: Surroundings): readonly Judged[] {
  return slots
    .map((slot) => ({ slot, verdict: judgePair(namedOf(slot), namedOf(group), contextOf(group, slot)) }))
    .filter(({ verdict }) => verdict.score >= DOUBTFUL)
    .sort((a, b) => b.verdict.score - a.verdict.score || bySubstance(a.slot, b.slot));
}

function bySubstance(a: Slot, b: Slot): number {
  return (
    (b.known?.mentions ?? 0) - (a.known?.mentions ?? 0) ||
    (a.known?.sense ?? 0) - (b.known?.sense ?? 0) ||
    (a.id < b.id ? -1 : 1)
  );
}

function isAmbiguous(group: MentionGroup, judged: readonly Judged[], surroundings: Surroundings): boolean {
  const [best, second] = judged;
  if (best === undefined) return false;
  const { score, relation } = best.verdict;
  // That the name was used for one of two does not tell which of them is meant now.
  const context = { ...surroundings.contextOf(group, best.slot), usedBefore: false };
  const isPart = relation !== null && isPartial(relation);
  const bar = (isPart ? judgePair(namedOf(best.slot), namedOf(group), context).score : score) - AMBIGUOUS;
  if (second !== undefined && second.verdict.score > bar) return true;
  if (relation === 'NICKNAME_FULL' && hasNamesake(best.slot, group, surroundings)) return true;
  if (relation === 'SAME_KEY' || relation === 'SAME_FORM') return false;
  return hasRival(best.slot, group, { bar, surroundings });
}

/** True for a name that was left to a person between two others or more: a third one does not decide it. */
export function isAmbiguousInBank({ known }: Slot): boolean {
  return (known?.doubts ?? 0) > 1;
}

/** True when another name, which is not this one's, may mean the slot as well: Alice Chen and Alice Wong, for Alice. */
function hasRival(
  slot: Slot,
  group: MentionGroup,
  { bar, surroundings }: { readonly bar: number; readonly surroundings: Surroundings },
): boolean {
  if (isAmbiguousInBank(slot)) return true;
  const named = namedOf(slot);
  return othersLike(slot, group, surroundings).some((other) => {
    const { score } = judgePair(other, named);
    return score > bar && score >= DOUBTFUL && judgePair(other, namedOf(group)).score < SAME;
  });
}

/** Others of whom a slot or a group may be a name, beside each other. */
function othersLike(slot: Slot, group: MentionGroup, surroundings: Surroundings): readonly Named[] {
  return [
    ...surroundings.slots.filter((other) => other.id !== slot.id),
    ...surroundings
      .groupsLike(namedOf(slot))
      .filter((other) => other !== group)
      .map(namedOf),
  ];
}

/** True when a third one may bear one of two full names, and not the other: "Patricia Kelly", for "Pat" and "Patrick Kelly". */
function hasNamesake(slot: Slot, group: MentionGroup, surroundings: Surroundings): boolean {
  const [a, b] = [namedOf(slot), namedOf(group)];
  return othersLike(slot, group, surroundings).some((other) => {
    const relations = [judgePair(other, a).relation, judgePair(other, b).relation];
    return relations.some(isNickname) && relations.some((one) => one === null || one === 'NICKNAME_OR_OTHER');
  });
}

function isNickname(relation: NameRelation | null): boolean {
  return relation === 'NICKNAME_FULL' || relation === 'NICKNAME';
}
