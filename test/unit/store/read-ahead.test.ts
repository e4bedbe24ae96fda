import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { BankRef } from '../../../src/domain/bank.ts';
import type { MemoryRef } from '../../../src/domain/ports/recall-store.ts';
import { createReadAhead } from '../../../src/store/read-ahead.ts';

const HERE: BankRef = { id: 'here', key: 'k1' };
const THERE: BankRef = { id: 'there', key: 'k2' };
/** Far more turns of the event loop than any reading of these tests takes. */
const LONG_MS = 60;

/** A bank of seven memories in pages of three, and what was read of it. */
function bankOfSeven({ room = 100, failures = 0 } = {}) {
  const ids = Array.from({ length: 7 }, (_, at) => `m${at}`);
  const read: string[] = [];
  let failing = failures;
  const readAhead = createReadAhead({
    async page(bank, after) {
      if (failing-- > 0) throw new Error('gone');
      const from = after === '' ? 0 : ids.indexOf(after) + 1;
      return ids.slice(from, from + 3).map((memoryId): MemoryRef => ({ memoryId, version: bank.key.length }));
    },
    load: async (bank, memories) => read.push(...memories.map(({ memoryId }) => `${bank.id} ${memoryId}`)),
    hasRoom: () => read.length < room,
  });
  return { readAhead, read };
}

test('reads a bank to its end, once, however often it is asked for', async () => {
  const { readAhead, read } = bankOfSeven();
  readAhead(HERE);
  readAhead(HERE);
  await sleep(LONG_MS);
  readAhead(HERE);
  await sleep(LONG_MS);
  expect(read).toEqual(['m0', 'm1', 'm2', 'm3', 'm4', 'm5', 'm6'].map((id) => `here ${id}`));
});

test('reads one bank after another', async () => {
  const { readAhead, read } = bankOfSeven();
  readAhead(HERE);
  readAhead(THERE);
  await sleep(2 * LONG_MS);
  expect(read.map((line) => line.split(' ')[0])).toEqual([
    ...Array(7).fill('here'),
    ...Array(7).fill('there'),
  ]);
});

test('stops where there is no more room', async () => {
  const { readAhead, read } = bankOfSeven({ room: 4 });
  readAhead(HERE);
  await sleep(LONG_MS);
  expect(read).toHaveLength(6);
});

test('reads a bank that could not be read when it is asked for again', async () => {
  const { readAhead, read } = bankOfSeven({ failures: 1 });
  readAhead(HERE);
  await sleep(LONG_MS);
  expect(read).toEqual([]);
  readAhead(HERE);
  await sleep(LONG_MS);
  expect(read).toHaveLength(7);
});
