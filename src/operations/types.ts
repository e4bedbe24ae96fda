import type { OperationHandler, OperationKind } from '../domain/operation.ts';
import type { OperationStore } from '../domain/ports/operation-store.ts';

/** The handler of each kind that this process carries out. */
export type OperationHandlers = Readonly<Partial<Record<OperationKind, OperationHandler>>>;

/**
 * How work on an operation ended in this process. AGAIN: it failed and waits for another try. LOST: it was cancelled,
 * or another process has it. RELEASED: this process stops, and another one may have it at once.
 */
export type WorkEnding = 'SUCCEEDED' | 'FAILED' | 'AGAIN' | 'LOST' | 'RELEASED';

export interface EndedWork {
  readonly operationId: string;
  readonly kind: OperationKind;
  readonly ending: WorkEnding;
  readonly ms: number;
  /** What the handler threw; null when it did not. */
  readonly error: unknown;
}

/** Told about what the worker does. */
export interface WorkEvents {
  workBegan(work: {
    readonly operationId: string;
    readonly kind: OperationKind;
    readonly fence: number;
  }): void;
  workEnded(work: EndedWork): void;
  /** The queue could not be read or written; it will be tried again. */
  queueFailed(error: unknown): void;
}

export interface WorkerPorts {
  readonly store: OperationStore;
  readonly handlers: OperationHandlers;
  readonly events: WorkEvents;
}

export interface WorkerSettings {
  /** Operations at once; 0 leaves all of them to other processes. */
  readonly concurrency: number;
  /** How long a claim holds without being renewed, in milliseconds. */
  readonly leaseMs: number;
}
