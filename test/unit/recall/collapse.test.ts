import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DatedInterval } from '../../../src/domain/interval.ts';
import type { Candidate } from '../../../src/domain/ports/recall-store.ts';
import { collapse, type Distinct, uncollapsed } from '../../../src/recall/collapse.ts';
import { recall } from '../../../src/recall/recall.ts';
import { DEFAULT_RECALL_SETTINGS } from '../../../src/recall/settings.ts';
import { whyNot } from '../../../src/recall/why-not.ts';
import { candidate, day, NOW, ports, request, store } from './small-world.ts';

const MONDAY = day(2025, 6, 16);
const TUESDAY = day(2025, 6, 17);
const JUNE = { start: Date.UTC(2025, 5, 1), end: Date.UTC(2025, 6, 1), precision: 'MONTH' as const };

function result(memoryId: string, change: Partial<Candidate>) {
  return { memoryId, memory: candidate(memoryId, change) };
}

function told(memoryId: string, text: string, occurred: DatedInterval | null = null) {
  return result(memoryId, { text, occurred });
}

/** Each result that is left, with those that it names behind it. */
const namesOf = ({ results, duplicates }: Distinct<ReturnType<typeof told>>) =>
  results.map(({ memoryId }) => [memoryId, ...(duplicates.get(memoryId) ?? [])]);

const groupsOf = (...results: ReturnType<typeof told>[]) =>
  namesOf(collapse(results)).map((ids) => ids.join(' '));

describe('collapsing', () => {
  it('leaves the best of those that say the same, which names the others in their order', () => {
    expect(
      groupsOf(
        told('a', 'Alice works at Google.'),
        told('b', 'Bob works at Google.'),
        told('c', 'alice works at google'),
        told('d', 'Alice works at Google!'),
      ),
    ).toEqual(['a c d', 'b']);
  });

  it('joins a reason with the better fact that it was cut out of', () => {
    const place = { documentId: 'talk', position: 4 };
    const whole = { ...place, text: 'Alice: I go there often, as the sea calms me.' };
    expect(
      groupsOf(
        result('whole', whole),
        result('reason', { ...place, text: 'Alice: the sea calms me.' }),
        result('other', { ...place, text: 'Alice: the sea scares me.' }),
        result('later', { ...place, position: 5, text: 'Alice: the sea calms me.' }),
        result('elsewhere', { ...place, documentId: 'mail', text: 'Alice: as the sea calms me.' }),
      ),
    ).toEqual(['whole reason', 'other', 'later', 'elsewhere']);
  });

  it('keeps a reason that is better than the fact it was cut out of, and one of another day', () => {
    const place = { documentId: 'talk', position: 4 };
    const reason = result('reason', { ...place, text: 'The sea calms me.', occurred: MONDAY });
    const whole = { ...place, text: 'I go there, since: The sea calms me.' };
    expect(groupsOf(reason, result('whole', whole))).toEqual(['reason', 'whole']);
    expect(groupsOf(result('whole', { ...whole, occurred: TUESDAY }), reason)).toEqual(['whole', 'reason']);
  });

  it('keeps the same words of two days apart', () => {
    const words = 'I went to the gym';
    expect(groupsOf(told('mon', words, MONDAY), told('tue', words, TUESDAY))).toEqual(['mon', 'tue']);
  });

  it('joins an observation with the facts whose words it has, but never with an opinion', () => {
    const words = { text: 'Alice lives in Rome' };
    expect(
      groupsOf(
        result('observation', { ...words, type: 'OBSERVATION' }),
        result('world', { ...words, type: 'WORLD' }),
        result('experience', { ...words, type: 'EXPERIENCE' }),
        result('opinion', { ...words, type: 'OPINION' }),
      ),
    ).toEqual(['observation world experience', 'opinion']);
    expect(
      groupsOf(
        result('world', { ...words, type: 'WORLD' }),
        result('observation', { ...words, type: 'OBSERVATION' }),
        result('experience', { ...words, type: 'EXPERIENCE' }),
      ),
    ).toEqual(['world observation', 'experience']);
  });

  it('takes an undated one for either, but never joins two days by it', () => {
    const words = 'I went to the gym';
    expect(groupsOf(told('u', words), told('mon', words, MONDAY), told('tue', words, TUESDAY))).toEqual([
      'u mon',
      'tue',
    ]);
  });

  it('joins dates of which one lies in the other', () => {
    expect(groupsOf(told('day', 'It rained', MONDAY), told('month', 'It rained', JUNE))).toEqual([
      'day month',
    ]);
  });

  it('keeps a belief and a fact apart', () => {
    const results = [
      result('w', { text: 'Rome is big' }),
      result('o', { text: 'Rome is big', type: 'OPINION' }),
    ];
    expect(collapse(results).results).toHaveLength(2);
  });
});

const someTold = fc.record({
  text: fc.constantFrom(
    'Room 101',
    'room 101!',
    'Room 102',
    'The room 101',
    'Bob: yes',
    'Bob: no',
    'bob yes',
  ),
  occurred: fc.constantFrom(null, MONDAY, TUESDAY, JUNE),
  type: fc.constantFrom('WORLD' as const, 'OPINION' as const),
});
const someResults = fc
  .array(someTold, { maxLength: 30 })
  .map((all) => all.map((one, index) => result(`m${index}`, one)));

describe('what is collapsed', () => {
  it('is lost by nobody: each result stands once, by itself or behind a better one', () => {
    fc.assert(
      fc.property(someResults, (results) => {
        const collapsed = namesOf(collapse(results));
        expect(collapsed.flat().sort()).toEqual(results.map(({ memoryId }) => memoryId).sort());
        const placeOf = (id: string) => results.findIndex(({ memoryId }) => memoryId === id);
        for (const [best = '', ...duplicates] of collapsed) {
          for (const id of duplicates) expect(placeOf(id)).toBeGreaterThan(placeOf(best));
        }
      }),
    );
  });

  it('leaves the order of the others, and the best in front', () => {
    fc.assert(
      fc.property(someResults, (results) => {
        const left = collapse(results).results.map(({ memoryId }) => memoryId);
        expect(left).toEqual(results.map(({ memoryId }) => memoryId).filter((id) => left.includes(id)));
        expect(left[0]).toBe(results[0]?.memoryId);
      }),
    );
  });

  it('has nothing to collapse a second time, unless dates kept it apart', () => {
    fc.assert(
      fc.property(someResults, (results) => {
        const undated = results.map(({ memoryId, memory }) =>
          result(memoryId, { ...memory, occurred: null }),
        );
        const once = collapse(undated).results;
        expect(collapse(once).results.map(({ memoryId }) => memoryId)).toEqual(
          once.map(({ memoryId }) => memoryId),
        );
      }),
    );
  });
});

describe('a recall', () => {
  const texts: Readonly<Record<string, string>> = {
    a: 'Alice works at Google.',
    b: 'Alice works at Google',
    c: 'Carla paints.',
  };
  const world = store({
    searchSemantic: async () => [
      { memoryId: 'a', score: 0.9 },
      { memoryId: 'b', score: 0.8 },
      { memoryId: 'c', score: 0.7 },
    ],
    loadCandidates: async (_bank, memories) =>
      memories.map(({ memoryId: id }) => candidate(id, { text: texts[id] ?? '', tokens: 10 })),
    findMemory: async () => ({
      type: 'WORLD',
      state: 'ACTIVE',
      tags: [],
      tagKey: '',
      occurred: null,
      mentionedAt: NOW,
      validUntil: NOW + 1,
      cosine: 0.8,
    }),
  });
  const ask = (change: Parameters<typeof request>[0] = {}) =>
    recall(request(change), ports({ store: world }), DEFAULT_RECALL_SETTINGS);

  it('names duplicates, which take no tokens', async () => {
    const result = await ask({ maxTokens: 20 });
    expect(result.hits.map(({ memoryId, duplicateIds }) => [memoryId, duplicateIds])).toEqual([
      ['a', ['b']],
      ['c', []],
    ]);
    expect(result.totalTokens).toBe(20);
  });

  it('keeps them when asked to', async () => {
    const result = await ask({ maxTokens: 20, collapseDuplicates: false });
    expect(result.hits.map(({ memoryId, duplicateIds }) => [memoryId, duplicateIds])).toEqual([
      ['a', []],
      ['b', []],
    ]);
    const results = [{ memoryId: 'x' }];
    expect(uncollapsed(results)).toEqual({ results, duplicates: new Map() });
  });

  it('explains a duplicate by the one that names it', async () => {
    const answer = await whyNot(
      { request: request(), memoryId: 'b' },
      ports({ store: world }),
      DEFAULT_RECALL_SETTINGS,
    );
    expect(answer).toMatchObject({ returned: false, stage: 'DUPLICATE' });
    expect(answer.explanation).toBe(
      'It says no more than "a", which scored better, is hit #1 and names it. collapseDuplicates: false keeps both.',
    );
  });
});
