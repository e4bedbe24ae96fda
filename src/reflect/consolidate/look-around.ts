import type { BankRef } from '../../domain/bank.ts';
import type { ConsolidateStore, MarkedFact, StandingFact } from '../../domain/ports/consolidate-store.ts';
import type { Surroundings } from './cluster.ts';

/** What stands around marked facts: their near facts, the observations of all these, and the facts of those. */
export async function lookAround(
  bank: BankRef,
  marked: readonly MarkedFact[],
  store: ConsolidateStore,
  reach: { readonly minCosine: number; readonly limit: number },
): Promise<Surroundings> {
  const ids = marked.filter(({ holds }) => holds).map(({ id }) => id);
  const near = await store.findNear(bank, ids, reach);
  const around = [...near.values()].flatMap((facts) => facts.map(({ memoryId }) => memoryId));
  const facts = byId(await store.loadFacts(bank, [...new Set([...ids, ...around])]));
  const observationIds = [...facts.values()].flatMap(({ observationId }) => observationId ?? []);
  const observations = byId(await store.loadObservations(bank, [...new Set(observationIds)]));
  const members = [...observations.values()].flatMap(({ evidenceIds }) => evidenceIds);
  const missing = [...new Set(members)].filter((id) => !facts.has(id));
  const more = byId(await store.loadFacts(bank, missing));
  return {
    marked: ids.flatMap((id) => facts.get(id) ?? []),
    near,
    facts: new Map<string, StandingFact>([...facts, ...more]),
    observations,
  };
}

function byId<T extends { readonly id: string }>(values: readonly T[]): Map<string, T> {
  return new Map(values.map((value) => [value.id, value]));
}
