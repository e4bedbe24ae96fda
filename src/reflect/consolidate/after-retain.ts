/** Retains that follow each other within this time share a consolidation. */
const PAUSE_MS = 2_000;

/** Asks for consolidations of banks that were written to. */
export interface AfterRetain {
  retained(bankId: string): void;
  /** Asks for no more; what was not asked for yet is left to the next retain, since the facts keep their marks. */
  close(): void;
}

/** Consolidation is asked for by callers alone. */
export const NEVER_AFTER_RETAIN: AfterRetain = { retained: () => undefined, close: () => undefined };

/**
 * @param ask accepts a consolidation; a failure is told and forgotten, since the retain itself has succeeded
 */
export function consolidateAfterRetain(
  ask: (bankId: string) => Promise<unknown>,
  onFailure: (error: unknown) => void,
  pauseMs = PAUSE_MS,
): AfterRetain {
  const waiting = new Map<string, NodeJS.Timeout>();
  return {
    retained(bankId) {
      if (waiting.has(bankId)) return;
      const timer = setTimeout(() => {
        waiting.delete(bankId);
        ask(bankId).catch(onFailure);
      }, pauseMs);
      timer.unref();
      waiting.set(bankId, timer);
    },
    close() {
      for (const timer of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
