import { createHash } from 'node:crypto';
import type { Instant } from '../domain/instant.ts';
import type { CountTokens } from '../domain/ports/models.ts';
import type { NewChunk } from '../domain/ports/retain-store.ts';
import { normalTags } from '../domain/tags.ts';
import { chunkText } from './chunk.ts';
import { extractRules } from './extract/rules.ts';
import type { ExtractedFact, TextChunk } from './extract/types.ts';
import { extractVerbatim } from './extract/verbatim.ts';
import { givenFacts } from './given-facts.ts';
import type { DocumentPart, SourceDocument } from './group.ts';
import type { ExtractionMode } from './types.ts';

/** A memory before its entities are resolved, its text embedded and its links found. */
export interface DraftMemory {
  readonly id: string;
  readonly fact: ExtractedFact;
  /** Place of its item in the request; `fact.causes` count within it. */
  readonly itemIndex: number;
  readonly documentId: string;
  readonly chunkId: string;
  readonly mentionedAt: Instant;
  readonly context: string | null;
  readonly tags: readonly string[];
  readonly metadata: string | null;
  readonly position: number;
  readonly tokens: number;
  readonly source: { readonly start: number; readonly end: number; readonly quote: string };
}

export interface DraftDocument {
  readonly documentId: string;
  readonly named: boolean;
  readonly text: string;
  readonly contentHash: string;
  readonly chunks: readonly NewChunk[];
  readonly memories: readonly DraftMemory[];
  /** Places of its items in the request. */
  readonly itemIndexes: readonly number[];
}

export interface DraftOptions {
  readonly mode: ExtractionMode;
  /** Now. */
  readonly at: Instant;
  /** The bank's; an item may have its own. */
  readonly timezone: string;
  /** Largest chunk, in UTF-16 units. */
  readonly chunkChars: number;
  readonly countTokens: CountTokens;
  readonly newId: () => string;
}

/** A document cut into chunks and its facts extracted, each at its place. */
export function draftDocument(document: SourceDocument, options: DraftOptions): DraftDocument {
  const pieces = document.parts.map((part) => chunkText(part.item.content, options.chunkChars));
  const chunks = packChunks(document, pieces, options);
  const memories: DraftMemory[] = [];
  for (const [index, part] of document.parts.entries()) {
    for (const [factIndex, fact] of extract(part, pieces[index] ?? [], options).entries()) {
      const given = part.item.facts?.[factIndex];
      const tags = [...part.item.tags, ...(given?.tags ?? [])].map((tag) => tag.normalize('NFC'));
      memories.push({
        id: options.newId(),
        fact,
        itemIndex: part.index,
        documentId: document.documentId,
        ...locate(fact, part.start, chunks),
        mentionedAt: part.item.timestamp ?? options.at,
        context: part.item.context,
        tags: normalTags(tags),
        metadata: given?.metadata ?? part.item.metadata,
        position: memories.length,
        tokens: options.countTokens(fact.text),
      });
    }
  }
  const { documentId, named, text } = document;
  const itemIndexes = document.parts.map((part) => part.index);
  return { documentId, named, text, contentHash: hash(text), chunks, memories, itemIndexes };
}

function extract(
  { item }: DocumentPart,
  pieces: readonly TextChunk[],
  { mode, at, timezone: bankTimezone }: DraftOptions,
): readonly ExtractedFact[] {
  const timezone = item.timezone ?? bankTimezone;
  if (item.facts !== null) return givenFacts(item.facts, item.content, timezone);
  const input = {
    content: item.content,
    context: item.context,
    reference: { at: item.timestamp ?? at, timezone },
    timestamped: item.timestamp !== null,
  };
  return mode === 'VERBATIM' ? extractVerbatim(input, pieces) : extractRules(input);
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
    return { id: newId(), text, contentHash: hash(text), position, start, tokens: countTokens(text) };
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

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
