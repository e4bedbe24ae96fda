import type { EntityMention } from '../../../src/domain/entity.ts';
import { nameKey } from '../../../src/text/name-key.ts';
import { TITLES } from '../../../src/text/name-words.ts';
import type { GoldEntity, GoldPassage } from '../../gold/extraction/passages.ts';
import type { Tally } from './tally.ts';

/**
 * Found, wrong and missed names, and the types of the found ones. Several forms of one name count once; optional ones
 * neither way.
 */
export function scoreEntities(
  { entities, optionalEntities }: GoldPassage,
  extracted: readonly EntityMention[],
): Pick<Tally, 'entities' | 'types'> {
  const found = new Map<GoldEntity, EntityMention>();
  const wrong = new Map<string, string>();
  for (const mention of extracted) {
    const gold = entities.find((entity) => isNamed(entity, mention.name));
    if (gold !== undefined) found.set(gold, found.get(gold) ?? mention);
    else if (!optionalEntities.some((entity) => isNamed(entity, mention.name)))
      wrong.set(keyOf(mention.name), `${mention.name} (${mention.type})`);
  }
  const mistyped = [...found].filter(
    ([gold, { type }]) => type !== gold.type && !gold.alsoTypes.includes(type),
  );
  return {
    entities: {
      right: found.size,
      wrong: [...wrong.values()],
      missed: entities.filter((entity) => !found.has(entity)).map(({ name, type }) => `${name} (${type})`),
    },
    types: {
      right: found.size - mistyped.length,
      wrong: mistyped.map(([gold, { type }]) => `${gold.name}: ${type}, not ${gold.type}`),
      missed: [],
    },
  };
}

function isNamed({ name, aliases }: GoldEntity, extracted: string): boolean {
  return [name, ...aliases].some((form) => keyOf(form) === keyOf(extracted));
}

/** A name without case, accents, punctuation at its edges and titles before it. */
export function keyOf(name: string): string {
  const words = nameKey(name).split(' ');
  while (words.length > 1 && TITLES.has(words[0] ?? '')) words.shift();
  return words.join(' ');
}
