import { describe, expect, it } from 'vitest';
import { DEFAULT_RECALL_SETTINGS } from '../../../src/recall/settings.ts';
import { ablationRows, ablationTable, variantsOf } from '../../bench/locomo/ablation.ts';
import type { Session } from '../../bench/locomo/conversation.ts';
import { groupSessions } from '../../bench/locomo/ingest.ts';
import type { RankingQuality } from '../../bench/metrics.ts';

const quality = (recallAt10: number): RankingQuality => ({
  recallAt5: 0.1,
  recallAt10,
  recallAt20: 0.9,
  hitAt10: 0.9,
  reciprocalRank: 0.2,
  ndcgAt10: 0.3,
});

describe('the variants of an ablation', () => {
  const variants = variantsOf(true);

  it('leave out each search, each boost and each reranker in turn', () => {
    expect(variants.map(({ name }) => name)).toEqual([
      'everything',
      'all four searches named',
      'without SEMANTIC',
      'without KEYWORD',
      'without GRAPH',
      'without TEMPORAL',
      'graph scored by ACTIVATION',
      'graph scored by LINKS',
      'without recency boost',
      'without temporal boost',
      'without proof boost',
      'reranker NONE',
      'reranker LATE_INTERACTION',
      'reranker CROSS_ENCODER',
    ]);
  });

  it('have the cross-encoder only where its weights are', () => {
    expect(variantsOf(false).map(({ name }) => name)).not.toContain('reranker CROSS_ENCODER');
  });

  it('compare only what is there', () => {
    const names = new Set(variants.map(({ name }) => name));
    expect(variants.flatMap(({ shows }) => shows?.against ?? []).every((name) => names.has(name))).toBe(true);
  });

  it('change one setting and leave the others', () => {
    const settingsOf = (name: string) =>
      variants.find((variant) => variant.name === name)?.settings?.(DEFAULT_RECALL_SETTINGS);
    const { boosts, graph } = DEFAULT_RECALL_SETTINGS;
    expect(settingsOf('without recency boost')).toEqual({
      ...DEFAULT_RECALL_SETTINGS,
      boosts: { ...boosts, recencyAlpha: 0 },
    });
    expect(settingsOf('graph scored by LINKS')).toEqual({
      ...DEFAULT_RECALL_SETTINGS,
      graph: { ...graph, scoring: 'LINKS' },
    });
  });
});

describe('the rows of an ablation', () => {
  const rows = ablationRows(
    [
      { name: 'everything' },
      { name: 'without A', shows: { part: 'A', isOn: false, against: 'everything' } },
      { name: 'without B', shows: { part: 'B', isOn: false, against: 'everything' } },
      { name: 'with C', shows: { part: 'C', isOn: true, against: 'everything' } },
    ],
    new Map([
      ['everything', quality(0.7)],
      ['without A', quality(0.65)],
      ['without B', quality(0.706)],
      ['with C', quality(0.696)],
    ]),
  );

  it('say what each part does when it is on, whether a row has it or lacks it', () => {
    expect(rows.map(({ part, effect }) => [part, effect?.toFixed(3) ?? null])).toEqual([
      [null, null],
      ['A', '0.050'],
      ['B', '-0.006'],
      ['C', '-0.004'],
    ]);
  });

  it('name what costs more than 0.005 of recall@10', () => {
    expect(rows.map(({ costsRecall }) => costsRecall)).toEqual([false, false, true, false]);
    expect(ablationTable(rows)[3]).toEqual([
      'without B',
      '0.100',
      '0.706',
      '0.200',
      '0.300',
      'B',
      '−0.0060',
      'YES',
    ]);
  });
});

describe('sessions in one retain', () => {
  const session = (id: string, turns: number): Session => ({
    id,
    timestamp: '2023-05-08T13:56:00.000Z',
    turns: Array.from({ length: turns }, (_, index) => ({ diaId: `${id}:${index}`, content: 'Ann: hello' })),
  });
  const sessions = [session('a', 20), session('b', 25), session('c', 40), session('d', 10)];
  const grouped = (size: number | null) =>
    groupSessions(sessions, size).map((group) => group.map(({ id }) => id).join(''));

  it.each([
    [null, ['a', 'b', 'c', 'd']],
    [10, ['a', 'b', 'c', 'd']],
    [45, ['ab', 'c', 'd']],
    [50, ['ab', 'cd']],
    [1000, ['abcd']],
  ])('of at most %s turns', (size, groups) => {
    expect(grouped(size)).toEqual(groups);
  });
});
