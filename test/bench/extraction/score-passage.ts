import { extractRules, type RuleFact } from '../../../src/retain/extract/rules.ts';
import type { GoldPassage } from '../../gold/extraction/passages.ts';
import { atOnce } from '../../support/at-once.ts';
import { scoreCauses } from './score-causes.ts';
import { scoreDates } from './score-dates.ts';
import { scoreEntities } from './score-entities.ts';
import { scoreStatements } from './score-statements.ts';
import type { Tally } from './tally.ts';

/** "Now" for passages of which nobody knows when they were told. */
const NO_MATTER_WHEN = Date.parse('2026-01-15T12:00:00Z');

/** What the rules read in a passage, against what its reader wrote down (see the gold's README). */
export function scorePassage(passage: GoldPassage): Tally {
  return scoreFacts(passage, atOnce(extractRules(inputOf(passage))));
}

/** The same for facts that were found already. */
export function scoreFacts(passage: GoldPassage, facts: readonly RuleFact[]): Tally {
  return {
    ...scoreEntities(
      passage,
      facts.flatMap(({ entities }) => entities),
    ),
    dates: scoreDates(
      passage,
      facts.flatMap(({ dates }) => dates),
    ),
    ...scoreStatements(passage, facts),
    causes: scoreCauses(passage, facts),
  };
}

function inputOf({ content, context, timestamp, timezone }: GoldPassage) {
  return {
    content,
    context,
    reference: { at: timestamp === null ? NO_MATTER_WHEN : Date.parse(timestamp), timezone },
    timestamped: timestamp !== null,
  };
}
