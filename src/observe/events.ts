import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';

/** A GraphQL operation that was answered. */
export interface AnsweredOperation {
  readonly requestId: string;
  /** Name of its first field, e.g. `recall`; null when it was refused before it ran. */
  readonly field: string | null;
  /** Name that the caller gave it. */
  readonly operationName: string | null;
  readonly errorCodes: readonly string[];
  readonly ms: number;
}

/** An HTTP request that was answered, or whose caller went away before. */
export interface AnsweredRequest {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly isAborted: boolean;
}

/** A subscription that was served. */
export interface EndedSubscription {
  readonly requestId: string;
  /** Name of its field, e.g. `memoryChanged`. */
  readonly field: string | null;
  readonly transport: string;
  /** Answers sent. */
  readonly sent: number;
  readonly ms: number;
}

/** Work on an operation in the background that ended in this process. */
export interface EndedWork {
  readonly operationId: string;
  readonly kind: string;
  readonly ending: string;
  readonly ms: number;
  /** Null when nothing failed. */
  readonly error: unknown;
}

export type Events = ReturnType<typeof createEvents>;

/**
 * What the process tells about itself: one function an event, which logs it and counts it.
 * Names and numbers only: what callers remember and ask never reaches a log line.
 */
export function createEvents(logger: Logger, metrics: Metrics) {
  return {
    operationAnswered(event: AnsweredOperation): void {
      const { field, errorCodes, ms } = event;
      const outcome = errorCodes.length === 0 ? 'ok' : 'error';
      metrics.operationSeconds.observe({ field: field ?? 'refused', outcome }, ms / 1000);
      for (const code of errorCodes) metrics.errors.inc({ code });
      logger.info({ ...event, ms: round(ms) }, 'operation');
    },

    requestAnswered(event: AnsweredRequest): void {
      const { route, status, ms } = event;
      metrics.requestSeconds.observe({ route, status: String(status) }, ms / 1000);
      logger.debug({ ...event, ms: round(ms) }, 'request');
    },

    /** A failure that nobody foresaw: its caller saw only the request id. */
    unforeseenFailure(requestId: string, error: unknown): void {
      logger.error({ requestId, err: error }, 'unforeseen failure');
    },

    recallStageDone(stage: string, ms: number): void {
      metrics.recallStageSeconds.observe({ stage }, ms / 1000);
    },

    recallLoadChanged({ running, waiting }: { readonly running: number; readonly waiting: number }): void {
      metrics.recalls.set({ state: 'running' }, running);
      metrics.recalls.set({ state: 'waiting' }, waiting);
    },

    recallDegraded(part: string, error: unknown): void {
      metrics.recallDegraded.inc({ part });
      logger.warn({ part, err: error }, 'recall degraded');
    },

    workBegan(work: { readonly operationId: string; readonly kind: string; readonly fence: number }): void {
      metrics.backgroundRunning.inc({ kind: work.kind });
      logger.debug(work, 'background operation begins');
    },

    workEnded({ error, ...work }: EndedWork): void {
      const { kind, ending, ms } = work;
      metrics.backgroundRunning.dec({ kind });
      metrics.backgroundSeconds.observe({ kind, ending }, ms / 1000);
      const line = { ...work, ms: round(ms), ...(error === null ? {} : { err: error }) };
      if (ending === 'FAILED') logger.error(line, 'background operation failed');
      else logger[ending === 'AGAIN' ? 'warn' : 'info'](line, 'background operation ends');
    },

    /** The queue of operations could not be reached; it is tried again. */
    queueFailed(error: unknown): void {
      logger.warn({ err: error }, 'the queue of operations does not answer');
    },

    subscriptionEnded(event: EndedSubscription): void {
      logger.info({ ...event, ms: round(event.ms) }, 'subscription ends');
    },

    subscriptionsChanged(taken: number): void {
      metrics.subscriptions.set(taken);
    },

    /** What subscriptions listen to could not be read; it is tried again. */
    feedFailed(error: unknown): void {
      logger.warn({ err: error }, 'subscriptions wait for the database');
    },

    statementDone(statement: string, ms: number): void {
      metrics.statementSeconds.observe({ statement }, ms / 1000);
    },
  };
}

/** Microseconds are enough for a log line. */
function round(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}
