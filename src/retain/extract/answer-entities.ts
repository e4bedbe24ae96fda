import type { EntityMention } from '../../domain/entity.ts';
import { nameKey } from '../../text/name-key.ts';
import { MAX_ENTITIES_PER_FACT, MAX_KEY_CHARS } from '../limits.ts';

/** What models put in the place of names. */
const NO_NAMES = new Set([
  ...'i me my we us you he him she her they them it this that'.split(' '),
  ...'user users assistant ai speaker narrator author someone somebody everyone everybody person unknown none null'.split(
    ' ',
  ),
  ...['the user', 'the assistant', 'the ai', 'the speaker', 'the author', 'n a'],
]);

/**
 * The entities of a fact, each once: trimmed, without pronouns, roles and what is named nowhere in the words.
 * @param words everything in which the names can stand, as a name key
 */
export function cleanEntities(entities: readonly EntityMention[], words: string): readonly EntityMention[] {
  const found = new Map<string, EntityMention>();
  for (const { name: given, type } of entities) {
    const name = given
      .replace(/[\p{Cc}\p{Surrogate}\s]+/gu, ' ')
      .replace(/^["'“”‘’«»\s]+|["'“”‘’«»\s]+$/gu, '');
    const key = nameKey(name);
    if (key === '' || name.length > MAX_KEY_CHARS || NO_NAMES.has(key) || !isNamed(key, words)) continue;
    const known = found.get(key);
    if (known === undefined || known.type === 'OTHER') found.set(key, { name, type });
  }
  return [...found.values()].slice(0, MAX_ENTITIES_PER_FACT);
}

/** A name may be fuller than in the words at hand ("Alice Chen" for "Alice"), but one of its words stands there. */
function isNamed(key: string, words: string): boolean {
  return words.includes(key) || key.split(' ').some((word) => word.length > 1 && words.includes(word));
}
