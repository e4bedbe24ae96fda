import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../src/domain/instant.ts';
import type { DatePrecision } from '../../../src/domain/interval.ts';
import type { CausalKind } from '../../../src/domain/link.ts';
import { causalLinks, type TimedMemory, temporalLinks } from '../../../src/retain/links.ts';
import { type MeantMemory, SemanticLinks } from '../../../src/retain/semantic-links.ts';

const T0 = Date.UTC(2023, 4, 8, 13);

function at(
  id: string,
  hours: number,
  rest: Partial<TimedMemory> & { precision?: DatePrecision } = {},
): TimedMemory {
  const start = T0 + hours * HOUR_MS;
  const { precision = 'MINUTE', ...other } = rest;
  return {
    id,
    documentId: 'd',
    position: 0,
    occurred: { start, end: start + 60_000, precision },
    near: [],
    ...other,
  };
}

const shown = (links: readonly { sourceId: string; targetId: string; weight: number }[]) =>
  links.map(({ sourceId, targetId, weight }) => `${sourceId}-${targetId} ${weight.toFixed(3)}`);

describe('temporal links', () => {
  test('weigh max(0.3, 1 − hours/24), reach 24 hours and link a pair once', () => {
    expect(shown(temporalLinks([at('a', 0), at('b', 6), at('c', 24), at('d', 50)]))).toEqual([
      'a-b 0.750', // 1 − 6/24
      'a-c 0.300', // 1 − 24/24 = 0, floor 0.3
      'b-c 0.300', // 1 − 18/24 = 0.25, floor 0.3
    ]);
  });

  test('link neighbours in the document where all share one moment', () => {
    const turns = Array.from({ length: 40 }, (_, position) => at(`t${position}`, 0, { position }));
    const links = temporalLinks(turns);
    const distance = (id: string) => Number(id.slice(1));
    for (const { sourceId, targetId, weight } of links) {
      expect(Math.abs(distance(sourceId) - distance(targetId))).toBeLessThanOrEqual(10);
      expect(weight).toBe(1);
    }
    const pairs = new Set(links.flatMap((l) => [`${l.sourceId}${l.targetId}`, `${l.targetId}${l.sourceId}`]));
    for (let i = 1; i < turns.length; i++) expect(pairs).toContain(`t${i - 1}t${i}`);
    expect(pairs).toContain('t20t25');
    expect(pairs).not.toContain('t20t26');
  });

  test('join what the bank knows with what is new, nearest first, at most ten', () => {
    const near = Array.from({ length: 10 }, (_, i) => ({ memoryId: `known${i}`, hours: i + 0.5 }));
    const links = temporalLinks([at('a', 0, { near }), at('b', 2)]);
    expect(links.filter((link) => link.sourceId === 'a').map((link) => link.targetId)).toEqual([
      'known0',
      'known1',
      'b',
      ...near.slice(2, 9).map(({ memoryId }) => memoryId),
    ]);
  });

  test('do not take a year or a month for its first day', () => {
    const memories = [
      at('day', 0, { precision: 'DAY' }),
      at('minute', 1),
      at('month', 0, { precision: 'MONTH' }),
      at('month2', 0, { precision: 'MONTH' }),
      at('year', 0, { precision: 'YEAR' }),
    ];
    expect(shown(temporalLinks(memories))).toEqual(['day-minute 0.958', 'month-month2 1.000']);
  });
});

/** Unit vectors in a plane, by their angle: the cosine of two is the cosine of the difference. */
const angle = (degrees: number) =>
  Float32Array.of(Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180));

function semanticLinks(memories: readonly MeantMemory[]) {
  const links = new SemanticLinks();
  for (const memory of memories) links.add(memory);
  return links.found();
}

describe('semantic links', () => {
  test('join what has a cosine of at least 0.7, once a pair, with the cosine as weight', () => {
    const memories = [
      { id: 'a', vector: angle(0), near: [{ memoryId: 'known', cosine: 0.9 }] },
      { id: 'b', vector: angle(45), near: [] },
      { id: 'c', vector: angle(90), near: [] },
    ];
    expect(shown(semanticLinks(memories))).toEqual(['a-known 0.900', 'a-b 0.707', 'b-c 0.707']);
  });

  test('are at most ten from one memory, the nearest, and never weigh more than 1', () => {
    const memories = Array.from({ length: 30 }, (_, i) => ({ id: `m${i}`, vector: angle(i), near: [] }));
    const links = semanticLinks(memories);
    const from = new Map<string, number>();
    for (const { sourceId, weight } of links) {
      from.set(sourceId, (from.get(sourceId) ?? 0) + 1);
      expect(weight).toBeLessThanOrEqual(1);
    }
    expect(Math.max(...from.values())).toBe(10);
    expect(links.some((l) => l.sourceId === 'm15' && l.targetId === 'm20')).toBe(true);
    expect(links.some((l) => [l.sourceId, l.targetId].sort().join() === 'm0,m20')).toBe(false);
  });

  test('of a thousand equal texts stay ten a memory', () => {
    const vector = angle(30);
    const memories = Array.from({ length: 1000 }, (_, i) => ({ id: `m${i}`, vector, near: [] }));
    const links = semanticLinks(memories);
    expect(links.length).toBeLessThanOrEqual(10_000);
    expect(links.length).toBeGreaterThan(5_000);
  });
});

describe('causal links', () => {
  const memory = (id: string, causalGroup: number, causes: [number, CausalKind, number?][] = []) => ({
    id,
    causalGroup,
    causes: causes.map(([fact, kind, weight = 1]) => ({ fact, kind, weight })),
  });

  test('count facts within their item and are stored as given', () => {
    const links = causalLinks([
      memory('a', 0),
      memory('b', 1, [[1, 'CAUSED_BY', 0.5]]),
      memory('c', 1, [[0, 'PREVENTS']]),
    ]);
    expect(links).toEqual([
      { sourceId: 'b', targetId: 'c', kind: 'CAUSED_BY', weight: 0.5 },
      { sourceId: 'c', targetId: 'b', kind: 'PREVENTS', weight: 1 },
    ]);
  });

  test('are never stored with their inverse', () => {
    const links = causalLinks([
      memory('a', 0, [
        [1, 'CAUSES', 0.8],
        [1, 'CAUSES'],
      ]),
      memory('b', 0, [[0, 'CAUSED_BY']]),
    ]);
    expect(links).toEqual([{ sourceId: 'a', targetId: 'b', kind: 'CAUSES', weight: 0.8 }]);
  });
});
