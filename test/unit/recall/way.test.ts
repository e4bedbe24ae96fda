import { describe, expect, it } from 'vitest';
import type { Link } from '../../../src/domain/link.ts';
import type { ArmResult } from '../../../src/recall/arms/arm.ts';
import { recall } from '../../../src/recall/recall.ts';
import { DEFAULT_RECALL_SETTINGS } from '../../../src/recall/settings.ts';
import { arrivalsOf, wayTo } from '../../../src/recall/way.ts';
import { ports, request, store } from './small-world.ts';

function link(sourceId: string, targetId: string, kind: Link['kind'] = 'SEMANTIC'): Link {
  return { kind, weight: 0.9, sourceId, targetId, viaEntityId: null };
}

/** Arrivals of a graph arm whose hits were reached over these links; null for one at which it began. */
function arrivals(hits: Readonly<Record<string, Link | null>>) {
  const arm: ArmResult = {
    strategy: 'GRAPH',
    hits: Object.entries(hits).map(([memoryId, arrivedBy]) => ({ memoryId, score: 1, arrivedBy })),
    answered: true,
    ms: 0,
    error: null,
  };
  return arrivalsOf([arm]);
}

describe('the way to a graph hit', () => {
  it('is empty for a seed, and for what the graph did not find', () => {
    const way = arrivals({ seed: null });
    expect(wayTo('seed', way)).toEqual([]);
    expect(wayTo('other', way)).toEqual([]);
    expect(arrivalsOf([]).size).toBe(0);
  });

  it('leads from the seed over the memory between', () => {
    const first = link('seed', 'between', 'CAUSES');
    const second = link('between', 'hit', 'ENTITY');
    expect(wayTo('hit', arrivals({ seed: null, between: first, hit: second }))).toEqual([first, second]);
  });

  it('is followed against the direction of its links', () => {
    const first = link('between', 'seed', 'CAUSES');
    const second = link('hit', 'between');
    expect(wayTo('hit', arrivals({ seed: null, between: first, hit: second }))).toEqual([first, second]);
  });

  it('begins at what is no hit itself', () => {
    const only = link('cut', 'hit');
    expect(wayTo('hit', arrivals({ hit: only }))).toEqual([only]);
  });

  it('ends where two seeds reached each other', () => {
    const there = link('a', 'b', 'CAUSES');
    const last = link('b', 'hit');
    expect(wayTo('hit', arrivals({ a: there, b: there, hit: last }))).toEqual([there, last]);
  });
});

it('a hit of a recall shows the whole way, and a seed none', async () => {
  const first = link('seed', 'between', 'CAUSES');
  const second = link('between', 'hit');
  const result = await recall(
    request(),
    ports({
      store: store({
        searchSemantic: async () => [{ memoryId: 'seed', score: 0.9 }],
        searchGraph: async () => [
          { memoryId: 'seed', score: 0.9, arrivedBy: null },
          { memoryId: 'between', score: 0.6, arrivedBy: first },
          { memoryId: 'hit', score: 0.4, arrivedBy: second },
        ],
      }),
    }),
    DEFAULT_RECALL_SETTINGS,
  );
  expect(Object.fromEntries(result.hits.map(({ memoryId, path }) => [memoryId, path]))).toEqual({
    seed: [],
    between: [first],
    hit: [first, second],
  });
});
