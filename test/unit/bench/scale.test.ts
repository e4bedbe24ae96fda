import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { firstLeft, sendInOrder } from '../../bench/scale/fill.ts';
import { generateFacts, HUB, RARE, rareQueries } from '../../bench/scale/generate.ts';
import { readStorage, storageTable } from '../../bench/scale/storage.ts';

describe('a bank that is being filled', () => {
  it.each([
    // Nothing, less than a retain, and a retain that may be the second of two under way.
    [0, 0],
    [249, 0],
    [250, 0],
    // The first and the third of three, or the first two.
    [500, 250],
    [2600, 2250],
    [10_000, 10_000],
  ])('with %i of 10,000 memories goes on at fact %i', (there, first) => {
    expect(firstLeft(there, 10_000)).toBe(first);
  });

  it('gets two retains at once, each begun when the one before the last has ended', async () => {
    const events: string[] = [];
    const ends: (() => void)[] = [];
    const all = sendInOrder(['a', 'b', 'c', 'd'], (name) => {
      events.push(`+${name}`);
      return new Promise<void>((resolve) => {
        ends.push(() => {
          events.push(`-${name}`);
          resolve();
        });
      });
    });
    const settle = () => new Promise((resolve) => setImmediate(resolve));
    await settle();
    ends[1]?.();
    await settle();
    expect(events).toEqual(['+a', '+b', '-b']);
    ends[0]?.();
    await settle();
    // b had ended as well, so c and d both may begin.
    expect(events).toEqual(['+a', '+b', '-b', '-a', '+c', '+d']);
    ends[2]?.();
    ends[3]?.();
    await all;
  });

  it('fails with the first failure, begins nothing after it, and leaves nothing under way', async () => {
    const begun: number[] = [];
    const ended: number[] = [];
    const all = sendInOrder([1, 2, 3, 4], async (one) => {
      begun.push(one);
      await new Promise((resolve) => setImmediate(resolve));
      ended.push(one);
      if (one <= 2) throw new Error(`broken ${one}`);
    });
    await expect(all).rejects.toThrow('broken 1');
    expect(begun).toEqual([1, 2]);
    expect(ended).toEqual([1, 2]);
  });
});

describe('the rare people', () => {
  const facts = [...generateFacts(5000, 1)];

  it('stand in one memory each, every second one beside the hub', () => {
    const naming = RARE.map((name) => facts.filter(({ text }) => text.includes(name)));
    expect(naming.map((found) => found.length)).toEqual(RARE.map(() => 1));
    expect(naming.map(([fact]) => fact?.text.includes(HUB))).toEqual(RARE.map((_, place) => place % 2 === 0));
    expect(naming.every(([fact], place) => fact?.entities.some(({ name }) => name === RARE[place]))).toBe(
      true,
    );
  });

  it('are asked for together with the hub', () => {
    expect(rareQueries().size).toBe(RARE.length);
    for (const [name, query] of rareQueries()) {
      expect(query).toContain(HUB);
      expect(query).toContain(name);
    }
  });
});

describe('what a database takes on the disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'storage-'));
  const files = {
    'neo4j/neostore.propertystore.db.arrays': 4000,
    'neo4j/neostore.propertystore.db': 100,
    'neo4j/neostore.relationshipstore.db': 300,
    'neo4j/neostore.counts.db': 50,
    'neo4j/id-buffer.tmp.0': 9999,
    'neo4j/schema/index/vector-2026.08/24/segments': 1500,
    'neo4j/schema/index/fulltext-2.0/26/0/segments': 200,
    'neo4j/schema/index/fulltext-2.0/27/0/segments': 250,
    'system/neostore.nodestore.db': 9999,
  };
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), Buffer.alloc(bytes));
  }
  const parts = readStorage(folder, 'neo4j', 10);

  it('is given by store and by kind of index, largest first, and for each memory', () => {
    expect(parts).toEqual([
      { part: 'arrays: embeddings, token vectors, tags', bytes: 4000, bytesPerMemory: 400 },
      { part: 'vector indexes', bytes: 1500, bytesPerMemory: 150 },
      { part: 'fulltext indexes', bytes: 450, bytesPerMemory: 45 },
      { part: 'relationships', bytes: 300, bytesPerMemory: 30 },
      { part: 'other properties', bytes: 100, bytesPerMemory: 10 },
      { part: 'other', bytes: 50, bytesPerMemory: 5 },
    ]);
  });

  it('is planned for a million memories', () => {
    // 640 bytes × 1,000,000 / 2^30 = 0.596.
    expect(storageTable(parts).at(-1)).toEqual(['together', '0.0', '640', '0.60']);
  });
});
