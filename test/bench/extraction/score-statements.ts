import type { RuleFact } from '../../../src/retain/extract/rules.ts';
import type { Said } from '../../../src/retain/extract/said-in.ts';
import type { GoldPassage } from '../../gold/extraction/passages.ts';
import { keyOf } from './score-entities.ts';
import { overlap, placeOf, shared } from './spans.ts';
import type { Tally } from './tally.ts';

/** Who says each statement, and whether what needs each other stands in one fact. A statement in no fact is missed. */
export function scoreStatements(
  passage: GoldPassage,
  facts: readonly RuleFact[],
): Pick<Tally, 'speakers' | 'together'> {
  const said = facts.flatMap((fact) => fact.said);
  const speakers = { right: 0, wrong: [] as string[], missed: [] as string[] };
  for (const statement of passage.statements) {
    const place = placeOf(statement);
    const telling = said.reduce<Said | null>(
      (best, one) => (shared(one, place) > (best === null ? 0 : shared(best, place)) ? one : best),
      null,
    );
    if (telling === null) speakers.missed.push(statement.quote);
    else if (isSpeaker(passage, statement.speaker, telling.speaker)) speakers.right++;
    else speakers.wrong.push(`"${statement.quote}" ${telling.speaker}, not ${statement.speaker}`);
  }
  const apart = passage.keepsTogether.filter(
    (pair) =>
      !facts.some((fact) => pair.every((quote) => fact.said.some((one) => overlap(one, placeOf(quote))))),
  );
  return {
    speakers,
    together: {
      right: passage.keepsTogether.length - apart.length,
      wrong: [],
      missed: apart.map(([first, second]) => `"${first.quote}" / "${second.quote}"`),
    },
  };
}

function isSpeaker(
  { entities, optionalEntities }: GoldPassage,
  gold: string | null,
  read: string | null,
): boolean {
  if (gold === null || read === null) return gold === read;
  const entity = [...entities, ...optionalEntities].find(({ name, aliases }) =>
    [name, ...aliases].includes(gold),
  );
  return [gold, ...(entity === undefined ? [] : [entity.name, ...entity.aliases])].some(
    (form) => keyOf(form) === keyOf(read),
  );
}
