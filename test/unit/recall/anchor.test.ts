import { describe, expect, it } from 'vitest';
import type { RecallStore, Scope } from '../../../src/domain/ports/recall-store.ts';
import type { TimeAnchor } from '../../../src/domain/time.ts';
import { windowOfAnchor } from '../../../src/recall/anchor.ts';
import { openDeadline } from '../../../src/recall/deadline.ts';
import { recall } from '../../../src/recall/recall.ts';
import { DEFAULT_RECALL_SETTINGS } from '../../../src/recall/settings.ts';
import { unmeasured } from '../../../src/recall/stopwatch.ts';
import { candidate, day, ports, request, store, unavailable } from './small-world.ts';

const bank = { id: 'b', key: 'k1' };
const scope: Scope = { bank, types: ['WORLD'], states: ['ACTIVE'], tagKeys: null, window: null, asOf: null };
const joined = day(2024, 3, 9);

function lookUp(relation: TimeAnchor['relation'], change: Partial<RecallStore> = {}) {
  const anchor: TimeAnchor = {
    kind: 'ANCHOR',
    relation,
    event: 'Alice joined Google',
    matchedText: `${relation} it`,
  };
  const world = store({
    searchSemantic: async () => [
      { memoryId: 'undated', score: 0.9 },
      { memoryId: 'event', score: 0.8 },
      { memoryId: 'other', score: 0.7 },
    ],
    loadCandidates: async (_bank, memories) =>
      memories.map(({ memoryId: id }) =>
        candidate(id, { occurred: id === 'undated' ? null : id === 'event' ? joined : day(2020, 1, 1) }),
      ),
    measureCosines: async (_bank, ids) => new Map(ids.map((id) => [id, 0.8])),
    ...change,
  });
  const run = {
    request: request(),
    ports: ports({ store: world }),
    settings: DEFAULT_RECALL_SETTINGS,
    signal: undefined,
    deadline: openDeadline(null, undefined),
    measure: unmeasured,
  };
  return windowOfAnchor({ anchor, scope, timezone: 'UTC', call: {} }, run);
}

describe('an event as a window', () => {
  it.each([
    ['BEFORE', null, joined.start],
    ['UNTIL', null, joined.end],
    ['DURING', joined.start, joined.end],
    ['SINCE', joined.start, null],
    ['AFTER', joined.end, null],
  ] as const)('%s takes the date of the memory that tells of it best', async (relation, start, end) => {
    expect((await lookUp(relation)).window).toEqual({
      kind: 'WINDOW',
      start,
      end,
      precision: 'DAY',
      matchedText: `${relation} it`,
      reason: '"Alice joined Google" is remembered for 2024-03-09.',
      anchor: { bankId: 'b', memoryId: 'event' },
    });
  });

  it('is none when nothing near enough tells of it', async () => {
    const far = { measureCosines: async () => new Map([['event', 0.49]]) };
    expect(await lookUp('BEFORE', far)).toEqual({ window: null, anchorError: null });
  });

  it('is none, with the reason, when it cannot be looked up', async () => {
    expect(await lookUp('BEFORE', { searchKeyword: unavailable })).toEqual({
      window: null,
      anchorError: expect.objectContaining({ code: 'STORE_UNAVAILABLE' }),
    });
  });

  it('is named in the answer when it cannot be looked up', async () => {
    let searches = 0;
    const once = async () => {
      searches += 1;
      return searches === 1 ? unavailable() : [];
    };
    const query = 'What happened before Alice joined Google?';
    const result = await recall(
      request({ query }),
      ports({ store: store({ searchKeyword: once }) }),
      DEFAULT_RECALL_SETTINGS,
    );
    expect(result.degraded).toEqual(['ANCHOR']);
    expect(result.window).toBeNull();
  });
});
