import type { Bank } from '../../domain/bank.ts';
import type { EntityMention, EntityType } from '../../domain/entity.ts';
import { MemoryError } from '../../domain/errors.ts';
import type { Instant } from '../../domain/instant.ts';
import type { DatedInterval } from '../../domain/interval.ts';
import type { FactType } from '../../domain/memory.ts';
import type {
  ChangeableMemory,
  ChangeStore,
  MemoryRewrite,
  ReclaimedMemory,
} from '../../domain/ports/change-store.ts';
import { normalTags, tagKeyOf } from '../../domain/tags.ts';
import type { DraftMemory } from '../draft.ts';
import { embedOne } from '../embed.ts';
import { findEntities } from '../extract/entities.ts';
import type { ExtractedFact } from '../extract/types.ts';
import { linksOf, nearInTime } from '../find-links.ts';
import { givenOccurrence } from '../given-facts.ts';
import { NEAR_COSINE } from '../repeat/find-repeats.ts';
import { repeatKeys } from '../repeat/text-key.ts';
import { lookUpNames, resolveEntities } from '../resolve/resolve-entities.ts';
import { SemanticLinks } from '../semantic-links.ts';
import type { GivenFact, RetainPorts } from '../types.ts';
import { checkContents } from '../validate.ts';
import { claimOf } from './claim.ts';
import { supersessionsAmong, withClaims } from './supersessions.ts';

/** What to change of a memory: what is left out (undefined) stays as it is, null clears it. */
export interface MemoryUpdate {
  readonly bankId: string;
  readonly id: string;
  readonly text: string | undefined;
  readonly type: FactType | undefined;
  readonly occurredStart: Instant | null | undefined;
  readonly occurredEnd: Instant | null | undefined;
  readonly confidence: number | null | undefined;
  readonly context: string | null | undefined;
  readonly tags: readonly string[] | undefined;
  /** JSON text. */
  readonly metadata: string | null | undefined;
  /** Without them, a new text's are found by rules. */
  readonly entities: readonly { readonly name: string; readonly type: EntityType | null }[] | undefined;
  readonly reason: string | null;
  /** Null changes the memory whatever has become of it. */
  readonly expectedUpdatedAt: Instant | null;
}

export interface UpdatePorts
  extends Pick<RetainPorts, 'store' | 'embedder' | 'countTokens' | 'clock' | 'newId'> {
  readonly changes: ChangeStore;
}

/** How often a memory is read anew because somebody else changed it meanwhile. */
const MOST_ATTEMPTS = 10;

/**
 * Changes a memory: a new text is embedded and counted, its entities found, its links made anew; the old contents go
 * into its history. What it now says changed takes the place of what was told before it, as if it had been told so; what
 * only its old text had replaced holds again. Answers with bookmarks of the write.
 * Throws NOT_FOUND, BAD_USER_INPUT, CONFLICT when the memory is not as `expectedUpdatedAt` says or its bank is being
 * deleted, MODEL_UNAVAILABLE and STORE_UNAVAILABLE.
 */
export async function updateMemory(
  update: MemoryUpdate,
  ports: UpdatePorts,
): Promise<{ readonly bookmarks: readonly string[] }> {
  const bank = await bankOrThrow(update.bankId, ports.changes);
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const memory = await ports.changes.findMemory(update.bankId, update.id);
    if (memory === null) throw noSuchMemory(update);
    refuseOther(update, memory);
    const rewrite = await rewriteOf({ update, memory, bank }, ports);
    const { changed, bookmarks } = await ports.changes.rewriteMemory(bank, rewrite, ports.clock());
    if (changed) return { bookmarks };
  }
  throw changedMeanwhile(update);
}

/** The bank of a change. Throws NOT_FOUND. */
export async function bankOrThrow(bankId: string, changes: ChangeStore): Promise<Bank> {
  const bank = await changes.findBank(bankId);
  if (bank === null)
    throw new MemoryError('NOT_FOUND', `There is no bank "${bankId}".`, { details: { bankId } });
  return bank;
}

export function noSuchMemory({ bankId, id }: { readonly bankId: string; readonly id: string }): MemoryError {
  return new MemoryError('NOT_FOUND', `There is no memory "${id}" in bank "${bankId}".`, {
    details: { bankId, memoryId: id },
  });
}

function refuseOther(update: MemoryUpdate, { updatedAt }: ChangeableMemory): void {
  const { expectedUpdatedAt } = update;
  if (expectedUpdatedAt !== null && expectedUpdatedAt !== updatedAt) throw changedMeanwhile(update);
}

function changedMeanwhile({ bankId, id }: MemoryUpdate): MemoryError {
  return new MemoryError(
    'CONFLICT',
    `Memory "${id}" was changed since it was read. Read it again, and send the change with its new updatedAt.`,
    { details: { bankId, memoryId: id } },
  );
}

interface Rewriting {
  readonly update: MemoryUpdate;
  readonly memory: ChangeableMemory;
  readonly bank: Bank;
}

async function rewriteOf({ update, memory, bank }: Rewriting, ports: UpdatePorts): Promise<MemoryRewrite> {
  const {
    text = memory.text,
    type = memory.type,
    context = memory.context,
    metadata = memory.metadata,
  } = update;
  const tags = normalTags(update.tags ?? memory.tags);
  const confidence =
    update.confidence === undefined ? (type === 'OPINION' ? memory.confidence : null) : update.confidence;
  const occurred = occurrenceOf(update, memory, bank.timezone);
  const given: GivenFact = {
    ...{ text, type, confidence, tags, metadata, causes: [], quote: null, entities: update.entities ?? [] },
    occurredStart: occurred?.start ?? null,
    occurredEnd: occurred?.end ?? null,
  };
  checkContents('input', given, context);
  refuseUntying(given, memory);
  const newText = text !== memory.text;
  const newTags = tagKeyOf(tags) !== tagKeyOf(memory.tags);
  const newDate =
    occurred?.start !== memory.occurred?.start || occurred?.precision !== memory.occurred?.precision;
  const tagKey = tagKeyOf(tags);
  const { mentionedAt } = memory;
  // What was never known again is not from now on either: a turn of a conversation that is kept as it is.
  const repeat = memory.isKeyed
    ? repeatKeys({ text, type, tagKey, occurred, mentionedAt, metadata, verbatim: false })
    : null;
  const claim = repeat === null ? null : claimOf(text);
  const claimKey = claim === null ? null : claim.key + tagKey;
  const contents = {
    ...{ text, type, confidence, occurred, context, tags, tagKey, metadata },
    tokens: ports.countTokens(text),
    // The words of its source say what it was, not what somebody made of it.
    grounded: memory.grounded && !newText,
    repeatKey: repeat?.exact ?? null,
    gistKey: repeat?.near ?? null,
    claimKey,
  };
  const mentions = mentionsOf(update, text, newText);
  const relinks = { entities: mentions !== null, meaning: newText || newTags, time: newDate };
  return {
    ...{ memoryId: update.id, readAt: memory.updatedAt, reason: update.reason, contents, relinks },
    ...(await tiesOf({ update, memory, bank }, { text, occurred, mentions, relinks }, ports)),
    reclaimed: await reclaimedOf({ id: update.id, claim, claimKey, mentionedAt }, { memory, bank }, ports),
  };
}

/** What the memory replaces, and is replaced by, as if it had said so from the beginning; null where it claims what it did. */
async function reclaimedOf(
  changed: Parameters<typeof supersessionsAmong>[0][number],
  { memory, bank }: Pick<Rewriting, 'memory' | 'bank'>,
  { store }: Pick<UpdatePorts, 'store'>,
): Promise<ReclaimedMemory | null> {
  const { claim, claimKey, id } = changed;
  const isSame = JSON.stringify(claim) === JSON.stringify(claimOf(memory.text));
  if (claimKey === memory.claimKey && (claimKey === null || isSame)) return null;
  const keys = { repeatKeys: [], claimKeys: claimKey === null ? [] : [claimKey] };
  const found = claimKey === null ? [] : await store.findStanding(bank, keys, []);
  const standing = found.filter((fact) => fact.id !== id);
  return {
    formerKey: memory.claimKey,
    supersessions: supersessionsAmong([changed], withClaims(standing)),
    standingIds: standing.map((fact) => fact.id),
  };
}

/** Refuses to show what was drawn from memories where they are not seen, or to take it for one that was told. */
function refuseUntying({ type, tags }: GivenFact, memory: ChangeableMemory): void {
  if (!memory.isDerived) return;
  if (tagKeyOf(tags) !== tagKeyOf(memory.tags)) {
    throw new MemoryError(
      'BAD_USER_INPUT',
      'input.tags cannot be changed: the memory rests on others, and has their tags. Change the tags of its evidence.',
    );
  }
  if (type !== memory.type) {
    throw new MemoryError(
      'BAD_USER_INPUT',
      `input.type cannot be changed: the memory rests on others, which makes it an ${memory.type}. Retain it as a fact of its own.`,
    );
  }
}

/** The dates after the change: an end without a new start belongs to the old one, and goes with it. */
function occurrenceOf(
  update: MemoryUpdate,
  memory: ChangeableMemory,
  timezone: string,
): DatedInterval | null {
  const { occurredStart, occurredEnd } = update;
  if (occurredStart === undefined && occurredEnd === undefined) return memory.occurred;
  const start = occurredStart === undefined ? (memory.occurred?.start ?? null) : occurredStart;
  if (start === null && occurredEnd != null)
    throw new MemoryError(
      'BAD_USER_INPUT',
      'input.occurredEnd is given without occurredStart: give both, or only the start.',
    );
  if (start !== null && occurredEnd != null && occurredEnd <= start)
    throw new MemoryError(
      'BAD_USER_INPUT',
      'input.occurredEnd is not after occurredStart: the end is the first moment after the event.',
    );
  return givenOccurrence({ occurredStart: start, occurredEnd: occurredEnd ?? null }, timezone);
}

/** The entities that the memory mentions from now on; null leaves them as they are. */
function mentionsOf(
  { entities }: MemoryUpdate,
  text: string,
  newText: boolean,
): readonly EntityMention[] | null {
  if (entities !== undefined) return entities.map(({ name, type }) => ({ name, type: type ?? 'OTHER' }));
  return newText ? findEntities(text) : null;
}

interface Tied {
  readonly text: string;
  readonly occurred: DatedInterval | null;
  readonly mentions: readonly EntityMention[] | null;
  readonly relinks: MemoryRewrite['relinks'];
}

/** What is tied to the new contents: looked up as for a new memory, without itself. */
async function tiesOf(
  { update: { id }, memory, bank }: Rewriting,
  { text, occurred, mentions, relinks }: Tied,
  { store, embedder, newId }: UpdatePorts,
): Promise<Pick<MemoryRewrite, 'vectors' | 'entities' | 'temporal' | 'semantic'>> {
  const draft = draftOf(id, memory, { text, occurred, entities: mentions ?? [] });
  const except = Promise.resolve([]);
  const [known, embedded, inTime] = await Promise.all([
    lookUpNames([draft], { bank, store }),
    relinks.meaning
      ? embedOne(text, {
          ...{ bank, store, embedder, except, keptIds: [], signal: null },
          twinCosine: NEAR_COSINE,
        })
      : null,
    relinks.time ? nearInTime([draft], { bank, store, except, keptIds: [] }) : new Map(),
  ]);
  const { temporal } = linksOf([draft], inTime, { memories: [], repeats: new Map() });
  const semantic = new SemanticLinks();
  if (embedded !== null && embedded.vector !== null)
    semantic.add({
      id,
      vector: embedded.vector,
      near: embedded.near.filter(({ memoryId }) => memoryId !== id),
    });
  return {
    vectors: embedded === null ? null : { embedding: embedded.vector, tokenVectors: embedded.tokens },
    entities: mentions === null ? [] : resolveEntities([draft], known, newId).entities,
    temporal: temporal.filter(({ targetId }) => targetId !== id),
    semantic: semantic.found(),
  };
}

/** The memory as one about to be made, for the steps that tie new ones. */
function draftOf(
  id: string,
  {
    documentId,
    position,
    mentionedAt,
    context,
    tags,
    metadata,
    type,
    confidence,
    grounded,
  }: ChangeableMemory,
  fact: Pick<ExtractedFact, 'text' | 'occurred' | 'entities'>,
): DraftMemory {
  const { length } = fact.text;
  return {
    ...{ id, documentId, position, mentionedAt, context, tags, metadata },
    ...{
      itemIndex: 0,
      causalGroup: 0,
      chunkId: '',
      tokens: 0,
      verbatim: false,
      saidAt: mentionedAt,
      isGiven: true,
    },
    fact: { ...fact, type, confidence, grounded, causes: [], start: 0, end: length, toldAt: null },
    source: { start: 0, end: length, quote: fact.text },
  };
}
