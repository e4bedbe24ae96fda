import type { Instant } from '../domain/instant.ts';
import { NO_USAGE } from '../domain/llm-error.ts';
import type { LlmUsage } from '../domain/ports/models.ts';
import type {
  KnownDocument,
  NewMemory,
  NewSource,
  RetainWrite,
  StandingFact,
  Supersession,
} from '../domain/ports/retain-store.ts';
import { askVerdicts, type Verdicts } from './change/ask-verdicts.ts';
import { endsByKey, supersessionsAmong, withClaims } from './change/supersessions.ts';
import type { Comparison } from './comparison.ts';
import type { DraftDocument } from './draft.ts';
import { draftKeys } from './draft-key.ts';
import { linksOf, nearInTime } from './find-links.ts';
import { type Kept, keepUnchanged } from './keep-unchanged.ts';
import { exactRepeats, type Repeats } from './repeat/find-repeats.ts';
import { type KeyedMemory, keyed } from './repeat/keyed.ts';
import { lookUpNames, resolveEntities } from './resolve/resolve-entities.ts';
import { type TakeInContext, takeIn } from './take-in.ts';
import type { RetainPorts } from './types.ts';

export interface DecideContext extends Omit<TakeInContext, 'store' | 'except' | 'keptIds'> {
  readonly ports: Pick<RetainPorts, 'store' | 'newId'>;
}

/** What a retain writes, and what became of each fact. */
export interface Decision {
  readonly write: RetainWrite;
  /** The memory that holds a fact, by the fact's id, where it is another one's. */
  readonly repeats: Repeats;
  /** Facts of `repeats` that their document held already, unchanged. */
  readonly keptFactIds: ReadonlySet<string>;
  /** Of the language model that judged. */
  readonly usage: LlmUsage;
}

/**
 * What becomes of extracted facts, against the bank as it stands: each one a new memory, or one more source of a memory
 * that says it already; and which facts take the place of which. What is new is handed to `writing` as it comes.
 */
export async function decide(documents: readonly DraftDocument[], context: DecideContext): Promise<Decision> {
  const { bank, ports, writing } = context;
  const { store, newId } = ports;
  const drafts = documents.flatMap((document) => document.memories);
  const keys = draftKeys(drafts);
  const memories = drafts.map((draft) => keyed(draft, keys));
  const except = store.findDocuments(bank, replaced(documents));
  const namesKnown = lookUpNames(memories, { bank, store });
  const standing = withClaims(await standingFacts(memories, except, context));
  const kept = keepUnchanged(drafts, keys, await store.findDocumentFacts(bank, await except));
  const keptIds = [...kept.values()].map(({ memoryId }) => memoryId);
  const exact = exactRepeats(memories, standing, kept, endsByKey(memories, standing));
  const told = memories.filter(({ id }) => !exact.has(id));
  const [known, inTime] = await Promise.all([
    namesKnown,
    nearInTime(told, { bank, store, except, keptIds }),
    takeIn(told, { ...context, store, except, keptIds }),
  ]);
  const { comparison } = writing;
  const verdicts = await judged(comparison, context);
  const repeats = together(exact, new Map([...comparison.repeats, ...verdicts.repeats]));
  const fresh = told.filter(({ id }) => !repeats.has(id));
  return {
    repeats,
    keptFactIds: new Set(kept.keys()),
    usage: verdicts.usage,
    write: {
      documents: documentWrites(documents, fresh, writing.memories),
      ...resolveEntities(fresh, known, newId),
      ...linksOf(fresh, inTime, { memories, repeats }),
      semantic: comparison.links(repeats),
      sources: sourcesOf(memories, repeats, kept),
      keptIds,
      supersessions: eachOnce([
        ...supersessionsAmong(fresh, standing, firstTellings(memories, repeats)),
        ...verdicts.supersessions,
      ]),
      standingIds: standing.map(({ id }) => id),
    },
  };
}

/** What a language model says of the facts that the rules leave, where there is one. */
async function judged(
  { pairs, isOld }: Pick<Comparison, 'pairs' | 'isOld'>,
  { judge, signal, bank, ports }: DecideContext,
): Promise<Verdicts> {
  if (judge === null || pairs.length === 0) return { repeats: new Map(), supersessions: [], usage: NO_USAGE };
  if (!isOld) return askVerdicts(pairs, judge, signal);
  const holding = await ports.store.stillHold(bank, [...new Set(pairs.map(({ memoryId }) => memoryId))]);
  const standing = pairs.filter(({ memoryId, twin }) => holding.get(memoryId) === twin.text);
  return askVerdicts(standing, judge, signal);
}

/** When the repetitions of each fact were told first, by the id of the memory that holds it. */
function firstTellings(memories: readonly KeyedMemory[], repeats: Repeats): ReadonlyMap<string, Instant> {
  const first = new Map<string, Instant>();
  for (const { id, mentionedAt } of memories) {
    const holder = repeats.get(id);
    if (holder !== undefined) first.set(holder, Math.min(mentionedAt, first.get(holder) ?? mentionedAt));
  }
  return first;
}

/** Rules and model may find the same change. */
function eachOnce(supersessions: readonly Supersession[]): readonly Supersession[] {
  return [...new Map(supersessions.map((one) => [`${one.winnerId} ${one.loserId}`, one])).values()];
}

/** Documents that the new ones take the place of, if they are there. */
function replaced(documents: readonly DraftDocument[]): readonly string[] {
  return documents
    .filter(({ named, updateMode }) => named && updateMode === 'REPLACE')
    .map(({ documentId }) => documentId);
}

/** What the bank has under the keys of the facts. Most talk has none: then nothing is asked. */
async function standingFacts(
  memories: readonly KeyedMemory[],
  except: Promise<readonly KnownDocument[]>,
  { bank, ports }: DecideContext,
): Promise<readonly StandingFact[]> {
  const repeatKeys = memories.flatMap(({ repeat }) => repeat?.exact ?? []);
  const claimKeys = memories.flatMap(({ claimKey }) => claimKey ?? []);
  if (repeatKeys.length + claimKeys.length === 0) return [];
  const keys = { repeatKeys: [...new Set(repeatKeys)], claimKeys: [...new Set(claimKeys)] };
  return ports.store.findStanding(bank, keys, await except);
}

/** Both, with every fact at the memory that holds it in the end. */
function together(exact: Repeats, near: Repeats): Repeats {
  const all = new Map([...near, ...exact]);
  const holder = (id: string): string => {
    const told = all.get(id);
    return told === undefined ? id : holder(told);
  };
  return new Map([...all].map(([id, told]) => [id, holder(told)] as const));
}

function documentWrites(
  documents: readonly DraftDocument[],
  fresh: readonly KeyedMemory[],
  made: ReadonlyMap<string, NewMemory>,
): RetainWrite['documents'] {
  const freshIds = new Set(fresh.map(({ id }) => id));
  return documents.map((document) => ({
    ...document,
    memories: document.memories.flatMap(({ id }) => (freshIds.has(id) ? (made.get(id) ?? []) : [])),
  }));
}

function sourcesOf(memories: readonly KeyedMemory[], repeats: Repeats, kept: Kept): readonly NewSource[] {
  return memories.flatMap(({ id, documentId, chunkId, source, position, fact, ...memory }) => {
    // What is kept was said when it was said first, also where nobody tells when.
    const mentionedAt = kept.get(id)?.mentionedAt ?? memory.mentionedAt;
    const memoryId = repeats.get(id);
    const { occurred } = fact;
    return memoryId === undefined
      ? []
      : [{ memoryId, documentId, chunkId, source, position, mentionedAt, occurred }];
  });
}
