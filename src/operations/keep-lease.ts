import type { Claim } from '../domain/operation.ts';
import type { OperationStore } from '../domain/ports/operation-store.ts';

/** Renewals a lease: two may fail before it runs out. */
const RENEWALS = 3;
/** Progress is written no more often than this. */
const PROGRESS_MS = 1_000;

export interface KeptLease {
  /** Writes down how far the operation has come, soon. */
  progress(done: number): void;
  stop(): void;
}

export interface LeaseOptions {
  readonly store: Pick<OperationStore, 'renew'>;
  readonly leaseMs: number;
  /** Called once, when the claim does not hold any more. */
  readonly lost: () => void;
  /** A renewal that failed is tried again; the fence guards what is written meanwhile. */
  readonly failed: (error: unknown) => void;
}

/** Renews the lease of a claim until it is stopped or lost. */
export function keepLease(claim: Claim, { store, leaseMs, lost, failed }: LeaseOptions): KeptLease {
  const pause = leaseMs / RENEWALS;
  let done = 0;
  let written = 0;
  let renewedAt = performance.now();
  let isBusy = false;

  const renew = async () => {
    isBusy = true;
    const told = done;
    try {
      if (await store.renew(claim, { leaseMs, progress: told })) {
        written = told;
        renewedAt = performance.now();
      } else {
        clearInterval(timer);
        lost();
      }
    } catch (error) {
      failed(error);
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(
    () => {
      if (!isBusy && (done !== written || performance.now() - renewedAt >= pause)) void renew();
    },
    Math.min(PROGRESS_MS, pause),
  );
  timer.unref();
  return {
    progress: (share) => {
      done = Math.min(1, Math.max(done, share));
    },
    stop: () => clearInterval(timer),
  };
}
