import type { LocalOrInstant } from './scalars/local-or-instant.ts';
import type { Instant } from '../domain/instant.ts';
import type { JsonText } from './scalars/json-text.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Bank as BankModel } from '../domain/bank.ts';
import type { Memory as MemoryModel, MemoryVersion as MemoryVersionModel } from '../domain/memory.ts';
import type { Entity as EntityModel } from '../domain/entity.ts';
import type { Document as DocumentModel, Chunk as ChunkModel, Source as SourceModel, BankLink as BankLinkModel, EntityPair as EntityPairModel, EntityDecision as EntityDecisionModel, RelatedEntity as RelatedEntityModel, Subgraph as SubgraphModel, SubgraphEdge as SubgraphEdgeModel, Operation as OperationModel, BankStats as BankStatsModel } from '../domain/ports/read-store.ts';
import type { TimeWindow as TimeWindowModel } from '../domain/time.ts';
import type { ReceiptModel, RecallResultModel, RecallHitModel, RetainResultModel, BankConnectionModel, MemoryConnectionModel, EntityConnectionModel, EntityPairConnectionModel, LinkConnectionModel, DocumentConnectionModel, ChunkConnectionModel, OperationConnectionModel } from './models.ts';
import type { ConsolidationReceipt as ConsolidationReceiptModel } from '../reflect/consolidate/types.ts';
import type { EntitySummary as EntitySummaryModel, FactGroup as FactGroupModel } from '../domain/entity-summary.ts';
import type { ItemReceipt as ItemReceiptModel } from '../retain/types.ts';
import type { RecallTrace as RecallTraceModel, WhyNot as WhyNotModel } from '../recall/types.ts';
import type { Deletion as DeletionModel } from '../domain/ports/admin-store.ts';
import type { Reflection as ReflectionModel, ReflectEvent as ReflectEventModel, ReflectTrace as ReflectTraceModel, ReflectStep as ReflectStepModel } from '../reflect/types.ts';
import type { MemoryChange as MemoryChangeModel } from '../feed/memory-feed.ts';
import type { GraphqlContext } from './context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /**
   * A moment in time. Written always in UTC with milliseconds, e.g. `2025-06-18T10:00:00.000Z`.
   * Read as ISO 8601: with an offset (`2025-06-18T12:00:00+02:00`) or `Z` it is exact; without one (`2025-06-18T12:00`,
   * or `2025-06-18` for the midnight that begins the day) it is local time in the `timezone` given beside it, else in the
   * bank's timezone, else UTC. A local time that a clock change skips moves forward by the length of the gap; one that
   * happens twice means its first occurrence. Years 0001 to 9999.
   */
  DateTime: { input: LocalOrInstant; output: Instant; }
  /** Any JSON value. It comes back exactly as it went in: the order of keys, the digits of numbers, nulls and nesting are kept. */
  JSON: { input: JsonText; output: JsonText; }
};

/** A search that was favoured. */
export type AppliedBoost = {
  /** By what the ranks of that search were divided. */
  readonly divisor: Scalars['Float']['output'];
  /** How much. */
  readonly level: BoostLevel;
  /** The search. */
  readonly strategy: Strategy;
};

/** A number of candidates of one search. */
export type ArmCount = {
  /** How many. */
  readonly count: Scalars['Int']['output'];
  /** The search. */
  readonly strategy: Strategy;
};

/** One candidate of one search. */
export type ArmHit = {
  /** The memory's id. */
  readonly memoryId: Scalars['ID']['output'];
  /** Its place, from 1. */
  readonly rank: Scalars['Int']['output'];
  /** Its score, in that search's own unit (see `HitScores`). */
  readonly score: Scalars['Float']['output'];
};

/** A memory's place in one search. */
export type ArmRank = {
  /** Its place there, from 1. */
  readonly rank: Scalars['Int']['output'];
  /** Its score there, in that search's own unit (see `HitScores`). */
  readonly score: Scalars['Float']['output'];
  /** The search. */
  readonly strategy: Strategy;
};

/** What one search did. */
export type ArmTrace = {
  /** How many candidates it brought. */
  readonly count: Scalars['Int']['output'];
  /** Why it failed; null when it did not. */
  readonly error: Maybe<Scalars['String']['output']>;
  /** How long it took, in milliseconds. */
  readonly ms: Scalars['Float']['output'];
  /** The search. */
  readonly strategy: Strategy;
  /** Its best candidates. */
  readonly top: ReadonlyArray<ArmHit>;
};

/** What one search did, and what it made of one memory. */
export type ArmVerdict = {
  /** How many candidates it brought. */
  readonly count: Scalars['Int']['output'];
  /** Why it failed; null when it did not. */
  readonly error: Maybe<Scalars['String']['output']>;
  /** How long it took, in milliseconds. */
  readonly ms: Scalars['Float']['output'];
  /** The memory's place there, from 1, hits of equal score sharing the last of their places; null when this search did not find it. */
  readonly rank: Maybe<Scalars['Int']['output']>;
  /** How it was found, or why not and by how much. */
  readonly reason: Scalars['String']['output'];
  /** The memory's score there, in that search's own unit (see `HitScores`); null when this search did not find it. */
  readonly score: Maybe<Scalars['Float']['output']>;
  /** The search. */
  readonly strategy: Strategy;
  /** Its best candidates. */
  readonly top: ReadonlyArray<ArmHit>;
};

/** One isolated memory. Nothing ever crosses from one bank to another. */
export type Bank = {
  /** When the bank was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Rules that its reflections keep, by falling priority, then name; at most 100. */
  readonly directives: ReadonlyArray<Directive>;
  /** How reflections lean. */
  readonly disposition: Disposition;
  /** Its documents, last changed first. */
  readonly documents: DocumentConnection;
  /** Its entities, by name. */
  readonly entities: EntityConnection;
  /** A part of the graph for drawing: active memories and entities as nodes, links as edges. */
  readonly graph: Graph;
  /** The id that its maker gave it. */
  readonly id: Scalars['ID']['output'];
  /** The stored links between its memories: every kind but ENTITY, which `Memory.links` computes. In the order of the source's id. */
  readonly links: LinkConnection;
  /** Its memories, last mentioned first. */
  readonly memories: MemoryConnection;
  /** What the memory is for. */
  readonly mission: Maybe<Scalars['String']['output']>;
  /** A name for people. */
  readonly name: Scalars['String']['output'];
  /** Its operations, newest first. */
  readonly operations: OperationConnection;
  /** How much is in it. */
  readonly stats: BankStats;
  /** IANA name of the timezone in which times without an offset are read. */
  readonly timezone: Scalars['String']['output'];
};


/** One isolated memory. Nothing ever crosses from one bank to another. */
export type BankDocumentsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** One isolated memory. Nothing ever crosses from one bank to another. */
export type BankEntitiesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  type: InputMaybe<EntityType>;
};


/** One isolated memory. Nothing ever crosses from one bank to another. */
export type BankGraphArgs = {
  around: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  depth?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kinds: InputMaybe<ReadonlyArray<LinkKind>>;
};


/** One isolated memory. Nothing ever crosses from one bank to another. */
export type BankLinksArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kinds: InputMaybe<ReadonlyArray<LinkKind>>;
};


/** One isolated memory. Nothing ever crosses from one bank to another. */
export type BankMemoriesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<MemoryFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** One isolated memory. Nothing ever crosses from one bank to another. */
export type BankOperationsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  states: InputMaybe<ReadonlyArray<OperationState>>;
};

/** A page of a list of banks. */
export type BankConnection = {
  /** The banks with their cursors. */
  readonly edges: ReadonlyArray<BankEdge>;
  /** The banks alone. */
  readonly nodes: ReadonlyArray<Bank>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many banks there are on all pages. Counted only when it is asked for. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A bank in a list. */
export type BankEdge = {
  /** Its place in the list, to continue from. */
  readonly cursor: Scalars['String']['output'];
  /** A bank. */
  readonly node: Bank;
};

/** Settings of a bank. */
export type BankInput = {
  /** How the bank's reflections lean; the default is 3 in everything. */
  readonly disposition?: InputMaybe<DispositionInput>;
  /** 1 to 128 characters; left out, a UUID. Ids that differ only in case name different banks. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** What the memory is for, in a sentence or two. */
  readonly mission?: InputMaybe<Scalars['String']['input']>;
  /** A name for people; the default is the id. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** IANA name of the timezone in which times without an offset are read, e.g. `America/New_York`; the default is UTC. */
  readonly timezone?: InputMaybe<Scalars['String']['input']>;
};

/** How much is in a bank. */
export type BankStats = {
  /** Memories by type; types without any are left out. */
  readonly byType: ReadonlyArray<TypeCount>;
  /** Number of documents. */
  readonly documents: Scalars['Int']['output'];
  /** Number of entities. */
  readonly entities: Scalars['Int']['output'];
  /** When something was last written or deleted; null for a bank that was never written to. */
  readonly lastWriteAt: Maybe<Scalars['DateTime']['output']>;
  /** Stored links by kind; kinds without any are left out. ENTITY counts the mentions from which entity links are computed. */
  readonly links: ReadonlyArray<LinkCount>;
  /** Number of memories in every state. */
  readonly memories: Scalars['Int']['output'];
};

/** How strongly a search is favoured. */
export type BoostLevel =
  /** Ranks of that search count 4 times better. */
  | 'HIGH'
  /** Ranks of that search count 1.5 times better. */
  | 'LOW'
  /** Ranks of that search count 2 times better. */
  | 'MEDIUM';

/** How much may be spent on a question. More finds more and costs more time. For a reflection see `ReflectInput.budget`. */
export type Budget =
  /** A recall: 1000 candidates per search, for thorough questions. */
  | 'HIGH'
  /** A recall: 100 candidates per search, for quick look-ups. */
  | 'LOW'
  /** A recall: 300 candidates per search. */
  | 'MID';

/** One candidate's way through the ranking. */
export type CandidateTrace = {
  /** Its place after fusion, from 1. */
  readonly fusedRank: Scalars['Int']['output'];
  /** The memory's id. */
  readonly memoryId: Scalars['ID']['output'];
  /** Its place after reranking, from 1; null without a reranker. */
  readonly rerankedRank: Maybe<Scalars['Int']['output']>;
  /** The parts of its score. */
  readonly scores: HitScores;
};

/** A causal relation to another fact of the same item. */
export type CausalInput = {
  /** Index of the other fact in `facts`, from 0. */
  readonly fact: Scalars['Int']['input'];
  /** One of CAUSES, CAUSED_BY, ENABLES and PREVENTS, read from this fact to the other. */
  readonly kind: LinkKind;
  /** Strength, above 0 and at most 1. */
  readonly weight?: InputMaybe<Scalars['Float']['input']>;
};

/** A piece of a document, cut at a natural border. */
export type Chunk = {
  /** The document that it is a piece of. */
  readonly document: Document;
  /** Its id, unique within the bank. */
  readonly id: Scalars['ID']['output'];
  /** Its place in the document, from 0. */
  readonly position: Scalars['Int']['output'];
  /** Its text. */
  readonly text: Scalars['String']['output'];
};

/** A page of a list of chunks. */
export type ChunkConnection = {
  /** The chunks with their cursors. */
  readonly edges: ReadonlyArray<ChunkEdge>;
  /** The chunks alone. */
  readonly nodes: ReadonlyArray<Chunk>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many chunks there are on all pages. Counted only when it is asked for. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A chunk in a list. */
export type ChunkEdge = {
  /** Its place in the list, to continue from. */
  readonly cursor: Scalars['String']['output'];
  /** A chunk. */
  readonly node: Chunk;
};

/** A part of an answer and the memory that it rests on. */
export type Citation = {
  /** Offset just behind its last character, in UTF-16 code units. */
  readonly end: Scalars['Int']['output'];
  /** The memory. */
  readonly memory: Memory;
  /** The words of the memory that say it: all of a short one, else the nearest sentence. */
  readonly quote: Scalars['String']['output'];
  /** Offset of the first character of the part in `Reflection.text`, from 0, in UTF-16 code units. */
  readonly start: Scalars['Int']['output'];
};

/** What a consolidation did to a bank's observations. */
export type ConsolidationReceipt = {
  /** Observations made. */
  readonly created: Scalars['Int']['output'];
  /** Facts that were looked at: those made or changed since the last time. */
  readonly facts: Scalars['Int']['output'];
  /** Observations that went into another one. */
  readonly removed: Scalars['Int']['output'];
  /** Facts of which a language model's answer could not be used: no observation was made of them, and the next consolidation tries them again. */
  readonly skipped: ReadonlyArray<SkippedFacts>;
  /** Observations that rest on more, fewer or changed facts, or are worded anew. */
  readonly updated: Scalars['Int']['output'];
};

/** How exactly a date is known: the unit in which it was given. */
export type DatePrecision =
  /** The day is known. */
  | 'DAY'
  /** The hour is known. */
  | 'HOUR'
  /** The minute is known. */
  | 'MINUTE'
  /** Year and month are known. */
  | 'MONTH'
  /** Only the year is known. */
  | 'YEAR';

/** What a deletion removed. */
export type Deletion = {
  /** Chunks removed. */
  readonly chunks: Scalars['Int']['output'];
  /** False when there was nothing of that id. */
  readonly deleted: Scalars['Boolean']['output'];
  /** Entities removed because nothing mentions them any more. */
  readonly entities: Scalars['Int']['output'];
  /** Relationships between memories, and from memories to entities, removed. */
  readonly links: Scalars['Int']['output'];
  /** Memories removed. */
  readonly memories: Scalars['Int']['output'];
};

/** A rule that reflections keep. */
export type Directive = {
  /** Whether it is kept at all. */
  readonly active: Scalars['Boolean']['output'];
  /** Unique within the bank. */
  readonly name: Scalars['String']['output'];
  /** The higher, the sooner it is told; of two that contradict each other the higher one holds. */
  readonly priority: Scalars['Int']['output'];
  /** Empty for every reflection; else it is kept by those whose `tags` meet these as their `tagsMatch` says. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  /** The rule in words, for a language model. */
  readonly text: Scalars['String']['output'];
  /** When it was last set. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A rule that reflections keep. What is left out or null stays as it is. */
export type DirectiveInput = {
  /** Whether it is kept; at first true. */
  readonly active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Names the directive within the bank, 1 to 100 characters. */
  readonly name: Scalars['String']['input'];
  /** From −1000 to 1000, at first 0; the higher, the sooner it is told. */
  readonly priority?: InputMaybe<Scalars['Int']['input']>;
  /** Removes the directive. */
  readonly remove?: InputMaybe<Scalars['Boolean']['input']>;
  /** Empty, as at first, for every reflection; else for those whose `tags` meet these. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The rule in words, for a language model, e.g. "Give distances in kilometres.", at most 4000 characters. A new directive needs one. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
};

/** How a bank's reflections lean, each from 1 to 5 with 3 as the neutral middle. */
export type Disposition = {
  /** From 1, detached, to 5, empathetic. */
  readonly empathy: Scalars['Int']['output'];
  /** From 1, reading between the lines, to 5, taking words literally. */
  readonly literalism: Scalars['Int']['output'];
  /** From 1, trusting, to 5, doubting. */
  readonly skepticism: Scalars['Int']['output'];
};

/** How a bank's reflections lean. What is left out is 3, or stays as it is in an update. */
export type DispositionInput = {
  /** From 1, detached, to 5, empathetic. */
  readonly empathy?: InputMaybe<Scalars['Int']['input']>;
  /** From 1, reading between the lines, to 5, taking words literally. */
  readonly literalism?: InputMaybe<Scalars['Int']['input']>;
  /** From 1, trusting, to 5, doubting. */
  readonly skepticism?: InputMaybe<Scalars['Int']['input']>;
};

/** A text that was retained, whole. */
export type Document = {
  /** The bank it is in. */
  readonly bankId: Scalars['ID']['output'];
  /** Its pieces, in order. */
  readonly chunks: ChunkConnection;
  /** When it was first retained. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Its id, as given to `retain` or made by it; unique within the bank. */
  readonly id: Scalars['ID']['output'];
  /** The memories that were read in it, in every state, in order. */
  readonly memories: MemoryConnection;
  /** The whole text. */
  readonly text: Scalars['String']['output'];
  /** When it was last retained again. */
  readonly updatedAt: Scalars['DateTime']['output'];
};


/** A text that was retained, whole. */
export type DocumentChunksArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A text that was retained, whole. */
export type DocumentMemoriesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of a list of documents. */
export type DocumentConnection = {
  /** The documents with their cursors. */
  readonly edges: ReadonlyArray<DocumentEdge>;
  /** The documents alone. */
  readonly nodes: ReadonlyArray<Document>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many documents there are on all pages. Counted only when it is asked for. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A document in a list. */
export type DocumentEdge = {
  /** Its place in the list, to continue from. */
  readonly cursor: Scalars['String']['output'];
  /** A document. */
  readonly node: Document;
};

/** Somebody or something that memories mention. */
export type Entity = {
  /** Other names it goes by. */
  readonly aliases: ReadonlyArray<Scalars['String']['output']>;
  /** The bank it is in. */
  readonly bankId: Scalars['ID']['output'];
  /** What was decided about it, last first: names that joined it, merges, pairs. At most 100 are kept of the names and doubts. */
  readonly decisions: ReadonlyArray<EntityDecision>;
  /** When it was first mentioned. */
  readonly firstSeen: Maybe<Scalars['DateTime']['output']>;
  /** Its id, unique within the bank. */
  readonly id: Scalars['ID']['output'];
  /** When it was last mentioned. */
  readonly lastSeen: Maybe<Scalars['DateTime']['output']>;
  /** The active memories that mention it, last mentioned first. */
  readonly memories: MemoryConnection;
  /** How many memories mention it, in every state. */
  readonly memoryCount: Scalars['Int']['output'];
  /** Its name as it was first written. */
  readonly name: Scalars['String']['output'];
  /** Entities mentioned together with it, most often first. Looks at the 1000 memories linked to it last. */
  readonly related: ReadonlyArray<RelatedEntity>;
  /** Its page: what is told of it, in groups and in time, as far as `tags` let the reader see. Made when it is asked for and kept until one of its memories changes. Looks at the 1000 memories linked to it last. */
  readonly summary: Maybe<EntitySummary>;
  /** What kind of thing it is. */
  readonly type: EntityType;
};


/** Somebody or something that memories mention. */
export type EntityDecisionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Somebody or something that memories mention. */
export type EntityMemoriesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  window: InputMaybe<TimeWindowInput>;
};


/** Somebody or something that memories mention. */
export type EntityRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Somebody or something that memories mention. */
export type EntitySummaryArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  tags: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  tagsMatch?: InputMaybe<TagsMatch>;
};

/** A page of a list of entities. */
export type EntityConnection = {
  /** The entities with their cursors. */
  readonly edges: ReadonlyArray<EntityEdge>;
  /** The entities alone. */
  readonly nodes: ReadonlyArray<Entity>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many entities there are on all pages. Counted only when it is asked for. */
  readonly totalCount: Scalars['Int']['output'];
};

/** How an entity came to be taken for what it is. */
export type EntityDecision = {
  /** When it was decided. */
  readonly decidedAt: Scalars['DateTime']['output'];
  /** What spoke for it, in words. */
  readonly evidence: ReadonlyArray<Scalars['String']['output']>;
  /** What was decided about. */
  readonly kind: EntityDecisionKind;
  /** The memories that a merge moved, at most 1000: handed to `splitEntity` with `name`, they undo it. Empty for another kind. */
  readonly memoryIds: ReadonlyArray<Scalars['ID']['output']>;
  /** The name that was taken for the entity, or that the merged one had; null for a pair. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** The other entity of a pair; null for another kind. */
  readonly other: Maybe<Entity>;
  /** What the person said who decided; null where nobody did. */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** How sure it is that the two are one, 0 to 1. */
  readonly score: Scalars['Float']['output'];
  /** What was decided. */
  readonly verdict: EntityVerdict;
};

/** What a decision is about. */
export type EntityDecisionKind =
  /** A name was taken for one of the entity's. */
  | 'JOINED'
  /** Another entity was merged into this one. */
  | 'MERGED'
  /** Whether this entity and another one are the same. */
  | 'PAIR';

/** An entity in a list. */
export type EntityEdge = {
  /** Its place in the list, to continue from. */
  readonly cursor: Scalars['String']['output'];
  /** An entity. */
  readonly node: Entity;
};

/** An entity by name. */
export type EntityInput = {
  /** The name. */
  readonly name: Scalars['String']['input'];
  /** What kind of thing it is; null to find out. */
  readonly type?: InputMaybe<EntityType>;
};

/** Two entities that may be one. */
export type EntityPair = {
  /** One of them. */
  readonly a: Entity;
  /** The other. */
  readonly b: Entity;
  /** When the pair was noticed. */
  readonly decidedAt: Scalars['DateTime']['output'];
  /** What speaks for it, in words. */
  readonly evidence: ReadonlyArray<Scalars['String']['output']>;
  /** How sure it is that they are one, 0 to 1. */
  readonly score: Scalars['Float']['output'];
};

/** A page of a list of pairs of entities. */
export type EntityPairConnection = {
  /** The pairs with their cursors. */
  readonly edges: ReadonlyArray<EntityPairEdge>;
  /** The pairs alone. */
  readonly nodes: ReadonlyArray<EntityPair>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many pairs there are on all pages. Counted only when it is asked for. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A pair of entities in a list. */
export type EntityPairEdge = {
  /** Its place in the list, to continue from. */
  readonly cursor: Scalars['String']['output'];
  /** A pair of entities. */
  readonly node: EntityPair;
};

/** What a bank knows of an entity. */
export type EntitySummary = {
  /** What is told of it, each memory once: with the other entity that stands most often beside it. What is told most often comes first, what mentions nobody else last. */
  readonly facts: ReadonlyArray<FactGroup>;
  /** When it was made. */
  readonly generatedAt: Scalars['DateTime']['output'];
  /** How many active memories mention it, of those that may be seen; at most 1000. */
  readonly memoryCount: Scalars['Int']['output'];
  /** Entities mentioned together with it, most often first. */
  readonly related: ReadonlyArray<RelatedEntity>;
  /** A sentence or two: how much is told of it, of which time, together with whom. */
  readonly text: Scalars['String']['output'];
  /** Dated memories in the order of their starts: the last ones where there are more than `first`. */
  readonly timeline: ReadonlyArray<Memory>;
  /** True when there is more than is shown. */
  readonly truncated: Scalars['Boolean']['output'];
};

/** What kind of thing an entity is. */
export type EntityType =
  /** An idea, subject, activity or event. */
  | 'CONCEPT'
  /** A place: country, city, building, room. */
  | 'LOCATION'
  /** A company, institution, team or other group. */
  | 'ORGANIZATION'
  /** None of the others, or unknown. */
  | 'OTHER'
  /** A human being, or somebody treated as one. */
  | 'PERSON'
  /** Something made: a product, program, book, device. */
  | 'PRODUCT';

/** Whether two are one. */
export type EntityVerdict =
  /** They are two. */
  | 'DISTINCT'
  /** It is left to a person. */
  | 'DOUBTFUL'
  /** They are one. */
  | 'SAME';

/** How facts are made from content. */
export type ExtractionMode =
  /** A language model makes self-contained facts, one call a chunk, each checked against the words it quotes. Needs LLM_BASE_URL and LLM_MODEL. */
  | 'LLM'
  /** Split into turns and sentences; speakers, names, dates and causes are found by rules. Needs no model and is repeatable. */
  | 'RULES'
  /** Each item is kept as it is, as one memory; longer ones become one memory a chunk. */
  | 'VERBATIM';

/** Memories about an entity together with another one, or about it alone. */
export type FactGroup = {
  /** The other entity; null for what mentions nobody else. */
  readonly about: Maybe<Entity>;
  /** The memories: observations and what was told most often first. */
  readonly memories: ReadonlyArray<Memory>;
};

/** A fact that the caller made himself. */
export type FactInput = {
  /** What it caused, or was caused by. */
  readonly causes?: InputMaybe<ReadonlyArray<CausalInput>>;
  /** How firmly it is believed, 0 to 1; only for opinions. */
  readonly confidence?: InputMaybe<Scalars['Float']['input']>;
  /** The people, places and things that it mentions. */
  readonly entities?: InputMaybe<ReadonlyArray<EntityInput>>;
  /** Anything to attach to this memory; null takes the item's. */
  readonly metadata?: InputMaybe<Scalars['JSON']['input']>;
  /** The first moment after it happened, later than `occurredStart`. Null with an `occurredStart`: a day when that is a date alone, else a minute. What is ongoing ends at `9999-12-31T23:59:59.999Z`. */
  readonly occurredEnd?: InputMaybe<Scalars['DateTime']['input']>;
  /** When it began to happen; null for undated. */
  readonly occurredStart?: InputMaybe<Scalars['DateTime']['input']>;
  /** The words of the content that say it; where they stand becomes its source. */
  readonly quote?: InputMaybe<Scalars['String']['input']>;
  /** Labels in addition to the item's. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The fact in a sentence that can be understood alone, at most 10,000 characters. */
  readonly text: Scalars['String']['input'];
  /** What it is about. */
  readonly type?: InputMaybe<FactType>;
};

/** What a memory is about. */
export type FactType =
  /** Something the agent itself did, said or was told: "I recommended the red shoes". */
  | 'EXPERIENCE'
  /** A summary drawn from several other memories. */
  | 'OBSERVATION'
  /** A belief, held with a confidence between 0 and 1. */
  | 'OPINION'
  /** A fact about the world and the people in it: "Alice works at Google". */
  | 'WORLD';

/** A part of a bank's graph. The ends of every edge are among the nodes. */
export type Graph = {
  /** What connects them, strongest first; at most 5000. */
  readonly edges: ReadonlyArray<GraphEdge>;
  /** Memories and entities. */
  readonly nodes: ReadonlyArray<GraphNode>;
  /** True when there was more within reach than `first` nodes or 5000 edges. */
  readonly truncated: Scalars['Boolean']['output'];
};

/** A connection between two nodes. */
export type GraphEdge = {
  /** What it is; ENTITY leads from a memory to an entity that it mentions. */
  readonly kind: LinkKind;
  /** Id of the node from which it leads. */
  readonly source: Scalars['ID']['output'];
  /** Id of the node to which it leads. */
  readonly target: Scalars['ID']['output'];
  /** Strength, 0 to 1. */
  readonly weight: Scalars['Float']['output'];
};

/** A memory or an entity. */
export type GraphNode = Entity | Memory;

/** The parts of a hit's score. */
export type HitScores = {
  /** What the boosts multiply, 0 to 1. */
  readonly base: Scalars['Float']['output'];
  /** Sum over the searches that found it of 1 / (60 + rank); the graph's part is weighted by the fourth power of its score, at most 1. */
  readonly fused: Scalars['Float']['output'];
  /** Activation, from 0; null when that search did not find it. */
  readonly graph: Maybe<Scalars['Float']['output']>;
  /** BM25, from 0; null when that search did not find it. */
  readonly keyword: Maybe<Scalars['Float']['output']>;
  /** Factor for having been stated often, 0.95 to 1.05; 1 for a fact stated once. */
  readonly proofBoost: Scalars['Float']['output'];
  /** Factor for being recent, 0.92 to 1.1; 1 when undated. */
  readonly recencyBoost: Scalars['Float']['output'];
  /** How well it answers the query, 0 to 1: the reranker's judgement, or without one the cosine. */
  readonly relevance: Scalars['Float']['output'];
  /** Cosine to the query, −1 to 1; null when that search did not find it. */
  readonly semantic: Maybe<Scalars['Float']['output']>;
  /** Cosine to the query among memories of the window, −1 to 1; null when that search did not find it. */
  readonly temporal: Maybe<Scalars['Float']['output']>;
  /** Factor for lying in the window of time asked for, 0.9 to 1.1; 1 without a window. */
  readonly temporalBoost: Scalars['Float']['output'];
};

/** A fact that was not kept. */
export type IgnoredFact = {
  /** Why it was not kept. */
  readonly reason: Scalars['String']['output'];
  /** The fact. */
  readonly text: Scalars['String']['output'];
};

/** What became of one document. */
export type ItemReceipt = {
  /** Memories made. */
  readonly created: Scalars['Int']['output'];
  /** The document's id. */
  readonly documentId: Scalars['ID']['output'];
  /** Why this document failed; null when it did not. */
  readonly error: Maybe<OperationError>;
  /** Facts that were not kept. */
  readonly ignored: ReadonlyArray<IgnoredFact>;
  /** Facts that were known already and strengthened an existing memory. */
  readonly merged: Scalars['Int']['output'];
  /** Older memories that were replaced. */
  readonly superseded: Scalars['Int']['output'];
};

/** A connection between two memories. */
export type Link = {
  /** How they are connected. */
  readonly kind: LinkKind;
  /** The memory from which the link leads. Only causal links have a direction of their own; others lead away from the memory that is asked. */
  readonly source: Memory;
  /** The memory to which the link leads. */
  readonly target: Memory;
  /** The entity that both mention; null unless the kind is ENTITY. */
  readonly via: Maybe<Entity>;
  /** Strength, 0 to 1. */
  readonly weight: Scalars['Float']['output'];
};

/** A page of a list of links. */
export type LinkConnection = {
  /** The links with their cursors. */
  readonly edges: ReadonlyArray<LinkEdge>;
  /** The links alone. */
  readonly nodes: ReadonlyArray<Link>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many links there are on all pages. Counted only when it is asked for. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A number of links of one kind. */
export type LinkCount = {
  /** How many links. */
  readonly count: Scalars['Int']['output'];
  /** The kind. */
  readonly kind: LinkKind;
};

/** A link in a list. */
export type LinkEdge = {
  /** Its place in the list, to continue from. */
  readonly cursor: Scalars['String']['output'];
  /** A link. */
  readonly node: Link;
};

/** How two memories are connected. */
export type LinkKind =
  /** The source was brought about by the target. */
  | 'CAUSED_BY'
  /** The source brought the target about. */
  | 'CAUSES'
  /** The source, an observation or an opinion, rests on the target. Weight: 1. */
  | 'DERIVED_FROM'
  /** The source made the target possible. */
  | 'ENABLES'
  /** Both mention the same entity. Computed when it is read, not stored; the more common the entity, the weaker the link. */
  | 'ENTITY'
  /** The source kept the target from happening. */
  | 'PREVENTS'
  /** They mean something similar. Weight: the cosine of their embeddings, 0.7 to 1. */
  | 'SEMANTIC'
  /** The source took the target's place: since the source was mentioned, the target no longer holds. Weight: 1. */
  | 'SUPERSEDES'
  /** They happened, or were mentioned, within 24 hours of each other. Weight: 1 − hours / 24, never below 0.3. */
  | 'TEMPORAL';

/** One remembered fact. */
export type Memory = {
  /** The bank it is in. */
  readonly bankId: Scalars['ID']['output'];
  /** How firmly it is believed, 0 to 1; only opinions have one. Each memory that supports or contradicts it multiplies or divides the odds by 1.5 (weak) or 3 (strong), starting at 1 and held within 0.05 and 0.95: contradicted opinions fade, and never vanish. */
  readonly confidence: Maybe<Scalars['Float']['output']>;
  /** What the caller said about the circumstances, e.g. "support chat". */
  readonly context: Maybe<Scalars['String']['output']>;
  /** When it was stored. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** How exactly the dates are known; null when undated. */
  readonly datePrecision: Maybe<DatePrecision>;
  /** The people, places and things that it mentions, by name; at most 100. */
  readonly entities: ReadonlyArray<Entity>;
  /** What it was drawn from, for opinions and observations: those that hold first, then by id; at most 100. */
  readonly evidence: ReadonlyArray<Memory>;
  /** True when the words that state it were found in its source. */
  readonly grounded: Scalars['Boolean']['output'];
  /** What it was before each change, oldest first; at most the last 100. */
  readonly history: ReadonlyArray<MemoryVersion>;
  /** Its id, unique within the bank. */
  readonly id: Scalars['ID']['output'];
  /** Its links to other memories in either direction, strongest first. */
  readonly links: LinkConnection;
  /** When it was said or written; of a fact that was told several times, first. */
  readonly mentionedAt: Scalars['DateTime']['output'];
  /** Whatever the caller attached, as it came. */
  readonly metadata: Maybe<Scalars['JSON']['output']>;
  /** The first moment after it happened (the interval is half-open); null when undated, or when it is ongoing and `occurredStart` is not null. */
  readonly occurredEnd: Maybe<Scalars['DateTime']['output']>;
  /** When it began to happen; null when nothing says so. */
  readonly occurredStart: Maybe<Scalars['DateTime']['output']>;
  /** Its place among the memories of its document, from 0. */
  readonly position: Scalars['Int']['output'];
  /** How many times the fact was stated, from 1: a fact that is told again is not stored again, but gets one more source. */
  readonly proofCount: Scalars['Int']['output'];
  /** Where it was read: chunk, quote and character offsets; at most 100. A fact that was told in five documents has five. */
  readonly sources: ReadonlyArray<Source>;
  /** Whether it still holds. */
  readonly state: MemoryState;
  /** What took its place; null while nothing has. */
  readonly supersededBy: Maybe<Memory>;
  /** What it took the place of; at most 100. */
  readonly supersedes: ReadonlyArray<Memory>;
  /** Labels for filtering, sorted. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  /** The fact in words. */
  readonly text: Scalars['String']['output'];
  /** Length of the text in tokens (cl100k_base). */
  readonly tokens: Scalars['Int']['output'];
  /** What it is about. */
  readonly type: FactType;
  /** When it was last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** The first moment at which it no longer held; null while it holds. */
  readonly validUntil: Maybe<Scalars['DateTime']['output']>;
};


/** One remembered fact. */
export type MemoryLinksArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kinds: InputMaybe<ReadonlyArray<LinkKind>>;
};

/** Something that happened to a memory. */
export type MemoryChange = {
  /** When it was written. */
  readonly at: Scalars['DateTime']['output'];
  /** What happened. */
  readonly kind: MemoryChangeKind;
  /** The memory as it is now; null when it is gone. */
  readonly memory: Maybe<Memory>;
  /** The memory's id. */
  readonly memoryId: Scalars['ID']['output'];
};

/** What happened to a memory. */
export type MemoryChangeKind =
  /** It was made. */
  | 'CREATED'
  /** It was deleted. */
  | 'DELETED'
  /** Something of it was changed, its state too. */
  | 'UPDATED';

/** A page of a list of memories. */
export type MemoryConnection = {
  /** The memories with their cursors. */
  readonly edges: ReadonlyArray<MemoryEdge>;
  /** The memories alone. */
  readonly nodes: ReadonlyArray<Memory>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many memories there are on all pages. Counted only when it is asked for. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A memory in a list. */
export type MemoryEdge = {
  /** Its place in the list, to continue from. */
  readonly cursor: Scalars['String']['output'];
  /** A memory. */
  readonly node: Memory;
};

/** Which memories to list. All conditions must hold. */
export type MemoryFilter = {
  /** As the world was known at this moment: mentioned by then and not yet replaced. Looks at superseded memories too, whatever `states` says. */
  readonly asOf?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only memories from this document. */
  readonly documentId?: InputMaybe<Scalars['ID']['input']>;
  /** Only memories that mention this entity. */
  readonly entityId?: InputMaybe<Scalars['ID']['input']>;
  /** Only memories in these states. */
  readonly states?: InputMaybe<ReadonlyArray<MemoryState>>;
  /** Only memories whose tags meet these as `tagsMatch` says; null for all, an empty list names no tag. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** How `tags` must meet a memory's own. */
  readonly tagsMatch?: InputMaybe<TagsMatch>;
  /** Only these types; null for all. */
  readonly types?: InputMaybe<ReadonlyArray<FactType>>;
  /** Only memories that happened, at least in part, within this window; undated ones are left out. */
  readonly window?: InputMaybe<TimeWindowInput>;
};

/** Whether a memory still holds. */
export type MemoryState =
  /** It holds, as far as is known. */
  | 'ACTIVE'
  /** It was withdrawn as wrong. */
  | 'INVALIDATED'
  /** A newer memory took its place; it is kept for questions about the past. */
  | 'SUPERSEDED';

/** What to change of a memory. What is left out stays as it is; null clears what can be empty. */
export type MemoryUpdate = {
  /** The bank it is in. */
  readonly bankId: Scalars['ID']['input'];
  /** How firmly it is believed, 0 to 1; only opinions have one. */
  readonly confidence?: InputMaybe<Scalars['Float']['input']>;
  /** The circumstances. */
  readonly context?: InputMaybe<Scalars['String']['input']>;
  /** What it mentions, in the place of its own; without it, those of a new text are found by rules. */
  readonly entities?: InputMaybe<ReadonlyArray<EntityInput>>;
  /** `updatedAt` of the memory as you read it: when somebody changed it since, the answer is CONFLICT and nothing is written. */
  readonly expectedUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The memory's id. */
  readonly id: Scalars['ID']['input'];
  /** Anything, in the place of its own. */
  readonly metadata?: InputMaybe<Scalars['JSON']['input']>;
  /** The first moment after it happened. */
  readonly occurredEnd?: InputMaybe<Scalars['DateTime']['input']>;
  /** When it began to happen; null makes it undated. Without an end given as well, it lasts as long as its start is exact: a day or a minute. */
  readonly occurredStart?: InputMaybe<Scalars['DateTime']['input']>;
  /** Why, for its history. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** Labels in the place of its own. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The fact in words, 1 to 10,000 characters. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
  /** What it is about. */
  readonly type?: InputMaybe<FactType>;
};

/** A memory as it was before a change. */
export type MemoryVersion = {
  /** When it was changed. */
  readonly at: Scalars['DateTime']['output'];
  /** What was done. */
  readonly change: MemoryVersionChange;
  /** How firmly it was believed, before. */
  readonly confidence: Maybe<Scalars['Float']['output']>;
  /** The circumstances, before. */
  readonly context: Maybe<Scalars['String']['output']>;
  /** How exactly the dates were known, before. */
  readonly datePrecision: Maybe<DatePrecision>;
  /** What was attached, before. */
  readonly metadata: Maybe<Scalars['JSON']['output']>;
  /** The first moment after it happened, as was known before; null when undated or ongoing. */
  readonly occurredEnd: Maybe<Scalars['DateTime']['output']>;
  /** When it began to happen, as was known before. */
  readonly occurredStart: Maybe<Scalars['DateTime']['output']>;
  /** Why, as far as somebody said. */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** Whether it held, before. */
  readonly state: MemoryState;
  /** Its labels, before. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  /** The fact in words, before. */
  readonly text: Scalars['String']['output'];
  /** What it was about, before. */
  readonly type: FactType;
  /** The first moment at which it no longer held, before; null while it held. */
  readonly validUntil: Maybe<Scalars['DateTime']['output']>;
};

/** What was done to a memory. */
export type MemoryVersionChange =
  /** It was withdrawn by `invalidateMemory`; an opinion also when nothing that supports it holds any more. */
  | 'INVALIDATED'
  /** It was made to hold again by `restoreMemory`; an opinion also when something that supports it does. */
  | 'RESTORED'
  /** An opinion that evidence moved: a reflection found more of it, or some of it changed. */
  | 'REVISED'
  /** A newer memory took its place. */
  | 'SUPERSEDED'
  /** Its contents were changed by `updateMemory`. */
  | 'UPDATED';

/** Writes. */
export type Mutation = {
  /** Stops an operation that waits or is being worked on; nothing of it is stored. CONFLICT when it is over already, NOT_FOUND when there is none. */
  readonly cancelOperation: Operation;
  /** Brings a bank's observations up to date: what several facts of the same tags repeat or add up to, in the background. Looks at the facts that were made or changed since the last time. Done after each retain too where CONSOLIDATE_AFTER_RETAIN is set. */
  readonly consolidate: Operation;
  /** Makes a bank. CONFLICT when there is one of this id already. */
  readonly createBank: Bank;
  /** Deletes a bank with everything in it, for good. Large banks take a while; the bank is invisible from the first moment. */
  readonly deleteBank: Deletion;
  /** Deletes a document with its chunks, memories and links, and entities that nothing mentions any more. */
  readonly deleteDocument: Deletion;
  /** Deletes one memory with its links, and entities that nothing mentions any more. */
  readonly deleteMemory: Deletion;
  /** Withdraws a memory as wrong: it stays, with its history, and neither recall nor lists show it unless asked for. What it had replaced holds again. Twice is once. */
  readonly invalidateMemory: Memory;
  /** Merges entities that are one: mentions, names and decisions go to `into`, which is answered. Lifts a pin between them. Done twice, it is done once; `splitEntity` undoes it. */
  readonly mergeEntities: Entity;
  /** Pins two entities as distinct: no retain takes them for one again. Only `mergeEntities` lifts it. */
  readonly pinDistinct: Scalars['Boolean']['output'];
  /** Answers a question from what the bank remembers, with citations: by a language model that looks things up where one is configured, else by the memories' own sentences. */
  readonly reflect: Reflection;
  /** Lets a memory hold again that was withdrawn, or that a newer one had replaced. One that was replaced and then withdrawn is replaced again first. Twice is once. */
  readonly restoreMemory: Memory;
  /** Remembers: content becomes documents, chunks, memories, entities and links. A missing bank is made. All or nothing. */
  readonly retain: RetainResult;
  /** Lets an operation that FAILED or was CANCELLED be tried anew, from its beginning. CONFLICT in any other state, NOT_FOUND when there is none. */
  readonly retryOperation: Operation;
  /** Sets one of a bank's directives: makes it, changes what is given of it, or removes it. NOT_FOUND when there is no such bank, or nothing to remove. */
  readonly setDirective: Bank;
  /** Gives some of an entity's memories to a new one, and pins the two as distinct: two people of one name, or a merge undone. Answers with the old one and the new one. A later mention of a name that both have goes to the one that shares more company with it, else to the one mentioned more. */
  readonly splitEntity: ReadonlyArray<Entity>;
  /** Changes a bank's settings; what is left out or null stays as it is, and an empty `mission` clears it. NOT_FOUND when there is no such bank. */
  readonly updateBank: Bank;
  /**
   * Changes a memory. A new text is embedded and its tokens counted, its entities found and its links made anew; what it was
   * before goes into its `history`. What the new text says has changed ("moved to", "is now", "no longer") takes the place of
   * what was told before this memory was, as if it had been told so from the beginning, and what only the old text had
   * replaced holds again; to tell a change as of today, retain it. A memory that comes to say what another one says stays
   * beside it. All or nothing. CONFLICT when it is not as `expectedUpdatedAt` says.
   */
  readonly updateMemory: Memory;
};


/** Writes. */
export type MutationCancelOperationArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. */
export type MutationConsolidateArgs = {
  bankId: Scalars['ID']['input'];
};


/** Writes. */
export type MutationCreateBankArgs = {
  input: BankInput;
};


/** Writes. */
export type MutationDeleteBankArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. */
export type MutationDeleteDocumentArgs = {
  bankId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


/** Writes. */
export type MutationDeleteMemoryArgs = {
  bankId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


/** Writes. */
export type MutationInvalidateMemoryArgs = {
  bankId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  reason: InputMaybe<Scalars['String']['input']>;
};


/** Writes. */
export type MutationMergeEntitiesArgs = {
  bankId: Scalars['ID']['input'];
  from: ReadonlyArray<Scalars['ID']['input']>;
  into: Scalars['ID']['input'];
  reason: InputMaybe<Scalars['String']['input']>;
};


/** Writes. */
export type MutationPinDistinctArgs = {
  a: Scalars['ID']['input'];
  b: Scalars['ID']['input'];
  bankId: Scalars['ID']['input'];
};


/** Writes. */
export type MutationReflectArgs = {
  input: ReflectInput;
};


/** Writes. */
export type MutationRestoreMemoryArgs = {
  bankId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


/** Writes. */
export type MutationRetainArgs = {
  input: RetainInput;
};


/** Writes. */
export type MutationRetryOperationArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. */
export type MutationSetDirectiveArgs = {
  bankId: Scalars['ID']['input'];
  input: DirectiveInput;
};


/** Writes. */
export type MutationSplitEntityArgs = {
  bankId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  memoryIds: ReadonlyArray<Scalars['ID']['input']>;
  name: InputMaybe<Scalars['String']['input']>;
};


/** Writes. */
export type MutationUpdateBankArgs = {
  id: Scalars['ID']['input'];
  input: BankInput;
};


/** Writes. */
export type MutationUpdateMemoryArgs = {
  input: MemoryUpdate;
};

/** A piece of work. */
export type Operation = {
  /** The bank that it works on. */
  readonly bankId: Scalars['ID']['output'];
  /** When it was accepted. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Why it failed; null when it did not. */
  readonly error: Maybe<OperationError>;
  /** When it ended; null while it goes on. */
  readonly finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Its id, a UUID. */
  readonly id: Scalars['ID']['output'];
  /** What it does, e.g. `RETAIN`. */
  readonly kind: Scalars['String']['output'];
  /** Finished part, 0 to 1. */
  readonly progress: Scalars['Float']['output'];
  /** What it did; null until it succeeded. */
  readonly receipt: Maybe<Receipt>;
  /** How far it has come. */
  readonly state: OperationState;
};

/** A page of operations. */
export type OperationConnection = {
  /** The operations with their cursors. */
  readonly edges: ReadonlyArray<OperationEdge>;
  /** The operations alone. */
  readonly nodes: ReadonlyArray<Operation>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many operations there are on all pages. Counted only when it is asked for. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An operation in a list. */
export type OperationEdge = {
  /** Its place in the list, to continue from. */
  readonly cursor: Scalars['String']['output'];
  /** An operation. */
  readonly node: Operation;
};

/** Why something failed. */
export type OperationError = {
  /** A code, as in the `extensions.code` of an error. */
  readonly code: Scalars['String']['output'];
  /** What happened, and what to do. */
  readonly message: Scalars['String']['output'];
  /** True when the same call may succeed later without any change. */
  readonly retryable: Scalars['Boolean']['output'];
};

/** How far an operation has come. */
export type OperationState =
  /** Stopped on request; nothing of it is stored. */
  | 'CANCELLED'
  /** Ended with an error; nothing of it is stored. */
  | 'FAILED'
  /** Accepted and waiting. */
  | 'PENDING'
  /** Being worked on. */
  | 'RUNNING'
  /** Done; its effects are stored. */
  | 'SUCCEEDED';

/** Where a page of a list begins and ends. */
export type PageInfo = {
  /** Cursor of the last item: hand it to `after` for the next page. Null on an empty page. */
  readonly endCursor: Maybe<Scalars['String']['output']>;
  /** True when there is more behind this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** True when this page does not begin at the front of the list. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first item; null on an empty page. */
  readonly startCursor: Maybe<Scalars['String']['output']>;
};

/** How long one step took. */
export type PhaseTrace = {
  /** Duration in milliseconds. */
  readonly ms: Scalars['Float']['output'];
  /** The step. */
  readonly name: Scalars['String']['output'];
};

/** The cut before reranking. */
export type PrefilterTrace = {
  /** Searches that were favoured. */
  readonly boosts: ReadonlyArray<AppliedBoost>;
  /** How many may go on at most. */
  readonly cap: Scalars['Int']['output'];
  /** How many of the kept candidates each search had found. */
  readonly composition: ReadonlyArray<ArmCount>;
  /** How many were cut off. */
  readonly dropped: Scalars['Int']['output'];
  /** How many candidates went on. */
  readonly kept: Scalars['Int']['output'];
  /** How many went on that no search had found, because they stand next to what one found. */
  readonly neighbours: Scalars['Int']['output'];
};

/** Reads. Looking something up that does not exist answers null; naming a bank that does not exist is a NOT_FOUND error. */
export type Query = {
  /** One bank, or null when there is none of this id. */
  readonly bank: Maybe<Bank>;
  /** All banks, by id. */
  readonly banks: BankConnection;
  /** One document, or null. */
  readonly document: Maybe<Document>;
  /** One entity, by its id or by its name (exactly one of the two), or null. A name shared by several entities finds the one mentioned most. */
  readonly entity: Maybe<Entity>;
  /** Pairs of entities that may be one, the likeliest first: decide each with `mergeEntities` or `pinDistinct`. */
  readonly entityReview: EntityPairConnection;
  /** One memory, or null. */
  readonly memory: Maybe<Memory>;
  /** One operation, or null. Ids of operations are unique in all banks. */
  readonly operation: Maybe<Operation>;
  /** The window of time that a phrase such as "last spring" means, or null when it holds no time expression. */
  readonly parseTime: Maybe<TimeWindow>;
  /** The memories that matter for a query, best first, within a token limit. */
  readonly recall: RecallResult;
  /** Why a recall does, or does not, return one memory: the step at which it was lost, and by how much. The recall is run, and costs what it costs. */
  readonly whyNot: WhyNot;
};


/** Reads. Looking something up that does not exist answers null; naming a bank that does not exist is a NOT_FOUND error. */
export type QueryBankArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Looking something up that does not exist answers null; naming a bank that does not exist is a NOT_FOUND error. */
export type QueryBanksArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Looking something up that does not exist answers null; naming a bank that does not exist is a NOT_FOUND error. */
export type QueryDocumentArgs = {
  bankId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


/** Reads. Looking something up that does not exist answers null; naming a bank that does not exist is a NOT_FOUND error. */
export type QueryEntityArgs = {
  bankId: Scalars['ID']['input'];
  id: InputMaybe<Scalars['ID']['input']>;
  name: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Looking something up that does not exist answers null; naming a bank that does not exist is a NOT_FOUND error. */
export type QueryEntityReviewArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  bankId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Looking something up that does not exist answers null; naming a bank that does not exist is a NOT_FOUND error. */
export type QueryMemoryArgs = {
  bankId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


/** Reads. Looking something up that does not exist answers null; naming a bank that does not exist is a NOT_FOUND error. */
export type QueryOperationArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Looking something up that does not exist answers null; naming a bank that does not exist is a NOT_FOUND error. */
export type QueryParseTimeArgs = {
  at: InputMaybe<Scalars['DateTime']['input']>;
  text: Scalars['String']['input'];
  timezone: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Looking something up that does not exist answers null; naming a bank that does not exist is a NOT_FOUND error. */
export type QueryRecallArgs = {
  input: RecallInput;
};


/** Reads. Looking something up that does not exist answers null; naming a bank that does not exist is a NOT_FOUND error. */
export type QueryWhyNotArgs = {
  input: RecallInput;
  memoryId: Scalars['ID']['input'];
};

/** One memory that a recall found, and why. */
export type RecallHit = {
  /** The piece of a document in which it was read; null unless `includeChunks` and it fitted `maxChunkTokens`. */
  readonly chunk: Maybe<Chunk>;
  /** Memories that say the same and did not score as well, best first; empty when there are none, and with `collapseDuplicates: false`. */
  readonly duplicates: ReadonlyArray<Memory>;
  /** Which searches found it, and at which rank. */
  readonly foundBy: ReadonlyArray<ArmRank>;
  /** The memory. */
  readonly memory: Memory;
  /** The way by which the graph search arrived, link by link from where it began, one or two as a rule: each the one that brought most activation. null when it did not arrive, or began here. */
  readonly path: Maybe<ReadonlyArray<Link>>;
  /** One line: why it is here. */
  readonly reason: Scalars['String']['output'];
  /** The final score, by which hits are ordered: base × recencyBoost × temporalBoost × proofBoost. */
  readonly score: Scalars['Float']['output'];
  /** The parts of the score. */
  readonly scores: HitScores;
};

/** A question to the memory, and how to search. */
export type RecallInput = {
  /** As the world was known at this moment: mentioned by then and not yet replaced. */
  readonly asOf?: InputMaybe<Scalars['DateTime']['input']>;
  /** The bank to search. NOT_FOUND when there is none. */
  readonly bankId: Scalars['ID']['input'];
  /** `bookmarks` of earlier retains: the recall sees those writes, on whichever server it runs. */
  readonly bookmarks?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Searches to favour, each at most once. */
  readonly boosts?: InputMaybe<ReadonlyArray<StrategyBoost>>;
  /** How many candidates each search may bring. */
  readonly budget?: InputMaybe<Budget>;
  /** Whether memories that say the same are one hit, the best scored, which names the others in `duplicates`; they then take none of `maxTokens`. The same is said by the same words, whatever their case, width, punctuation and articles; any other word, a number or a "not" makes a difference, and so do dates that do not overlap. An observation, being better proven, stands before the facts whose words it has. A reason that was cut out of a fact is told by that fact. */
  readonly collapseDuplicates?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether to bring the pieces of documents in which the hits were read. */
  readonly includeChunks?: InputMaybe<Scalars['Boolean']['input']>;
  /** How many tokens (cl100k_base) the chunks may have together, from 0. */
  readonly maxChunkTokens?: InputMaybe<Scalars['Int']['input']>;
  /** How many tokens (cl100k_base) the texts of the hits may have together, from 1. A best hit longer than this comes alone and whole. */
  readonly maxTokens?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Leaves out hits with `scores.relevance` below this, 0 to 1. Left out or null: none, but where LATE_INTERACTION judges, an
   * answer is empty when nothing in it comes near the query (no relevance of 0.002, see RECALL_MIN_SCORE, and no cosine of
   * 0.2); 0 keeps that too. Measured for LATE_INTERACTION with its local model: evidence lies below 0.002 in 0.2 % of cases
   * among its conversation, and in 8 % as the only turn of a bank; hits on something unknown do in 99 %.
   */
  readonly minScore?: InputMaybe<Scalars['Float']['input']>;
  /** The question in everyday words, at most 50,000 characters. Time expressions in it ("last spring") are understood. */
  readonly query: Scalars['String']['input'];
  /** The "now" of the question, for time expressions and recency; the default is the clock. */
  readonly queryTimestamp?: InputMaybe<Scalars['DateTime']['input']>;
  /** Who judges the candidates. Where the weights of a CROSS_ENCODER are not installed, NONE judges and `degraded` names it. */
  readonly reranker?: InputMaybe<Reranker>;
  /** Only these searches; null for all four. */
  readonly strategies?: InputMaybe<ReadonlyArray<Strategy>>;
  /** Only memories whose tags meet these as `tagsMatch` says; null for all, an empty list names no tag. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** How `tags` must meet a memory's own. */
  readonly tagsMatch?: InputMaybe<TagsMatch>;
  /** How long the recall may take, in milliseconds, 1 to 600,000; null for as long as it takes. A search or a step that is late is stopped, in the database too, and named in `degraded`, and the rest answers; TIMEOUT when nothing answered in time. What is read of the hits afterwards is not counted. */
  readonly timeoutMs?: InputMaybe<Scalars['Int']['input']>;
  /** IANA name of the timezone of the question, e.g. `Asia/Tokyo`; the default is the offset that `queryTimestamp` is written with, else the bank's. */
  readonly timezone?: InputMaybe<Scalars['String']['input']>;
  /** Whether to explain every step in `trace`. */
  readonly trace?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only these types; null for all. */
  readonly types?: InputMaybe<ReadonlyArray<FactType>>;
  /** Only memories that happened, at least in part, within this window. Overrides a time expression in the query. */
  readonly window?: InputMaybe<TimeWindowInput>;
};

/** What a recall found. */
export type RecallResult = {
  /** The pieces of documents in which the hits were read, those of better hits first; empty unless `includeChunks`. */
  readonly chunks: ReadonlyArray<Chunk>;
  /** What failed or was late while the rest answered; empty when everything worked. A search by its name (`SEMANTIC`, `KEYWORD`, `GRAPH`, `TEMPORAL`), a reranker by its own (`CROSS_ENCODER`, `LATE_INTERACTION`), `ANCHOR` for the event that the query names, `NEIGHBOURS` for what stands beside the best hits, `COSINES` for the relevances that no search measured, `CHUNKS` for the pieces of documents. */
  readonly degraded: ReadonlyArray<Scalars['String']['output']>;
  /** The memories, best first. */
  readonly hits: ReadonlyArray<RecallHit>;
  /** Who judged the candidates. */
  readonly reranker: Reranker;
  /** Tokens (cl100k_base) of the texts of all hits. */
  readonly totalTokens: Scalars['Int']['output'];
  /** Every step with its numbers; null unless `trace`. */
  readonly trace: Maybe<RecallTrace>;
  /** The window of time in force: the caller's, or the one read from the query; null for none. */
  readonly window: Maybe<TimeWindow>;
};

/** Every step of a recall. */
export type RecallTrace = {
  /** The searches. */
  readonly arms: ReadonlyArray<ArmTrace>;
  /** The "now" of the recall. */
  readonly at: Scalars['DateTime']['output'];
  /** Candidates that each search could bring. */
  readonly budget: Scalars['Int']['output'];
  /** Every candidate after the cut, best first. */
  readonly candidates: ReadonlyArray<CandidateTrace>;
  /** How long each step took, in order. */
  readonly phases: ReadonlyArray<PhaseTrace>;
  /** The query as it was searched. */
  readonly query: Scalars['String']['output'];
  /** The cut before reranking. */
  readonly rerankPrefilter: PrefilterTrace;
  /** Candidates left out because they were too long for what was left of `maxTokens`. */
  readonly skipped: ReadonlyArray<SkippedTrace>;
  /** The window of time in force. */
  readonly window: Maybe<TimeWindow>;
};

/** What an operation did, and what it cost. */
export type Receipt = {
  /** What a consolidation did; null for a retain. */
  readonly consolidation: Maybe<ConsolidationReceipt>;
  /** Tokens sent to a language model, as its endpoint counts them. */
  readonly inputTokens: Scalars['Int']['output'];
  /** One for each document of a retain, in the order of the items; empty for a consolidation. */
  readonly items: ReadonlyArray<ItemReceipt>;
  /** Calls to a language model, repeated ones included; 0 without one. */
  readonly llmCalls: Scalars['Int']['output'];
  /** Duration in milliseconds. */
  readonly ms: Scalars['Float']['output'];
  /** Tokens received from a language model, as its endpoint counts them. */
  readonly outputTokens: Scalars['Int']['output'];
};

/** A question to be answered, and how. */
export type ReflectInput = {
  /** JSON schema (of an object; without patterns and conditions, at most 20,000 characters) that `data` must fit. Needs a language model: BAD_USER_INPUT without one, and for a schema that cannot be used. */
  readonly answerSchema?: InputMaybe<Scalars['JSON']['input']>;
  /** As the world was known at this moment: mentioned by then and not yet replaced. */
  readonly asOf?: InputMaybe<Scalars['DateTime']['input']>;
  /** The bank to ask. NOT_FOUND when there is none. */
  readonly bankId: Scalars['ID']['input'];
  /** How much may be used: steps, tokens of the language model and time. LOW: 5 steps, 24,000 tokens, a minute; MID: 10, 80,000, 3 minutes; HIGH: 24, 300,000, 10 minutes (settings `REFLECT_…`). Two steps are taken before the model is asked first. The last turn has to answer; TIMEOUT when the time is over. */
  readonly budget?: InputMaybe<Budget>;
  /** The circumstances of the question, for a language model, at most 20,000 characters. It is no evidence. */
  readonly context?: InputMaybe<Scalars['String']['input']>;
  /** Whether opinions may be formed or moved: beliefs beyond the facts, kept as memories of type OPINION. Needs a language model; without one none are. Not together with `asOf`. */
  readonly formOpinions?: InputMaybe<Scalars['Boolean']['input']>;
  /** How many tokens (cl100k_base) the answer may have, from 1. */
  readonly maxTokens?: InputMaybe<Scalars['Int']['input']>;
  /** The question in everyday words, at most 10,000 characters. Time expressions in it ("last spring") are understood. */
  readonly query: Scalars['String']['input'];
  /** The "now" of the question, for time expressions and recency; the default is the clock. */
  readonly queryTimestamp?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only memories whose tags meet these as `tagsMatch` says, whichever way they are come to; null for all, an empty list names no tag. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** How `tags` must meet a memory's own. */
  readonly tagsMatch?: InputMaybe<TagsMatch>;
  /** IANA name of the timezone of the question, e.g. `Asia/Tokyo`; the default is the offset that `queryTimestamp` is written with, else the bank's. */
  readonly timezone?: InputMaybe<Scalars['String']['input']>;
  /** Whether to explain every step in `trace`. */
  readonly trace?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One look at the memory. */
export type ReflectStep = {
  /** With which arguments. */
  readonly arguments: Maybe<Scalars['JSON']['output']>;
  /** What was wrong with it, as the language model was told; null for nothing. */
  readonly error: Maybe<Scalars['String']['output']>;
  /** Its place, from 0. */
  readonly index: Scalars['Int']['output'];
  /** How long it took, in milliseconds; 0 in the event of its start. */
  readonly ms: Scalars['Float']['output'];
  /** How many memories or pieces of text it brought; 0 in the event of its start. */
  readonly results: Scalars['Int']['output'];
  /** Length of what it brought, in tokens (cl100k_base); 0 in the event of its start. */
  readonly tokens: Scalars['Int']['output'];
  /** What was done, e.g. `recall`, `neighbourhood`, `source`, `timeline`. */
  readonly tool: Scalars['String']['output'];
};

/** The way of a reflection. */
export type ReflectTrace = {
  /** Tokens sent to a language model, as its endpoint counts them. */
  readonly inputTokens: Scalars['Int']['output'];
  /** Calls to a language model, repeated ones included; 0 without one. */
  readonly llmCalls: Scalars['Int']['output'];
  /** Duration in milliseconds. */
  readonly ms: Scalars['Float']['output'];
  /** Tokens received from a language model, as its endpoint counts them. */
  readonly outputTokens: Scalars['Int']['output'];
  /** The steps, in order. */
  readonly steps: ReadonlyArray<ReflectStep>;
};

/** An answer, and what it rests on. */
export type Reflection = {
  /** The memories, observations and opinions that the answer cites, in the order of their first citation. */
  readonly basedOn: ReadonlyArray<Memory>;
  /** The pieces of documents that were read whole on the way. Only without `tags` and `asOf`: of those, the words of visible memories alone are read. */
  readonly chunks: ReadonlyArray<Chunk>;
  /** Which memory each part of the answer rests on. Each was retrieved on the way; what a language model makes up is left out. */
  readonly citations: ReadonlyArray<Citation>;
  /** The answer in the shape of `answerSchema`; null without one, and when nothing is known. */
  readonly data: Maybe<Scalars['JSON']['output']>;
  /** True when no language model was asked: the answer is made of the memories' own words. */
  readonly extractive: Scalars['Boolean']['output'];
  /** False when what is remembered does not answer the question; `text` then says so. */
  readonly known: Scalars['Boolean']['output'];
  /** Opinions that were formed, or moved by what was found; empty unless `formOpinions`. Each rests on memories of one set of tags and carries it, so that nobody sees an opinion who may not see its evidence. */
  readonly opinions: ReadonlyArray<Memory>;
  /** The answer. Without a language model, sentences of memories, a line each: in time where the question is about time, followed by causes (`Because: …`) where it asks why. */
  readonly text: Scalars['String']['output'];
  /** The steps that were taken; null unless `trace`. */
  readonly trace: Maybe<ReflectTrace>;
};

/** Something that happens during a reflection. */
export type ReflectionEvent = {
  /** What it is. */
  readonly kind: ReflectionEventKind;
  /** The answer; null before the last event. */
  readonly reflection: Maybe<Reflection>;
  /** The step that begins or ended; null in the last event. */
  readonly step: Maybe<ReflectStep>;
};

/** What happens during a reflection. */
export type ReflectionEventKind =
  /** The answer is there; nothing follows. */
  | 'ANSWERED'
  /** It brought something, or nothing. */
  | 'STEP_FINISHED'
  /** A look at the memory begins. */
  | 'STEP_STARTED';

/** An entity that is mentioned together with another one. */
export type RelatedEntity = {
  /** The other entity. */
  readonly entity: Entity;
  /** How many memories mention both. */
  readonly sharedMemories: Scalars['Int']['output'];
};

/** Who judges, after fusion, how well each candidate answers the query. */
export type Reranker =
  /** The cross-encoder where its weights are installed, else late interaction, else none. */
  | 'AUTO'
  /** A model that reads the query and each memory together. More time. */
  | 'CROSS_ENCODER'
  /** Every word of the query against every word of each memory and of those beside it in its document, by the vectors that the local embedding model gives them. A few milliseconds. Unless `strategies` are named, the neighbours of the best hits are read too, and may be hits that no search found. */
  | 'LATE_INTERACTION'
  /** Nobody: the order of the fusion stands. */
  | 'NONE';

/** What to remember and how. */
export type RetainInput = {
  /** Whether to answer as soon as the request is written down. The operation then goes on in the background and survives restarts; its progress and receipt are at `operation`. */
  readonly async?: InputMaybe<Scalars['Boolean']['input']>;
  /** The bank; a missing one is made with default settings. */
  readonly bankId: Scalars['ID']['input'];
  /** Makes repetitions harmless: the same request with the same key is one operation, whether it waits, runs or is done. Another request with the same key is a CONFLICT. 1 to 200 characters. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The contents, at least one and at most 1000. */
  readonly items: ReadonlyArray<RetainItem>;
  /** How facts are made from items that do not bring their own; null for the server's default: LLM when a language model is configured, else RULES, unless RETAIN_DEFAULT_MODE says otherwise. */
  readonly mode?: InputMaybe<ExtractionMode>;
};

/** One content: a message, a note, a conversation, a part of a document. */
export type RetainItem = {
  /** The text. In conversations, begin each turn with `Name: `. What stands under headings is remembered with them, as in `[Handbook › Installing] It needs 4 GB`. */
  readonly content: Scalars['String']['input'];
  /** The circumstances in a few words, e.g. "support chat". */
  readonly context?: InputMaybe<Scalars['String']['input']>;
  /** Document to which it belongs. Items of one call with the same id are its parts, in order. Left out: the item becomes a document of its own. */
  readonly documentId?: InputMaybe<Scalars['ID']['input']>;
  /** Facts that the caller made himself; none are then extracted. An empty list stores the text without any memory. */
  readonly facts?: InputMaybe<ReadonlyArray<FactInput>>;
  /** Anything to attach to its memories. */
  readonly metadata?: InputMaybe<Scalars['JSON']['input']>;
  /** Labels for filtering; its memories get all of them. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** When it was said or written; dates in it ("yesterday") count from here. Left out: dates that depend on it stay unknown. */
  readonly timestamp?: InputMaybe<Scalars['DateTime']['input']>;
  /** IANA name of the timezone in which it was said, e.g. `Europe/Paris`; the default is the offset that `timestamp` is written with ("today" at 19:00-05:00 is the day on that clock), else the bank's. */
  readonly timezone?: InputMaybe<Scalars['String']['input']>;
  /** What becomes of a document that exists. The items of one document in one call have the same. */
  readonly updateMode?: InputMaybe<UpdateMode>;
};

/** What a retain did. */
export type RetainResult = {
  /** Hand these to a later recall, so that it sees this write on whichever server it runs. */
  readonly bookmarks: ReadonlyArray<Scalars['String']['output']>;
  /** The memories that were made, in order; none while the operation is not done. */
  readonly memories: ReadonlyArray<Memory>;
  /** The operation; with its receipt, unless it goes on in the background. */
  readonly operation: Operation;
};

/** Facts that were shown to a language model together, whose answer could not be used. */
export type SkippedFacts = {
  /** Ids of the facts. */
  readonly memoryIds: ReadonlyArray<Scalars['ID']['output']>;
  /** What was wrong with the answer. */
  readonly reason: Scalars['String']['output'];
};

/** A candidate that was too long. */
export type SkippedTrace = {
  /** How many tokens were left. */
  readonly left: Scalars['Int']['output'];
  /** The memory's id. */
  readonly memoryId: Scalars['ID']['output'];
  /** Its length in tokens (cl100k_base). */
  readonly tokens: Scalars['Int']['output'];
};

/** Where a memory was read. */
export type Source = {
  /** The piece of the document. */
  readonly chunk: Chunk;
  /** The document. */
  readonly document: Document;
  /** Offset just behind the last character of the quote in the chunk's text, in UTF-16 code units. */
  readonly end: Scalars['Int']['output'];
  /** The words that state the memory. */
  readonly quote: Scalars['String']['output'];
  /** Offset of the first character of the quote in the chunk's text, from 0, in UTF-16 code units. */
  readonly start: Scalars['Int']['output'];
};

/** The four searches of a recall, which run at the same time and whose results are fused. */
export type Strategy =
  /** Connected: activation that spreads from the best matches along links and shared entities. */
  | 'GRAPH'
  /** Same words: full-text search (BM25). */
  | 'KEYWORD'
  /** Nearest in meaning: cosine similarity of embeddings. */
  | 'SEMANTIC'
  /** Same time: memories that overlap the time the query speaks of. */
  | 'TEMPORAL';

/** Favours one search of a recall over the others. */
export type StrategyBoost = {
  /** How much. */
  readonly level: BoostLevel;
  /** The search. */
  readonly strategy: Strategy;
};

/**
 * What is told as it happens, over a WebSocket (`graphql-ws`, the protocol `graphql-transport-ws`) or as server-sent events
 * (`Accept: text/event-stream`), both at the address of the API. It does not matter which server does the work.
 */
export type Subscription = {
  /** What happens to a bank's memories from now on, in the order of the writes; ends when the bank is deleted. NOT_FOUND when there is no such bank. */
  readonly memoryChanged: MemoryChange;
  /** An operation: how it is now, each time that it has come further, and how it ended; then the subscription ends. NOT_FOUND when there is none. */
  readonly operation: Operation;
  /** A reflection, step by step; its last event holds the answer. */
  readonly reflection: ReflectionEvent;
};


/**
 * What is told as it happens, over a WebSocket (`graphql-ws`, the protocol `graphql-transport-ws`) or as server-sent events
 * (`Accept: text/event-stream`), both at the address of the API. It does not matter which server does the work.
 */
export type SubscriptionMemoryChangedArgs = {
  bankId: Scalars['ID']['input'];
};


/**
 * What is told as it happens, over a WebSocket (`graphql-ws`, the protocol `graphql-transport-ws`) or as server-sent events
 * (`Accept: text/event-stream`), both at the address of the API. It does not matter which server does the work.
 */
export type SubscriptionOperationArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What is told as it happens, over a WebSocket (`graphql-ws`, the protocol `graphql-transport-ws`) or as server-sent events
 * (`Accept: text/event-stream`), both at the address of the API. It does not matter which server does the work.
 */
export type SubscriptionReflectionArgs = {
  input: ReflectInput;
};

/** How the tags asked for must meet a memory's own tags. */
export type TagsMatch =
  /** The memory has all of the tags, or no tags at all. */
  | 'ALL'
  /** The memory has all of the tags; untagged memories are left out. */
  | 'ALL_STRICT'
  /** The memory has at least one of the tags, or no tags at all. */
  | 'ANY'
  /** The memory has at least one of the tags; untagged memories are left out. */
  | 'ANY_STRICT'
  /** The memory has these tags and no others. */
  | 'EXACT';

/** A window of time, half-open: `start` is inside, `end` is not. */
export type TimeWindow = {
  /** The memory of the event whose date it takes ("before Alice joined Google"); null when no event was named, and in `parseTime`, which knows no bank. */
  readonly anchor: Maybe<Memory>;
  /** First moment after it; null when that side is open. */
  readonly end: Maybe<Scalars['DateTime']['output']>;
  /** The words it was read from; null when the caller gave the window. */
  readonly matchedText: Maybe<Scalars['String']['output']>;
  /** The unit in which it was given. */
  readonly precision: Maybe<DatePrecision>;
  /** One sentence: how the words became this window. */
  readonly reason: Scalars['String']['output'];
  /** First moment inside; null when that side is open. */
  readonly start: Maybe<Scalars['DateTime']['output']>;
};

/** A window of time, half-open: `start` is inside, `end` is not. A side left out is open, but not both. */
export type TimeWindowInput = {
  /** First moment after it; null for open. Must be later than `start`. */
  readonly end?: InputMaybe<Scalars['DateTime']['input']>;
  /** First moment inside; null for open. */
  readonly start?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A number of memories of one type. */
export type TypeCount = {
  /** How many memories. */
  readonly count: Scalars['Int']['output'];
  /** The type. */
  readonly type: FactType;
};

/** What becomes of a document that is sent again. */
export type UpdateMode =
  /** It goes on: the items come behind what it holds, in the order in which such calls are written. Needs a `documentId`. */
  | 'APPEND'
  /** It is replaced: what it no longer says goes, with links and entities that nothing else has. What it still says keeps its memories, wherever it stands now, and is neither asked of a language model nor embedded again. */
  | 'REPLACE';

/** Why a recall did, or did not, return one memory. */
export type WhyNot = {
  /** What each search that was asked made of it. */
  readonly arms: ReadonlyArray<ArmVerdict>;
  /** What happened there, in a sentence or more, with its numbers: by how much it was missed. */
  readonly explanation: Scalars['String']['output'];
  /** Its place among the hits, from 1; null when it is none. */
  readonly rank: Maybe<Scalars['Int']['output']>;
  /** Whether it is among the hits. */
  readonly returned: Scalars['Boolean']['output'];
  /** The parts of its score; null when it was lost before it was scored. */
  readonly scores: Maybe<HitScores>;
  /**
   * Where its way ended, one of these, in the order of the steps:
   * `BANK`, the bank has no such memory;
   * `SCOPE`, a filter keeps it out (types, state, tags, window, asOf);
   * `SEARCH`, no search found it;
   * `PREFILTER`, the searches found it, and others fused better than it;
   * `LOAD`, it changed while the recall ran;
   * `MIN_SCORE`, its relevance is below `minScore`, or nothing that was found comes near the query;
   * `DUPLICATE`, it says the same as a better one, which names it;
   * `LIMIT`, too many scored better for it to be packed;
   * `PACKING`, it was too long for what was left of `maxTokens`;
   * `RETURNED`, it is a hit.
   */
  readonly stage: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  GraphNode:
    | ( EntityModel )
    | ( MemoryModel )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AppliedBoost: ResolverTypeWrapper<AppliedBoost>;
  ArmCount: ResolverTypeWrapper<ArmCount>;
  ArmHit: ResolverTypeWrapper<ArmHit>;
  ArmRank: ResolverTypeWrapper<ArmRank>;
  ArmTrace: ResolverTypeWrapper<ArmTrace>;
  ArmVerdict: ResolverTypeWrapper<ArmVerdict>;
  Bank: ResolverTypeWrapper<BankModel>;
  BankConnection: ResolverTypeWrapper<BankConnectionModel>;
  BankEdge: ResolverTypeWrapper<Omit<BankEdge, 'node'> & { node: ResolversTypes['Bank'] }>;
  BankInput: BankInput;
  BankStats: ResolverTypeWrapper<BankStatsModel>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BoostLevel: BoostLevel;
  Budget: Budget;
  CandidateTrace: ResolverTypeWrapper<CandidateTrace>;
  CausalInput: CausalInput;
  Chunk: ResolverTypeWrapper<ChunkModel>;
  ChunkConnection: ResolverTypeWrapper<ChunkConnectionModel>;
  ChunkEdge: ResolverTypeWrapper<Omit<ChunkEdge, 'node'> & { node: ResolversTypes['Chunk'] }>;
  Citation: ResolverTypeWrapper<Omit<Citation, 'memory'> & { memory: ResolversTypes['Memory'] }>;
  ConsolidationReceipt: ResolverTypeWrapper<ConsolidationReceiptModel>;
  DatePrecision: DatePrecision;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Deletion: ResolverTypeWrapper<DeletionModel>;
  Directive: ResolverTypeWrapper<Directive>;
  DirectiveInput: DirectiveInput;
  Disposition: ResolverTypeWrapper<Disposition>;
  DispositionInput: DispositionInput;
  Document: ResolverTypeWrapper<DocumentModel>;
  DocumentConnection: ResolverTypeWrapper<DocumentConnectionModel>;
  DocumentEdge: ResolverTypeWrapper<Omit<DocumentEdge, 'node'> & { node: ResolversTypes['Document'] }>;
  Entity: ResolverTypeWrapper<EntityModel>;
  EntityConnection: ResolverTypeWrapper<EntityConnectionModel>;
  EntityDecision: ResolverTypeWrapper<EntityDecisionModel>;
  EntityDecisionKind: EntityDecisionKind;
  EntityEdge: ResolverTypeWrapper<Omit<EntityEdge, 'node'> & { node: ResolversTypes['Entity'] }>;
  EntityInput: EntityInput;
  EntityPair: ResolverTypeWrapper<EntityPairModel>;
  EntityPairConnection: ResolverTypeWrapper<EntityPairConnectionModel>;
  EntityPairEdge: ResolverTypeWrapper<Omit<EntityPairEdge, 'node'> & { node: ResolversTypes['EntityPair'] }>;
  EntitySummary: ResolverTypeWrapper<EntitySummaryModel>;
  EntityType: EntityType;
  EntityVerdict: EntityVerdict;
  ExtractionMode: ExtractionMode;
  FactGroup: ResolverTypeWrapper<FactGroupModel>;
  FactInput: FactInput;
  FactType: FactType;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Graph: ResolverTypeWrapper<SubgraphModel>;
  GraphEdge: ResolverTypeWrapper<SubgraphEdgeModel>;
  GraphNode: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GraphNode']>;
  HitScores: ResolverTypeWrapper<HitScores>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IgnoredFact: ResolverTypeWrapper<IgnoredFact>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ItemReceipt: ResolverTypeWrapper<ItemReceiptModel>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Link: ResolverTypeWrapper<BankLinkModel>;
  LinkConnection: ResolverTypeWrapper<LinkConnectionModel>;
  LinkCount: ResolverTypeWrapper<LinkCount>;
  LinkEdge: ResolverTypeWrapper<Omit<LinkEdge, 'node'> & { node: ResolversTypes['Link'] }>;
  LinkKind: LinkKind;
  Memory: ResolverTypeWrapper<MemoryModel>;
  MemoryChange: ResolverTypeWrapper<MemoryChangeModel>;
  MemoryChangeKind: MemoryChangeKind;
  MemoryConnection: ResolverTypeWrapper<MemoryConnectionModel>;
  MemoryEdge: ResolverTypeWrapper<Omit<MemoryEdge, 'node'> & { node: ResolversTypes['Memory'] }>;
  MemoryFilter: MemoryFilter;
  MemoryState: MemoryState;
  MemoryUpdate: MemoryUpdate;
  MemoryVersion: ResolverTypeWrapper<MemoryVersionModel>;
  MemoryVersionChange: MemoryVersionChange;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Operation: ResolverTypeWrapper<OperationModel>;
  OperationConnection: ResolverTypeWrapper<OperationConnectionModel>;
  OperationEdge: ResolverTypeWrapper<Omit<OperationEdge, 'node'> & { node: ResolversTypes['Operation'] }>;
  OperationError: ResolverTypeWrapper<OperationError>;
  OperationState: OperationState;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PhaseTrace: ResolverTypeWrapper<PhaseTrace>;
  PrefilterTrace: ResolverTypeWrapper<PrefilterTrace>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecallHit: ResolverTypeWrapper<RecallHitModel>;
  RecallInput: RecallInput;
  RecallResult: ResolverTypeWrapper<RecallResultModel>;
  RecallTrace: ResolverTypeWrapper<RecallTraceModel>;
  Receipt: ResolverTypeWrapper<ReceiptModel>;
  ReflectInput: ReflectInput;
  ReflectStep: ResolverTypeWrapper<ReflectStepModel>;
  ReflectTrace: ResolverTypeWrapper<ReflectTraceModel>;
  Reflection: ResolverTypeWrapper<ReflectionModel>;
  ReflectionEvent: ResolverTypeWrapper<ReflectEventModel>;
  ReflectionEventKind: ReflectionEventKind;
  RelatedEntity: ResolverTypeWrapper<RelatedEntityModel>;
  Reranker: Reranker;
  RetainInput: RetainInput;
  RetainItem: RetainItem;
  RetainResult: ResolverTypeWrapper<RetainResultModel>;
  SkippedFacts: ResolverTypeWrapper<SkippedFacts>;
  SkippedTrace: ResolverTypeWrapper<SkippedTrace>;
  Source: ResolverTypeWrapper<SourceModel>;
  Strategy: Strategy;
  StrategyBoost: StrategyBoost;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TagsMatch: TagsMatch;
  TimeWindow: ResolverTypeWrapper<TimeWindowModel>;
  TimeWindowInput: TimeWindowInput;
  TypeCount: ResolverTypeWrapper<TypeCount>;
  UpdateMode: UpdateMode;
  WhyNot: ResolverTypeWrapper<WhyNotModel>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AppliedBoost: AppliedBoost;
  ArmCount: ArmCount;
  ArmHit: ArmHit;
  ArmRank: ArmRank;
  ArmTrace: ArmTrace;
  ArmVerdict: ArmVerdict;
  Bank: BankModel;
  BankConnection: BankConnectionModel;
  BankEdge: Omit<BankEdge, 'node'> & { node: ResolversParentTypes['Bank'] };
  BankInput: BankInput;
  BankStats: BankStatsModel;
  Boolean: Scalars['Boolean']['output'];
  CandidateTrace: CandidateTrace;
  CausalInput: CausalInput;
  Chunk: ChunkModel;
  ChunkConnection: ChunkConnectionModel;
  ChunkEdge: Omit<ChunkEdge, 'node'> & { node: ResolversParentTypes['Chunk'] };
  Citation: Omit<Citation, 'memory'> & { memory: ResolversParentTypes['Memory'] };
  ConsolidationReceipt: ConsolidationReceiptModel;
  DateTime: Scalars['DateTime']['output'];
  Deletion: DeletionModel;
  Directive: Directive;
  DirectiveInput: DirectiveInput;
  Disposition: Disposition;
  DispositionInput: DispositionInput;
  Document: DocumentModel;
  DocumentConnection: DocumentConnectionModel;
  DocumentEdge: Omit<DocumentEdge, 'node'> & { node: ResolversParentTypes['Document'] };
  Entity: EntityModel;
  EntityConnection: EntityConnectionModel;
  EntityDecision: EntityDecisionModel;
  EntityEdge: Omit<EntityEdge, 'node'> & { node: ResolversParentTypes['Entity'] };
  EntityInput: EntityInput;
  EntityPair: EntityPairModel;
  EntityPairConnection: EntityPairConnectionModel;
  EntityPairEdge: Omit<EntityPairEdge, 'node'> & { node: ResolversParentTypes['EntityPair'] };
  EntitySummary: EntitySummaryModel;
  FactGroup: FactGroupModel;
  FactInput: FactInput;
  Float: Scalars['Float']['output'];
  Graph: SubgraphModel;
  GraphEdge: SubgraphEdgeModel;
  GraphNode: ResolversUnionTypes<ResolversParentTypes>['GraphNode'];
  HitScores: HitScores;
  ID: Scalars['ID']['output'];
  IgnoredFact: IgnoredFact;
  Int: Scalars['Int']['output'];
  ItemReceipt: ItemReceiptModel;
  JSON: Scalars['JSON']['output'];
  Link: BankLinkModel;
  LinkConnection: LinkConnectionModel;
  LinkCount: LinkCount;
  LinkEdge: Omit<LinkEdge, 'node'> & { node: ResolversParentTypes['Link'] };
  Memory: MemoryModel;
  MemoryChange: MemoryChangeModel;
  MemoryConnection: MemoryConnectionModel;
  MemoryEdge: Omit<MemoryEdge, 'node'> & { node: ResolversParentTypes['Memory'] };
  MemoryFilter: MemoryFilter;
  MemoryUpdate: MemoryUpdate;
  MemoryVersion: MemoryVersionModel;
  Mutation: Record<PropertyKey, never>;
  Operation: OperationModel;
  OperationConnection: OperationConnectionModel;
  OperationEdge: Omit<OperationEdge, 'node'> & { node: ResolversParentTypes['Operation'] };
  OperationError: OperationError;
  PageInfo: PageInfo;
  PhaseTrace: PhaseTrace;
  PrefilterTrace: PrefilterTrace;
  Query: Record<PropertyKey, never>;
  RecallHit: RecallHitModel;
  RecallInput: RecallInput;
  RecallResult: RecallResultModel;
  RecallTrace: RecallTraceModel;
  Receipt: ReceiptModel;
  ReflectInput: ReflectInput;
  ReflectStep: ReflectStepModel;
  ReflectTrace: ReflectTraceModel;
  Reflection: ReflectionModel;
  ReflectionEvent: ReflectEventModel;
  RelatedEntity: RelatedEntityModel;
  RetainInput: RetainInput;
  RetainItem: RetainItem;
  RetainResult: RetainResultModel;
  SkippedFacts: SkippedFacts;
  SkippedTrace: SkippedTrace;
  Source: SourceModel;
  StrategyBoost: StrategyBoost;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  TimeWindow: TimeWindowModel;
  TimeWindowInput: TimeWindowInput;
  TypeCount: TypeCount;
  WhyNot: WhyNotModel;
};

export type AppliedBoostResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AppliedBoost'] = ResolversParentTypes['AppliedBoost']> = {
  divisor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['BoostLevel'], ParentType, ContextType>;
  strategy?: Resolver<ResolversTypes['Strategy'], ParentType, ContextType>;
};

export type ArmCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ArmCount'] = ResolversParentTypes['ArmCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  strategy?: Resolver<ResolversTypes['Strategy'], ParentType, ContextType>;
};

export type ArmHitResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ArmHit'] = ResolversParentTypes['ArmHit']> = {
  memoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ArmRankResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ArmRank'] = ResolversParentTypes['ArmRank']> = {
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  strategy?: Resolver<ResolversTypes['Strategy'], ParentType, ContextType>;
};

export type ArmTraceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ArmTrace'] = ResolversParentTypes['ArmTrace']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ms?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  strategy?: Resolver<ResolversTypes['Strategy'], ParentType, ContextType>;
  top?: Resolver<ReadonlyArray<ResolversTypes['ArmHit']>, ParentType, ContextType>;
};

export type ArmVerdictResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ArmVerdict'] = ResolversParentTypes['ArmVerdict']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ms?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  strategy?: Resolver<ResolversTypes['Strategy'], ParentType, ContextType>;
  top?: Resolver<ReadonlyArray<ResolversTypes['ArmHit']>, ParentType, ContextType>;
};

export type BankResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Bank'] = ResolversParentTypes['Bank']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  directives?: Resolver<ReadonlyArray<ResolversTypes['Directive']>, ParentType, ContextType>;
  disposition?: Resolver<ResolversTypes['Disposition'], ParentType, ContextType>;
  documents?: Resolver<ResolversTypes['DocumentConnection'], ParentType, ContextType, RequireFields<BankDocumentsArgs, 'first'>>;
  entities?: Resolver<ResolversTypes['EntityConnection'], ParentType, ContextType, RequireFields<BankEntitiesArgs, 'first'>>;
  graph?: Resolver<ResolversTypes['Graph'], ParentType, ContextType, RequireFields<BankGraphArgs, 'depth' | 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['LinkConnection'], ParentType, ContextType, RequireFields<BankLinksArgs, 'first'>>;
  memories?: Resolver<ResolversTypes['MemoryConnection'], ParentType, ContextType, RequireFields<BankMemoriesArgs, 'first'>>;
  mission?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operations?: Resolver<ResolversTypes['OperationConnection'], ParentType, ContextType, RequireFields<BankOperationsArgs, 'first'>>;
  stats?: Resolver<ResolversTypes['BankStats'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BankConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BankConnection'] = ResolversParentTypes['BankConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['BankEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Bank']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BankEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BankEdge'] = ResolversParentTypes['BankEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Bank'], ParentType, ContextType>;
};

export type BankStatsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BankStats'] = ResolversParentTypes['BankStats']> = {
  byType?: Resolver<ReadonlyArray<ResolversTypes['TypeCount']>, ParentType, ContextType>;
  documents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entities?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastWriteAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  links?: Resolver<ReadonlyArray<ResolversTypes['LinkCount']>, ParentType, ContextType>;
  memories?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CandidateTraceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CandidateTrace'] = ResolversParentTypes['CandidateTrace']> = {
  fusedRank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  memoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rerankedRank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  scores?: Resolver<ResolversTypes['HitScores'], ParentType, ContextType>;
};

export type ChunkResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Chunk'] = ResolversParentTypes['Chunk']> = {
  document?: Resolver<ResolversTypes['Document'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChunkConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ChunkConnection'] = ResolversParentTypes['ChunkConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ChunkEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Chunk']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChunkEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ChunkEdge'] = ResolversParentTypes['ChunkEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Chunk'], ParentType, ContextType>;
};

export type CitationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Citation'] = ResolversParentTypes['Citation']> = {
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  memory?: Resolver<ResolversTypes['Memory'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConsolidationReceiptResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConsolidationReceipt'] = ResolversParentTypes['ConsolidationReceipt']> = {
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  facts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<ReadonlyArray<ResolversTypes['SkippedFacts']>, ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeletionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Deletion'] = ResolversParentTypes['Deletion']> = {
  chunks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  entities?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  memories?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DirectiveResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Directive'] = ResolversParentTypes['Directive']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DispositionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Disposition'] = ResolversParentTypes['Disposition']> = {
  empathy?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  literalism?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skepticism?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DocumentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document']> = {
  bankId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  chunks?: Resolver<ResolversTypes['ChunkConnection'], ParentType, ContextType, RequireFields<DocumentChunksArgs, 'first'>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memories?: Resolver<ResolversTypes['MemoryConnection'], ParentType, ContextType, RequireFields<DocumentMemoriesArgs, 'first'>>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DocumentConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DocumentConnection'] = ResolversParentTypes['DocumentConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['DocumentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Document']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DocumentEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DocumentEdge'] = ResolversParentTypes['DocumentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Document'], ParentType, ContextType>;
};

export type EntityResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Entity'] = ResolversParentTypes['Entity']> = {
  aliases?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  bankId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  decisions?: Resolver<ReadonlyArray<ResolversTypes['EntityDecision']>, ParentType, ContextType, RequireFields<EntityDecisionsArgs, 'first'>>;
  firstSeen?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSeen?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  memories?: Resolver<ResolversTypes['MemoryConnection'], ParentType, ContextType, RequireFields<EntityMemoriesArgs, 'first'>>;
  memoryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  related?: Resolver<ReadonlyArray<ResolversTypes['RelatedEntity']>, ParentType, ContextType, RequireFields<EntityRelatedArgs, 'first'>>;
  summary?: Resolver<Maybe<ResolversTypes['EntitySummary']>, ParentType, ContextType, RequireFields<EntitySummaryArgs, 'first' | 'tagsMatch'>>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EntityConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EntityConnection'] = ResolversParentTypes['EntityConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['EntityEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Entity']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EntityDecisionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EntityDecision'] = ResolversParentTypes['EntityDecision']> = {
  decidedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  evidence?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EntityDecisionKind'], ParentType, ContextType>;
  memoryIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  other?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['EntityVerdict'], ParentType, ContextType>;
};

export type EntityEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EntityEdge'] = ResolversParentTypes['EntityEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Entity'], ParentType, ContextType>;
};

export type EntityPairResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EntityPair'] = ResolversParentTypes['EntityPair']> = {
  a?: Resolver<ResolversTypes['Entity'], ParentType, ContextType>;
  b?: Resolver<ResolversTypes['Entity'], ParentType, ContextType>;
  decidedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  evidence?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type EntityPairConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EntityPairConnection'] = ResolversParentTypes['EntityPairConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['EntityPairEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['EntityPair']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EntityPairEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EntityPairEdge'] = ResolversParentTypes['EntityPairEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EntityPair'], ParentType, ContextType>;
};

export type EntitySummaryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EntitySummary'] = ResolversParentTypes['EntitySummary']> = {
  facts?: Resolver<ReadonlyArray<ResolversTypes['FactGroup']>, ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  memoryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related?: Resolver<ReadonlyArray<ResolversTypes['RelatedEntity']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeline?: Resolver<ReadonlyArray<ResolversTypes['Memory']>, ParentType, ContextType>;
  truncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FactGroupResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FactGroup'] = ResolversParentTypes['FactGroup']> = {
  about?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  memories?: Resolver<ReadonlyArray<ResolversTypes['Memory']>, ParentType, ContextType>;
};

export type GraphResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Graph'] = ResolversParentTypes['Graph']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['GraphEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['GraphNode']>, ParentType, ContextType>;
  truncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GraphEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GraphEdge'] = ResolversParentTypes['GraphEdge']> = {
  kind?: Resolver<ResolversTypes['LinkKind'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type GraphNodeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GraphNode'] = ResolversParentTypes['GraphNode']> = {
  __resolveType: TypeResolveFn<'Entity' | 'Memory', ParentType, ContextType>;
};

export type HitScoresResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HitScores'] = ResolversParentTypes['HitScores']> = {
  base?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fused?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  graph?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  keyword?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  proofBoost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  recencyBoost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  relevance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  semantic?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  temporal?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  temporalBoost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type IgnoredFactResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['IgnoredFact'] = ResolversParentTypes['IgnoredFact']> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ItemReceiptResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ItemReceipt'] = ResolversParentTypes['ItemReceipt']> = {
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['OperationError']>, ParentType, ContextType>;
  ignored?: Resolver<ReadonlyArray<ResolversTypes['IgnoredFact']>, ParentType, ContextType>;
  merged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  superseded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LinkResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Link'] = ResolversParentTypes['Link']> = {
  kind?: Resolver<ResolversTypes['LinkKind'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['Memory'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['Memory'], ParentType, ContextType>;
  via?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type LinkConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LinkConnection'] = ResolversParentTypes['LinkConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['LinkEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Link']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LinkCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LinkCount'] = ResolversParentTypes['LinkCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LinkKind'], ParentType, ContextType>;
};

export type LinkEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LinkEdge'] = ResolversParentTypes['LinkEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Link'], ParentType, ContextType>;
};

export type MemoryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Memory'] = ResolversParentTypes['Memory']> = {
  bankId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  confidence?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  context?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  datePrecision?: Resolver<Maybe<ResolversTypes['DatePrecision']>, ParentType, ContextType>;
  entities?: Resolver<ReadonlyArray<ResolversTypes['Entity']>, ParentType, ContextType>;
  evidence?: Resolver<ReadonlyArray<ResolversTypes['Memory']>, ParentType, ContextType>;
  grounded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['MemoryVersion']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['LinkConnection'], ParentType, ContextType, RequireFields<MemoryLinksArgs, 'first'>>;
  mentionedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  metadata?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  occurredEnd?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  occurredStart?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proofCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MemoryState'], ParentType, ContextType>;
  supersededBy?: Resolver<Maybe<ResolversTypes['Memory']>, ParentType, ContextType>;
  supersedes?: Resolver<ReadonlyArray<ResolversTypes['Memory']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FactType'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MemoryChangeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MemoryChange'] = ResolversParentTypes['MemoryChange']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MemoryChangeKind'], ParentType, ContextType>;
  memory?: Resolver<Maybe<ResolversTypes['Memory']>, ParentType, ContextType>;
  memoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MemoryConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MemoryConnection'] = ResolversParentTypes['MemoryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['MemoryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Memory']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemoryEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MemoryEdge'] = ResolversParentTypes['MemoryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Memory'], ParentType, ContextType>;
};

export type MemoryVersionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MemoryVersion'] = ResolversParentTypes['MemoryVersion']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['MemoryVersionChange'], ParentType, ContextType>;
  confidence?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  context?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  datePrecision?: Resolver<Maybe<ResolversTypes['DatePrecision']>, ParentType, ContextType>;
  metadata?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  occurredEnd?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  occurredStart?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MemoryState'], ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FactType'], ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  cancelOperation?: Resolver<ResolversTypes['Operation'], ParentType, ContextType, RequireFields<MutationCancelOperationArgs, 'id'>>;
  consolidate?: Resolver<ResolversTypes['Operation'], ParentType, ContextType, RequireFields<MutationConsolidateArgs, 'bankId'>>;
  createBank?: Resolver<ResolversTypes['Bank'], ParentType, ContextType, RequireFields<MutationCreateBankArgs, 'input'>>;
  deleteBank?: Resolver<ResolversTypes['Deletion'], ParentType, ContextType, RequireFields<MutationDeleteBankArgs, 'id'>>;
  deleteDocument?: Resolver<ResolversTypes['Deletion'], ParentType, ContextType, RequireFields<MutationDeleteDocumentArgs, 'bankId' | 'id'>>;
  deleteMemory?: Resolver<ResolversTypes['Deletion'], ParentType, ContextType, RequireFields<MutationDeleteMemoryArgs, 'bankId' | 'id'>>;
  invalidateMemory?: Resolver<ResolversTypes['Memory'], ParentType, ContextType, RequireFields<MutationInvalidateMemoryArgs, 'bankId' | 'id'>>;
  mergeEntities?: Resolver<ResolversTypes['Entity'], ParentType, ContextType, RequireFields<MutationMergeEntitiesArgs, 'bankId' | 'from' | 'into'>>;
  pinDistinct?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationPinDistinctArgs, 'a' | 'b' | 'bankId'>>;
  reflect?: Resolver<ResolversTypes['Reflection'], ParentType, ContextType, RequireFields<MutationReflectArgs, 'input'>>;
  restoreMemory?: Resolver<ResolversTypes['Memory'], ParentType, ContextType, RequireFields<MutationRestoreMemoryArgs, 'bankId' | 'id'>>;
  retain?: Resolver<ResolversTypes['RetainResult'], ParentType, ContextType, RequireFields<MutationRetainArgs, 'input'>>;
  retryOperation?: Resolver<ResolversTypes['Operation'], ParentType, ContextType, RequireFields<MutationRetryOperationArgs, 'id'>>;
  setDirective?: Resolver<ResolversTypes['Bank'], ParentType, ContextType, RequireFields<MutationSetDirectiveArgs, 'bankId' | 'input'>>;
  splitEntity?: Resolver<ReadonlyArray<ResolversTypes['Entity']>, ParentType, ContextType, RequireFields<MutationSplitEntityArgs, 'bankId' | 'id' | 'memoryIds'>>;
  updateBank?: Resolver<ResolversTypes['Bank'], ParentType, ContextType, RequireFields<MutationUpdateBankArgs, 'id' | 'input'>>;
  updateMemory?: Resolver<ResolversTypes['Memory'], ParentType, ContextType, RequireFields<MutationUpdateMemoryArgs, 'input'>>;
};

export type OperationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Operation'] = ResolversParentTypes['Operation']> = {
  bankId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['OperationError']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  receipt?: Resolver<Maybe<ResolversTypes['Receipt']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OperationState'], ParentType, ContextType>;
};

export type OperationConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OperationConnection'] = ResolversParentTypes['OperationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OperationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Operation']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OperationEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OperationEdge'] = ResolversParentTypes['OperationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Operation'], ParentType, ContextType>;
};

export type OperationErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OperationError'] = ResolversParentTypes['OperationError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PhaseTraceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PhaseTrace'] = ResolversParentTypes['PhaseTrace']> = {
  ms?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PrefilterTraceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PrefilterTrace'] = ResolversParentTypes['PrefilterTrace']> = {
  boosts?: Resolver<ReadonlyArray<ResolversTypes['AppliedBoost']>, ParentType, ContextType>;
  cap?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  composition?: Resolver<ReadonlyArray<ResolversTypes['ArmCount']>, ParentType, ContextType>;
  dropped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  neighbours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  bank?: Resolver<Maybe<ResolversTypes['Bank']>, ParentType, ContextType, RequireFields<QueryBankArgs, 'id'>>;
  banks?: Resolver<ResolversTypes['BankConnection'], ParentType, ContextType, RequireFields<QueryBanksArgs, 'first'>>;
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType, RequireFields<QueryDocumentArgs, 'bankId' | 'id'>>;
  entity?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType, RequireFields<QueryEntityArgs, 'bankId'>>;
  entityReview?: Resolver<ResolversTypes['EntityPairConnection'], ParentType, ContextType, RequireFields<QueryEntityReviewArgs, 'bankId' | 'first'>>;
  memory?: Resolver<Maybe<ResolversTypes['Memory']>, ParentType, ContextType, RequireFields<QueryMemoryArgs, 'bankId' | 'id'>>;
  operation?: Resolver<Maybe<ResolversTypes['Operation']>, ParentType, ContextType, RequireFields<QueryOperationArgs, 'id'>>;
  parseTime?: Resolver<Maybe<ResolversTypes['TimeWindow']>, ParentType, ContextType, RequireFields<QueryParseTimeArgs, 'text'>>;
  recall?: Resolver<ResolversTypes['RecallResult'], ParentType, ContextType, RequireFields<QueryRecallArgs, 'input'>>;
  whyNot?: Resolver<ResolversTypes['WhyNot'], ParentType, ContextType, RequireFields<QueryWhyNotArgs, 'input' | 'memoryId'>>;
};

export type RecallHitResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RecallHit'] = ResolversParentTypes['RecallHit']> = {
  chunk?: Resolver<Maybe<ResolversTypes['Chunk']>, ParentType, ContextType>;
  duplicates?: Resolver<ReadonlyArray<ResolversTypes['Memory']>, ParentType, ContextType>;
  foundBy?: Resolver<ReadonlyArray<ResolversTypes['ArmRank']>, ParentType, ContextType>;
  memory?: Resolver<ResolversTypes['Memory'], ParentType, ContextType>;
  path?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Link']>>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  scores?: Resolver<ResolversTypes['HitScores'], ParentType, ContextType>;
};

export type RecallResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RecallResult'] = ResolversParentTypes['RecallResult']> = {
  chunks?: Resolver<ReadonlyArray<ResolversTypes['Chunk']>, ParentType, ContextType>;
  degraded?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  hits?: Resolver<ReadonlyArray<ResolversTypes['RecallHit']>, ParentType, ContextType>;
  reranker?: Resolver<ResolversTypes['Reranker'], ParentType, ContextType>;
  totalTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trace?: Resolver<Maybe<ResolversTypes['RecallTrace']>, ParentType, ContextType>;
  window?: Resolver<Maybe<ResolversTypes['TimeWindow']>, ParentType, ContextType>;
};

export type RecallTraceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RecallTrace'] = ResolversParentTypes['RecallTrace']> = {
  arms?: Resolver<ReadonlyArray<ResolversTypes['ArmTrace']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  budget?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  candidates?: Resolver<ReadonlyArray<ResolversTypes['CandidateTrace']>, ParentType, ContextType>;
  phases?: Resolver<ReadonlyArray<ResolversTypes['PhaseTrace']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rerankPrefilter?: Resolver<ResolversTypes['PrefilterTrace'], ParentType, ContextType>;
  skipped?: Resolver<ReadonlyArray<ResolversTypes['SkippedTrace']>, ParentType, ContextType>;
  window?: Resolver<Maybe<ResolversTypes['TimeWindow']>, ParentType, ContextType>;
};

export type ReceiptResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Receipt'] = ResolversParentTypes['Receipt']> = {
  consolidation?: Resolver<Maybe<ResolversTypes['ConsolidationReceipt']>, ParentType, ContextType>;
  inputTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['ItemReceipt']>, ParentType, ContextType>;
  llmCalls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ms?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  outputTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReflectStepResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReflectStep'] = ResolversParentTypes['ReflectStep']> = {
  arguments?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ms?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  results?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tool?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReflectTraceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReflectTrace'] = ResolversParentTypes['ReflectTrace']> = {
  inputTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  llmCalls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ms?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  outputTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['ReflectStep']>, ParentType, ContextType>;
};

export type ReflectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Reflection'] = ResolversParentTypes['Reflection']> = {
  basedOn?: Resolver<ReadonlyArray<ResolversTypes['Memory']>, ParentType, ContextType>;
  chunks?: Resolver<ReadonlyArray<ResolversTypes['Chunk']>, ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  data?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  extractive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  known?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  opinions?: Resolver<ReadonlyArray<ResolversTypes['Memory']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trace?: Resolver<Maybe<ResolversTypes['ReflectTrace']>, ParentType, ContextType>;
};

export type ReflectionEventResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReflectionEvent'] = ResolversParentTypes['ReflectionEvent']> = {
  kind?: Resolver<ResolversTypes['ReflectionEventKind'], ParentType, ContextType>;
  reflection?: Resolver<Maybe<ResolversTypes['Reflection']>, ParentType, ContextType>;
  step?: Resolver<Maybe<ResolversTypes['ReflectStep']>, ParentType, ContextType>;
};

export type RelatedEntityResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RelatedEntity'] = ResolversParentTypes['RelatedEntity']> = {
  entity?: Resolver<ResolversTypes['Entity'], ParentType, ContextType>;
  sharedMemories?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RetainResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RetainResult'] = ResolversParentTypes['RetainResult']> = {
  bookmarks?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  memories?: Resolver<ReadonlyArray<ResolversTypes['Memory']>, ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['Operation'], ParentType, ContextType>;
};

export type SkippedFactsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SkippedFacts'] = ResolversParentTypes['SkippedFacts']> = {
  memoryIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SkippedTraceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SkippedTrace'] = ResolversParentTypes['SkippedTrace']> = {
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  memoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SourceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Source'] = ResolversParentTypes['Source']> = {
  chunk?: Resolver<ResolversTypes['Chunk'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['Document'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  memoryChanged?: SubscriptionResolver<ResolversTypes['MemoryChange'], "memoryChanged", ParentType, ContextType, RequireFields<SubscriptionMemoryChangedArgs, 'bankId'>>;
  operation?: SubscriptionResolver<ResolversTypes['Operation'], "operation", ParentType, ContextType, RequireFields<SubscriptionOperationArgs, 'id'>>;
  reflection?: SubscriptionResolver<ResolversTypes['ReflectionEvent'], "reflection", ParentType, ContextType, RequireFields<SubscriptionReflectionArgs, 'input'>>;
};

export type TimeWindowResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TimeWindow'] = ResolversParentTypes['TimeWindow']> = {
  anchor?: Resolver<Maybe<ResolversTypes['Memory']>, ParentType, ContextType>;
  end?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  matchedText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  precision?: Resolver<Maybe<ResolversTypes['DatePrecision']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TypeCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TypeCount'] = ResolversParentTypes['TypeCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FactType'], ParentType, ContextType>;
};

export type WhyNotResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WhyNot'] = ResolversParentTypes['WhyNot']> = {
  arms?: Resolver<ReadonlyArray<ResolversTypes['ArmVerdict']>, ParentType, ContextType>;
  explanation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  scores?: Resolver<Maybe<ResolversTypes['HitScores']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  AppliedBoost?: AppliedBoostResolvers<ContextType>;
  ArmCount?: ArmCountResolvers<ContextType>;
  ArmHit?: ArmHitResolvers<ContextType>;
  ArmRank?: ArmRankResolvers<ContextType>;
  ArmTrace?: ArmTraceResolvers<ContextType>;
  ArmVerdict?: ArmVerdictResolvers<ContextType>;
  Bank?: BankResolvers<ContextType>;
  BankConnection?: BankConnectionResolvers<ContextType>;
  BankEdge?: BankEdgeResolvers<ContextType>;
  BankStats?: BankStatsResolvers<ContextType>;
  CandidateTrace?: CandidateTraceResolvers<ContextType>;
  Chunk?: ChunkResolvers<ContextType>;
  ChunkConnection?: ChunkConnectionResolvers<ContextType>;
  ChunkEdge?: ChunkEdgeResolvers<ContextType>;
  Citation?: CitationResolvers<ContextType>;
  ConsolidationReceipt?: ConsolidationReceiptResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Deletion?: DeletionResolvers<ContextType>;
  Directive?: DirectiveResolvers<ContextType>;
  Disposition?: DispositionResolvers<ContextType>;
  Document?: DocumentResolvers<ContextType>;
  DocumentConnection?: DocumentConnectionResolvers<ContextType>;
  DocumentEdge?: DocumentEdgeResolvers<ContextType>;
  Entity?: EntityResolvers<ContextType>;
  EntityConnection?: EntityConnectionResolvers<ContextType>;
  EntityDecision?: EntityDecisionResolvers<ContextType>;
  EntityEdge?: EntityEdgeResolvers<ContextType>;
  EntityPair?: EntityPairResolvers<ContextType>;
  EntityPairConnection?: EntityPairConnectionResolvers<ContextType>;
  EntityPairEdge?: EntityPairEdgeResolvers<ContextType>;
  EntitySummary?: EntitySummaryResolvers<ContextType>;
  FactGroup?: FactGroupResolvers<ContextType>;
  Graph?: GraphResolvers<ContextType>;
  GraphEdge?: GraphEdgeResolvers<ContextType>;
  GraphNode?: GraphNodeResolvers<ContextType>;
  HitScores?: HitScoresResolvers<ContextType>;
  IgnoredFact?: IgnoredFactResolvers<ContextType>;
  ItemReceipt?: ItemReceiptResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Link?: LinkResolvers<ContextType>;
  LinkConnection?: LinkConnectionResolvers<ContextType>;
  LinkCount?: LinkCountResolvers<ContextType>;
  LinkEdge?: LinkEdgeResolvers<ContextType>;
  Memory?: MemoryResolvers<ContextType>;
  MemoryChange?: MemoryChangeResolvers<ContextType>;
  MemoryConnection?: MemoryConnectionResolvers<ContextType>;
  MemoryEdge?: MemoryEdgeResolvers<ContextType>;
  MemoryVersion?: MemoryVersionResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Operation?: OperationResolvers<ContextType>;
  OperationConnection?: OperationConnectionResolvers<ContextType>;
  OperationEdge?: OperationEdgeResolvers<ContextType>;
  OperationError?: OperationErrorResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PhaseTrace?: PhaseTraceResolvers<ContextType>;
  PrefilterTrace?: PrefilterTraceResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecallHit?: RecallHitResolvers<ContextType>;
  RecallResult?: RecallResultResolvers<ContextType>;
  RecallTrace?: RecallTraceResolvers<ContextType>;
  Receipt?: ReceiptResolvers<ContextType>;
  ReflectStep?: ReflectStepResolvers<ContextType>;
  ReflectTrace?: ReflectTraceResolvers<ContextType>;
  Reflection?: ReflectionResolvers<ContextType>;
  ReflectionEvent?: ReflectionEventResolvers<ContextType>;
  RelatedEntity?: RelatedEntityResolvers<ContextType>;
  RetainResult?: RetainResultResolvers<ContextType>;
  SkippedFacts?: SkippedFactsResolvers<ContextType>;
  SkippedTrace?: SkippedTraceResolvers<ContextType>;
  Source?: SourceResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TimeWindow?: TimeWindowResolvers<ContextType>;
  TypeCount?: TypeCountResolvers<ContextType>;
  WhyNot?: WhyNotResolvers<ContextType>;
};

