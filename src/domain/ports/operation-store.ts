import type { Instant } from '../instant.ts';
import type {
  Claim,
  ClaimedOperation,
  OperationFailure,
  OperationKind,
  OperationState,
} from '../operation.ts';

/** An operation to be carried out by some process, soon. */
export interface NewOperation {
  readonly id: string;
  readonly bankId: string;
  readonly kind: OperationKind;
  readonly idempotencyKey: string | null;
  readonly requestHash: string;
  /** JSON text. */
  readonly request: string;
  readonly createdAt: Instant;
}

/** How a claim ends. */
export type ClaimEnd =
  | { readonly state: 'SUCCEEDED'; readonly receipt: string | null }
  | { readonly state: 'FAILED'; readonly failures: number; readonly error: OperationFailure }
  /** May be claimed again after a while. */
  | { readonly state: 'PENDING'; readonly failures: number; readonly delayMs: number };

/** Operations that outlive the process that accepted them. Times are the database's. All throw STORE_UNAVAILABLE. */
export interface OperationStore {
  /**
   * Accepts an operation; the bookmarks let a later read see it. Throws CONFLICT when its bank is gone or going, and
   * when its idempotency key is taken.
   */
  enqueue(operation: NewOperation): Promise<{ readonly bookmarks: readonly string[] }>;
  /** Ids of operations that may be claimed now, longest due first. */
  findDue(kinds: readonly OperationKind[], limit: number): Promise<readonly string[]>;
  /** The operation, for `leaseMs`; null when it is not to be had any more. */
  claim(id: string, leaseMs: number): Promise<ClaimedOperation | null>;
  /** Renews the lease; false when the claim does not hold any more. */
  renew(claim: Claim, lease: { readonly leaseMs: number; readonly progress: number }): Promise<boolean>;
  /** Ends a claim; false when it did not hold any more, and nothing was changed. */
  leave(claim: Claim, end: ClaimEnd): Promise<boolean>;
  /** Stops an operation that is not over; answers with the state it was in, null when there is no such operation. */
  cancel(id: string): Promise<OperationState | null>;
  /** Makes an operation that failed or was cancelled wait again; null when there is no such operation. */
  retry(id: string): Promise<{ readonly found: OperationState; readonly isRetried: boolean } | null>;
}
