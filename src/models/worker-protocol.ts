import type { ErrorCode, ErrorDetails } from '../domain/errors.ts';

/** A MemoryError on its way between threads: an Error would lose its class there. */
export interface Failure {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details: ErrorDetails;
}

/** What the main thread sends: a job, or the wish that the worker end. */
export type ToWorker<Job> =
  | { readonly kind: 'JOB'; readonly id: number; readonly job: Job }
  | { readonly kind: 'CLOSE' };

/** What a worker sends: first READY or FAILED, then one answer a job. */
export type FromWorker<Ready, Result> =
  | { readonly kind: 'READY'; readonly ready: Ready }
  | { readonly kind: 'FAILED'; readonly failure: Failure }
  | { readonly kind: 'DONE'; readonly id: number; readonly result: Result }
  | { readonly kind: 'BROKE'; readonly id: number; readonly failure: Failure };
