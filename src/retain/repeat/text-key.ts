import { createHash } from 'node:crypto';
import { DAY_MS, type Instant, LONGEST_DAY_MS } from '../../domain/instant.ts';
import type { DatedInterval } from '../../domain/interval.ts';
import type { FactType } from '../../domain/memory.ts';
import { type FactForm, factForm } from './fact-form.ts';
import { isTimeless } from './timeless.ts';

/** How long a moment of telling lasts where it stands for the date of what is told. */
const TOLD_MS = 60_000;

/** A fact as repetitions see it. */
export interface RepeatableFact {
  readonly text: string;
  readonly type: FactType;
  readonly tagKey: string;
  readonly occurred: DatedInterval | null;
  readonly mentionedAt: Instant;
  /** The item was kept as it is. */
  readonly verbatim: boolean;
  /** JSON text. */
  readonly metadata: string | null;
}

/** What makes two facts one, and where. */
export interface RepeatKeys {
  /** Facts with one key are the same fact. */
  readonly exact: string;
  /** Facts with one key and nearly one vector (see NEAR_COSINE) are the same fact. */
  readonly near: string;
  /** False where each telling in one document stands for itself: turns of talk, and items kept as they are. */
  readonly withinDocument: boolean;
}

/**
 * The keys by which a fact is known again; null for one that never is.
 *
 * Everything that must agree is in them: the tags, the type, the text, and when it happened. Where the text names no
 * date, the fact is the same whenever it is told if it tells how things are (see `isTimeless`), else only when it is
 * told on the same day. What is not known again: short answers ("Yes."), whose place in a conversation is all that they
 * mean; opinions and observations, which have an evidence of their own; and turns of talk that are kept VERBATIM: there
 * a conversation is stored, not what it says. Other VERBATIM items are known again with equal metadata, in another
 * document.
 */
export function repeatKeys(fact: RepeatableFact): RepeatKeys | null {
  if (fact.type !== 'WORLD' && fact.type !== 'EXPERIENCE') return null;
  const form = factForm(fact.text);
  if (!form.isSubstantial || (fact.verbatim && form.speaker !== null)) return null;
  const scope = [fact.tagKey, fact.type, dateKey(fact, form), fact.verbatim, fact.verbatim && fact.metadata];
  return {
    exact: keyOf([...scope, form.signature]),
    near: keyOf([...scope, form.gist]),
    withinDocument: form.speaker === null && !fact.verbatim,
  };
}

function dateKey({ occurred, mentionedAt }: RepeatableFact, form: FactForm): string {
  if (occurred !== null && !isToldMoment(occurred, mentionedAt))
    return `${occurred.start} ${occurred.end} ${occurred.precision}`;
  if (isTimeless(form.words)) return 'always';
  return occurred === null ? 'undated' : `told ${Math.floor(occurred.start / DAY_MS)}`;
}

/** True for the date of a fact whose text names none: the moment at which it was told, or the day of which nobody knows the hour. */
function isToldMoment({ start, end, precision }: DatedInterval, mentionedAt: Instant): boolean {
  if (start !== mentionedAt) return false;
  return precision === 'DAY'
    ? end - start <= LONGEST_DAY_MS
    : precision === 'MINUTE' && end === start + TOLD_MS;
}

function keyOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
