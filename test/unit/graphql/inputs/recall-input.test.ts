import { expect, test } from 'vitest';
import type { RecallInput } from '../../../../src/graphql/generated.ts';
import { needsBankTimezone, recallRequestOf } from '../../../../src/graphql/inputs/recall-input.ts';
import { readDateTime } from '../../../../src/graphql/scalars/local-or-instant.ts';

const input = (change: Partial<RecallInput>): RecallInput => ({ bankId: 'b', query: 'q', ...change });
const evening = readDateTime('2025-12-31T23:30-08:00');

test('a question asked with an offset is asked in that timezone, unless the bank’s clock shows the same', () => {
  const timezone = (bankTimezone: string, change: Partial<RecallInput> = {}) =>
    recallRequestOf(input({ queryTimestamp: evening, ...change }), bankTimezone).timezone;
  expect(timezone('UTC')).toBe('-08:00');
  expect(timezone('America/Los_Angeles')).toBeNull();
  expect(timezone('UTC', { timezone: 'Asia/Tokyo' })).toBe('Asia/Tokyo');
});

test('the bank is looked up only for what nothing nearer tells', () => {
  expect(needsBankTimezone(input({ queryTimestamp: evening }))).toBe(true);
  expect(needsBankTimezone(input({ window: { start: readDateTime('2025-06-18') } }))).toBe(true);
  expect(needsBankTimezone(input({ queryTimestamp: readDateTime('2025-06-18T10:00Z') }))).toBe(false);
  expect(needsBankTimezone(input({ asOf: evening }))).toBe(false);
  expect(needsBankTimezone(input({ queryTimestamp: evening, timezone: 'UTC' }))).toBe(false);
});
