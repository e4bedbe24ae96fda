import { MemoryError } from '../domain/errors.ts';
import type { Instant } from '../domain/instant.ts';
import type { Memory } from '../domain/memory.ts';
import type { BankChange, BankLog, ChangeLog } from '../domain/ports/change-log.ts';
import type { LookUps } from '../domain/ports/read-store.ts';
import { Looking } from './looking.ts';
import { Mailbox } from './mailbox.ts';
import type { Seats } from './seats.ts';

/** Between two looks at the banks that somebody listens to: one statement for all of them. */
const EVERY_MS = 250;
/** Events that may wait for one listener: the memories of a large retain come at once. */
const MOST_UNREAD = 20_000;
/** Memories read in one statement. */
const MEMORIES_READ = 200;

/** What happened to a memory. */
export interface MemoryChange {
  readonly bankId: string;
  readonly kind: 'CREATED' | 'UPDATED' | 'DELETED';
  readonly memoryId: string;
  /** As it is now; null when it is gone. */
  readonly memory: Memory | null;
  readonly at: Instant;
}

interface Listener {
  /** Place in the log at which it began to listen. */
  readonly since: number;
  readonly mailbox: Mailbox<MemoryChange>;
}

/** Those who listen to one bank, and how far its log has been read for them. */
interface Audience {
  readonly bankKey: string;
  readonly listeners: Set<Listener>;
  after: number;
  /** True when the last look missed what should have come next. */
  isGap: boolean;
}

export interface MemoryFeedPorts {
  readonly log: ChangeLog;
  readonly reads: Pick<LookUps, 'memories'>;
  readonly seats: Seats;
  /** The store did not answer; the next look may. */
  readonly onFailure: (error: unknown) => void;
}

/** What happens to the memories of banks, whichever process writes them: each change once, in the order of the writes. */
export class MemoryFeed {
  readonly #ports: MemoryFeedPorts;
  readonly #audiences = new Map<string, Audience>();
  readonly #looking: Looking;

  constructor(ports: MemoryFeedPorts, everyMs = EVERY_MS) {
    this.#ports = ports;
    this.#looking = new Looking(() => this.#look(), everyMs);
  }

  /**
   * Everything that happens to the bank's memories from now on; ends when the bank is deleted.
   * Throws NOT_FOUND, RATE_LIMITED and STORE_UNAVAILABLE.
   */
  async listen(bankId: string): Promise<AsyncIterableIterator<MemoryChange>> {
    const leave = this.#ports.seats.take();
    try {
      const log = (await this.#ports.log.readChanges([{ bankId, after: null }])).get(bankId);
      if (log === undefined) {
        throw new MemoryError('NOT_FOUND', `There is no bank "${bankId}".`, { details: { bankId } });
      }
      const audience = this.#audienceOf(bankId, log);
      const mailbox = new Mailbox<MemoryChange>(MOST_UNREAD, () => {
        leave();
        audience.listeners.delete(listener);
        if (audience.listeners.size === 0 && this.#audiences.get(bankId) === audience) {
          this.#audiences.delete(bankId);
        }
      });
      const listener: Listener = { since: log.last, mailbox };
      audience.listeners.add(listener);
      this.#looking.start();
      return mailbox;
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Ends all that listen. */
  close(): void {
    this.#looking.stop();
    for (const audience of [...this.#audiences.values()]) endAll(audience);
  }

  /** Those who listen to this very bank already, or a new audience. */
  #audienceOf(bankId: string, log: BankLog): Audience {
    const present = this.#audiences.get(bankId);
    if (present?.bankKey === log.bankKey) return present;
    if (present !== undefined) endAll(present);
    const audience: Audience = { bankKey: log.bankKey, listeners: new Set(), after: log.last, isGap: false };
    this.#audiences.set(bankId, audience);
    return audience;
  }

  async #look(): Promise<boolean> {
    const audiences = [...this.#audiences];
    if (audiences.length === 0) return false;
    try {
      const logs = await this.#ports.log.readChanges(
        audiences.map(([bankId, { after }]) => ({ bankId, after })),
      );
      for (const [bankId, audience] of audiences) {
        const log = logs.get(bankId);
        if (log?.bankKey !== audience.bankKey) endAll(audience);
        else await this.#tell(bankId, audience, log);
      }
    } catch (error) {
      this.#ports.onFailure(error);
    }
    return this.#audiences.size > 0;
  }

  async #tell(bankId: string, audience: Audience, { changes }: BankLog): Promise<void> {
    const next = changes.filter(({ sequence }, index) => sequence === audience.after + 1 + index);
    const isGap = next.length === 0 && changes.length > 0;
    // A look while others commit may see a later change before an earlier one: what is missing twice was dropped.
    if (isGap && audience.isGap) {
      for (const { mailbox } of [...audience.listeners]) mailbox.fail(fellBehind(bankId));
    }
    audience.isGap = isGap;
    for (const change of next) {
      // All of a change before any is told: a failure in between must not tell some of them twice.
      const events = await this.#eventsOf(bankId, change);
      audience.after = change.sequence;
      for (const { since, mailbox } of [...audience.listeners]) {
        if (change.sequence > since) for (const event of events) mailbox.push(event);
      }
    }
  }

  async #eventsOf(bankId: string, change: BankChange): Promise<readonly MemoryChange[]> {
    const { at, createdIds, updatedIds, deletedIds } = change;
    const events: MemoryChange[] = deletedIds.map((memoryId) => ({
      bankId,
      kind: 'DELETED',
      memoryId,
      memory: null,
      at,
    }));
    const changed = [
      ...createdIds.map((memoryId) => ({ kind: 'CREATED', memoryId }) as const),
      ...updatedIds.map((memoryId) => ({ kind: 'UPDATED', memoryId }) as const),
    ];
    for (let from = 0; from < changed.length; from += MEMORIES_READ) {
      const some = changed.slice(from, from + MEMORIES_READ);
      const memories = await this.#ports.reads.memories(
        bankId,
        some.map(({ memoryId }) => memoryId),
      );
      for (const { kind, memoryId } of some) {
        events.push({ bankId, kind, memoryId, memory: memories.get(memoryId) ?? null, at });
      }
    }
    return events;
  }
}

function endAll({ listeners }: Audience): void {
  for (const { mailbox } of [...listeners]) mailbox.end();
}

function fellBehind(bankId: string): MemoryError {
  return new MemoryError(
    'RATE_LIMITED',
    `The subscription was ended: bank "${bankId}" changes faster than it can be told. Subscribe again, and read what changed meanwhile.`,
    { details: { bankId } },
  );
}
