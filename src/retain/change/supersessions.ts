import { FAR_FUTURE, type Instant } from '../../domain/instant.ts';
import type { StandingFact, Supersession } from '../../domain/ports/retain-store.ts';
import type { KeyedMemory } from '../repeat/keyed.ts';
import { type Claim, claimOf } from './claim.ts';
import { findChanges } from './find-changes.ts';

type FreshFact = Pick<KeyedMemory, 'id' | 'claim' | 'claimKey' | 'mentionedAt'>;

/** A fact of the bank with what it claims, as far as its key says that it claims anything. */
export interface ClaimingFact extends StandingFact {
  readonly claim: Claim | null;
}

/** The facts with their claims, which are read from their texts. */
export function withClaims(standing: readonly StandingFact[]): readonly ClaimingFact[] {
  return standing.map((fact) => ({ ...fact, claim: fact.claimKey === null ? null : claimOf(fact.text) }));
}

/**
 * What new facts replace of one another and of the bank, and what of the bank replaces them, by what they claim.
 * @param firstTold when a fact was told first that others repeat, by its id: one of the bank that was told earlier than
 *   it was known counts as new
 */
export function supersessionsAmong(
  fresh: readonly FreshFact[],
  standing: readonly ClaimingFact[],
  firstTold: ReadonlyMap<string, Instant> = new Map(),
): readonly Supersession[] {
  const toldAtOf = ({ id, mentionedAt }: Pick<FreshFact, 'id' | 'mentionedAt'>) =>
    Math.min(mentionedAt, firstTold.get(id) ?? mentionedAt);
  const before = standing.flatMap(({ id, claim, claimKey, mentionedAt, validUntil }, order) => {
    if (claimKey === null || claim === null) return [];
    const toldAt = toldAtOf({ id, mentionedAt });
    const isNew = toldAt < mentionedAt;
    return [{ id, claim: { ...claim, key: claimKey }, mentionedAt: toldAt, validUntil, order, isNew }];
  });
  const added = fresh.flatMap(({ id, claim, claimKey, mentionedAt }, order) => {
    if (claimKey === null || claim === null) return [];
    const toldAt = toldAtOf({ id, mentionedAt });
    const place = standing.length + order;
    return [
      {
        ...{ id, claim: { ...claim, key: claimKey }, mentionedAt: toldAt, validUntil: FAR_FUTURE },
        ...{ order: place, isNew: true },
      },
    ];
  });
  return findChanges([...before, ...added]);
}

/** When facts ceased to hold, by the key under which they are known again: told later, they are facts of their own. */
export function endsByKey(
  memories: readonly KeyedMemory[],
  standing: readonly ClaimingFact[],
): ReadonlyMap<string, readonly Instant[]> {
  const ends = new Map<string, Instant[]>();
  const add = (key: string | null, at: Instant) => {
    if (key !== null) ends.set(key, [...(ends.get(key) ?? []), at]);
  };
  for (const { repeatKey, validUntil } of standing) if (validUntil < FAR_FUTURE) add(repeatKey, validUntil);
  const facts = new Map<string, { readonly key: string | null; readonly mentionedAt: Instant }>();
  for (const { id, repeatKey: key, mentionedAt } of standing) facts.set(id, { key, mentionedAt });
  for (const { id, repeat, mentionedAt } of memories)
    facts.set(id, { key: repeat?.exact ?? null, mentionedAt });
  for (const { winnerId, loserId } of supersessionsAmong(memories, standing)) {
    const winner = facts.get(winnerId);
    if (winner !== undefined) add(facts.get(loserId)?.key ?? null, winner.mentionedAt);
  }
  return ends;
}
