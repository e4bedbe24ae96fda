import { FAR_FUTURE } from '../../domain/instant.ts';
import type { StandingFact, Supersession } from '../../domain/ports/retain-store.ts';
import type { KeyedMemory } from '../repeat/keyed.ts';
import { claimOf } from './claim.ts';
import { findChanges } from './find-changes.ts';

/** What new facts replace of one another and of the bank, and what of the bank replaces them, by what they claim. */
export function supersessionsAmong(
  fresh: readonly Pick<KeyedMemory, 'id' | 'claim' | 'claimKey' | 'mentionedAt'>[],
  standing: readonly StandingFact[],
): readonly Supersession[] {
  const before = standing.flatMap(({ id, text, claimKey, mentionedAt, validUntil }, order) => {
    const claim = claimKey === null ? null : claimOf(text);
    if (claimKey === null || claim === null) return [];
    return [{ id, claim: { ...claim, key: claimKey }, mentionedAt, validUntil, order, isNew: false }];
  });
  const added = fresh.flatMap(({ id, claim, claimKey, mentionedAt }, order) => {
    if (claimKey === null || claim === null) return [];
    const place = standing.length + order;
    return [
      {
        ...{ id, claim: { ...claim, key: claimKey }, mentionedAt, validUntil: FAR_FUTURE },
        ...{ order: place, isNew: true },
      },
    ];
  });
  return findChanges([...before, ...added]);
}
