import { describe, expect, it } from 'vitest';
import { strengthOf } from '../../../src/recall/arms/graph.ts';
import { DEFAULT_RECALL_SETTINGS } from '../../../src/recall/settings.ts';

const { graph } = DEFAULT_RECALL_SETTINGS;

describe('the graph arm', () => {
  it.each([
    ['ACTIVATION', 1, 1],
    ['ACTIVATION', 1.7, 1],
    ['ACTIVATION', 0.5, 0.0625],
    ['LINKS', 3, 1],
    ['LINKS', 1.5, 0.0625],
  ] as const)('counts a hit of %s %f as %f', (scoring, score, strength) => {
    expect(strengthOf({ score }, { ...graph, scoring })).toBeCloseTo(strength, 10);
  });
});
