import { describe, expect, it } from 'vitest';
import { FULL_DOT, type TokenVectors } from '../../../src/domain/ports/models.ts';
import type { RecallStore } from '../../../src/domain/ports/recall-store.ts';
import { recall } from '../../../src/recall/recall.ts';
import {
  DEFAULT_INTERACTION,
  type Interacting,
  type InteractionSettings,
  lateInteraction,
  relevanceOfMatch,
} from '../../../src/recall/rerankers/late-interaction.ts';
import { onlyAsks, speakerOf } from '../../../src/recall/rerankers/turn.ts';
import { DEFAULT_RECALL_SETTINGS, type RecallSettings } from '../../../src/recall/settings.ts';
import type { RecallPorts } from '../../../src/recall/types.ts';
import { candidate, day, ports, request, store, VECTOR } from './small-world.ts';

/** No bonus and no neighbours: the weighted mean alone. */
const BARE: InteractionSettings = {
  ...DEFAULT_INTERACTION,
  before: [],
  after: [],
  documentWeight: 0,
  speakerBonus: 0,
  windowBonus: 0,
  questionMalus: 0,
};

/** Tokens by their ids; each has an axis of its own, so that equal words have cosine 1 and different ones 0. */
function tokens(...ids: number[]): TokenVectors {
  const vectors = new Int8Array(ids.length * 16);
  ids.forEach((id, row) => {
    vectors[row * 16 + id] = 127;
  });
  return { count: ids.length, width: 16, ids: Int32Array.from(ids), vectors };
}

function text(tokenIds: readonly number[], change: Partial<Interacting> = {}): Interacting {
  return {
    documentId: 'd',
    position: 0,
    tokenIds: Int32Array.from(tokenIds),
    isAddressed: false,
    asks: false,
    inWindow: 0,
    ...change,
  };
}

/** Dot products of equal words; whatever a text lacks is 0. */
function matchesOf(
  query: readonly number[],
  candidates: readonly Interacting[],
  settings: InteractionSettings,
  silent: readonly number[] = [],
): readonly number[] {
  const dots = candidates.flatMap(({ tokenIds }) =>
    query.map((id) => (tokenIds.includes(id) ? FULL_DOT : 0)),
  );
  const asked = { tokens: tokens(...query), silent: new Set(silent), dots: Int32Array.from(dots) };
  return [...lateInteraction(asked, candidates, settings)];
}

describe('late interaction', () => {
  it('weights each word by its rarity: ln(1 + (2 − 1 + ½)/1½) against ln(1 + (2 − 2 + ½)/2½)', () => {
    // Word 1 stands in one of two texts, ln 2 = 0.693; word 2 in both, ln 1.2 = 0.182.
    const [rare = 0, common = 0] = matchesOf([1, 2], [text([1, 2]), text([2], { documentId: 'e' })], BARE);
    expect(rare).toBeCloseTo(1, 10);
    expect(common).toBeCloseTo(Math.log(1.2) / (Math.LN2 + Math.log(1.2)), 4);
  });

  it('counts a word once a text, however often it stands there', () => {
    const once = matchesOf([1, 2], [text([1]), text([2], { documentId: 'e' })], BARE);
    const often = matchesOf([1, 2], [text([1, 1, 1]), text([2], { documentId: 'e' })], BARE);
    expect(often).toEqual(once);
  });

  it('joins in what stands before and after in the same document, weighted by how far', () => {
    const settings = { ...BARE, before: [0.85, 0.75], after: [0.5] };
    const line = (position: number, ids: number[]) => text(ids, { position });
    const [, second, third, before] = matchesOf(
      [1],
      [line(5, [1]), line(6, []), line(7, []), line(4, []), text([], { documentId: 'e', position: 6 })],
      settings,
    );
    expect(second).toBeCloseTo(0.85, 10);
    expect(third).toBeCloseTo(0.75, 10);
    expect(before).toBeCloseTo(0.5, 10);
  });

  it.each([
    ['first', [1], [1, 2]],
    ['last', [1, 2], [1]],
  ])('joins in the longest of what stands at one place, be it the %s', (_, one, other) => {
    const settings = { ...BARE, before: [0.85], after: [0.5] };
    const line = (position: number, ids: readonly number[]) => text(ids, { position });
    const all = [line(0, [2]), line(1, one), line(1, other), line(2, [])];
    const alone = [line(0, [2]), line(1, [1, 2]), line(2, [])];
    const before = matchesOf([2], all, settings);
    expect(before[3]).toBeCloseTo(0.85, 10);
    expect(before[3]).toBeCloseTo(matchesOf([2], alone, settings)[2] ?? 0, 10);
    // What stands at one place meets its surroundings alike.
    expect(before[one.length === 1 ? 1 : 2]).toBeCloseTo(0.85, 10);
  });

  it('joins nothing from another document', () => {
    const settings = { ...BARE, before: [0.85] };
    const [, other] = matchesOf([1], [text([1]), text([], { documentId: 'e', position: 1 })], settings);
    expect(other).toBe(0);
  });

  it('adds the strength of the document: 0.2 × the mean of its three best', () => {
    const settings = { ...BARE, documentWeight: 0.2 };
    const line = (position: number, ids: number[]) => text(ids, { position });
    const [first, weak] = matchesOf([1], [line(0, [1]), line(9, []), line(20, [1]), line(40, [1])], settings);
    expect(first).toBeCloseTo(1.2, 10);
    expect(weak).toBeCloseTo(0.2, 10);
  });

  it('adds for the speaker and the window that were asked for, and takes off for a mere question', () => {
    const { speakerBonus, windowBonus, questionMalus } = DEFAULT_INTERACTION;
    const settings = { ...BARE, speakerBonus, windowBonus, questionMalus };
    const [addressed, inWindow, asking] = matchesOf(
      [1],
      [text([1], { isAddressed: true }), text([1], { inWindow: 1 }), text([1], { asks: true })],
      settings,
    );
    expect(addressed).toBeCloseTo(1.08, 10);
    expect(inWindow).toBeCloseTo(1.1, 10);
    expect(asking).toBeCloseTo(0.95, 10);
  });

  it('leaves silent tokens out, and gives 0 when nothing is left', () => {
    const texts = [text([1]), text([2], { documentId: 'e' })];
    expect(matchesOf([1, 2], texts, BARE, [1])).toEqual([1, 0]);
    expect(matchesOf([1, 2], texts, BARE, [0, 1])).toEqual([0, 0]);
  });

  it('is calibrated: a match of 0.95 is even, one of 0.5 next to nothing', () => {
    expect(relevanceOfMatch(13 / 13.7, DEFAULT_INTERACTION)).toBeCloseTo(0.5, 10);
    expect(relevanceOfMatch(0.5, DEFAULT_INTERACTION)).toBeCloseTo(0.0021, 4);
    expect(relevanceOfMatch(9, DEFAULT_INTERACTION)).toBeLessThanOrEqual(1);
  });
});

describe('a turn', () => {
  it.each([
    ['Alice: I left.', 'alice'],
    ['  José Álvarez: sí', 'jose alvarez'],
    ['No speaker here', null],
    ['https://example.org: a link', null],
    ['We talked about four long things today: nothing', null],
    ['A line\nBob: second line', null],
  ])('%j has the speaker %s', (turn, speaker) => {
    expect(speakerOf(turn)).toBe(speaker);
  });

  it.each([
    ['Bob: Where did you go?', true],
    ['Bob: Where did you go?" ', true],
    ['Bob: Look! Nice, or? (a picture of a lake)', true],
    ['昨日は何をしましたか？', true],
    ['أين ذهبت؟', true],
    ['Πού πήγες;', true],
    ['I left; he stayed;', false],
    ['Where did I go? To Rome.', false],
    ['', false],
  ])('%j only asks: %s', (turn, asks) => {
    expect(onlyAsks(turn)).toBe(asks);
  });
});

describe('a recall with late interaction', () => {
  const said = new Map([
    ['a', tokens(5)],
    ['b', tokens(1)],
    ['beside', tokens(1, 2)],
  ]);
  const found: Partial<RecallStore> = {
    searchSemantic: async () => [
      { memoryId: 'a', score: 0.9 },
      { memoryId: 'b', score: 0.8 },
    ],
    loadCandidates: async (_bank, memories) =>
      memories.map(({ memoryId }) => candidate(memoryId, { tokenVectors: said.get(memoryId) ?? null })),
  };
  const embedding = { vector: VECTOR, tokens: tokens(1, 2) };
  const embedder: RecallPorts['embedder'] = {
    model: 'unit',
    dimensions: 2,
    embed: async (texts) => texts.map(() => embedding),
  };
  const ask = (
    change: Partial<RecallStore> = {},
    more: Parameters<typeof request>[0] = {},
    settings: RecallSettings = DEFAULT_RECALL_SETTINGS,
  ) => recall(request(more), ports({ store: store({ ...found, ...change }), embedder }), settings);
  const { budgets } = DEFAULT_RECALL_SETTINGS;
  /** With these the two hits fill the semantic search: more may be like the query. */
  const full = { ...DEFAULT_RECALL_SETTINGS, budgets: { ...budgets, fixed: { ...budgets.fixed, MID: 2 } } };

  it('is what AUTO takes without a cross-encoder, and orders by it', async () => {
    const result = await ask();
    expect(result.reranker).toBe('LATE_INTERACTION');
    expect(result.hits.map(({ memoryId }) => memoryId)).toEqual(['b', 'a']);
    expect(result.degraded).toEqual([]);
  });

  it('finds what stands beside a hit, and says so', async () => {
    const findNeighbours = async () => [{ memoryId: 'beside', version: null }];
    const result = await ask({ findNeighbours }, { trace: true }, full);
    expect(result.hits[0]?.memoryId).toBe('beside');
    expect(result.hits[0]?.foundBy).toEqual([]);
    expect(result.hits[0]?.reason).toMatch(/^beside a hit in its document; strong match/);
    expect(result.trace?.rerankPrefilter).toMatchObject({ kept: 3, dropped: 0, neighbours: 1 });
  });

  it('looks beside the hits only where the caller leaves the searches open', async () => {
    const findNeighbours = () => Promise.reject(new Error('neighbours were looked for'));
    const result = await ask({ findNeighbours }, { strategies: ['SEMANTIC'] }, full);
    expect(result.hits).toHaveLength(2);
  });

  it('looks beside no hit where all that is like the query was found', async () => {
    const findNeighbours = () => Promise.reject(new Error('neighbours were looked for'));
    const result = await ask({ findNeighbours });
    expect(result.hits).toHaveLength(2);
    expect(result.degraded).toEqual([]);
  });

  it('gives a memory without token vectors the relevance that stands at its place', async () => {
    const result = await ask({
      searchKeyword: async () => [{ memoryId: 'wordless', score: 3 }],
      searchSemantic: async () => [
        { memoryId: 'wordless', score: 0.95 },
        { memoryId: 'a', score: 0.9 },
        { memoryId: 'b', score: 0.8 },
      ],
    });
    const [first, second] = result.hits;
    expect(new Set([first?.memoryId, second?.memoryId])).toEqual(new Set(['wordless', 'b']));
    expect(first?.scores.relevance).toBe(second?.scores.relevance);
  });

  it('names itself in degraded, and leaves the order of the fusion, when no memory has token vectors', async () => {
    const result = await ask({
      loadCandidates: async (_bank, memories) => memories.map(({ memoryId }) => candidate(memoryId)),
    });
    expect(result.reranker).toBe('NONE');
    expect(result.degraded).toEqual(['LATE_INTERACTION']);
    expect(result.hits.map(({ memoryId }) => memoryId)).toEqual(['a', 'b']);
  });

  it('asked for by name is missed when the model gives no token vectors; AUTO then takes none', async () => {
    const plain = ports({ store: store(found) });
    const wanted = await recall(request({ reranker: 'LATE_INTERACTION' }), plain, DEFAULT_RECALL_SETTINGS);
    expect([wanted.reranker, wanted.degraded]).toEqual(['NONE', ['LATE_INTERACTION']]);
    const auto = await recall(request(), plain, DEFAULT_RECALL_SETTINGS);
    expect([auto.reranker, auto.degraded]).toEqual(['NONE', []]);
  });

  it('hears the words of a time expression through the window alone', async () => {
    const heard: string[] = [];
    const result = await recall(
      request({ query: 'What happened in May 2024?' }),
      ports({
        store: store({
          ...found,
          loadCandidates: async (_bank, memories) =>
            memories.map(({ memoryId }) =>
              candidate(memoryId, {
                tokenVectors: tokens(memoryId === 'a' ? 3 : 1),
                occurred: memoryId === 'b' ? day(2024, 5, 16) : null,
              }),
            ),
        }),
        embedder: {
          ...embedder,
          embed: async (texts) => {
            heard.push(...texts);
            return texts.map((each) => ({
              vector: VECTOR,
              tokens: each.startsWith('What') ? tokens(1, 3, 4) : tokens(3, 4),
            }));
          },
        },
      }),
      DEFAULT_RECALL_SETTINGS,
    );
    expect(heard).toEqual(['What happened in May 2024?', 'May 2024']);
    expect(result.hits[0]?.memoryId).toBe('b');
    // Word 1 alone counts: 1 + the window's 0.1 + the document's 0.2.
    expect(result.hits[0]?.scores.relevance).toBeCloseTo(relevanceOfMatch(1.3, DEFAULT_INTERACTION), 10);
  });
});
