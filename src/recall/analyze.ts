import type { BankRef } from '../domain/bank.ts';
import { candidatesPerArm } from '../domain/budget.ts';
import { MemoryError } from '../domain/errors.ts';
import type { Instant } from '../domain/instant.ts';
import type { Interval } from '../domain/interval.ts';
import { FACT_TYPES } from '../domain/memory.ts';
import type { KnownBank, Scope, StoreCall } from '../domain/ports/recall-store.ts';
import { STRATEGIES } from '../domain/ranked.ts';
import { normalTags } from '../domain/tags.ts';
import type { TimeWindow } from '../domain/time.ts';
import { parseTime } from '../temporal/parse-time.ts';
import { windowOfAnchor } from './anchor.ts';
import { modelCall } from './deadline.ts';
import type { LookedUp, QueryEmbedding, RecallPlan, RecallRun } from './plan.ts';
import { queryNames } from './query-names.ts';
import { hasMeaning, queryText } from './query-text.ts';
import { callerWindow, closeWindow } from './window.ts';

/**
 * The plan of a recall: its time expression read, its possible names folded, its tags looked up, and the query's
 * embedding on its way. A bank that the process knows is not waited for: `lookedUp` tells whether it still is the same.
 * Throws BAD_USER_INPUT for a query without words, NOT_FOUND for an unknown bank, STORE_UNAVAILABLE or TIMEOUT; a
 * failing embedder does not throw, it leaves the plan without a vector.
 */
export async function analyze(run: RecallRun): Promise<RecallPlan> {
  const { request, ports, settings, deadline, measure } = run;
  const query = queryText(request.query);
  const at = request.queryTimestamp ?? ports.clock();
  const call: StoreCall = { bookmarks: request.bookmarks };

  const strategies = STRATEGIES.filter((strategy) => request.strategies?.includes(strategy) ?? true);
  const nameKeys = queryNames(query);
  const embedding = measure('embed', () => embedQuery(query, call, run));
  const { bank, lookedUp } = await openBank(strategies.includes('GRAPH') ? nameKeys : [], call, run);
  const placed = await deadline.within('SEARCH', call, (timed) =>
    place({ query, at, bank, call: timed }, run),
  );
  return {
    ...placed,
    bank,
    lookedUp,
    query,
    at,
    embedding,
    call,
    limit: candidatesPerArm(request.budget, request.maxTokens, settings.budgets),
    strategies,
    nameKeys,
  };
}

/**
 * The bank as the process knows it, while it is looked up; one that is not known is waited for. Throws NOT_FOUND for
 * that one; what became of a known one, `lookedUp` says.
 */
async function openBank(
  nameKeys: readonly string[],
  call: StoreCall,
  { request, ports, deadline, measure }: RecallRun,
): Promise<{ readonly bank: KnownBank; readonly lookedUp: Promise<LookedUp> }> {
  const { bankId } = request;
  const known = ports.store.knownBank(bankId);
  const finding = measure('look up', () =>
    deadline.within('SEARCH', call, (timed) => ports.store.findBank(bankId, nameKeys, timed)),
  );
  if (known !== null) {
    const lookedUp = finding.then((found) => ({
      named: found?.named ?? [],
      isCurrent: found?.bank.key === known.key && found.bank.timezone === known.timezone,
    }));
    // Whoever needs it sees it fail; a recall that has failed before then does not.
    lookedUp.catch(() => {});
    return { bank: known, lookedUp };
  }
  const found = await finding;
  if (found === null) {
    throw new MemoryError('NOT_FOUND', `There is no bank "${bankId}". A first retain makes it.`);
  }
  return { bank: found.bank, lookedUp: Promise.resolve({ named: found.named, isCurrent: true }) };
}

async function embedQuery(
  query: string,
  call: StoreCall,
  { ports, deadline }: RecallRun,
): Promise<QueryEmbedding> {
  if (!hasMeaning(query)) return { vector: null, tokens: null, error: null };
  try {
    const [embedding] = await deadline.within('EMBED', call, (timed) =>
      ports.embedder.embed([query], modelCall(timed)),
    );
    if (embedding === undefined)
      throw new MemoryError('MODEL_UNAVAILABLE', 'The embedding model gave no vector.');
    return { vector: embedding.vector, tokens: embedding.tokens ?? null };
  } catch (error) {
    const unembeddable = error instanceof MemoryError && error.code === 'BAD_USER_INPUT';
    return { vector: null, tokens: null, error: unembeddable ? null : error };
  }
}

type Place = Pick<RecallPlan, 'timezone' | 'scope' | 'window' | 'anchorError' | 'span'>;

/** Where in the bank and in its time a query looks. */
async function place(
  { query, at, bank, call }: { query: string; at: Instant; bank: KnownBank; call: StoreCall },
  run: RecallRun,
): Promise<Place> {
  const { request, ports } = run;
  const timezone = request.timezone ?? bank.timezone;
  const tagKeys =
    request.tags === null
      ? null
      : await ports.store.resolveTagKeys(bank, normalTags(request.tags), request.tagsMatch, call);
  const scope = scopeOf(bank, tagKeys, run);
  const { window, anchorError } = await windowInForce({ query, at, timezone, scope, call }, run);
  const span = window === null ? null : await closedSpan(window, at, bank, call, run);
  return { timezone, window, anchorError, span, scope };
}

/** The caller's window, else the one that the query's words mean, by themselves or by an event they name. */
async function windowInForce(
  asked: { query: string; at: Instant; timezone: string; scope: Scope; call: StoreCall },
  run: RecallRun,
): Promise<Pick<RecallPlan, 'window' | 'anchorError'>> {
  const { request, measure } = run;
  const { query, at, timezone } = asked;
  if (request.window !== null) {
    return { window: callerWindow(request.window, timezone), anchorError: null };
  }
  const expression = measure('parse time', () => parseTime(query, { at, timezone }));
  if (expression?.kind !== 'ANCHOR') return { window: expression, anchorError: null };
  return measure('look up the event', () => windowOfAnchor({ ...asked, anchor: expression }, run));
}

async function closedSpan(
  window: TimeWindow,
  at: Instant,
  bank: BankRef,
  call: StoreCall,
  { ports }: RecallRun,
): Promise<Interval | null> {
  const first = window.start === null ? await ports.store.firstOccurrence(bank, call) : null;
  return closeWindow(window, at, first);
}

function scopeOf(bank: BankRef, tagKeys: readonly string[] | null, { request }: RecallRun): Scope {
  return {
    bank,
    types: request.types ?? FACT_TYPES,
    // What was superseded since then still held at that time; `validUntil` tells which.
    states: request.asOf === null ? ['ACTIVE'] : ['ACTIVE', 'SUPERSEDED'],
    tagKeys,
    window: request.window,
    asOf: request.asOf,
  };
}
