import type { BankRef } from '../domain/bank.ts';
import type { DatedInterval } from '../domain/interval.ts';
import { LINKS_PER_MEMORY, TEMPORAL_LINK_HOURS } from '../domain/link.ts';
import type { KnownDocument, NearbyInTime, RetainStore, RetainWrite } from '../domain/ports/retain-store.ts';
import type { DraftMemory } from './draft.ts';
import { causalLinks, temporalLinks } from './links.ts';

export interface LinkContext {
  readonly bank: BankRef;
  readonly store: Pick<RetainStore, 'nearestInTime'>;
  /** Documents about to be replaced: their memories are no neighbours. */
  readonly except: Promise<readonly KnownDocument[]>;
  /** Memories of those documents that stay, and are neighbours. */
  readonly keptIds: readonly string[];
}

/** What the bank has nearest in time to each moment that new memories are dated by; see `momentKey`. */
export type NearInTime = ReadonlyMap<string, readonly NearbyInTime[]>;

/** Looks up the neighbours in time. The turns of a session share their moment: each moment is looked up once. */
export async function nearInTime(
  memories: readonly DraftMemory[],
  { bank, store, except, keptIds }: LinkContext,
): Promise<NearInTime> {
  const moments = new Map(
    memories.flatMap(({ fact: { occurred } }) =>
      occurred === null ? [] : [[momentKey(occurred), occurred] as const],
    ),
  );
  const found = await store.nearestInTime(bank, [...moments.values()], {
    hours: TEMPORAL_LINK_HOURS,
    limit: LINKS_PER_MEMORY,
    except: await except,
    keptIds,
  });
  return new Map([...moments.keys()].map((key, index) => [key, found[index] ?? []]));
}

/** All facts of a retain, and which of them are held by which other memory. */
export interface ToldFacts {
  readonly memories: readonly DraftMemory[];
  readonly repeats: ReadonlyMap<string, string>;
}

/** The links in time and by cause of new memories among themselves and to what the bank has. */
export function linksOf(
  memories: readonly DraftMemory[],
  inTime: NearInTime,
  told: ToldFacts,
): Pick<RetainWrite, 'temporal' | 'causal'> {
  const dated = memories.flatMap(({ id, documentId, position, fact: { occurred } }) =>
    occurred === null
      ? []
      : [{ id, documentId, position, occurred, near: inTime.get(momentKey(occurred)) ?? [] }],
  );
  const causal = told.memories.map(({ id, causalGroup, fact }) => ({
    id: told.repeats.get(id) ?? id,
    causalGroup,
    causes: fact.causes,
  }));
  // What the bank has already is linked already, as far as it was told so.
  const made = new Set(memories.map(({ id }) => id));
  return {
    temporal: temporalLinks(dated),
    causal: causalLinks(causal).filter(
      ({ sourceId, targetId }) => sourceId !== targetId && (made.has(sourceId) || made.has(targetId)),
    ),
  };
}

function momentKey({ start, precision }: DatedInterval): string {
  return `${start} ${precision}`;
}
