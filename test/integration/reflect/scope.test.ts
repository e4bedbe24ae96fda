import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Memory } from '../../../src/domain/memory.ts';
import { TAGS_MATCHES, tagsMatch } from '../../../src/domain/tags.ts';
import { isVisible } from '../../../src/domain/visibility.ts';
import { reflect } from '../../../src/reflect/reflect.ts';
import { DEFAULT_REFLECT } from '../../../src/reflect/settings.ts';
import type { Database } from '../../../src/store/database.ts';
import { createReadStore } from '../../../src/store/read-store.ts';
import { testDatabase } from '../../support/database.ts';
import { reflectionOn } from '../../support/reflect-ports.ts';
import { item, request } from '../../unit/retain/requests.ts';
import { newBankId, openBank, type TestBank } from '../retain/bank-of-test.ts';
import { curiousLlm, opinionsOf, portsOver } from './reflect-of-test.ts';

const TAGS = ['a', 'b', 'c'] as const;
const SETS = [[], ['a'], ['b'], ['a', 'b'], ['b', 'c']] as const;
const DAYS = 20;

let database: Database;
let bank: TestBank;
let bankId: string;
let memories: readonly Memory[];

/** A bank in which everything is tied to everything: one document, one person, one cause after the other, other tags each. */
beforeAll(async () => {
  database = testDatabase();
  bank = await openBank(database);
  bankId = newBankId();
  const items = SETS.map((tags, set) =>
    item(`Alice noted secret${set}x and secret${set}y.`, {
      documentId: 'shared',
      timestamp: Date.UTC(2024, 0, 1 + set * 5),
      tags: [...tags],
      facts: ['x', 'y'].map((letter, index) => ({
        text: `Alice noted secret${set}${letter}.`,
        type: 'WORLD' as const,
        occurredStart: Date.UTC(2024, 0, 1 + set, index),
        occurredEnd: null,
        confidence: null,
        entities: [{ name: 'Alice', type: 'PERSON' as const }],
        causes: index === 0 ? [] : [{ fact: 0, kind: 'CAUSED_BY' as const, weight: 1 }],
        quote: `secret${set}${letter}`,
        tags: [],
        metadata: null,
      })),
    }),
  );
  const { memoryIds } = await bank.retain(request(items, { bankId }));
  memories = [...(await createReadStore(database).memories(bankId, memoryIds)).values()];
  await bank.rows(
    `MATCH (a:Memory {bankId: $bankId}), (b:Memory {bankId: $bankId}) WHERE a.id < b.id AND a.tagKey <> b.tagKey
     MERGE (a)-[:CAUSES {weight: 1.0}]->(b) MERGE (b)-[:SIMILAR_TO {weight: 0.9}]->(a)`,
    { bankId },
  );
});
afterAll(() => database.close());

const asker = fc.record({
  tags: fc.option(fc.uniqueArray(fc.constantFrom(...TAGS))),
  tagsMatch: fc.constantFrom(...TAGS_MATCHES),
  asOf: fc.option(fc.integer({ min: 0, max: DAYS }).map((day) => Date.UTC(2024, 0, 1 + day))),
});

test('nothing from outside the tags and the moment of a caller reaches the model or the answer, whatever it opens', async () => {
  expect(memories).toHaveLength(2 * SETS.length);
  await fc.assert(
    fc.asyncProperty(asker, async (visible) => {
      const llm = curiousLlm(
        () => [],
        memories.map(({ id }) => id),
      );
      const settings = {
        ...DEFAULT_REFLECT,
        budgets: {
          ...DEFAULT_REFLECT.budgets,
          LOW: { ...DEFAULT_REFLECT.budgets.LOW, steps: 60, tokens: 1e9 },
        },
      };
      const asked = reflectionOn('What did Alice note?', { bankId, ...visible });
      const reflection = await reflect(asked, portsOver(database, llm), settings);
      const shown = llm.seen.join('\n');
      for (const memory of memories) {
        const secret = memory.text.slice('Alice noted '.length, -1);
        const isSeen = isVisible(memory, visible);
        expect([secret, shown.includes(secret)]).toEqual([secret, isSeen]);
        expect([secret, JSON.stringify(reflection).includes(secret)]).toEqual([secret, isSeen]);
      }
    }),
    { numRuns: 30 },
  );
});

test('nothing from outside reaches an answer without a model either', async () => {
  await fc.assert(
    fc.asyncProperty(asker, async (visible) => {
      const query = 'Why did Alice note what, and when, and what was before?';
      const asked = reflectionOn(query, { bankId, ...visible });
      const reflection = await reflect(asked, portsOver(database, null), DEFAULT_REFLECT);
      for (const memory of reflection.basedOn) expect(isVisible(memory, visible)).toBe(true);
      for (const memory of memories.filter((one) => !isVisible(one, visible))) {
        expect(reflection.text).not.toContain(memory.text);
      }
    }),
    { numRuns: 30 },
  );
});

test('nobody sees an opinion who may not see its evidence, under whichever match of whichever tags', async () => {
  const llm = curiousLlm((prompt) => {
    const texts = [...prompt.matchAll(/Alice noted secret\d[xy]\./gu)].map(([text]) => text);
    return [
      {
        text: `Alice minds ${texts.join(' ')}`,
        revises: null,
        evidence: texts.map((of) => ({ of, effect: 'SUPPORTS' as const, strength: 'WEAK' as const })),
      },
    ];
  });
  const asked = reflectionOn('What does Alice mind?', { bankId, formOpinions: true });
  const { opinions } = await reflect(asked, portsOver(database, llm), DEFAULT_REFLECT);
  expect(opinions.length).toBeGreaterThan(1);
  const evidence = await createReadStore(database).evidenceOfMemories(
    bankId,
    opinions.map(({ id }) => id),
  );
  const byId = new Map(memories.map((memory) => [memory.id, memory]));
  const subsets = [[], ['a'], ['b'], ['c'], ['a', 'b'], ['a', 'c'], ['b', 'c'], ['a', 'b', 'c']];
  for (const opinion of await opinionsOf(database, bankId)) {
    const own = (evidence.get(opinion.id) ?? []).flatMap((id) => byId.get(id) ?? []);
    expect(own.length).toBeGreaterThan(0);
    // Its words hold no more than its evidence.
    const named = memories.filter(({ text }) => opinion.text.includes(text));
    for (const tags of subsets) {
      for (const match of TAGS_MATCHES) {
        if (!tagsMatch(opinion.tags, tags, match)) continue;
        for (const memory of [...own, ...named]) expect(tagsMatch(memory.tags, tags, match)).toBe(true);
      }
    }
  }
});
