import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consolidateAfterRetain } from '../../../../src/reflect/consolidate/after-retain.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('retains that follow each other ask for one consolidation a bank, and later ones for another', async () => {
  const asked: string[] = [];
  const after = consolidateAfterRetain(async (bankId) => asked.push(bankId), fail, 100);
  for (const bankId of ['a', 'a', 'b', 'a']) after.retained(bankId);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual(['a', 'b']);
  after.retained('a');
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual(['a', 'b', 'a']);
});

test('a failure is told and the next retain asks again', async () => {
  const failures: unknown[] = [];
  const after = consolidateAfterRetain(
    () => Promise.reject(new Error('down')),
    (error) => failures.push(error),
    100,
  );
  after.retained('a');
  await vi.advanceTimersByTimeAsync(100);
  after.retained('a');
  await vi.advanceTimersByTimeAsync(100);
  expect(failures).toHaveLength(2);
});

test('nothing is asked for once it is closed', async () => {
  const asked: string[] = [];
  const after = consolidateAfterRetain(async (bankId) => asked.push(bankId), fail, 100);
  after.retained('a');
  after.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([]);
});

function fail(error: unknown): void {
  throw error;
}
