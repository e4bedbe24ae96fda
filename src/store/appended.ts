import { BETWEEN_ITEMS, contentHash } from '../domain/document-text.ts';
import type { DocumentWrite } from '../domain/ports/retain-store.ts';
import { findDocumentEnds, shiftAppended } from './append-statements.ts';
import type { WriteTransaction } from './database.ts';

/** Where a document ends that is appended to. */
export interface DocumentEnd {
  readonly text: string;
  readonly chunks: number;
  readonly memories: number;
}

export type DocumentEnds = ReadonlyMap<string, DocumentEnd>;

/** Where those of the documents end that are appended to, and are there. */
export async function documentEnds(
  transaction: WriteTransaction,
  bankId: string,
  documents: readonly DocumentWrite[],
): Promise<DocumentEnds> {
  const documentIds = documents
    .filter(({ updateMode }) => updateMode === 'APPEND')
    .map(({ documentId }) => documentId);
  if (documentIds.length === 0) return new Map();
  const rows = await transaction.run(findDocumentEnds, { bankId, documentIds });
  return new Map(rows.map((row) => [row.id, row]));
}

/** A document's whole text after the write, and the hash of that. */
export function wholeText(
  { documentId, text, contentHash: hash }: DocumentWrite,
  ends: DocumentEnds,
): { readonly text: string; readonly contentHash: string } {
  const end = ends.get(documentId);
  if (end === undefined) return { text, contentHash: hash };
  const whole = `${end.text}${BETWEEN_ITEMS}${text}`;
  return { text: whole, contentHash: contentHash(whole) };
}

/** Moves what was written for appended documents behind what they held. */
export async function moveBehind(
  transaction: WriteTransaction,
  bankId: string,
  { documents, ends }: { readonly documents: readonly DocumentWrite[]; readonly ends: DocumentEnds },
): Promise<void> {
  const rows = documents.flatMap(({ documentId: id, chunks, memories }) => {
    const end = ends.get(id);
    if (end === undefined) return [];
    return [
      {
        id,
        start: end.text.length + BETWEEN_ITEMS.length,
        chunks: end.chunks,
        memories: end.memories,
        chunkIds: chunks.map((chunk) => chunk.id),
        memoryIds: memories.map((memory) => memory.id),
      },
    ];
  });
  if (rows.length > 0) await transaction.run(shiftAppended, { bankId, documents: rows });
}
