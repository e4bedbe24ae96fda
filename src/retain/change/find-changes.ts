import type { Instant } from '../../domain/instant.ts';
import type { Claim } from './claim.ts';

/** A fact with what it claims. */
export interface ClaimedFact {
  readonly id: string;
  readonly claim: Claim;
  readonly mentionedAt: Instant;
  /** First moment at which it no longer holds; FAR_FUTURE while it holds. */
  readonly validUntil: Instant;
  /** Among facts of one moment the greater one was told later: those of the bank come before new ones. */
  readonly order: number;
  readonly isNew: boolean;
}

/** A fact that takes another one's place. */
export interface Change {
  readonly winnerId: string;
  readonly loserId: string;
}

/**
 * Which facts take the place of which, by what they claim: of each pair at least one is new.
 *
 * Only a later fact that says that something changed, or is so no longer, replaces one; two values of one thing are not
 * enough ("Alice is in Rome" does not end "Alice is in Paris"). What counts is when the facts were told, not in which
 * order they came: an old one that comes late replaces nothing newer, and is itself replaced by the first later change.
 * What is said again as it was before a change ends that change: told once more, it is so again.
 * Who is elsewhere has not left the place where he lives. A fact that says more than what it claims is not replaced: the
 * rest may still hold.
 */
export function findChanges(facts: readonly ClaimedFact[]): readonly Change[] {
  const changes: Change[] = [];
  for (const group of byKey(facts)) {
    const ordered = [...group].sort((a, b) => a.mentionedAt - b.mentionedAt || a.order - b.order);
    for (const [place, loser] of ordered.entries()) {
      const before = ordered.slice(0, place);
      const winner = ordered
        .slice(place + 1)
        .find((later) => replaces(later, loser) || returns(later, loser, before));
      if (winner === undefined || !(winner.isNew || loser.isNew)) continue;
      // What was replaced before this winner was told, or at the same moment, stays as it is.
      if (loser.validUntil > winner.mentionedAt) changes.push({ winnerId: winner.id, loserId: loser.id });
    }
  }
  return changes;
}

/** True when the later of two claims of one key ends the earlier one. */
function replaces(later: ClaimedFact, earlier: ClaimedFact): boolean {
  const { act, value, from, stay, year } = later.claim;
  if (!earlier.claim.isWhole || earlier.claim.act === 'END') return false;
  // It happened before the other was told, which was so nevertheless.
  if (year !== null && year < new Date(earlier.mentionedAt).getUTCFullYear()) return false;
  if (act === 'END') return value === earlier.claim.value;
  if (stay === 'IS' && earlier.claim.stay === 'LIVES') return false;
  return act === 'CHANGE' && value !== earlier.claim.value && (from === null || from === earlier.claim.value);
}

/** True when the later claim says, at another moment, what an earlier change had ended. */
function returns(later: ClaimedFact, change: ClaimedFact, before: readonly ClaimedFact[]): boolean {
  const { act, value, isWhole } = later.claim;
  if (change.claim.act === 'STATE' || act === 'END' || later.mentionedAt <= change.mentionedAt) return false;
  if (!isWhole || !change.claim.isWhole || (value === change.claim.value) !== (change.claim.act === 'END'))
    return false;
  // Who is where he lived does not live there again.
  if (later.claim.mayPass) return false;
  return before.some((ended) => ended.claim.value === value && replaces(change, ended));
}

function byKey(facts: readonly ClaimedFact[]): readonly (readonly ClaimedFact[])[] {
  const groups = new Map<string, ClaimedFact[]>();
  for (const fact of facts) {
    const group = groups.get(fact.claim.key);
    if (group === undefined) groups.set(fact.claim.key, [fact]);
    else group.push(fact);
  }
  return [...groups.values()];
}
