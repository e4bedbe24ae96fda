import { BETWEEN_ITEMS } from '../domain/document-text.ts';
import type { UpdateMode } from '../domain/ports/retain-store.ts';
import type { RetainItem } from './types.ts';

/** One item's place in its document. */
export interface DocumentPart {
  readonly item: RetainItem;
  /** True where some of the item's content is blank, since it is not to be learnt from. */
  readonly isBlanked?: boolean;
  /** Place of the item in the request. */
  readonly index: number;
  /** UTF-16 offset of the item's content in the document's text. */
  readonly start: number;
}

/** Words that no fact is extracted from. */
export interface Unheard {
  readonly part: DocumentPart;
  readonly text: string;
  readonly reason: string;
}

/** The items that make one document, and its text. */
export interface SourceDocument {
  readonly documentId: string;
  /** True when the caller chose the id. */
  readonly named: boolean;
  readonly updateMode: UpdateMode;
  readonly text: string;
  /** The text as facts are extracted from it, as long as itself; absent where all of it is heard. */
  readonly heard?: string;
  /** What of it is not heard. */
  readonly ignored?: readonly Unheard[];
  readonly parts: readonly DocumentPart[];
}

/**
 * The documents of a request, in the order of their first items. Items with one documentId are consecutive parts of
 * that document; an item without one is a document of its own.
 */
export function groupIntoDocuments(
  items: readonly RetainItem[],
  newId: () => string,
): readonly SourceDocument[] {
  const groups = new Map<string, SourceDocument & { text: string; parts: DocumentPart[] }>();
  for (const [index, item] of items.entries()) {
    const documentId = item.documentId ?? newId();
    const group = groups.get(documentId);
    if (group === undefined) {
      const parts = [{ item, index, start: 0 }];
      const { updateMode, content: text } = item;
      groups.set(documentId, { documentId, named: item.documentId !== null, updateMode, text, parts });
    } else {
      group.parts.push({ item, index, start: group.text.length + BETWEEN_ITEMS.length });
      group.text += BETWEEN_ITEMS + item.content;
    }
  }
  return [...groups.values()];
}
