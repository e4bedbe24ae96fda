import { HOUR_MS } from '../domain/instant.ts';
import type { DatedInterval } from '../domain/interval.ts';
import {
  type CausalRelation,
  LINKS_PER_MEMORY,
  TEMPORAL_LINK_HOURS,
  temporalLinkWeight,
} from '../domain/link.ts';
import type { NearbyInTime, NewCausalLink, NewLink } from '../domain/ports/retain-store.ts';
import { PairSet } from './pair-set.ts';

/** A new memory as temporal links see it. */
export interface TimedMemory {
  readonly id: string;
  readonly documentId: string;
  readonly position: number;
  readonly occurred: DatedInterval;
  /** Nearest memories that the bank has already. */
  readonly near: readonly NearbyInTime[];
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
