import { FAR_FUTURE } from '../../../../src/domain/instant.ts';
import { claimOf } from '../../../../src/retain/change/claim.ts';
import type { ClaimedFact } from '../../../../src/retain/change/find-changes.ts';

/** Facts told one after the other, as they claim; `at` in days. */
export function told(...texts: readonly string[]): readonly ClaimedFact[] {
  return texts.flatMap((text, at) => {
    const claim = claimOf(text);
    return claim === null
      ? []
      : [{ id: text, claim, mentionedAt: at, validUntil: FAR_FUTURE, order: at, isNew: true }];
  });
}
