import type { EntityMention } from '../../domain/entity.ts';
import type { Instant } from '../../domain/instant.ts';
import type { DatedInterval } from '../../domain/interval.ts';
import type { CausalRelation } from '../../domain/link.ts';
import type { FactType } from '../../domain/memory.ts';
import type { TimeReference } from '../../domain/time.ts';
import type { Heading } from '../../text/headings.ts';
import type { DocumentPart } from '../group.ts';

/** One piece of a document, at most `maxChars` long, cut at a natural border. */
export interface TextChunk {
  readonly text: string;
  /** UTF-16 offset of its first character in the document's text. */
  readonly start: number;
  readonly position: number;
  /** Who is speaking where the chunk starts in the middle of his turn; null at a turn's beginning and outside talk. */
  readonly speaker: string | null;
  /** Under which headings it begins, outermost first; its own first line is none of them. */
  readonly headings: readonly Heading[];
}

/** What extraction reads of one item. */
export interface ExtractionInput {
  readonly content: string;
  readonly context: string | null;
  /** When and where the item was told; dates in it are resolved against this. */
  readonly reference: TimeReference;
  /** True when the caller said when it was told: an undated fact then occurred at that moment. */
  readonly timestamped: boolean;
}

/** A fact found in an item, before entities are resolved. */
export interface ExtractedFact {
  readonly text: string;
  readonly type: FactType;
  readonly occurred: DatedInterval | null;
  readonly confidence: number | null;
  readonly entities: readonly EntityMention[];
  /** Relations to other facts of the same item, by index. */
  readonly causes: readonly CausalRelation[];
  /** Where it stands in the item's content, UTF-16 offsets, half-open. */
  readonly start: number;
  readonly end: number;
  readonly grounded: boolean;
  /** Who says it, as he is named in front of what he says: two such names in one item are two people. */
  readonly speakers?: readonly string[];
  /** When its own words say that it was told; null takes the item's time. */
  readonly toldAt: Instant | null;
  /** Its words stand in the fact before it as well: it has that one's place in the document. */
  readonly isExcerpt?: boolean;
}

/** A fact and the item that it belongs to. */
export interface PlacedFact {
  readonly part: DocumentPart;
  readonly fact: ExtractedFact;
}

/** A fact that was found and not kept. */
export interface UnkeptFact {
  readonly part: DocumentPart;
  readonly text: string;
  readonly reason: string;
}

/** What stands for an item's own time where it has none. */
export interface ExtractionTimes {
  /** Now. */
  readonly at: Instant;
  /** The bank's. */
  readonly timezone: string;
}
