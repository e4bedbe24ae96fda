import { describe, expect, it } from 'vitest';
import { parseMetrics, processFigures } from '../../bench/api-process.ts';
import { ratioOf } from '../../bench/bare.ts';
import { describeIngestion, ingestionFigures, noIngestion } from '../../bench/ingestion.ts';
import { latencyOf } from '../../bench/report.ts';

describe('the metrics of an API', () => {
  it('are read by name and labels', () => {
    const text = '# HELP a words\n# TYPE a counter\na{state="active"} 1.5\na{state="idle"} 2e-3\nb 7\n';
    expect(parseMetrics(text)).toEqual(
      new Map([
        ['a{state="active"}', 1.5],
        ['a{state="idle"}', 0.002],
        ['b', 7],
      ]),
    );
  });

  it('give the share of a span in which the event loop ran code', () => {
    const before = {
      cpuSeconds: 10,
      activeSeconds: 4,
      idleSeconds: 6,
      lagP50Ms: 9,
      lagP99Ms: 9,
      lagMaxMs: 9,
    };
    const after = { cpuSeconds: 25, activeSeconds: 7, idleSeconds: 7, lagP50Ms: 1, lagP99Ms: 2, lagMaxMs: 3 };
    expect(processFigures(before, after)).toEqual({
      eventLoopBusy: 0.75,
      lagP50Ms: 1,
      lagP99Ms: 2,
      lagMaxMs: 3,
      cpuSeconds: 15,
    });
  });
});

describe('ingestion', () => {
  it('is a share of the bare embedding', () => {
    const figures = ingestionFigures({ memories: 600, ms: 10_000, bareTexts: 200, bareMs: 2_000 });
    expect(figures).toEqual({
      memories: 600,
      seconds: 10,
      memoriesPerSecond: 60,
      bareTextsPerSecond: 100,
      share: 0.6,
    });
    expect(describeIngestion(figures)).toContain('a share of 60 %');
  });

  it('has no share where nothing was embedded alone, and none of nothing', () => {
    expect(ingestionFigures({ ...noIngestion(), memories: 5, ms: 1000 })).toMatchObject({
      memoriesPerSecond: 5,
      bareTextsPerSecond: null,
      share: null,
    });
    expect(ingestionFigures(noIngestion()).memoriesPerSecond).toBe(0);
  });
});

it('a recall of 30 ms over an embedding of 5 and a vector query of 10 is twice its bare parts', () => {
  expect(ratioOf(latencyOf([30]), { embed: latencyOf([5]), vector: latencyOf([10]) })).toBe(2);
});
