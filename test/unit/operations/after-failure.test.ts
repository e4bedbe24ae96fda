import { describe, expect, test } from 'vitest';
import { MemoryError } from '../../../src/domain/errors.ts';
import { afterCrashes, afterFailure, MAX_TRIES } from '../../../src/operations/after-failure.ts';
import { claimed } from './operations.ts';

const busy = new MemoryError('RATE_LIMITED', 'busy');

describe('after a failure', () => {
  test.each([
    [0, 2_000],
    [1, 4_000],
    [3, 16_000],
    [4, 32_000],
  ])('that may pass, with %i before it, another try is made after %i ms', (failures, delayMs) => {
    expect(afterFailure(busy, { failures })).toEqual({ state: 'PENDING', failures: failures + 1, delayMs });
  });

  test('that may pass, the last try ends with its reason', () => {
    expect(afterFailure(busy, { failures: MAX_TRIES - 1 })).toEqual({
      state: 'FAILED',
      failures: MAX_TRIES,
      error: { code: 'RATE_LIMITED', message: 'busy', retryable: true },
    });
  });

  test('that will not pass, there is no other try', () => {
    const refusal = new MemoryError('MODEL_OUTPUT_INVALID', 'it refused');
    expect(afterFailure(refusal, { failures: 0 })).toMatchObject({
      state: 'FAILED',
      error: { code: 'MODEL_OUTPUT_INVALID', message: 'it refused', retryable: false },
    });
  });

  test('that nobody foresaw, its words stay here', () => {
    const end = afterFailure(new TypeError('secret is undefined'), { failures: 0 });
    expect(end).toMatchObject({ state: 'FAILED', error: { code: 'INTERNAL_SERVER_ERROR' } });
    expect(JSON.stringify(end)).not.toContain('secret');
  });
});

test('an operation that processes went silent over fails with their number', () => {
  expect(afterCrashes(claimed({ crashes: 26, failures: 2 }))).toMatchObject({
    state: 'FAILED',
    failures: 2,
    error: { code: 'TIMEOUT', message: expect.stringContaining('26 processes') },
  });
});
