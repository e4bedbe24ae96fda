import type { Instant } from '../../domain/instant.ts';
import type { StandingFact } from '../../domain/ports/retain-store.ts';
import type { EmbeddedText } from '../embed.ts';
import { COMPARED_NEW_MEMORIES } from '../limits.ts';
import { dot } from '../semantic-links.ts';
import type { KeyedMemory } from './keyed.ts';

/**
 * Least cosine of two facts that are one although they differ in a verb's form or in "at" and "for". Measured with
 * all-MiniLM-L6-v2: such pairs have 0.947 ("works at", "is working at") to 0.98; what is more, pairs that mean the
 * opposite reach 0.976 ("Alice likes Bob"), so that the cosine alone decides nothing: the words do (see `factForm`).
 */
export const NEAR_COSINE = 0.94;

/** The memory of each fact that was told before: by the fact's id. Neither side is ever itself a repetition. */
export type Repeats = ReadonlyMap<string, string>;

/** One telling of a fact that others may repeat. */
interface Telling {
  readonly id: string;
  readonly documentIds: Set<string>;
  /** When it was told, as far as it is known. */
  readonly toldAt: Instant[];
}

/**
 * Which of the facts repeat one of the bank, or an earlier one among themselves, word for word as far as words matter.
 * What ceased to hold and is told again after that is another fact, whichever of the two comes first.
 * @param kept facts that stand in their document already
 * @param ends when facts ceased to hold, by their exact keys
 */
export function exactRepeats(
  memories: readonly KeyedMemory[],
  standing: readonly StandingFact[],
  kept: ReadonlyMap<string, { readonly memoryId: string }>,
  ends: ReadonlyMap<string, readonly Instant[]>,
): Repeats {
  const tellings = new Map<string, Telling[]>();
  const add = (key: string, telling: Telling) => {
    const known = tellings.get(key);
    if (known === undefined) tellings.set(key, [telling]);
    else known.push(telling);
  };
  for (const { id, repeatKey, documentIds, mentionedAt, lastToldAt, validUntil } of standing) {
    const toldAt = lastToldAt < validUntil ? [mentionedAt, lastToldAt] : [mentionedAt];
    if (repeatKey !== null) add(repeatKey, { id, documentIds: new Set(documentIds), toldAt });
  }
  const repeats = new Map<string, string>();
  for (const { id, documentId, repeat, mentionedAt } of memories) {
    const own = kept.get(id);
    if (own === undefined) continue;
    repeats.set(id, own.memoryId);
    const telling = { id: own.memoryId, documentIds: new Set([documentId]), toldAt: [mentionedAt] };
    if (repeat !== null) add(repeat.exact, telling);
  }
  for (const { id, documentId, repeat, mentionedAt } of memories) {
    if (repeat === null || kept.has(id)) continue;
    const over = ends.get(repeat.exact) ?? [];
    const told = tellings
      .get(repeat.exact)
      ?.find(
        ({ documentIds, toldAt }) =>
          toldAt.some((at) => !liesBetween(over, at, mentionedAt)) &&
          isRepeatable(repeat, documentIds, documentId),
      );
    if (told === undefined) {
      add(repeat.exact, { id, documentIds: new Set([documentId]), toldAt: [mentionedAt] });
    } else {
      repeats.set(id, told.id);
      told.documentIds.add(documentId);
      told.toldAt.push(mentionedAt);
    }
  }
  return repeats;
}

/** True when something ended between two moments, the later one included. */
function liesBetween(ends: readonly Instant[], one: Instant, other: Instant): boolean {
  return ends.some((end) => Math.min(one, other) < end && end <= Math.max(one, other));
}

interface NearTelling {
  readonly id: string;
  readonly documentId: string;
  readonly vector: Float32Array;
}

/**
 * Finds facts that say in nearly the same words what a memory of the bank says, or an earlier fact of the same retain:
 * one of the last thousand that repeated nothing.
 */
export class NearRepeats {
  readonly #tellings = new Map<string, NearTelling[]>();
  /** Keys of the tellings, in their order. */
  readonly #keys: string[] = [];

  /** The memory that a fact repeats; null for one that is new, and is told herewith. */
  find({ id, documentId, repeat }: KeyedMemory, { vector, near }: EmbeddedText): string | null {
    if (repeat === null || vector === null) return null;
    const known = near.find(
      ({ cosine, twin }) =>
        cosine >= NEAR_COSINE &&
        twin?.gistKey === repeat.near &&
        isRepeatable(repeat, new Set(twin.documentIds), documentId),
    );
    if (known !== undefined) return known.memoryId;
    const tellings = this.#tellings.get(repeat.near) ?? [];
    const earlier = tellings.find(
      (telling) =>
        isRepeatable(repeat, new Set([telling.documentId]), documentId) &&
        dot(telling.vector, vector) >= NEAR_COSINE,
    );
    if (earlier !== undefined) return earlier.id;
    this.#tell(repeat.near, { id, documentId, vector });
    return null;
  }

  #tell(key: string, telling: NearTelling): void {
    this.#tellings.set(key, [...(this.#tellings.get(key) ?? []), telling]);
    this.#keys.push(key);
    if (this.#keys.length <= COMPARED_NEW_MEMORIES) return;
    const oldest = this.#keys.shift() ?? key;
    const rest = (this.#tellings.get(oldest) ?? []).slice(1);
    if (rest.length > 0) this.#tellings.set(oldest, rest);
    else this.#tellings.delete(oldest);
  }
}

function isRepeatable(
  { withinDocument }: { readonly withinDocument: boolean },
  documentIds: ReadonlySet<string>,
  documentId: string,
): boolean {
  return withinDocument || !documentIds.has(documentId);
}
