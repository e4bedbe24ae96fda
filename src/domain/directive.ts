import { MemoryError } from './errors.ts';
import type { Instant } from './instant.ts';
import { normalTags, type TagsMatch, tagsMatch } from './tags.ts';

/** A rule of a bank that every reflection within its tags keeps. */
export interface Directive {
  /** Unique within the bank. */
  readonly name: string;
  readonly text: string;
  /** The higher, the sooner it is told; of two that contradict, the higher one holds. */
  readonly priority: number;
  /** Empty for every reflection, else for those that ask for one of them. */
  readonly tags: readonly string[];
  readonly active: boolean;
  readonly updatedAt: Instant;
}

/** Null leaves a value as it is; a new directive needs a text and is otherwise of priority 0, untagged and active. */
export interface DirectiveChanges {
  readonly name: string;
  readonly text: string | null;
  readonly priority: number | null;
  readonly tags: readonly string[] | null;
  readonly active: boolean | null;
  readonly remove: boolean;
}

/** Directives are told with every reflection: more than these are no rules but a document. */
const MOST_DIRECTIVES = 100;
const LONGEST_NAME = 100;
const LONGEST_TEXT = 4000;
const LARGEST_PRIORITY = 1000;

/**
 * The directives after a change, by falling priority, then name.
 * Throws BAD_USER_INPUT for a value that a directive cannot have, NOT_FOUND when there is none of this name to remove.
 */
export function changeDirectives(
  directives: readonly Directive[],
  changes: DirectiveChanges,
  at: Instant,
): readonly Directive[] {
  const name = changes.name.trim();
  require(name !== '' && name.length <= LONGEST_NAME, `name must have 1 to ${LONGEST_NAME} characters.`);
  const others = directives.filter((directive) => directive.name !== name);
  const old = directives.find((directive) => directive.name === name) ?? null;
  if (changes.remove) {
    if (old === null) throw new MemoryError('NOT_FOUND', `The bank has no directive "${name}".`);
    return others;
  }
  const text = (changes.text ?? old?.text ?? '').trim();
  require(text !== '', 'text must say the rule; only a directive that exists may leave it out.');
  require(text.length <= LONGEST_TEXT, `text must not be longer than ${LONGEST_TEXT} characters.`);
  const priority = changes.priority ?? old?.priority ?? 0;
  require(Number.isInteger(priority) &&
    Math.abs(priority) <=
      LARGEST_PRIORITY, `priority must be a whole number from −${LARGEST_PRIORITY} to ${LARGEST_PRIORITY}.`);
  require(old !== null ||
    others.length < MOST_DIRECTIVES, `a bank has at most ${MOST_DIRECTIVES} directives.`);
  const tags = normalTags(changes.tags ?? old?.tags ?? []);
  const active = changes.active ?? old?.active ?? true;
  return [...others, { name, text, priority, tags, active, updatedAt: at }].sort(
    (a, b) => b.priority - a.priority || (a.name < b.name ? -1 : 1),
  );
}

/**
 * The directives that a reflection keeps, in their order: active ones that are untagged, or whose tags meet those that
 * it asks for. Who asks for no tags keeps the untagged alone: a tagged rule is for its tags.
 */
export function directivesInForce(
  directives: readonly Directive[],
  asked: readonly string[] | null,
  match: TagsMatch,
): readonly Directive[] {
  return directives.filter(
    ({ active, tags }) => active && (tags.length === 0 || (asked !== null && tagsMatch(tags, asked, match))),
  );
}

function require(condition: boolean, message: string): asserts condition {
  if (!condition) throw new MemoryError('BAD_USER_INPUT', `directive: ${message}`);
}
