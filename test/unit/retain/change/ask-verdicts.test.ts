import { expect, test } from 'vitest';
import { LlmError, NO_USAGE } from '../../../../src/domain/llm-error.ts';
import type { Llm } from '../../../../src/domain/ports/models.ts';
import type { NearTwin } from '../../../../src/domain/ports/retain-store.ts';
import {
  askVerdicts,
  type Judge,
  nearestPairs,
  pairsOf,
} from '../../../../src/retain/change/ask-verdicts.ts';
import type { DraftMemory } from '../../../../src/retain/draft.ts';
import type { EmbeddedText } from '../../../../src/retain/embed.ts';
import type { ExtractedFact } from '../../../../src/retain/extract/types.ts';
import { type KeyedMemory, keyed } from '../../../../src/retain/repeat/keyed.ts';

const DAY = Date.UTC(2024, 2, 5);

function draft(id: string, text: string, rest: Partial<DraftMemory> = {}) {
  const fact: ExtractedFact = {
    ...{ text, type: 'WORLD', occurred: null, confidence: null, causes: [], start: 0, end: text.length },
    ...{ grounded: true, toldAt: null, entities: [{ name: 'Alice Chen', type: 'PERSON' }] },
  };
  const memory: DraftMemory = {
    ...{
      id,
      fact,
      itemIndex: 0,
      causalGroup: 0,
      documentId: 'd',
      chunkId: 'c',
      mentionedAt: DAY,
      saidAt: DAY,
    },
    ...{ isGiven: false, context: null, tags: [], metadata: null, verbatim: false, position: 0, tokens: 1 },
    source: { start: 0, end: text.length, quote: text },
    ...rest,
  };
  return keyed(memory, new Map());
}

function near(text: string, rest: Partial<NearTwin> = {}, cosine = 0.8) {
  const twin = {
    gistKey: null,
    text,
    tagKey: '',
    mentionedAt: DAY - 1,
    entityKeys: ['alice chen'],
    documentIds: [],
  };
  return { memoryId: `known: ${text}`, cosine, twin: { ...twin, ...rest } };
}

const withNear = (...twins: ReturnType<typeof near>[]) => ({
  vector: Float32Array.of(1),
  tokens: null,
  near: twins,
});

/** A model that gives these verdicts, pair by pair, and what it was asked. */
function judgeOf(...verdicts: readonly string[]) {
  const asked: string[] = [];
  const llm: Llm = {
    model: 'judge',
    async complete({ user, schema }) {
      asked.push(user);
      const checked = schema.check({ verdicts: verdicts.map((verdict, pair) => ({ pair, verdict })) });
      if (!('value' in checked)) throw new Error(checked.problem);
      return { value: checked.value, usage: { calls: 1, inputTokens: 7, outputTokens: 3 } };
    },
  };
  return { llm, asked };
}

/** The verdicts on facts and what is near to each of them. */
function ask(
  fresh: readonly KeyedMemory[],
  known: readonly EmbeddedText[],
  { llm, judged = new Map() }: { readonly llm: Llm; readonly judged?: Judge['judged'] },
) {
  const pairs = fresh.flatMap((memory, index) => {
    const near = known[index];
    return near === undefined ? [] : pairsOf(memory, near);
  });
  return askVerdicts(nearestPairs(pairs), { llm, judged }, null);
}

test('the same fact is a repetition, a replaced one superseded by the later of the two, other pairs are left', async () => {
  const fresh = [
    draft('a', 'Alice Chen has a job at Google.'),
    draft('b', 'Alice Chen prefers tea to coffee.'),
    draft('c', 'Alice Chen drives an old car.'),
    draft('d', 'Alice Chen collects rare stamps.'),
  ];
  const known = [
    withNear(near('Alice Chen is employed by Google.', {}, 0.99)),
    withNear(near('Alice Chen prefers coffee.', {}, 0.98)),
    withNear(near('Alice Chen drives a new car.', { mentionedAt: DAY + 1 }, 0.97)),
    withNear(near('Alice Chen collects coins.', {}, 0.96)),
  ];
  const { llm, asked } = judgeOf('SAME', 'REPLACED', 'REPLACED', 'BOTH');
  const verdicts = await ask(fresh, known, { llm });
  expect([...verdicts.repeats]).toEqual([['a', 'known: Alice Chen is employed by Google.']]);
  expect(verdicts.supersessions).toEqual([
    { winnerId: 'b', loserId: 'known: Alice Chen prefers coffee.' },
    { winnerId: 'known: Alice Chen drives a new car.', loserId: 'c' },
  ]);
  expect(verdicts.usage).toEqual({ calls: 1, inputTokens: 7, outputTokens: 3 });
  expect(asked).toHaveLength(1);
  // The older statement stands first, whichever of the two is new.
  expect(asked[0]?.indexOf('an old car')).toBeLessThan(asked[0]?.indexOf('a new car') ?? 0);
});

test('nothing is asked about facts of other tags, of nobody in common, or of talk that is kept as it is', async () => {
  const { llm, asked } = judgeOf('SAME');
  const text = 'Alice Chen has a job at Google.';
  const known = withNear(near(text, { tagKey: 'secret' }), near(text, { entityKeys: ['bob'] }));
  const turn = draft('b', `Alice Chen: ${text}`, { verbatim: true });
  const verdicts = await ask([draft('a', text), turn], [known, withNear(near(text))], { llm });
  expect(verdicts).toEqual({ repeats: new Map(), supersessions: [], usage: NO_USAGE });
  expect(asked).toEqual([]);
});

test('a model that fails, or names pairs that are none, decides nothing', async () => {
  const fresh = [draft('a', 'Alice Chen has a job at Google.')];
  const known = [withNear(near('Alice Chen is employed by Google.'))];
  const usage = { calls: 3, inputTokens: 0, outputTokens: 0 };
  const failing: Llm = {
    model: 'judge',
    complete: async () => {
      throw new LlmError('TIMEOUT', 'no answer', { usage });
    },
  };
  expect(await ask(fresh, known, { llm: failing })).toEqual({
    repeats: new Map(),
    supersessions: [],
    usage,
  });
  const { llm } = judgeOf('BOTH', 'SAME');
  expect((await ask(fresh, known, { llm })).repeats.size).toBe(0);
});

test('at most sixty pairs are judged, the nearest, twenty a call', async () => {
  const fresh = Array.from({ length: 100 }, (_, i) => draft(`f${i}`, `Alice Chen bought house number ${i}.`));
  const known = fresh.map((_, i) => withNear(near(`Alice Chen sold house number ${i}.`, {}, 0.7 + i / 1000)));
  const { llm, asked } = judgeOf();
  await ask(fresh, known, { llm });
  expect(asked).toHaveLength(3);
  expect(asked[0]).toContain('sold house number 99.');
  expect(asked.join()).not.toContain('sold house number 39.');
});

test('what was judged of a pair is used and not asked again, other pairs and other words of a memory are', async () => {
  const fresh = [
    draft('a', 'Alice Chen has a job at Google.'),
    draft('b', 'Alice Chen prefers tea to coffee.'),
    draft('c', 'Alice Chen drives an old car.'),
  ];
  const employed = withNear(near('Alice Chen is employed by Google.', {}, 0.99));
  const coffee = withNear(near('Alice Chen prefers coffee.', {}, 0.98));
  const car = withNear(near('Alice Chen drives a new car.', {}, 0.97));
  const judged: Judge['judged'] = new Map();
  const first = judgeOf('SAME', 'REPLACED');
  const before = await ask(fresh, [employed, coffee], { llm: first.llm, judged });
  const second = judgeOf('REPLACED');
  const after = await ask(fresh, [employed, coffee, car], { llm: second.llm, judged });
  expect(after.repeats).toEqual(before.repeats);
  expect(after.supersessions).toEqual([
    ...before.supersessions,
    { winnerId: 'c', loserId: 'known: Alice Chen drives a new car.' },
  ]);
  expect(second.asked).toHaveLength(1);
  expect(second.asked[0]).not.toContain('coffee');
  const third = judgeOf('BOTH');
  const reworded = {
    ...near('Alice Chen works there.'),
    memoryId: 'known: Alice Chen is employed by Google.',
  };
  const changed = await ask(fresh.slice(0, 1), [withNear(reworded)], { llm: third.llm, judged });
  expect(third.asked).toHaveLength(1);
  expect(changed.repeats.size).toBe(0);
});

test('a pair that a call failed at is asked about again', async () => {
  const fresh = [draft('a', 'Alice Chen has a job at Google.')];
  const known = [withNear(near('Alice Chen is employed by Google.'))];
  const judged: Judge['judged'] = new Map();
  const failing: Llm = {
    model: 'judge',
    complete: async () => Promise.reject(new LlmError('TIMEOUT', 'late')),
  };
  await ask(fresh, known, { llm: failing, judged });
  expect((await ask(fresh, known, { llm: judgeOf('SAME').llm, judged })).repeats.size).toBe(1);
});
