import { describe, expect, it } from 'vitest';
import { extractRules } from '../../../src/retain/extract/rules.ts';
import { inSlices, inSteps, type Work } from '../../../src/retain/work.ts';
import { atOnce } from '../../support/at-once.ts';

/** Work of some steps, each of which keeps the process busy for longer than a slice. */
function* longWork(steps: number, onStep: () => void = () => undefined): Work<string> {
  for (let step = 0; step < steps; step++) {
    onStep();
    const until = performance.now() + 20;
    while (performance.now() < until);
    yield;
  }
  return 'done';
}

describe('work in slices', () => {
  it('lets everything else of the process have its turn between them', async () => {
    let turns = 0;
    let isDone = false;
    const others = () => {
      turns += 1;
      if (!isDone) setImmediate(others);
    };
    setImmediate(others);
    expect(await inSlices(longWork(4), null)).toBe('done');
    isDone = true;
    expect(turns).toBeGreaterThanOrEqual(3);
  });

  it('stops when its signal aborts, with the signal’s reason', async () => {
    const stopping = new AbortController();
    let steps = 0;
    const work = longWork(10, () => {
      steps += 1;
      if (steps === 2) setImmediate(() => stopping.abort(new Error('enough')));
    });
    await expect(inSlices(work, stopping.signal)).rejects.toThrow('enough');
    expect(steps).toBeLessThan(10);
  });

  it('fails as the work fails', async () => {
    const work = inSteps([1, 2, 3], (n) => {
      if (n === 2) throw new Error('at 2');
      return n;
    });
    await expect(inSlices(work, null)).rejects.toThrow('at 2');
  });

  it('gives the facts of a transcript that doing it at once gives', async () => {
    const content = Array.from(
      { length: 40 },
      (_, at) => `Alice: I moved to Rome on ${(at % 27) + 1} May 2024 because of work.\nBob: Do you like it?`,
    ).join('\n');
    const input = { content, context: null, reference: { at: 0, timezone: 'UTC' }, timestamped: false };
    const facts = await inSlices(extractRules(input), null);
    expect(facts.length).toBeGreaterThan(10);
    expect(facts).toEqual(atOnce(extractRules(input)));
    expect(atOnce(inSteps([1, 2], (n) => n * 2))).toEqual([2, 4]);
  });
});
