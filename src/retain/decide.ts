import type { Bank } from '../domain/bank.ts';
import { FAR_FUTURE } from '../domain/instant.ts';
import { SEMANTIC_LINK_COSINE } from '../domain/link.ts';
import { NO_USAGE } from '../domain/llm-error.ts';
import type { Llm, LlmUsage } from '../domain/ports/models.ts';
import type {
  KnownDocument,
  NewMemory,
  NewSource,
  RetainWrite,
  StandingFact,
  Supersession,
} from '../domain/ports/retain-store.ts';
import { askVerdicts, type Verdicts } from './change/ask-verdicts.ts';
import { claimOf } from './change/claim.ts';
import { findChanges } from './change/find-changes.ts';
import type { DraftDocument } from './draft.ts';
import { draftKeys } from './draft-key.ts';
import { type EmbeddedText, embedAndLookUp } from './embed.ts';
import { linksOf, nearInTime } from './find-links.ts';
import { type Kept, keepUnchanged } from './keep-unchanged.ts';
import { exactRepeats, NEAR_COSINE, nearRepeats, type Repeats } from './repeat/find-repeats.ts';
import { type KeyedMemory, keyed } from './repeat/keyed.ts';
import { lookUpNames, resolveEntities } from './resolve/resolve-entities.ts';
import type { RetainPorts } from './types.ts';

export interface DecideContext {
  readonly bank: Bank;
  readonly ports: Pick<RetainPorts, 'store' | 'embedder' | 'newId'>;
  /** Texts that are embedded together. */
  readonly embedBatch: number;
  /** Judges what rules cannot; null leaves it to the rules. */
  readonly judge: Llm | null;
  readonly signal: AbortSignal | null;
  /** Told which share of the texts is embedded. */
  readonly progress: (done: number) => void;
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
 * that says it already; and which facts take the place of which. Reads, and writes nothing.
 */
export async function decide(documents: readonly DraftDocument[], context: DecideContext): Promise<Decision> {
  const { bank, ports, embedBatch: batch, judge, signal, progress } = context;
  const { store, embedder, newId } = ports;
  const twinCosine = judge === null ? NEAR_COSINE : SEMANTIC_LINK_COSINE;
  const drafts = documents.flatMap((document) => document.memories);
  const keys = draftKeys(drafts);
  const memories = drafts.map((draft) => keyed(draft, keys));
  const except = store.findDocuments(bank, replaced(documents));
  const namesKnown = lookUpNames(memories, { bank, store });
  const standing = await standingFacts(memories, except, context);
  const kept = keepUnchanged(drafts, keys, await store.findDocumentFacts(bank, await except));
  const keptIds = [...kept.values()].map(({ memoryId }) => memoryId);
  const exact = exactRepeats(memories, standing, kept);
  const told = memories.filter(({ id }) => !exact.has(id));
  const texts = told.map((memory) => memory.fact.text);
  const [known, toldVectors, inTime] = await Promise.all([
    namesKnown,
    embedAndLookUp(texts, {
      ...{ bank, store, embedder, except, keptIds, batch },
      ...{ twinCosine, signal, progress },
    }),
    nearInTime(told, { bank, store, except, keptIds }),
  ]);
  const byWords = nearRepeats(told, toldVectors);
  const verdicts = await judgeRest({ told, toldVectors, byWords }, context);
  const near = new Map([...byWords, ...verdicts.repeats]);
  const repeats = together(exact, near);
  const fresh = told.filter(({ id }) => !near.has(id));
  const embedded = toldVectors.filter((_, index) => !near.has(told[index]?.id ?? ''));
  const links = linksOf(fresh, embedded, inTime, { memories, repeats });
  return {
    repeats,
    keptFactIds: new Set(kept.keys()),
    usage: verdicts.usage,
    write: {
      documents: documentWrites(documents, fresh, embedded),
      ...resolveEntities(fresh, known, newId),
      ...links,
      sources: sourcesOf(memories, repeats, kept),
      keptIds,
      supersessions: eachOnce([...changes(fresh, standing), ...verdicts.supersessions]),
      standingIds: standing.map(({ id }) => id),
    },
  };
}

/** What a language model says of the facts that the rules leave, where there is one. */
async function judgeRest(
  facts: {
    readonly told: readonly KeyedMemory[];
    readonly toldVectors: readonly EmbeddedText[];
    readonly byWords: Repeats;
  },
  { judge: llm, signal }: DecideContext,
): Promise<Verdicts> {
  if (llm === null) return { repeats: new Map(), supersessions: [], usage: NO_USAGE };
  const isLeft = (id: string | undefined) => id !== undefined && !facts.byWords.has(id);
  const rest = facts.told.filter(({ id }) => isLeft(id));
  const vectors = facts.toldVectors.filter((_, index) => isLeft(facts.told[index]?.id));
  return askVerdicts(rest, vectors, { llm, signal });
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
  return new Map([...near, ...[...exact].map(([id, told]) => [id, near.get(told) ?? told] as const)]);
}

function documentWrites(
  documents: readonly DraftDocument[],
  fresh: readonly KeyedMemory[],
  embedded: readonly EmbeddedText[],
): RetainWrite['documents'] {
  const made = new Map(fresh.map((memory, index) => [memory.id, newMemory(memory, embedded[index])]));
  return documents.map((document) => ({
    ...document,
    memories: document.memories.flatMap(({ id }) => made.get(id) ?? []),
  }));
}

function newMemory(draft: KeyedMemory, embedded: EmbeddedText | undefined): NewMemory {
  const { fact, id, documentId, chunkId, mentionedAt, context, tags, tagKey, metadata, position } = draft;
  const { text, type, confidence, occurred, grounded } = fact;
  const { tokens, source, repeat, claimKey, draftKey } = draft;
  return {
    ...{ id, documentId, chunkId, text, type, confidence, occurred, mentionedAt, context },
    ...{ embedding: embedded?.vector ?? null, tokenVectors: embedded?.tokens ?? null },
    ...{ tags, tagKey, metadata, position, tokens, grounded, source },
    ...{ repeatKey: repeat?.exact ?? null, gistKey: repeat?.near ?? null, claimKey, draftKey },
  };
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

function changes(fresh: readonly KeyedMemory[], standing: readonly StandingFact[]): readonly Supersession[] {
  const before = standing.flatMap(({ id, text, claimKey, mentionedAt, validUntil }, order) => {
    const claim = claimKey === null ? null : claimOf(text);
    if (claimKey === null || claim === null) return [];
    return [{ id, claim: { ...claim, key: claimKey }, mentionedAt, validUntil, order, isNew: false }];
  });
  const added = fresh.flatMap(({ id, claim, claimKey, mentionedAt }, order) => {
    if (claimKey === null || claim === null) return [];
    const place = standing.length + order;
    return [
      {
        id,
        claim: { ...claim, key: claimKey },
        mentionedAt,
        validUntil: FAR_FUTURE,
        order: place,
        isNew: true,
      },
    ];
  });
  return findChanges([...before, ...added]);
}
