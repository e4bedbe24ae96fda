import type { StandingFact } from '../../domain/ports/retain-store.ts';
import type { EmbeddedText } from '../embed.ts';
import { dot } from '../links.ts';
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
  /** A telling from here on is another fact: what was replaced was said again after its end. */
  readonly until: number;
}

/**
 * Which of the facts repeat one of the bank, or an earlier one among themselves, word for word as far as words matter.
 * @param kept facts that stand in their document already
 */
export function exactRepeats(
  memories: readonly KeyedMemory[],
  standing: readonly StandingFact[],
  kept: ReadonlyMap<string, { readonly memoryId: string }>,
): Repeats {
  const tellings = new Map<string, Telling[]>();
  const add = (key: string, telling: Telling) => {
    const known = tellings.get(key);
    if (known === undefined) tellings.set(key, [telling]);
    else known.push(telling);
  };
  for (const { id, repeatKey, documentIds, validUntil } of standing) {
    if (repeatKey !== null) add(repeatKey, { id, documentIds: new Set(documentIds), until: validUntil });
  }
  const repeats = new Map<string, string>();
  for (const { id, documentId, repeat } of memories) {
    const own = kept.get(id);
    if (own === undefined) continue;
    repeats.set(id, own.memoryId);
    const telling = { id: own.memoryId, documentIds: new Set([documentId]), until: Number.POSITIVE_INFINITY };
    if (repeat !== null) add(repeat.exact, telling);
  }
  for (const { id, documentId, repeat, mentionedAt } of memories) {
    if (repeat === null || kept.has(id)) continue;
    const told = tellings
      .get(repeat.exact)
      ?.find(
        ({ documentIds, until }) => mentionedAt < until && isRepeatable(repeat, documentIds, documentId),
      );
    if (told === undefined) {
      add(repeat.exact, { id, documentIds: new Set([documentId]), until: Number.POSITIVE_INFINITY });
    } else {
      repeats.set(id, told.id);
      told.documentIds.add(documentId);
    }
  }
  return repeats;
}

/**
 * Which of the facts say in nearly the same words what a memory of the bank says, or an earlier one of them.
 * @param embedded in the order of `memories`
 */
export function nearRepeats(memories: readonly KeyedMemory[], embedded: readonly EmbeddedText[]): Repeats {
  const tellings = new Map<
    string,
    { readonly id: string; readonly documentId: string; readonly vector: Float32Array }[]
  >();
  const repeats = new Map<string, string>();
  for (const [index, { id, documentId, repeat }] of memories.entries()) {
    const { vector = null, near = [] } = embedded[index] ?? {};
    if (repeat === null || vector === null) continue;
    const known = near.find(
      ({ cosine, twin }) =>
        cosine >= NEAR_COSINE &&
        twin?.gistKey === repeat.near &&
        isRepeatable(repeat, new Set(twin.documentIds), documentId),
    );
    const earlier = tellings
      .get(repeat.near)
      ?.find(
        (telling) =>
          isRepeatable(repeat, new Set([telling.documentId]), documentId) &&
          dot(telling.vector, vector) >= NEAR_COSINE,
      );
    const told = known?.memoryId ?? earlier?.id;
    if (told !== undefined) repeats.set(id, told);
    else tellings.set(repeat.near, [...(tellings.get(repeat.near) ?? []), { id, documentId, vector }]);
  }
  return repeats;
}

function isRepeatable(
  { withinDocument }: { readonly withinDocument: boolean },
  documentIds: ReadonlySet<string>,
  documentId: string,
): boolean {
  return withinDocument || !documentIds.has(documentId);
}
