import type { NewLink } from '../domain/ports/retain-store.ts';
import { nearestPairs, type Pair, pairsOf } from './change/ask-verdicts.ts';
import type { EmbeddedText } from './embed.ts';
import { NearRepeats, type Repeats } from './repeat/find-repeats.ts';
import type { KeyedMemory } from './repeat/keyed.ts';
import { SemanticLinks } from './semantic-links.ts';

/** A fact that repeats nothing, with its vectors. */
export interface FreshFact {
  readonly memory: KeyedMemory;
  readonly embedded: EmbeddedText;
}

/**
 * The facts of one retain as they come, compared by meaning with the bank and with one another. What it holds of a fact
 * is small; the vectors are those of the last thousand facts.
 */
export class Comparison {
  readonly #taken = new Set<string>();
  readonly #nearRepeats = new NearRepeats();
  readonly #semantic = new SemanticLinks();
  readonly #repeats = new Map<string, string>();
  #pairs: readonly Pair[] = [];
  #isOld = false;

  /** True for a fact that was taken and is compared already. */
  has(id: string): boolean {
    return this.#taken.has(id);
  }

  /** Those of some facts that repeat nothing. `embedded` stands in their order. */
  take(memories: readonly KeyedMemory[], embedded: readonly EmbeddedText[]): readonly FreshFact[] {
    const fresh: FreshFact[] = [];
    for (const [index, memory] of memories.entries()) {
      const own = embedded[index] ?? { vector: null, tokens: null, near: [] };
      this.#taken.add(memory.id);
      const repeated = this.#nearRepeats.find(memory, own);
      if (repeated !== null) {
        this.#repeats.set(memory.id, repeated);
        continue;
      }
      if (own.vector !== null) this.#semantic.add({ id: memory.id, vector: own.vector, near: own.near });
      fresh.push({ memory, embedded: own });
    }
    const pairs = fresh.flatMap(({ memory, embedded: own }) => pairsOf(memory, own));
    if (pairs.length > 0) this.#pairs = nearestPairs([...this.#pairs, ...pairs]);
    return fresh;
  }

  /** Facts that say in nearly the same words what another memory says. */
  get repeats(): Repeats {
    return this.#repeats;
  }

  /** New facts and their neighbours that may say the same, the nearest first. */
  get pairs(): readonly Pair[] {
    return this.#pairs;
  }

  /** Links among the facts that repeat nothing and to what the bank has, but for those that are `left` out. */
  links(left: Pick<ReadonlySet<string>, 'has'>): readonly NewLink[] {
    return this.#semantic.found((id) => left.has(id));
  }

  /** True where some of what was found in the bank was found before the bank changed. */
  get isOld(): boolean {
    return this.#isOld;
  }

  /**
   * Looks anew at what the bank, which has changed since, may hold by now: repetitions are compared again. Facts that are
   * new stay so, with the neighbours that they had: what was judged of those need not be judged again, as far as they hold.
   */
  again(): void {
    for (const id of this.#repeats.keys()) this.#taken.delete(id);
    this.#repeats.clear();
    this.#isOld = true;
  }
}
