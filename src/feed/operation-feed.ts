import { MemoryError } from '../domain/errors.ts';
import type { LookUps, Operation } from '../domain/ports/read-store.ts';
import { Looking } from './looking.ts';
import { Mailbox } from './mailbox.ts';
import type { Seats } from './seats.ts';

/** Between two looks at the operations that somebody listens to: one statement for all of them. */
const EVERY_MS = 250;

interface Listener {
  readonly mailbox: Mailbox<Operation>;
  seen: Operation;
}

export interface OperationFeedPorts {
  readonly reads: Pick<LookUps, 'operations'>;
  readonly seats: Seats;
  /** The store did not answer; the next look may. */
  readonly onFailure: (error: unknown) => void;
}

/** How operations go on, whichever process works on them. A slow listener misses steps in between, never the last. */
export class OperationFeed {
  readonly #ports: OperationFeedPorts;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #looking: Looking;

  constructor(ports: OperationFeedPorts, everyMs = EVERY_MS) {
    this.#ports = ports;
    this.#looking = new Looking(() => this.#look(), everyMs);
  }

  /**
   * The operation as it is, then each time that it has come further, until it is over.
   * Throws NOT_FOUND, RATE_LIMITED and STORE_UNAVAILABLE.
   */
  async listen(id: string): Promise<AsyncIterableIterator<Operation>> {
    const leave = this.#ports.seats.take();
    try {
      const seen = (await this.#ports.reads.operations([id])).get(id);
      if (seen === undefined) {
        throw new MemoryError('NOT_FOUND', `There is no operation "${id}".`, {
          details: { operationId: id },
        });
      }
      const listeners = this.#listeners.get(id) ?? new Set<Listener>();
      const mailbox = new Mailbox<Operation>(1, () => {
        leave();
        listeners.delete(listener);
        if (listeners.size === 0) this.#listeners.delete(id);
      });
      const listener: Listener = { mailbox, seen };
      mailbox.push(seen);
      if (isOver(seen)) mailbox.end();
      else {
        this.#listeners.set(id, listeners.add(listener));
        this.#looking.start();
      }
      return mailbox;
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Ends all that listen. */
  close(): void {
    this.#looking.stop();
    for (const listeners of [...this.#listeners.values()])
      for (const { mailbox } of [...listeners]) mailbox.end();
  }

  async #look(): Promise<boolean> {
    const ids = [...this.#listeners.keys()];
    if (ids.length === 0) return false;
    try {
      const operations = await this.#ports.reads.operations(ids);
      for (const id of ids) this.#tell(this.#listeners.get(id) ?? new Set(), operations.get(id));
    } catch (error) {
      this.#ports.onFailure(error);
    }
    return this.#listeners.size > 0;
  }

  #tell(listeners: ReadonlySet<Listener>, operation: Operation | undefined): void {
    for (const listener of [...listeners]) {
      // It went with its bank.
      if (operation === undefined) {
        listener.mailbox.end();
        continue;
      }
      if (!isFurther(operation, listener.seen)) continue;
      listener.seen = operation;
      listener.mailbox.replace(operation);
      if (isOver(operation)) listener.mailbox.end();
    }
  }
}

function isFurther(operation: Operation, seen: Operation): boolean {
  return operation.state !== seen.state || operation.progress !== seen.progress;
}

function isOver({ state }: Operation): boolean {
  return state !== 'PENDING' && state !== 'RUNNING';
}
