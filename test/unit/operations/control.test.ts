import { describe, expect, test } from 'vitest';
import { OPERATION_STATES, type OperationState } from '../../../src/domain/operation.ts';
import { cancelOperation, retryOperation } from '../../../src/operations/control.ts';

const CANCELLABLE: readonly OperationState[] = ['PENDING', 'RUNNING', 'CANCELLED'];

describe.each(OPERATION_STATES)('an operation that is %s', (found) => {
  test(`can ${CANCELLABLE.includes(found) ? '' : 'not '}be cancelled`, async () => {
    const cancelled = cancelOperation('o', { cancel: async () => found });
    if (CANCELLABLE.includes(found)) await expect(cancelled).resolves.toBeUndefined();
    else
      await expect(cancelled).rejects.toMatchObject({
        code: 'CONFLICT',
        details: { operationId: 'o', state: found },
      });
  });

  test('is not tried again against the will of the store', async () => {
    const retried = retryOperation('o', { retry: async () => ({ found, isRetried: false }) });
    await expect(retried).rejects.toMatchObject({ code: 'CONFLICT', details: { state: found } });
  });
});

test('one that failed is tried again', async () => {
  const retry = async () => ({ found: 'FAILED', isRetried: true }) as const;
  await expect(retryOperation('o', { retry })).resolves.toBeUndefined();
});

test('one that does not exist is NOT_FOUND', async () => {
  await expect(cancelOperation('o', { cancel: async () => null })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expect(retryOperation('o', { retry: async () => null })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
