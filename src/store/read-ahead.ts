import { setTimeout as sleep } from 'node:timers/promises';
import type { BankRef } from '../domain/bank.ts';
import type { MemoryRef } from '../domain/ports/recall-store.ts';

/** Memories read at a time: decoding them holds the process up for some 8 ms. */
export const PAGE = 100;
/** Rest after each page, in times of what it took: whoever recalls meanwhile shares the machine with a quarter of a reader. */
const REST = 3;

export interface ReadAheadPorts {
  /** At most PAGE memories of the bank by their ids, behind `after`; none at its end. Throws as the store. */
  readonly page: (bank: BankRef, after: string) => Promise<readonly MemoryRef[]>;
  /** Remembers memories. Throws as the store. */
  readonly load: (bank: BankRef, memories: readonly MemoryRef[]) => Promise<unknown>;
  /** False when remembering more would push out what recalls use. */
  readonly hasRoom: () => boolean;
}

/**
 * A reader of whole banks: called with a bank that recalls have begun to ask, it remembers the bank's memories while
 * there is room, one bank after another, in the background. Each bank is read once; one whose reading failed is read when
 * it is asked for again.
 */
export function createReadAhead({ page, load, hasRoom }: ReadAheadPorts): (bank: BankRef) => void {
  const begun = new Set<string>();
  let reading: Promise<void> = Promise.resolve();

  async function readBank(bank: BankRef): Promise<void> {
    let after = '';
    while (hasRoom()) {
      const started = performance.now();
      const memories = await page(bank, after);
      const last = memories.at(-1);
      if (last === undefined) return;
      await load(bank, memories);
      after = last.memoryId;
      await sleep(REST * (performance.now() - started), undefined, { ref: false });
    }
  }

  return (bank) => {
    if (begun.has(bank.key) || !hasRoom()) return;
    begun.add(bank.key);
    // Nobody waits for it: what could not be read is read by the recall that needs it, which says what is wrong.
    reading = reading.then(() => readBank(bank)).catch(() => void begun.delete(bank.key));
  };
}
