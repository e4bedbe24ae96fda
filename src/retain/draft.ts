import { contentHash } from '../domain/document-text.ts';
import type { Instant } from '../domain/instant.ts';
import type { CountTokens } from '../domain/ports/models.ts';
import type { NewChunk, UpdateMode } from '../domain/ports/retain-store.ts';
import { normalTags } from '../domain/tags.ts';
import { chunkText } from './chunk.ts';
import { extractRules } from './extract/rules.ts';
import type { ExtractedFact, ExtractionTimes, PlacedFact, TextChunk, UnkeptFact } from './extract/types.ts';
import { extractVerbatim } from './extract/verbatim.ts';
import { givenFacts } from './given-facts.ts';
import type { DocumentPart, SourceDocument } from './group.ts';
import { withoutGaps } from './loop/marked.ts';
import type { ExtractionMode, GivenFact } from './types.ts';
import type { Work } from './work.ts';

/** A memory before its entities are resolved, its text embedded and its links found. */
export interface DraftMemory {
  readonly id: string;
  readonly fact: ExtractedFact;
  /** Place of its item in the request. */
  readonly itemIndex: number;
  /** `fact.causes` count within the memories of one group, in their order: those of an item, or of a document. */
  readonly causalGroup: number;
  readonly documentId: string;
  readonly chunkId: string;
  readonly mentionedAt: Instant;
  /** When it was said as far as the caller told; null when he did not. */
  readonly saidAt: Instant | null;
  /** The caller made the fact himself. */
  readonly isGiven: boolean;
  readonly context: string | null;
  readonly tags: readonly string[];
  readonly metadata: string | null;
  /** Its item was kept as it is. */
  readonly verbatim: boolean;
  readonly position: number;
  readonly tokens: number;
  readonly source: { readonly start: number; readonly end: number; readonly quote: string };
}

export interface DraftDocument {
  readonly documentId: string;
  readonly named: boolean;
  readonly updateMode: UpdateMode;
  readonly text: string;
  readonly contentHash: string;
  /** JSON of what a language model answered; null where none was asked. */
  readonly answers: string | null;
  readonly chunks: readonly NewChunk[];
  readonly memories: readonly DraftMemory[];
  /** Facts that were found and not kept. */
  readonly ignored: readonly UnkeptFact[];
  /** Places of its items in the request. */
  readonly itemIndexes: readonly number[];
}

/** A document cut into the chunks that are stored. */
export interface CutDocument {
  readonly source: SourceDocument;
  /** Of each item. */
  readonly pieces: readonly (readonly TextChunk[])[];
  readonly chunks: readonly NewChunk[];
}

/** Facts that a model found in the items that brought none. */
export interface ModelFacts {
  readonly facts: readonly PlacedFact[];
  readonly ignored: readonly UnkeptFact[];
  /** JSON of its answers. */
  readonly answers: string;
}

export interface DraftOptions extends ExtractionTimes {
  readonly mode: ExtractionMode;
  /** Largest chunk, in UTF-16 units. */
  readonly chunkChars: number;
  readonly countTokens: CountTokens;
  readonly newId: () => string;
}

/** The document in chunks: its items' pieces, joined as long as they fit. */
export function cutDocument(source: SourceDocument, options: DraftOptions): CutDocument {
  const pieces = source.parts.map((part) => chunkText(part.item.content, options.chunkChars));
  return { source, pieces, chunks: packChunks(source, pieces, options) };
}

/**
 * The document's facts as memories, each at its place: work that a long document takes seconds for.
 * @param model what a language model found; null extracts by the mode's rules
 */
export function* draftDocument(
  { source, pieces, chunks }: CutDocument,
  model: ModelFacts | null,
  options: DraftOptions,
): Work<DraftDocument> {
  const memories: DraftMemory[] = [];
  // What stands beside a fact in its document says what it is about; a reason cut out of it would only push that away.
  let position = -1;
  for (const { part, fact, given, causalGroup } of yield* factsInOrder(source, pieces, { model, options })) {
    yield;
    if (position < 0 || fact.isExcerpt !== true) position += 1;
    memories.push({
      id: options.newId(),
      fact,
      itemIndex: part.index,
      causalGroup,
      documentId: source.documentId,
      ...locate(fact, part.start, chunks),
      mentionedAt: fact.toldAt ?? part.item.timestamp ?? options.at,
      saidAt: fact.toldAt ?? part.item.timestamp,
      isGiven: given !== null,
      context: part.item.context,
      tags: normalTags([...part.item.tags, ...(given?.tags ?? [])]),
      metadata: given?.metadata ?? part.item.metadata,
      verbatim: given === null && options.mode === 'VERBATIM',
      position,
      tokens: options.countTokens(fact.text),
    });
  }
  const { documentId, named, updateMode, text } = source;
  const itemIndexes = source.parts.map((part) => part.index);
  const ignored = [...(source.ignored ?? []), ...(model?.ignored ?? [])];
  return {
    ...{ documentId, named, updateMode, text, contentHash: contentHash(text), chunks, memories },
    ...{ ignored, itemIndexes, answers: model?.answers ?? null },
  };
}

interface DocumentFact extends PlacedFact {
  /** What the caller gave; null for an extracted fact. */
  readonly given: GivenFact | null;
  readonly causalGroup: number;
}

/** Facts item by item. A model's causes reach from item to item: they count within the document's first item's group. */
function* factsInOrder(
  source: SourceDocument,
  pieces: CutDocument['pieces'],
  { model, options }: { readonly model: ModelFacts | null; readonly options: DraftOptions },
): Work<readonly DocumentFact[]> {
  const firstExtracted = source.parts.find(({ item }) => item.facts === null)?.index ?? 0;
  const inOrder: DocumentFact[] = [];
  for (const [index, part] of source.parts.entries()) {
    const { facts: given } = part.item;
    if (given === null && model !== null) {
      const own = model.facts.filter((placed) => placed.part === part);
      for (const placed of own) inOrder.push({ ...placed, given: null, causalGroup: firstExtracted });
      continue;
    }
    const facts = yield* extract(part, pieces[index] ?? [], options);
    for (const [place, fact] of facts.entries())
      inOrder.push({ part, fact, given: given?.[place] ?? null, causalGroup: part.index });
  }
  return inOrder;
}

function* extract(
  { item, isBlanked = false }: DocumentPart,
  pieces: readonly TextChunk[],
  { mode, at, timezone: bankTimezone }: DraftOptions,
): Work<readonly ExtractedFact[]> {
  const timezone = item.timezone ?? bankTimezone;
  if (item.facts !== null) return givenFacts(item.facts, item.content, timezone);
  const input = {
    content: item.content,
    context: item.context,
    reference: { at: item.timestamp ?? at, timezone },
    timestamped: item.timestamp !== null,
  };
  if (mode !== 'VERBATIM') return yield* extractRules(input);
  const facts = extractVerbatim(input, pieces);
  return isBlanked ? facts.map((fact) => ({ ...fact, text: withoutGaps(fact.text) })) : facts;
}

/** Consecutive pieces of a document's items joined as long as they fit, so that a short turn keeps its neighbours. */
function packChunks(
  document: SourceDocument,
  pieces: readonly (readonly TextChunk[])[],
  { chunkChars, countTokens, newId }: DraftOptions,
): readonly NewChunk[] {
  const spans: { start: number; end: number }[] = [];
  for (const [index, part] of document.parts.entries()) {
    for (const piece of pieces[index] ?? []) {
      const start = part.start + piece.start;
      const end = start + piece.text.length;
      const open = spans.at(-1);
      if (open !== undefined && end - open.start <= chunkChars) open.end = end;
      else spans.push({ start, end });
    }
  }
  return spans.map(({ start, end }, position) => {
    const text = document.text.slice(start, end);
    return { id: newId(), text, contentHash: contentHash(text), position, start, tokens: countTokens(text) };
  });
}

/** The chunk in which a fact begins and its place there; what runs over the chunk's end is cut off. */
function locate(
  fact: ExtractedFact,
  partStart: number,
  chunks: readonly NewChunk[],
): Pick<DraftMemory, 'chunkId' | 'source'> {
  const from = partStart + fact.start;
  const chunk = chunks.find((candidate) => from < candidate.start + candidate.text.length) ?? chunks.at(-1);
  if (chunk === undefined) throw new Error('a fact was found in a document without chunks');
  const within = (offset: number) => Math.min(Math.max(offset - chunk.start, 0), chunk.text.length);
  const start = within(from);
  const end = within(partStart + fact.end);
  return { chunkId: chunk.id, source: { start, end, quote: chunk.text.slice(start, end) } };
}
