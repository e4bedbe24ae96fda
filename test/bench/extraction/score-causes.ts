import type { RuleFact } from '../../../src/retain/extract/rules.ts';
import type { GoldPassage } from '../../gold/extraction/passages.ts';
import { overlap, placeOf } from './spans.ts';
import type { Count } from './tally.ts';

type Gold = GoldPassage['causes'][number];

/** Found, wrong and missed relations: the kind must agree, and each side must overlap its words. */
export function scoreCauses({ causes, content }: GoldPassage, facts: readonly RuleFact[]): Count {
  const found = new Set<Gold>();
  const wrong: string[] = [];
  for (const cause of facts) {
    for (const { fact, kind } of cause.causes) {
      const effect = facts[fact];
      if (effect === undefined) continue;
      const gold = causes.filter(
        (one) =>
          one.kind === kind && overlap(placeOf(one.cause), cause) && overlap(placeOf(one.effect), effect),
      );
      const unclaimed = gold.find((one) => !found.has(one)) ?? gold[0];
      if (unclaimed === undefined)
        wrong.push(
          `"${content.slice(cause.start, cause.end)}" ${kind} "${content.slice(effect.start, effect.end)}"`,
        );
      else found.add(unclaimed);
    }
  }
  return {
    right: found.size,
    wrong,
    missed: causes
      .filter((one) => !found.has(one))
      .map(({ cause, kind, effect }) => `"${cause.quote}" ${kind} "${effect.quote}"`),
  };
}
