/** The time that one call has. */
export interface Deadline {
  /** Aborts when the time is over or the caller gives up. */
  readonly signal: AbortSignal;
  /** Milliseconds that are left. */
  left(): number;
  /** Must be called when the call is done. */
  close(): void;
}

/** Starts the time of a call. @param caller the caller's own signal, null without one */
export function openDeadline(ms: number, caller: AbortSignal | null): Deadline {
  const over = new AbortController();
  const end = performance.now() + ms;
  const stop = () => over.abort();
  const timer = setTimeout(stop, ms);
  caller?.addEventListener('abort', stop);
  if (caller?.aborted) stop();
  return {
    signal: over.signal,
    left: () => end - performance.now(),
    close() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', stop);
    },
  };
}
