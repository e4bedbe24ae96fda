import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TAGS_MATCHES, type TagsMatch, tagsMatch } from '../../../src/domain/tags.ts';
import type { Visibility } from '../../../src/domain/visibility.ts';
import { recall } from '../../../src/recall/recall.ts';
import { DEFAULT_RECALL_SETTINGS } from '../../../src/recall/settings.ts';
import { reflect } from '../../../src/reflect/reflect.ts';
import { DEFAULT_REFLECT } from '../../../src/reflect/settings.ts';
import type { Database } from '../../../src/store/database.ts';
import { createReadStore } from '../../../src/store/read-store.ts';
import { createRecallStore } from '../../../src/store/recall-store.ts';
import { createReflectStore } from '../../../src/store/reflect-store.ts';
import { testDatabase } from '../../support/database.ts';
import { reflectionOn } from '../../support/reflect-ports.ts';
import { stubEmbedder } from '../../support/stub-embedder.ts';
import { ports, request as recallRequest } from '../../unit/recall/small-world.ts';
import { consolidateIn, tell } from '../consolidate/observations-of-test.ts';
import { NOW, newBankId, openBank, type TestBank } from '../retain/bank-of-test.ts';
import { curiousLlm, portsOver } from './reflect-of-test.ts';

const TAGS = ['a', 'b', 'c'] as const;
/** Two wordings of each thing; all of it is about Alice. */
const THINGS = [
  ['Alice keeps bees in the garden.', 'Alice keeps bees in the garden gladly.'],
  ['Alice sold the old violin.', 'Alice sold the old violin yesterday.'],
] as const;

let database: Database;
let bank: TestBank;
beforeAll(async () => {
  database = testDatabase();
  bank = await openBank(database);
});
afterAll(() => database.close());

const tagSet = fc.uniqueArray(fc.constantFrom(...TAGS), { maxLength: 2 });
const asker = fc.record({ tags: tagSet, tagsMatch: fc.constantFrom(...TAGS_MATCHES) });
const world = fc.record({
  sets: fc.uniqueArray(tagSet, { minLength: 2, maxLength: 4, selector: (tags) => [...tags].sort().join() }),
  askers: fc.array(asker, { minLength: 6, maxLength: 6 }),
});

/** A bank that was told each thing twice under each set of tags, with its observations and opinions. */
async function bankWith(sets: readonly (readonly string[])[]): Promise<string> {
  const bankId = newBankId();
  const told = sets.flatMap((tags, set) =>
    THINGS.flatMap((wordings, thing) =>
      wordings.map((text, index) => [`d${set}-${thing}-${index}`, text, { tags: [...tags] }] as const),
    ),
  );
  await tell(bank, bankId, ...told);
  await consolidateIn(database, { id: bankId });
  const llm = curiousLlm(() => [
    {
      text: 'Alice is fond of bees.',
      revises: null,
      evidence: [{ of: THINGS[0][0], effect: 'SUPPORTS', strength: 'STRONG' }],
    },
  ]);
  await reflect(
    reflectionOn('What does Alice like?', { bankId, formOpinions: true }),
    portsOver(database, llm),
    DEFAULT_REFLECT,
  );
  return bankId;
}

/** Tags of the evidence of each observation and opinion of a bank, by its id. */
async function evidenceTags(bankId: string): Promise<ReadonlyMap<string, readonly (readonly string[])[]>> {
  const rows = await bank.rows<{ id: string; tags: string[][] }>(
    `MATCH (o:Memory {bankId: $bankId})-[:DERIVED_FROM]->(f:Memory)
     RETURN o.id AS id, collect(f.tags) AS tags`,
    { bankId },
  );
  return new Map(rows.map(({ id, tags }) => [id, tags]));
}

/** Ids of everything that a caller is shown, by each way of looking. */
async function seenBy(bankId: string, visible: Visibility & { readonly tagsMatch: TagsMatch }) {
  const [reads, store] = [createReadStore(database), createReflectStore(database)];
  const { hits } = await recall(
    recallRequest({
      bankId,
      query: 'What does Alice like?',
      ...visible,
      reranker: 'NONE',
      collapseDuplicates: false,
    }),
    ports({ store: createRecallStore(database), embedder: stubEmbedder(), clock: () => NOW }),
    DEFAULT_RECALL_SETTINGS,
  );
  const filter = { types: null, states: ['ACTIVE'], window: null, entityId: null, documentId: null } as const;
  const listed = await reads.listMemories(bankId, { ...filter, ...visible }, { first: 100, after: null });
  const listedIds = listed.rows.map(({ value }) => value);
  const look = { kinds: ['DERIVED_FROM', 'ENTITY', 'SEMANTIC'] as const, visible, limit: 50 };
  const walked = await store.neighbours(bankId, listedIds, look);
  const answer = await reflect(
    reflectionOn('What does Alice like?', { bankId, ...visible }),
    portsOver(database, null),
    DEFAULT_REFLECT,
  );
  return {
    recalled: hits.map(({ memoryId }) => memoryId),
    listed: listedIds,
    walked: walked.map(({ memoryId }) => memoryId),
    answered: answer.basedOn.map(({ id }) => id),
  };
}

test('nobody is shown an observation or an opinion of evidence that he may not see, whichever way he looks', async () => {
  const shown = { recalled: 0, listed: 0, walked: 0, answered: 0 };
  await fc.assert(
    fc.asyncProperty(world, async ({ sets, askers }) => {
      const bankId = await bankWith(sets);
      const drawn = await evidenceTags(bankId);
      expect(drawn.size).toBeGreaterThan(sets.length);
      for (const { tags, tagsMatch: match } of askers) {
        const seen = await seenBy(bankId, { tags, tagsMatch: match, asOf: null });
        for (const way of Object.keys(shown) as (keyof typeof shown)[]) {
          for (const id of seen[way]) {
            const evidence = drawn.get(id) ?? [];
            const hidden = evidence.filter((own) => !tagsMatch(own, tags, match));
            expect({ way, tags, match, hidden }).toEqual({ way, tags, match, hidden: [] });
            if (evidence.length > 0) shown[way] += 1;
          }
        }
      }
      await bank.admin.deleteBank(bankId);
    }),
    { numRuns: 4 },
  );
  // By every way something was seen that was drawn from others.
  expect(Object.entries(shown).filter(([, count]) => count === 0)).toEqual([]);
});
