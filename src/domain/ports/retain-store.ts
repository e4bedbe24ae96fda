import type { Bank, BankRef } from '../bank.ts';
import type { EntityType } from '../entity.ts';
import type { Instant } from '../instant.ts';
import type { DatedInterval } from '../interval.ts';
import type { CausalKind } from '../link.ts';
import type { FactType, MemoryState } from '../memory.ts';
import type { Claim, OperationState } from '../operation.ts';
import type { TokenVectors } from './models.ts';

/** An entity already in the bank, as resolution sees it. */
export interface KnownEntity {
  readonly id: string;
  readonly name: string;
  readonly nameKey: string;
  readonly type: EntityType;
  readonly sense: number;
  readonly aliases: readonly string[];
  readonly aliasKeys: readonly string[];
  /** Memories that mention it. */
  readonly mentions: number;
  /** Doubtful pairs that it is one of: two or more are others that its name may mean. */
  readonly doubts: number;
}

/** A name to look up: its key, and the keys under which names like it are stored, with their weights. */
export interface NameProbe {
  readonly nameKey: string;
  readonly blockKeys: readonly { readonly key: string; readonly weight: number }[];
}

/** An entity that may be meant by a name. */
export interface FoundEntity extends KnownEntity {
  /** Key of the name that it was found for. */
  readonly foundFor: string;
}

/** Why a name was taken for an entity, or two entities for one. */
export interface Judgement {
  /** In [0, 1]. */
  readonly score: number;
  readonly evidence: readonly string[];
}

/** A name by which an entity was not known before. */
export interface JoinedName extends Judgement {
  readonly name: string;
  readonly nameKey: string;
}

/** Another entity, of the bank or of the same write, that may be the same. */
export interface OtherEntity extends Judgement {
  readonly id: string;
  /** It is known that it is another one, however alike the names are. */
  readonly isSettled?: true;
}

export interface NewMemory {
  readonly id: string;
  readonly documentId: string;
  readonly chunkId: string;
  readonly text: string;
  readonly type: FactType;
  readonly confidence: number | null;
  /** Null when the model has no vector for the text: such a memory is found by words, time and links only. */
  readonly embedding: Float32Array | null;
  /** Vectors of the text's tokens; null where the model makes none: late interaction then passes it over. */
  readonly tokenVectors: TokenVectors | null;
  readonly occurred: DatedInterval | null;
  readonly mentionedAt: Instant;
  readonly context: string | null;
  readonly tags: readonly string[];
  readonly tagKey: string;
  readonly metadata: string | null;
  readonly position: number;
  readonly tokens: number;
  readonly grounded: boolean;
  /** Where it stands in its chunk, as UTF-16 offsets, and the words there. */
  readonly source: SourcePlace;
  /** By which it is known again when it is told again: facts with one key are the same. Null for one that never is. */
  readonly repeatKey: string | null;
  /** Facts with one key and nearly one vector are the same. */
  readonly gistKey: string | null;
  /** Facts with one key claim a value of one property of one thing: a later one may replace an earlier one. */
  readonly claimKey: string | null;
  /** By which it is known when its document is sent again: all that it was made of. */
  readonly draftKey: string;
}

/** Where a fact stands in a chunk, as UTF-16 offsets, and the words there. */
export interface SourcePlace {
  readonly start: number;
  readonly end: number;
  readonly quote: string;
}

/** A fact that was told again: one more source of a memory that is there, or that the same retain makes. */
export interface NewSource {
  readonly memoryId: string;
  readonly documentId: string;
  readonly chunkId: string;
  readonly source: SourcePlace;
  /** Its place among the facts of the document. */
  readonly position: number;
  readonly mentionedAt: Instant;
  /** Taken by a memory that is not dated yet. */
  readonly occurred: DatedInterval | null;
}

/** A memory that takes another one's place, from the moment it was mentioned. */
export interface Supersession {
  readonly winnerId: string;
  readonly loserId: string;
}

/** A memory of the bank that new facts may repeat, replace, or be replaced by. */
export interface StandingFact {
  readonly id: string;
  readonly text: string;
  readonly tagKey: string;
  readonly state: Extract<MemoryState, 'ACTIVE' | 'SUPERSEDED'>;
  readonly repeatKey: string | null;
  readonly claimKey: string | null;
  /** When it was told first, and last. */
  readonly mentionedAt: Instant;
  readonly lastToldAt: Instant;
  /** FAR_FUTURE while it holds. */
  readonly validUntil: Instant;
  /** Documents in which it stands, of those that stay. */
  readonly documentIds: readonly string[];
}

/**
 * An entity with the memories that mention it: one of the bank by its id, or one to be made, unless the bank has got
 * one of its name in the meantime. What is known may learn a fuller name and a type.
 */
export interface NewEntity {
  /** Taken only when the entity is made, or known. */
  readonly id: string;
  /** The name key by which the bank knew it when it was decided; null for an entity to be made. */
  readonly knownAs: string | null;
  readonly name: string;
  readonly nameKey: string;
  readonly type: EntityType;
  readonly sense: number;
  readonly aliases: readonly string[];
  readonly aliasKeys: readonly string[];
  /** Keys under which it is found by names that are like its own. */
  readonly blockKeys: readonly string[];
  readonly firstSeen: Instant;
  readonly lastSeen: Instant;
  readonly memoryIds: readonly string[];
  readonly joined: readonly JoinedName[];
  /** Entities that may be the same: for a person to decide. */
  readonly doubts: readonly OtherEntity[];
}

/** Two entities of the bank that are one. It is not done when somebody pinned them as distinct, or one is gone. */
export interface EntityMerge extends Judgement {
  readonly intoId: string;
  readonly fromId: string;
}

export interface NewChunk {
  readonly id: string;
  readonly text: string;
  readonly contentHash: string;
  readonly position: number;
  /** UTF-16 offset of its first character in the document's text. */
  readonly start: number;
  readonly tokens: number;
}

export interface NewLink {
  readonly sourceId: string;
  readonly targetId: string;
  readonly weight: number;
}

export interface NewCausalLink extends NewLink {
  readonly kind: CausalKind;
}

export const UPDATE_MODES = ['REPLACE', 'APPEND'] as const;
/** What becomes of a document that is there already. */
export type UpdateMode = (typeof UPDATE_MODES)[number];

/** A memory of a document that is about to be replaced. */
export interface StandingDocumentFact {
  readonly documentId: string;
  readonly memoryId: string;
  /** See NewMemory. */
  readonly draftKey: string;
  readonly mentionedAt: Instant;
}

/** What one document becomes, in the place of what it was before or behind it. */
export interface DocumentWrite {
  readonly documentId: string;
  /** True when the caller chose the id: an unnamed document goes with its last memory. */
  readonly named: boolean;
  /** APPEND adds to the document if there is one: what is here counts from its end. */
  readonly updateMode: UpdateMode;
  readonly text: string;
  readonly contentHash: string;
  /** JSON of what a language model answered, so that it is not asked again; null where none was. */
  readonly answers: string | null;
  readonly chunks: readonly NewChunk[];
  readonly memories: readonly NewMemory[];
}

/** Everything that one retain becomes, written whole or not at all. A link whose other end is gone is left out. */
export interface RetainWrite {
  readonly documents: readonly DocumentWrite[];
  readonly entities: readonly NewEntity[];
  readonly merges: readonly EntityMerge[];
  readonly temporal: readonly NewLink[];
  readonly semantic: readonly NewLink[];
  readonly causal: readonly NewCausalLink[];
  readonly sources: readonly NewSource[];
  readonly supersessions: readonly Supersession[];
  /** Memories of replaced documents that stay: they have a source each among `sources`. */
  readonly keptIds: readonly string[];
  /** Ids of the memories that were found by the keys of the new ones: others by then make the write outdated. */
  readonly standingIds: readonly string[];
}

export interface OperationRecord {
  readonly id: string;
  readonly bankId: string;
  readonly kind: 'RETAIN';
  readonly idempotencyKey: string | null;
  readonly requestHash: string;
  readonly state: OperationState;
  readonly createdAt: Instant;
  readonly finishedAt: Instant | null;
  /** JSON text of a Receipt. */
  readonly receipt: string | null;
  readonly memoryIds: readonly string[];
  /** Of the claim under which it is written; null for an operation that the write itself makes. */
  readonly fence: number | null;
}

/** An operation as it stands in the store, with bookmarks that let a later read see its effects. */
export interface StoredOperation {
  readonly operation: OperationRecord;
  readonly bookmarks: readonly string[];
}

/** A document that is in the bank already, with the number of its memories. */
export interface KnownDocument {
  readonly id: string;
  readonly memories: number;
}

/** The places of the memories that have certain words. */
export interface StandingText {
  readonly textKey: string;
  readonly places: readonly { readonly documentId: string; readonly position: number }[];
}

export interface NearbyByMeaning {
  readonly memoryId: string;
  readonly cosine: number;
  /** See NewMemory; null where the two are not near enough to be one fact. */
  readonly twin: NearTwin | null;
}

/** What decides whether a memory that is near in meaning is the same fact, or one that a new one replaces. */
export interface NearTwin {
  readonly gistKey: string | null;
  readonly text: string;
  readonly tagKey: string;
  readonly mentionedAt: Instant;
  /** Folded names of what it mentions. */
  readonly entityKeys: readonly string[];
  readonly documentIds: readonly string[];
}

export interface NearbyInTime {
  readonly memoryId: string;
  /** Distance of the two starts in hours, ≥ 0. */
  readonly hours: number;
}

/** What is known of an operation before its retain is decided. */
export type StagedOperation = Pick<OperationRecord, 'id' | 'requestHash' | 'createdAt' | 'fence'>;

/** Some of a retain's chunks and memories; a memory's chunk comes with it or before it. */
export interface StagedBatch {
  readonly chunks: readonly (NewChunk & { readonly documentId: string })[];
  readonly memories: readonly NewMemory[];
}

/** A retain that is written in batches nobody sees, until its last step shows them all. */
export interface Staging {
  /**
   * Writes a batch, and tells the operation how much of it is done, in [0, 1].
   * Throws CONFLICT when the operation was cancelled or claimed by another process, or the bank is being deleted.
   */
  put(batch: StagedBatch, progress: number): Promise<void>;
  /**
   * As `writeRetain`, of memories that were put: those that the write does not have are removed. Their vectors are
   * written already and need not come again. After OutdatedRetain it may be tried again, with more batches before it.
   */
  publish(write: RetainWrite, operation: OperationRecord): Promise<StoredOperation>;
  /** Removes what was not published; in the background whoever has the operation next does that. */
  close(): Promise<void>;
}

/** An answer of a language model that an operation has paid for. */
export interface KeptAnswer {
  /** Of the question. */
  readonly key: string;
  /** JSON text. */
  readonly answer: string;
}

/** The reads and the write of retaining. All throw STORE_UNAVAILABLE. */
export interface RetainStore {
  /** The bank, made when it is missing. CONFLICT while it is being deleted. */
  ensureBank(bankId: string, at: Instant): Promise<Bank>;
  findOperation(bankId: string, idempotencyKey: string): Promise<StoredOperation | null>;
  /** Which of these documents the bank has. */
  findDocuments(bank: BankRef, documentIds: readonly string[]): Promise<readonly KnownDocument[]>;
  /** Entities of the bank with the name, or with a name like it; at most `ENTITIES_PER_NAME` for each name. */
  findEntities(bank: BankRef, names: readonly NameProbe[]): Promise<readonly FoundEntity[]>;
  /** For each entity the keys of names that it is mentioned with, looked up in its last memories. */
  findCompanions(
    bank: BankRef,
    entityIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Where the memories stand, ACTIVE and SUPERSEDED, that have the very words of one of these keys (see `textKeyOf`). */
  findTexts(bank: BankRef, textKeys: readonly string[]): Promise<readonly StandingText[]>;
  /** JSON of what a language model answered about these documents when they were retained. */
  findAnswers(bank: BankRef, documentIds: readonly string[]): Promise<readonly string[]>;
  /** What a language model answered to an operation in earlier tries. */
  keptAnswers(bank: BankRef, operationId: string): Promise<readonly KeptAnswer[]>;
  /**
   * Keeps an answer for later tries of an operation; it goes when the operation is done, and with its bank.
   * Throws CONFLICT when the claim does not hold any more, or the bank is going.
   */
  keepAnswer(claim: Claim, answer: KeptAnswer): Promise<void>;
  /** The memories of these documents, as far as they can be known again. */
  findDocumentFacts(
    bank: BankRef,
    documents: readonly KnownDocument[],
  ): Promise<readonly StandingDocumentFact[]>;
  /**
   * Memories of the bank that hold or held and have one of these keys; at most a few hundred. Those that stand in no
   * document but the `except`ed ones are left out: they are about to go.
   */
  findStanding(
    bank: BankRef,
    keys: { readonly repeatKeys: readonly string[]; readonly claimKeys: readonly string[] },
    except: readonly KnownDocument[],
  ): Promise<readonly StandingFact[]>;
  /** Of these memories the texts of those that hold, by their ids. */
  stillHold(bank: BankRef, memoryIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * For each vector, the active memories of the bank with cosine ≥ `minCosine`, best first, at most `limit`.
   * Memories of the documents in `except` are about to be replaced and left out.
   */
  nearestByMeaning(
    bank: BankRef,
    vectors: readonly Float32Array[],
    options: {
      readonly minCosine: number;
      /** From here on a neighbour comes with its `twin`. */
      readonly twinCosine: number;
      readonly limit: number;
      readonly except: readonly KnownDocument[];
      /** Memories of theirs that stay. */
      readonly keptIds: readonly string[];
    },
  ): Promise<readonly (readonly NearbyByMeaning[])[]>;
  /**
   * For each date, the active memories of the bank that start nearest to it, before or after, within `hours`, nearest
   * first, at most `limit`. A date exact to the day meets such dates only; a year meets years, a month months.
   */
  nearestInTime(
    bank: BankRef,
    dates: readonly DatedInterval[],
    options: {
      readonly hours: number;
      readonly limit: number;
      readonly except: readonly KnownDocument[];
      readonly keptIds: readonly string[];
    },
  ): Promise<readonly (readonly NearbyInTime[])[]>;
  /**
   * Writes a retain and its operation: all or nothing. Answers with the operation that stands: the given one, or the
   * earlier one with the same idempotency key, in which case nothing was written.
   * Throws CONFLICT when the bank is being deleted or was made anew since `bank` was read, and when the operation has a
   * fence and was cancelled or claimed by another process; OutdatedRetain when what it was decided upon has changed.
   */
  writeRetain(bank: BankRef, write: RetainWrite, operation: OperationRecord): Promise<StoredOperation>;
  /** Most memories that one transaction writes; a retain that may bring more is staged, in batches of so many. */
  readonly memoriesPerWrite: number;
  /** Begins a retain in batches. Throws CONFLICT as `writeRetain` does. */
  stage(bank: BankRef, operation: StagedOperation): Promise<Staging>;
}
