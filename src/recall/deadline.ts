import { MemoryError } from '../domain/errors.ts';
import type { CallOptions } from '../domain/ports/models.ts';
import type { StoreCall } from '../domain/ports/recall-store.ts';

/**
 * By when each stage of a recall must be over, as a share of its time. What comes after a stage needs time too, and a
 * recall without one of them is better than none. Own choice: of a recall that is not late, embedding and searching
 * take about half.
 */
const STAGE_ENDS = {
  /** The embedding of the query, and the look-up of an event that it names. */
  EMBED: 0.4,
  /** The bank and the arms. */
  SEARCH: 0.65,
  /** What stands beside the best hits. */
  NEIGHBOURS: 0.7,
  RERANK: 0.9,
  /** What an answer cannot be without, and its chunks. */
  ANSWER: 1,
} as const;

export type Stage = keyof typeof STAGE_ENDS;

/** The time that one recall has. */
export interface Deadline {
  /**
   * What `work` answers with. The call handed to it stops at the end of the stage and when the caller goes away; then
   * this rejects with TIMEOUT, even when `work` does not heed the signal.
   */
  within<T>(stage: Stage, call: StoreCall, work: (timed: StoreCall) => Promise<T>): Promise<T>;
  /** Lets go of timers and listeners: to be called when the recall is over. */
  close(): void;
}

/**
 * Starts the time of a recall.
 * @param timeoutMs null: as long as it takes
 * @param caller aborts when the caller goes away
 */
export function openDeadline(timeoutMs: number | null, caller: AbortSignal | undefined): Deadline {
  if (timeoutMs === null) {
    const stop = caller === undefined ? {} : { signal: caller };
    return { within: async (_stage, call, work) => work({ ...call, ...stop }), close: () => {} };
  }
  const stages = startStages(timeoutMs);
  const stopAll = () => {
    for (const { abort } of stages.values()) abort.abort(caller?.reason);
  };
  caller?.addEventListener('abort', stopAll);
  return {
    async within(stage, call, work) {
      const signal = stages.get(stage)?.abort.signal;
      if (signal === undefined) return work(call);
      if (signal.aborted) throw late(timeoutMs, signal.reason);
      return rejectOnAbort(work({ ...call, signal }), signal, timeoutMs);
    },
    close() {
      for (const { timer } of stages.values()) clearTimeout(timer);
      caller?.removeEventListener('abort', stopAll);
    },
  };
}

/** What a model is told of a call. */
export function modelCall({ signal }: StoreCall): CallOptions {
  return signal === undefined ? {} : { signal };
}

/** Throws TIMEOUT when the caller went away, whatever the failure at hand looks like. */
export function throwIfAborted(caller: AbortSignal | undefined, cause?: unknown): void {
  if (!caller?.aborted) return;
  throw new MemoryError('TIMEOUT', 'The recall was stopped: its caller went away.', {
    cause: cause ?? caller.reason,
  });
}

interface RunningStage {
  readonly abort: AbortController;
  readonly timer: NodeJS.Timeout;
}

function startStages(timeoutMs: number): ReadonlyMap<string, RunningStage> {
  return new Map(
    Object.entries(STAGE_ENDS).map(([stage, share]) => {
      const abort = new AbortController();
      return [stage, { abort, timer: setTimeout(() => abort.abort(), share * timeoutMs) }];
    }),
  );
}

/** As `work`, but it does not wait for one that goes on after the signal. */
function rejectOnAbort<T>(work: Promise<T>, signal: AbortSignal, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(late(timeoutMs, signal.reason));
    signal.addEventListener('abort', onAbort, { once: true });
    void work.then(resolve, reject).then(() => signal.removeEventListener('abort', onAbort));
  });
}

function late(timeoutMs: number, cause: unknown): MemoryError {
  return new MemoryError(
    'TIMEOUT',
    `The recall’s time was over before this was done. Raise timeoutMs, which is ${timeoutMs}, or lower the budget.`,
    { cause },
  );
}
