import type { BankRef } from '../domain/bank.ts';
import type { DatedInterval } from '../domain/interval.ts';
import { LINKS_PER_MEMORY, TEMPORAL_LINK_HOURS } from '../domain/link.ts';
import type { KnownDocument, NearbyInTime, RetainStore, RetainWrite } from '../domain/ports/retain-store.ts';
import type { DraftMemory } from './draft.ts';
import type { EmbeddedText } from './embed.ts';
import { causalLinks, semanticLinks, temporalLinks } from './links.ts';

export interface LinkContext {
  readonly bank: BankRef;
  readonly store: Pick<RetainStore, 'nearestInTime'>;
  /** Documents about to be replaced: their memories are no neighbours. */
  readonly except: Promise<readonly KnownDocument[]>;
}

/** What the bank has nearest in time to each moment that new memories are dated by; see `momentKey`. */
export type NearInTime = ReadonlyMap<string, readonly NearbyInTime[]>;

/** Looks up the neighbours in time. The turns of a session share their moment: each moment is looked up once. */
export async function nearInTime(
  memories: readonly DraftMemory[],
  { bank, store, except }: LinkContext,
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
  });
  return new Map([...moments.keys()].map((key, index) => [key, found[index] ?? []]));
}

/** The links of new memories among themselves and to what the bank has. `embedded` stands in their order. */
export function linksOf(
  memories: readonly DraftMemory[],
  embedded: readonly EmbeddedText[],
  inTime: NearInTime,
): Pick<RetainWrite, 'temporal' | 'semantic' | 'causal'> {
  const dated = memories.flatMap(({ id, documentId, position, fact: { occurred } }) =>
    occurred === null
      ? []
      : [{ id, documentId, position, occurred, near: inTime.get(momentKey(occurred)) ?? [] }],
  );
  const meant = memories.flatMap(({ id }, index) => {
    const { vector = null, near = [] } = embedded[index] ?? {};
    return vector === null ? [] : [{ id, vector, near }];
  });
  const causal = memories.map(({ id, causalGroup, fact }) => ({ id, causalGroup, causes: fact.causes }));
  return {
    temporal: temporalLinks(dated),
    semantic: semanticLinks(meant),
    causal: causalLinks(causal),
  };
}

function momentKey({ start, precision }: DatedInterval): string {
  return `${start} ${precision}`;
}
