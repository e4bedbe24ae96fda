import type { ClaimedOperation, OperationKind } from '../domain/operation.ts';
import { carryOut } from './carry-out.ts';
import type { WorkerPorts, WorkerSettings } from './types.ts';

/** First and longest pause between two looks at an empty queue: a look is one seek in an index. */
const SHORTEST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 4_000;

interface Job {
  readonly cancel: AbortController;
  readonly ended: Promise<unknown>;
}

/**
 * Carries out operations of the store's queue, so many at once, until it is closed. Any number of processes may share
 * a queue; each operation is claimed by one of them at a time.
 */
export class OperationWorker {
  readonly #ports: WorkerPorts;
  readonly #settings: WorkerSettings;
  readonly #kinds: readonly OperationKind[];
  readonly #jobs = new Map<string, Job>();
  readonly #stopping = new AbortController();
  #alarm = new AbortController();
  #looking: Promise<void> | null = null;

  constructor(ports: WorkerPorts, settings: WorkerSettings) {
    this.#ports = ports;
    this.#settings = settings;
    this.#kinds = Object.keys(ports.handlers) as OperationKind[];
  }

  /** Begins to look for work. */
  start(): void {
    if (this.#settings.concurrency > 0) this.#looking ??= this.#look();
  }

  /** Looks for work at once: something was accepted in this process. */
  wake(): void {
    this.#alarm.abort();
  }

  /** Stops the work on an operation that was cancelled, if this process does it. */
  stopWork(operationId: string): void {
    this.#jobs.get(operationId)?.cancel.abort();
  }

  /** Takes no more work, stops what is under way and gives it back, so that another process may go on at once. */
  async close(): Promise<void> {
    this.#stopping.abort();
    this.wake();
    await this.#looking;
    await Promise.all([...this.#jobs.values()].map(({ ended }) => ended));
  }

  async #look(): Promise<void> {
    let pause = SHORTEST_PAUSE_MS;
    while (!this.#stopping.signal.aborted) {
      const alarm = new AbortController();
      this.#alarm = alarm;
      const found = await this.#takeSome();
      if (found) {
        pause = SHORTEST_PAUSE_MS;
        if (this.#free() > 0) continue;
      }
      if (await isWoken(pause, alarm.signal)) pause = SHORTEST_PAUSE_MS;
      else pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
    }
  }

  #free(): number {
    return this.#settings.concurrency - this.#jobs.size;
  }

  /** True when there was something to do. */
  async #takeSome(): Promise<boolean> {
    const free = this.#free();
    if (free <= 0) return false;
    try {
      // One more than is free, since other processes see the same ones.
      const due = await this.#ports.store.findDue(this.#kinds, free + 1);
      let taken = false;
      for (const id of due) {
        if (this.#free() <= 0 || this.#stopping.signal.aborted) break;
        if (this.#jobs.has(id)) continue;
        const operation = await this.#ports.store.claim(id, this.#settings.leaseMs);
        if (operation === null) continue;
        this.#begin(operation);
        taken = true;
      }
      return taken;
    } catch (error) {
      this.#ports.events.queueFailed(error);
      return false;
    }
  }

  #begin(operation: ClaimedOperation): void {
    const { store, events, handlers } = this.#ports;
    const handler = handlers[operation.kind];
    if (handler === undefined) return;
    const cancel = new AbortController();
    const ended = carryOut(operation, {
      ...{ store, events, handler },
      leaseMs: this.#settings.leaseMs,
      stopping: this.#stopping.signal,
      cancelled: cancel.signal,
    }).finally(() => {
      this.#jobs.delete(operation.id);
      this.wake();
    });
    this.#jobs.set(operation.id, { cancel, ended });
  }
}

/** False when the time passed, true when the signal came before. */
function isWoken(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    // Processes that started together should not look together.
    const timer = setTimeout(() => resolve(false), ms * (0.75 + Math.random() / 2));
    const woken = () => {
      clearTimeout(timer);
      resolve(true);
    };
    if (signal.aborted) woken();
    else signal.addEventListener('abort', woken, { once: true });
  });
}
