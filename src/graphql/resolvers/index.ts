import type { CompleteMap } from '../complete.ts';
import type { Resolvers, ResolversParentTypes } from '../generated.ts';
import { DateTimeScalar } from '../scalars/date-time.ts';
import { JsonScalar } from '../scalars/json.ts';
import { Bank } from './Bank.ts';
import { Chunk } from './Chunk.ts';
import { Document } from './Document.ts';
import { Entity } from './Entity.ts';
import { EntityDecision } from './EntityDecision.ts';
import { EntityPair } from './EntityPair.ts';
import { EntitySummary } from './EntitySummary.ts';
import { FactGroup } from './FactGroup.ts';
import { Graph } from './Graph.ts';
import { GraphEdge } from './GraphEdge.ts';
import { GraphNode } from './GraphNode.ts';
import { ItemReceipt } from './ItemReceipt.ts';
import { Link } from './Link.ts';
import { Memory } from './Memory.ts';
import { MemoryVersion } from './MemoryVersion.ts';
import { Mutation } from './Mutation.ts';
import { Operation } from './Operation.ts';
import { Query } from './Query.ts';
import { RecallHit } from './RecallHit.ts';
import { RecallResult } from './RecallResult.ts';
import { Reflection } from './Reflection.ts';
import { ReflectionEvent } from './ReflectionEvent.ts';
import { ReflectStep } from './ReflectStep.ts';
import { ReflectTrace } from './ReflectTrace.ts';
import { RelatedEntity } from './RelatedEntity.ts';
import { RetainResult } from './RetainResult.ts';
import { Source } from './Source.ts';
import { Subscription } from './Subscription.ts';
import { TimeWindow } from './TimeWindow.ts';

/** Every resolver of the schema; fields that are missing here are members of their parent's model. */
export const resolvers: CompleteMap<Resolvers, ResolversParentTypes> = {
  DateTime: DateTimeScalar,
  JSON: JsonScalar,
  Bank,
  Chunk,
  Document,
  Entity,
  EntityDecision,
  EntityPair,
  EntitySummary,
  FactGroup,
  Graph,
  GraphEdge,
  GraphNode,
  ItemReceipt,
  Link,
  Memory,
  MemoryVersion,
  Mutation,
  Operation,
  Query,
  RecallHit,
  RecallResult,
  Reflection,
  ReflectionEvent,
  ReflectStep,
  ReflectTrace,
  RelatedEntity,
  RetainResult,
  Source,
  Subscription,
  TimeWindow,
};
