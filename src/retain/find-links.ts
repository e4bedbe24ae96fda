import type { BankRef } from '../domain/bank.ts';
import type { DatedInterval } from '../domain/interval.ts';
import { LINKS_PER_MEMORY, TEMPORAL_LINK_HOURS } from '../domain/link.ts';
import type {
  KnownDocument,
  NearbyInTime,
  NewLink,
  RetainStore,
  RetainWrite,
} from '../domain/ports/retain-store.ts';
import type { DraftMemory } from './draft.ts';
import type { EmbeddedText } from './embed.ts';
import { causalLinks, semanticLinks, temporalLinks } from './links.ts';

export interface LinkContext {
  readonly bank: BankRef;
  readonly store: Pick<RetainStore, 'nearestInTime'>;
  /** Documents about to be replaced: their memories are no neighbours. */
  readonly except: readonly KnownDocument[];
}

/** The links of new memories among themselves and to what the bank has. `embedded` stands in their order. */
export async function findLinks(
  memories: readonly DraftMemory[],
  embedded: readonly EmbeddedText[],
  context: LinkContext,
): Promise<Pick<RetainWrite, 'temporal' | 'semantic' | 'causal'>> {
  const meant = memories.flatMap(({ id }, index) => {
    const { vector = null, near = [] } = embedded[index] ?? {};
    return vector === null ? [] : [{ id, vector, near }];
  });
  const causal = memories.map(({ id, causalGroup, fact }) => ({ id, causalGroup, causes: fact.causes }));
  return {
    temporal: await findTemporalLinks(memories, context),
    semantic: semanticLinks(meant),
    causal: causalLinks(causal),
  };
}

async function findTemporalLinks(
  memories: readonly DraftMemory[],
  { bank, store, except }: LinkContext,
): Promise<readonly NewLink[]> {
  const dated = memories.flatMap(({ id, documentId, position, fact: { occurred } }) =>
    occurred === null ? [] : [{ id, documentId, position, occurred }],
  );
  // The turns of a session share their moment: each moment is looked up once.
  const moments = new Map(dated.map(({ occurred }) => [momentKey(occurred), occurred]));
  const found = await store.nearestInTime(bank, [...moments.values()], {
    hours: TEMPORAL_LINK_HOURS,
    limit: LINKS_PER_MEMORY,
    except,
  });
  const near = new Map<string, readonly NearbyInTime[]>();
  for (const [index, key] of [...moments.keys()].entries()) near.set(key, found[index] ?? []);
  return temporalLinks(
    dated.map((memory) => ({ ...memory, near: near.get(momentKey(memory.occurred)) ?? [] })),
  );
}

function momentKey({ start, precision }: DatedInterval): string {
  return `${start} ${precision}`;
}
