import { describe, expect, it } from 'vitest';
import { spreadOverBuckets } from '../../../src/recall/arms/temporal.ts';
import { callerWindow } from '../../../src/recall/window.ts';

const window = { start: 0, end: 100 };
const hit = (memoryId: string, score: number, occurredStart: number) => ({ memoryId, score, occurredStart });

describe('spreading over a window', () => {
  it('puts the strongest of each populated bucket first, then the others by strength', () => {
    const hits = [
      hit('a', 0.9, 5),
      hit('b', 0.8, 6),
      hit('c', 0.7, 7),
      hit('d', 0.3, 55),
      hit('e', 0.2, 56),
      hit('f', 0.5, 95),
    ];
    expect(spreadOverBuckets(hits, window, 10).map(({ memoryId }) => memoryId)).toEqual([
      'a',
      'f',
      'd',
      'b',
      'c',
      'e',
    ]);
  });

  it('counts what began before the window to its first bucket and keeps the last one closed', () => {
    const hits = [
      hit('long ago', 0.5, -1_000),
      hit('first', 0.6, 1),
      hit('edge', 0.4, 99.9),
      hit('last', 0.3, 91),
    ];
    expect(spreadOverBuckets(hits, window, 10).map(({ memoryId }) => memoryId)).toEqual([
      'first',
      'edge',
      'long ago',
      'last',
    ]);
  });

  it('breaks ties by id, whatever the order it gets', () => {
    const hits = [hit('b', 0.5, 1), hit('a', 0.5, 2)];
    expect(spreadOverBuckets(hits, window, 1)).toEqual(spreadOverBuckets([...hits].reverse(), window, 1));
  });
});

describe('the caller’s window', () => {
  it.each([
    ['midnights of UTC', Date.UTC(2024, 4, 1), Date.UTC(2024, 5, 1), 'UTC', 'DAY'],
    ['midnights of the asker', Date.UTC(2024, 4, 1, 4), Date.UTC(2024, 5, 1, 4), 'America/New_York', 'DAY'],
    ['an open side and a midnight', Date.UTC(2024, 4, 1), null, 'Asia/Tokyo', 'DAY'],
    ['an hour of the day', Date.UTC(2024, 4, 1, 9), Date.UTC(2024, 4, 1, 10), 'UTC', 'MINUTE'],
    ['a midnight and an hour', Date.UTC(2024, 4, 1), Date.UTC(2024, 4, 1, 10), 'UTC', 'MINUTE'],
  ] as const)('of %s has its precision', (_what, start, end, timezone, precision) => {
    expect(callerWindow({ start, end }, timezone)).toMatchObject({
      kind: 'WINDOW',
      start,
      end,
      precision,
      matchedText: null,
    });
  });
});
