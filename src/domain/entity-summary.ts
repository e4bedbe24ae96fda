import type { Entity } from './entity.ts';
import type { Instant } from './instant.ts';
import type { FactType } from './memory.ts';

export interface RelatedEntity {
  readonly bankId: string;
  readonly entityId: string;
  readonly sharedMemories: number;
}

/** A memory that mentions an entity, as a summary of it reads it. */
export interface MentioningMemory {
  readonly id: string;
  readonly type: FactType;
  readonly proofCount: number;
  readonly mentionedAt: Instant;
  /** Null for an undated one. */
  readonly start: Instant | null;
  /** Other entities that it mentions, with their folded names. */
  readonly others: readonly { readonly id: string; readonly nameKey: string }[];
}

/** Facts about an entity and one other, or about it alone. */
export interface FactGroup {
  readonly bankId: string;
  /** Null for what mentions nobody else. */
  readonly aboutId: string | null;
  /** Best proven first. */
  readonly memoryIds: readonly string[];
}

/** What a bank knows of an entity, by ids. */
export interface EntitySummary {
  readonly bankId: string;
  readonly text: string;
  readonly memoryCount: number;
  /** What is told with whom most often first; what mentions nobody else last. */
  readonly facts: readonly FactGroup[];
  /** Dated memories, in the order of their starts. */
  readonly timeline: readonly string[];
  readonly related: readonly RelatedEntity[];
  /** True when the entity has more memories than were looked at. */
  readonly truncated: boolean;
  readonly generatedAt: Instant;
}

/** Names in the first sentence of a summary. */
const NAMED = 3;

export interface SummaryInput {
  readonly entity: Pick<Entity, 'bankId' | 'name' | 'type'>;
  /** All of them, or the first `looked`. */
  readonly memories: readonly MentioningMemory[];
  readonly truncated: boolean;
  /** Names of the other entities, by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly generatedAt: Instant;
}

/**
 * The page of an entity from the memories that mention it, and that the reader may see; nothing else enters it. Each fact
 * stands once: with the one of its other entities that is told of most often together with this one. Pure.
 */
export function summariseEntity(input: SummaryInput): EntitySummary {
  const { entity, memories, truncated, names, generatedAt } = input;
  const { bankId } = entity;
  const related = relatedOf(bankId, memories);
  const rank = new Map(related.map(({ entityId }, index) => [entityId, index]));
  const groups = new Map<string | null, MentioningMemory[]>();
  for (const memory of memories) {
    const [about = null] = memory.others
      .map(({ id }) => id)
      .sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
    groups.set(about, [...(groups.get(about) ?? []), memory]);
  }
  const place = (about: string | null) =>
    about === null ? Number.POSITIVE_INFINITY : (rank.get(about) ?? 0);
  const dated = memories
    .flatMap(({ id, start }) => (start === null ? [] : [{ id, start }]))
    .sort((a, b) => a.start - b.start || byText(a.id, b.id));
  return {
    bankId,
    text: headline(input, related, dated),
    memoryCount: memories.length,
    facts: [...groups]
      .sort(([a], [b]) => (a === b ? 0 : place(a) - place(b)))
      .map(([aboutId, its]) => ({
        bankId,
        aboutId,
        memoryIds: its.sort(bestProvenFirst).map(({ id }) => id),
      })),
    timeline: dated.map(({ id }) => id),
    related: related.filter(({ entityId }) => names.has(entityId)),
    truncated,
    generatedAt,
  };
}

function relatedOf(bankId: string, memories: readonly MentioningMemory[]): readonly RelatedEntity[] {
  const counts = new Map<string, { readonly nameKey: string; count: number }>();
  for (const { others } of memories) {
    for (const { id, nameKey } of others) {
      const known = counts.get(id);
      if (known === undefined) counts.set(id, { nameKey, count: 1 });
      else known.count += 1;
    }
  }
  return [...counts]
    .sort(([aId, a], [bId, b]) => b.count - a.count || byText(a.nameKey, b.nameKey) || byText(aId, bId))
    .map(([entityId, { count }]) => ({ bankId, entityId, sharedMemories: count }));
}

/** Observations and what was told most often first, then what was mentioned last. */
function bestProvenFirst(a: MentioningMemory, b: MentioningMemory): number {
  const isObservation = ({ type }: MentioningMemory) => (type === 'OBSERVATION' ? 1 : 0);
  return (
    isObservation(b) - isObservation(a) ||
    b.proofCount - a.proofCount ||
    b.mentionedAt - a.mentionedAt ||
    byText(a.id, b.id)
  );
}

function headline(
  { entity, memories, names, truncated }: SummaryInput,
  related: readonly RelatedEntity[],
  dated: readonly { readonly start: Instant }[],
): string {
  const [first, last] = [dated[0], dated.at(-1)].map((one) => one && dayOf(one.start));
  const span = first === undefined ? '' : first === last ? `, of ${first}` : `, from ${first} to ${last}`;
  const count = `${truncated ? 'more than ' : ''}${memories.length} ${memories.length === 1 ? 'memory' : 'memories'}`;
  const others = related
    .flatMap(({ entityId, sharedMemories }) => {
      const name = names.get(entityId);
      return name === undefined ? [] : [`${name} (${sharedMemories})`];
    })
    .slice(0, NAMED);
  const together = others.length === 0 ? '' : ` Most often together with ${others.join(', ')}.`;
  return `${entity.name} (${entity.type.toLowerCase()}): ${count}${span}.${together}`;
}

function dayOf(at: Instant): string {
  return new Date(at).toISOString().slice(0, 10);
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A summary of which no list is longer than `most`: of the timeline its end. */
export function firstOf(summary: EntitySummary, most: number): EntitySummary {
  const { facts, timeline, related, memoryCount } = summary;
  const kept: FactGroup[] = [];
  let left = most;
  for (const group of facts) {
    if (left <= 0) break;
    const memoryIds = group.memoryIds.slice(0, left);
    left -= memoryIds.length;
    kept.push({ ...group, memoryIds });
  }
  return {
    ...summary,
    facts: kept,
    timeline: timeline.slice(-most),
    related: related.slice(0, most),
    truncated: summary.truncated || memoryCount > most || related.length > most,
  };
}
