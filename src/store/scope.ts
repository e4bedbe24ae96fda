import { z } from 'zod';
import { EARLIEST, FAR_FUTURE } from '../domain/instant.ts';
import type { OpenInterval } from '../domain/interval.ts';
import { FACT_TYPES } from '../domain/memory.ts';
import type { Scope } from '../domain/ports/recall-store.ts';
import { cypherInstant } from './codec.ts';

/** The parameters by which every search statement filters; see the headers in `cypher/recall`. */
export const scopeShape = {
  bankId: z.string(),
  states: z.array(z.string()),
  types: z.array(z.string()),
  tagKeys: z.array(z.string()).nullable(),
  isPlain: z.boolean(),
  mentionedUntil: cypherInstant,
  validAfter: cypherInstant,
  windowStart: cypherInstant.nullable(),
  windowEnd: cypherInstant.nullable(),
};

/**
 * Statement parameters of a scope. What it leaves open becomes a bound that everything meets, so that one statement
 * serves every scope; a window stays null, because undated memories meet no bound.
 */
export function scopeParams(scope: Scope) {
  return {
    bankId: scope.bank.id,
    states: [...scope.states],
    types: [...scope.types],
    tagKeys: scope.tagKeys === null ? null : [...scope.tagKeys],
    isPlain: isPlain(scope),
    mentionedUntil: scope.asOf ?? FAR_FUTURE,
    validAfter: scope.asOf ?? EARLIEST,
    ...closedWindow(scope.window),
  };
}

/** True for a scope in which nothing can lie: no state, no type or no set of tags is visible. */
export function seesNothing({ states, types, tagKeys }: Scope): boolean {
  return states.length === 0 || types.length === 0 || tagKeys?.length === 0;
}

/** True when nothing but bank and state binds: the common recall, for which the least is compared. */
function isPlain(scope: Scope): boolean {
  return (
    scope.tagKeys === null &&
    scope.window === null &&
    scope.asOf === null &&
    FACT_TYPES.every((type) => scope.types.includes(type))
  );
}

/** The scope narrowed to what overlaps `window` as well. */
export function within(scope: Scope, window: OpenInterval): Scope {
  const own = scope.window;
  if (own === null) return { ...scope, window };
  // Overlapping both windows means: begun before the earlier end, ended after the later start.
  const start = Math.max(own.start ?? EARLIEST, window.start ?? EARLIEST);
  const end = Math.min(own.end ?? FAR_FUTURE, window.end ?? FAR_FUTURE);
  return { ...scope, window: { start, end } };
}

function closedWindow(window: OpenInterval | null) {
  return window === null
    ? { windowStart: null, windowEnd: null }
    : { windowStart: window.start ?? EARLIEST, windowEnd: window.end ?? FAR_FUTURE };
}
