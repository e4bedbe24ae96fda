import { expect, it } from 'vitest';
import { recall } from '../../../src/recall/recall.ts';
import { DEFAULT_RECALL_SETTINGS } from '../../../src/recall/settings.ts';
import { ports, request } from './small-world.ts';

it('a recall tells how long its steps took, with and without a trace', async () => {
  for (const trace of [false, true]) {
    const told: string[] = [];
    const onPhase = (name: string, ms: number) => {
      expect(ms).toBeGreaterThanOrEqual(0);
      told.push(name);
    };
    const result = await recall(request({ trace }), ports({ onPhase }), DEFAULT_RECALL_SETTINGS);
    expect(told).toEqual(expect.arrayContaining(['analyze', 'search', 'fuse', 'rerank', 'score', 'pack']));
    expect(result.trace?.phases.map(({ name }) => name) ?? told).toEqual(told);
  }
});
