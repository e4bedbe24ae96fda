import { MemoryError } from '../domain/errors.ts';
import { EARLIEST, FAR_FUTURE, type Instant } from '../domain/instant.ts';
import type { RecallRequest } from './types.ts';

/** Longest query, in UTF-16 units: about 5,000 long words; what is longer is a document, not a question. */
export const MAX_QUERY_CHARS = 50_000;

/** Longest deadline of a recall: ten minutes, after which nobody waits any more. */
export const MAX_TIMEOUT_MS = 600_000;

/** Throws BAD_USER_INPUT, naming the argument, for a request that no recall can answer. */
export function validate(request: RecallRequest): void {
  requireThat(
    request.query.length <= MAX_QUERY_CHARS,
    `query must not be longer than ${MAX_QUERY_CHARS} characters.`,
  );
  requireThat(isWhole(request.maxTokens, 1), 'maxTokens must be a whole number of at least 1.');
  requireThat(isWhole(request.maxChunkTokens, 0), 'maxChunkTokens must be a whole number of at least 0.');
  requireThat(
    request.minScore === null || (request.minScore >= 0 && request.minScore <= 1),
    'minScore must lie between 0 and 1.',
  );
  requireThat(
    request.timeoutMs === null || (isWhole(request.timeoutMs, 1) && request.timeoutMs <= MAX_TIMEOUT_MS),
    `timeoutMs must be a whole number from 1 to ${MAX_TIMEOUT_MS}.`,
  );
  requireThat(
    request.types === null || request.types.length > 0,
    'types must name at least one type, or be left out.',
  );
  requireThat(
    request.strategies === null || request.strategies.length > 0,
    'strategies must name at least one strategy, or be left out.',
  );
  const boosted = request.boosts.map((boost) => boost.strategy);
  requireThat(new Set(boosted).size === boosted.length, 'boosts must name each strategy at most once.');
  requireThat(
    request.timezone === null || isTimezone(request.timezone),
    'timezone must be an IANA name such as Europe/Rome.',
  );
  requireThat(isStorable(request.queryTimestamp), 'queryTimestamp must lie in the years 1 to 9999.');
  requireThat(isStorable(request.asOf), 'asOf must lie in the years 1 to 9999.');
  validateWindow(request.window);
}

function validateWindow(window: RecallRequest['window']): void {
  if (window === null) return;
  const { start, end } = window;
  requireThat(start !== null || end !== null, 'window must have a start or an end, or be left out.');
  requireThat(isStorable(start) && isStorable(end), 'window must lie in the years 1 to 9999.');
  requireThat(
    start === null || end === null || end > start,
    'window must end after it starts; its end is exclusive.',
  );
}

function isWhole(value: number, least: number): boolean {
  return Number.isSafeInteger(value) && value >= least;
}

function isStorable(at: Instant | null): boolean {
  return at === null || (at >= EARLIEST && at <= FAR_FUTURE);
}

function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function requireThat(condition: boolean, message: string): asserts condition {
  if (!condition) throw new MemoryError('BAD_USER_INPUT', message);
}
