import type { Bank } from '../domain/bank.ts';
import type { Entity } from '../domain/entity.ts';
import type { Memory } from '../domain/memory.ts';
import type { BankLink, Chunk, Document, EntityPair, Operation } from '../domain/ports/read-store.ts';
import type { RecallHit, RecallResult } from '../recall/types.ts';
import type { ConsolidationReceipt } from '../reflect/consolidate/types.ts';
import type { Receipt, RetainResult } from '../retain/types.ts';
import type { ConnectionModel } from './connection.ts';

/** A recall's answer with the bank it came from, which what is inside does not carry. */
export interface RecallResultModel {
  readonly bankId: string;
  readonly result: RecallResult;
}

export interface RecallHitModel {
  readonly bankId: string;
  readonly memory: Memory;
  readonly hit: RecallHit;
  readonly chunk: Chunk | null;
}

export interface RetainResultModel {
  readonly bankId: string;
  readonly result: RetainResult;
}

/** The record of an operation of any kind. */
export interface ReceiptModel extends Receipt {
  /** Null unless the operation is a consolidation. */
  readonly consolidation: ConsolidationReceipt | null;
}

export type BankConnectionModel = ConnectionModel<Bank>;
export type MemoryConnectionModel = ConnectionModel<Memory>;
export type EntityConnectionModel = ConnectionModel<Entity>;
export type EntityPairConnectionModel = ConnectionModel<EntityPair>;
export type LinkConnectionModel = ConnectionModel<BankLink>;
export type DocumentConnectionModel = ConnectionModel<Document>;
export type ChunkConnectionModel = ConnectionModel<Chunk>;
export type OperationConnectionModel = ConnectionModel<Operation>;
