import { describe, expect, it } from 'vitest';
import { backoff, retryAfter } from '../../../../src/models/http/backoff.ts';

describe('the wait before a retry', () => {
  it('doubles with each retry: 200, 400, 800 ms, of which chance leaves out up to half', () => {
    expect([0, 1, 2].map((attempt) => backoff(attempt, 200, 0))).toEqual([200, 400, 800]);
    expect([0, 1, 2].map((attempt) => backoff(attempt, 200, 0.5))).toEqual([150, 300, 600]);
  });

  it('never grows beyond ten seconds', () => {
    expect(backoff(30, 200, 0)).toBe(10_000);
  });
});

describe('Retry-After', () => {
  const now = Date.UTC(2026, 5, 1, 12, 0, 0);

  it.each([
    ['2', 2000],
    ['0', 0],
    [' 1.5 ', 1500],
    ['Mon, 01 Jun 2026 12:00:07 GMT', 7000],
    ['Mon, 01 Jun 2026 11:59:00 GMT', 0],
  ])('%j asks for %i ms', (header, ms) => {
    expect(retryAfter(header, now)).toBe(ms);
  });

  it.each([[null], [''], ['soon'], ['-3'], ['NaN']])('%j asks for nothing', (header) => {
    expect(retryAfter(header, now)).toBeNull();
  });
});
