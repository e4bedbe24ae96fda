import { HOUR_MS } from '../domain/instant.ts';
import type { DatedInterval } from '../domain/interval.ts';
import {
  type CausalRelation,
  LINKS_PER_MEMORY,
  SEMANTIC_LINK_COSINE,
  TEMPORAL_LINK_HOURS,
  temporalLinkWeight,
} from '../domain/link.ts';
import type { NearbyByMeaning, NearbyInTime, NewCausalLink, NewLink } from '../domain/ports/retain-store.ts';
import { COMPARED_NEW_MEMORIES } from './limits.ts';

/** A new memory as temporal links see it. */
export interface TimedMemory {
  readonly id: string;
  readonly documentId: string;
  readonly position: number;
  readonly occurred: DatedInterval;
  /** Nearest memories that the bank has already. */
  readonly near: readonly NearbyInTime[];
}

type Near = Pick<NearbyByMeaning, 'memoryId' | 'cosine'>;

/** A new memory as semantic links see it. */
export interface MeantMemory {
  readonly id: string;
  /** Unit length. */
  readonly vector: Float32Array;
  readonly near: readonly Near[];
}

/** A new memory as causal links see it. */
export interface CausalMemory {
  readonly id: string;
  /** Facts of one group count from 0 in the order in which they stand here. */
  readonly causalGroup: number;
  readonly causes: readonly CausalRelation[];
}

interface Neighbour {
  readonly id: string;
  readonly hours: number;
  /** Places between the two in their common document; infinite in different ones. */
  readonly places: number;
}

/**
 * Links from each new memory to its nearest in time, new or known: at most ten a memory, within 24 hours, each pair once.
 * weight = `max(0.3, 1 − hours/24)`, hours between the two starts.
 * Turns of one session share a moment: among equals the nearest in the document come first, so neighbours link.
 */
export function temporalLinks(memories: readonly TimedMemory[]): readonly NewLink[] {
  const pairs = new PairSet();
  const links: NewLink[] = [];
  for (const group of byKindOfDate(memories)) {
    const ordered = [...group].sort(inOrderOfTime);
    for (const [place, memory] of ordered.entries()) {
      const known = memory.near.map((near) => ({ id: near.memoryId, hours: near.hours, places: Infinity }));
      const around = [...newNeighbours(ordered, place), ...known].sort(nearestFirst);
      for (const { id, hours } of around.slice(0, LINKS_PER_MEMORY)) {
        if (pairs.add(memory.id, id))
          links.push({ sourceId: memory.id, targetId: id, weight: temporalLinkWeight(hours) });
      }
    }
  }
  return links;
}

/** A year is near to no day: memories are compared among those dated to the day or finer, among months, and among years. */
function byKindOfDate(memories: readonly TimedMemory[]): readonly (readonly TimedMemory[])[] {
  const fine = memories.filter(
    ({ occurred: { precision } }) => precision !== 'YEAR' && precision !== 'MONTH',
  );
  const months = memories.filter(({ occurred }) => occurred.precision === 'MONTH');
  const years = memories.filter(({ occurred }) => occurred.precision === 'YEAR');
  return [fine, months, years];
}

function inOrderOfTime(a: TimedMemory, b: TimedMemory): number {
  if (a.occurred.start !== b.occurred.start) return a.occurred.start - b.occurred.start;
  if (a.documentId !== b.documentId) return a.documentId < b.documentId ? -1 : 1;
  return a.position - b.position;
}

/** The memories before and after a place, as many on each side as a memory links to: the nearest are among them. */
function newNeighbours(ordered: readonly TimedMemory[], place: number): readonly Neighbour[] {
  const own = ordered[place];
  const others = ordered.slice(Math.max(0, place - LINKS_PER_MEMORY), place + LINKS_PER_MEMORY + 1);
  if (own === undefined) return [];
  return others
    .filter((other) => other !== own)
    .map((other) => ({
      id: other.id,
      hours: Math.abs(other.occurred.start - own.occurred.start) / HOUR_MS,
      places: other.documentId === own.documentId ? Math.abs(other.position - own.position) : Infinity,
    }))
    .filter(({ hours }) => hours <= TEMPORAL_LINK_HOURS);
}

function nearestFirst(a: Neighbour, b: Neighbour): number {
  if (a.hours !== b.hours) return a.hours - b.hours;
  return a.places === b.places ? 0 : a.places - b.places;
}

/**
 * Links from each new memory to the nearest in meaning, new or known: cosine at least 0.7, at most ten a memory, each
 * pair once. weight = the cosine, at most 1. A new memory is compared with the thousand new ones before it.
 */
export function semanticLinks(memories: readonly MeantMemory[]): readonly NewLink[] {
  const nearest = memories.map(({ near }) => near.slice(0, LINKS_PER_MEMORY));
  const lists: Near[][] = nearest.map((near) => [...near]);
  for (const [place, memory] of memories.entries()) {
    for (let other = Math.max(0, place - COMPARED_NEW_MEMORIES); other < place; other++) {
      const earlier = memories[other];
      if (earlier === undefined) continue;
      const cosine = dot(memory.vector, earlier.vector);
      if (cosine < SEMANTIC_LINK_COSINE) continue;
      keepBest(lists[place], { memoryId: earlier.id, cosine });
      keepBest(lists[other], { memoryId: memory.id, cosine });
    }
  }
  const pairs = new PairSet();
  const links: NewLink[] = [];
  for (const [place, { id }] of memories.entries()) {
    for (const { memoryId, cosine } of lists[place] ?? []) {
      if (pairs.add(id, memoryId))
        links.push({ sourceId: id, targetId: memoryId, weight: Math.min(1, cosine) });
    }
  }
  return links;
}

/** Puts one into a list that is kept best first and no longer than a memory has links. */
function keepBest(list: Near[] | undefined, one: Near): void {
  if (list === undefined) return;
  if (list.length >= LINKS_PER_MEMORY && one.cosine <= (list.at(-1)?.cosine ?? 1)) return;
  let place = list.length;
  while (place > 0 && (list[place - 1]?.cosine ?? 1) < one.cosine) place--;
  list.splice(place, 0, one);
  if (list.length > LINKS_PER_MEMORY) list.pop();
}

/** Cosine of two vectors of unit length. */
export function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

/**
 * Links of the causal relations as they were given. A relation and its inverse (A CAUSES B, B CAUSED_BY A) are one: the
 * first to be given is kept.
 */
export function causalLinks(memories: readonly CausalMemory[]): readonly NewCausalLink[] {
  const groups = new Map<number, CausalMemory[]>();
  for (const memory of memories) {
    const group = groups.get(memory.causalGroup);
    if (group === undefined) groups.set(memory.causalGroup, [memory]);
    else group.push(memory);
  }
  const seen = new Set<string>();
  const links: NewCausalLink[] = [];
  for (const { id, causalGroup, causes } of memories) {
    for (const { fact, kind, weight } of causes) {
      const targetId = groups.get(causalGroup)?.[fact]?.id;
      if (targetId === undefined) continue;
      const same = kind === 'CAUSED_BY' ? ['CAUSES', targetId, id] : [kind, id, targetId];
      if (seen.has(same.join(' '))) continue;
      seen.add(same.join(' '));
      links.push({ sourceId: id, targetId, weight, kind });
    }
  }
  return links;
}

/** Pairs without direction. */
class PairSet {
  readonly #pairs = new Set<string>();

  /** False when the pair was there. */
  add(a: string, b: string): boolean {
    const pair = a < b ? `${a} ${b}` : `${b} ${a}`;
    if (this.#pairs.has(pair)) return false;
    this.#pairs.add(pair);
    return true;
  }
}
