import { LINKS_PER_MEMORY, SEMANTIC_LINK_COSINE } from '../domain/link.ts';
import type { NearbyByMeaning, NewLink } from '../domain/ports/retain-store.ts';
import { COMPARED_NEW_MEMORIES } from './limits.ts';
import { PairSet } from './pair-set.ts';

type Near = Pick<NearbyByMeaning, 'memoryId' | 'cosine'>;

/** A new memory as semantic links see it. */
export interface MeantMemory {
  readonly id: string;
  /** Unit length. */
  readonly vector: Float32Array;
  /** Nearest memories that the bank has already. */
  readonly near: readonly Near[];
}

/**
 * Finds the links from each new memory to the nearest in meaning, new or known: cosine at least 0.7, at most ten a
 * memory, each pair once. weight = the cosine, at most 1. A new memory is compared with the thousand new ones before it:
 * only their vectors are held.
 */
export class SemanticLinks {
  readonly #lists = new Map<string, Near[]>();
  readonly #last: { readonly vector: Float32Array; readonly id: string; readonly list: Near[] }[] = [];

  add({ id, vector, near }: MeantMemory): void {
    const list: Near[] = near
      .slice(0, LINKS_PER_MEMORY)
      .map(({ memoryId, cosine }) => ({ memoryId, cosine }));
    for (const earlier of this.#last) {
      const cosine = dot(vector, earlier.vector);
      if (cosine < SEMANTIC_LINK_COSINE) continue;
      keepBest(list, { memoryId: earlier.id, cosine });
      keepBest(earlier.list, { memoryId: id, cosine });
    }
    this.#lists.set(id, list);
    this.#last.push({ vector, id, list });
    if (this.#last.length > COMPARED_NEW_MEMORIES) this.#last.shift();
  }

  /** The links of the memories that were added, but for those from or to one that `isLeft` out. */
  found(isLeft: (id: string) => boolean = () => false): readonly NewLink[] {
    const pairs = new PairSet();
    const links: NewLink[] = [];
    for (const [id, list] of this.#lists) {
      if (isLeft(id)) continue;
      for (const { memoryId, cosine } of list) {
        if (!isLeft(memoryId) && pairs.add(id, memoryId))
          links.push({ sourceId: id, targetId: memoryId, weight: Math.min(1, cosine) });
      }
    }
    return links;
  }
}

/** Puts one into a list that is kept best first and no longer than a memory has links. */
function keepBest(list: Near[], one: Near): void {
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
