import { describe, expect, test } from 'vitest';
import { LlmError } from '../../../../src/domain/llm-error.ts';
import type { Llm, LlmRequest } from '../../../../src/domain/ports/models.ts';
import type { FactAnswer } from '../../../../src/prompts/extract-facts.ts';
import { type ExtractDocumentsOptions, extractDocuments } from '../../../../src/retain/extract-documents.ts';
import { groupIntoDocuments } from '../../../../src/retain/group.ts';
import type { RetainItem } from '../../../../src/retain/types.ts';
import { counter, fact as givenFact, item } from '../requests.ts';

const NOW = Date.UTC(2024, 5, 1, 12);
const TOLD = Date.UTC(2023, 4, 8, 13, 56);

/** A fact of an answer with nothing but its text and quote, and what `rest` adds. */
function found(text: string, quote: string, rest: Partial<FactAnswer> = {}): FactAnswer {
  return { text, quote, type: 'WORLD', start: null, end: null, entities: [], causes: [], ...rest };
}

type Answering = (
  user: string,
  signal: AbortSignal | undefined,
) => readonly FactAnswer[] | Promise<readonly FactAnswer[]>;

/** A model that answers with facts, for one call with 10 input and 5 output tokens. */
function modelOf(answering: Answering): { llm: Llm; asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    llm: {
      model: 'literal',
      async complete<T>(request: LlmRequest<T>, { signal }: { signal?: AbortSignal } = {}) {
        asked.push(request.user);
        const facts = await answering(request.user, signal);
        const checked = request.schema.check({ facts });
        if ('problem' in checked) throw new Error(checked.problem);
        return { value: checked.value, usage: { calls: 1, inputTokens: 10, outputTokens: 5 } };
      },
    },
  };
}

async function extract(
  items: readonly RetainItem[],
  answering: Answering,
  rest: Partial<ExtractDocumentsOptions> = {},
) {
  const { llm, asked } = modelOf(answering);
  const sources = groupIntoDocuments(items, counter('document'));
  const result = await extractDocuments(sources, {
    mode: 'LLM',
    at: NOW,
    timezone: 'UTC',
    chunkChars: 3000,
    countTokens: (text) => text.length,
    newId: counter('id'),
    llm,
    answers: [],
    signal: null,
    ...rest,
  });
  return { ...result, asked, memories: result.documents.flatMap((document) => document.memories) };
}

describe('a fact', () => {
  test('stands at the words that say it, with its date, type and entities', async () => {
    const content = 'Alice: I moved to Rome last week because the office opened.\nBob: Great!';
    const { memories, usage } = await extract([item(content, { timestamp: TOLD })], () => [
      found('Alice moved to Rome in the first week of May 2023.', 'i moved to  Rome', {
        start: '2023-05-01',
        end: '2023-05-07',
        entities: [
          { name: 'Alice', type: 'PERSON' },
          { name: 'Rome', type: 'LOCATION' },
          { name: 'Napoleon', type: 'PERSON' },
        ],
      }),
    ]);
    expect(memories).toHaveLength(1);
    expect(memories[0]).toMatchObject({
      source: { start: 7, end: 22, quote: 'I moved to Rome' },
      mentionedAt: TOLD,
      fact: {
        text: 'Alice moved to Rome in the first week of May 2023.',
        type: 'WORLD',
        grounded: true,
        occurred: { start: Date.UTC(2023, 4, 1), end: Date.UTC(2023, 4, 8), precision: 'DAY' },
        entities: [
          { name: 'Alice', type: 'PERSON' },
          { name: 'Rome', type: 'LOCATION' },
        ],
      },
    });
    expect(usage).toEqual({ calls: 1, inputTokens: 10, outputTokens: 5 });
  });

  test('whose quote does not stand in the passage is kept as ungrounded, for the whole of the last item', async () => {
    const items = [item('one two', { documentId: 'd' }), item('three', { documentId: 'd' })];
    const { memories } = await extract(items, () => [found('Four.', 'four five')]);
    expect(memories).toMatchObject([
      { itemIndex: 1, fact: { grounded: false }, source: { start: 8, end: 13, quote: 'three' } },
    ]);
  });

  test('belongs to the item that says it, with its time, tags and metadata, and facts stand in the order of the text', async () => {
    const items = ['Alice: I like tea.', 'Bob: I like milk.'].map((content, index) =>
      item(content, {
        documentId: 'd',
        timestamp: TOLD + index * 60_000,
        metadata: `{"n":${index}}`,
        tags: ['t'],
      }),
    );
    const { memories, asked } = await extract(items, () => [
      found('Bob likes milk.', 'I like milk', { causes: [{ fact: 1, kind: 'CAUSED_BY' }] }),
      found('Alice likes tea.', 'I like tea'),
    ]);
    expect(asked).toHaveLength(1);
    expect(
      memories.map(({ fact, itemIndex, position, mentionedAt, metadata, tags }) => [
        ...[fact.text, itemIndex, position, mentionedAt, metadata, tags.join()],
      ]),
    ).toEqual([
      ['Alice likes tea.', 0, 0, TOLD, '{"n":0}', 't'],
      ['Bob likes milk.', 1, 1, TOLD + 60_000, '{"n":1}', 't'],
    ]);
    expect(memories.map(({ fact, causalGroup }) => [fact.causes, causalGroup])).toEqual([
      [[], 0],
      [[{ fact: 0, kind: 'CAUSED_BY', weight: 0.9 }], 0],
    ]);
  });

  test('said twice, or saying nothing, is not kept; what names it as a cause means the first', async () => {
    const { documents, memories } = await extract([item('Tea is hot. Cups break.')], () => [
      found('Tea is hot.', 'Tea is hot'),
      found(' !! \u0000', 'Tea'),
      found('tea is HOT', 'Tea is hot'),
      found('Cups break.', 'Cups break', {
        causes: [
          { fact: 2, kind: 'CAUSED_BY' },
          { fact: 0, kind: 'CAUSED_BY' },
          { fact: 1, kind: 'CAUSES' },
          { fact: 3, kind: 'CAUSES' },
          { fact: 9, kind: 'CAUSES' },
          { fact: -1, kind: 'CAUSES' },
        ],
      }),
    ]);
    expect(memories.map(({ fact }) => [fact.text, fact.causes])).toEqual([
      ['Tea is hot.', []],
      ['Cups break.', [{ fact: 0, kind: 'CAUSED_BY', weight: 0.9 }]],
    ]);
    expect(documents[0]?.ignored.map(({ text, reason }) => [text, reason])).toEqual([
      ['!!', 'It has no words.'],
      ['tea is HOT', 'It says the same as another fact of the passage.'],
    ]);
  });

  test('of hostile text is text', async () => {
    const hostile = 'foo`]->() DETACH DELETE n //';
    const { memories } = await extract([item(hostile)], () => [
      found(`${hostile} \uD800`, hostile, { entities: [{ name: hostile, type: 'OTHER' }] }),
    ]);
    expect(memories[0]?.fact).toMatchObject({
      text: `${hostile} \uFFFD`,
      grounded: true,
      entities: [{ name: hostile, type: 'OTHER' }],
    });
  });
});

describe('the model is asked', () => {
  test('once a chunk, with the moment of telling in its timezone, and what stands before', async () => {
    const turns = Array.from({ length: 120 }, (_, i) => `Alice: this is my turn number ${i} of them all.`);
    const { documents, asked } = await extract(
      [item(turns.join('\n'), { timestamp: TOLD, timezone: 'Europe/Paris' })],
      () => [],
    );
    const chunks = documents[0]?.chunks ?? [];
    expect(asked).toHaveLength(chunks.length);
    expect(chunks.length).toBeGreaterThan(1);
    for (const [index, words] of asked.entries()) {
      expect(words).toContain('Told on Monday, 2023-05-08 15:56, Europe/Paris:');
      expect(words).toContain(chunks[index]?.text);
      expect(words.includes('<before ')).toBe(index > 0);
    }
  });

  test('with the headings under which a chunk begins, whose names a fact may then have', async () => {
    const content = `# Handbook\n\n## Installing Neo4j\n\n${'It needs a fast disk. '.repeat(20)}`;
    const { asked, memories } = await extract(
      [item(content)],
      (words) =>
        words.includes('<headings ')
          ? [
              found('Neo4j needs it.', 'It needs a fast disk.', {
                entities: [{ name: 'Neo4j', type: 'PRODUCT' }],
              }),
            ]
          : [],
      { chunkChars: 300 },
    );
    expect(asked[0]).not.toContain('<headings ');
    expect(asked[1]).toMatch(/<headings \w+>\nHandbook › Installing Neo4j\n<\/headings/u);
    expect(memories[0]?.fact.text).toBe('Neo4j needs it.');
    expect(memories[0]?.fact.entities).toEqual([{ name: 'Neo4j', type: 'PRODUCT' }]);
  });

  test('about every part of a document of 88,000 characters, whose facts all lead back to their words', async () => {
    const filler = 'The weather was neither good nor bad that day. '.repeat(62);
    const content = Array.from({ length: 30 }, (_, i) => `Marker${i} was seen. ${filler}`).join('\n');
    expect(content.length).toBeGreaterThan(88_000);
    const { documents, memories } = await extract([item(content)], (user) => {
      const words = user.slice(user.indexOf('<content'));
      return [...words.matchAll(/Marker\d+ was seen/gu)].map(([quote]) => found(`${quote}.`, quote));
    });
    expect(memories.map(({ fact }) => fact.text)).toEqual(
      Array.from({ length: 30 }, (_, i) => `Marker${i} was seen.`),
    );
    for (const { chunkId, source, fact } of memories) {
      const chunk = documents[0]?.chunks.find(({ id }) => id === chunkId);
      expect(chunk?.text.slice(source.start, source.end)).toBe(fact.text.slice(0, -1));
    }
  });

  test('nothing of the clock, so that a recording is found again', async () => {
    const first = await extract([item('Tea.')], () => []);
    const later = await extract([item('Tea.')], () => [], { at: NOW + 1e9 });
    expect(first.asked).toEqual(later.asked);
  });

  test('not about items that bring their own facts, which keep their causes', async () => {
    const own = [givenFact('b'), givenFact('c', { causes: [{ fact: 0, kind: 'CAUSED_BY', weight: 1 }] })];
    const items = ['a', 'bc', 'd'].map((content, index) =>
      item(content, { documentId: 'd', facts: index === 1 ? own : null }),
    );
    const { memories, asked } = await extract(items, (user) =>
      user.includes('\nd\n')
        ? [found('D.', 'dd'), found('E.', 'd', { causes: [{ fact: 0, kind: 'CAUSES' }] })]
        : [],
    );
    expect(asked).toHaveLength(2);
    expect(
      memories.map(({ fact, causalGroup }) => [fact.text, causalGroup, fact.causes.map((c) => c.fact)]),
    ).toEqual([
      ['b', 1, []],
      ['c', 1, [0]],
      ['D.', 0, []],
      ['E.', 0, [0]],
    ]);
  });

  test('again about the halves of a passage whose answer was too long, and all of it is counted', async () => {
    const content = Array.from(
      { length: 40 },
      (_, i) => `Marker${i} is a fact of its own in this text.`,
    ).join(' ');
    const { memories, usage, asked } = await extract([item(content)], (user) => {
      const names = [...new Set(user.split('<content')[1]?.match(/Marker\d+/gu) ?? [])];
      if (names.length > 25)
        throw new LlmError('LENGTH', 'too long', { usage: { calls: 1, inputTokens: 100, outputTokens: 50 } });
      return names.map((name) => found(`${name} is a fact.`, `${name} is`));
    });
    const texts = memories.map(({ fact }) => fact.text);
    expect(texts).toEqual(Array.from({ length: 40 }, (_, i) => `Marker${i} is a fact.`));
    expect(memories.every(({ fact }) => fact.grounded)).toBe(true);
    const halves = asked.length - 1;
    expect(usage).toEqual({
      calls: asked.length,
      inputTokens: 100 + halves * 10,
      outputTokens: 50 + halves * 5,
    });
  });
});

describe('when the model fails for good', () => {
  const long = (marker: string) => item(`${marker} ${'is a fact. '.repeat(20)}`);

  test('the error says how to go on, why, and what was spent, and the other calls are stopped', async () => {
    const stopped: boolean[] = [];
    const failing = extract([long('good'), long('bad')], (user, signal) => {
      if (user.includes('bad'))
        throw new LlmError('REFUSED', 'The language model refused to answer.', {
          usage: { calls: 1, inputTokens: 10, outputTokens: 0 },
        });
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => {
          stopped.push(true);
          reject(signal.reason);
        });
      });
    });
    await expect(failing).rejects.toMatchObject({
      name: 'LlmError',
      code: 'MODEL_OUTPUT_INVALID',
      message:
        'The language model refused to answer. Nothing was stored. Retain with mode RULES, which needs no model.',
      details: { reason: 'REFUSED', llmCalls: 1, inputTokens: 10 },
    });
    expect(stopped).toEqual([true]);
  });

  test('a short passage whose answer is too long is not split without end', async () => {
    const failing = extract([item('Tea is hot.')], () => {
      throw new LlmError('LENGTH', 'too long');
    });
    await expect(failing).rejects.toMatchObject({ reason: 'LENGTH' });
  });

  test("a caller's signal stops the calls", async () => {
    const controller = new AbortController();
    const failing = extract(
      [long('one')],
      (_, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new LlmError('ABORTED', 'given up')));
          controller.abort();
        }),
      { signal: controller.signal },
    );
    await expect(failing).rejects.toMatchObject({ code: 'TIMEOUT', reason: 'ABORTED' });
  });

  test('without a model, mode LLM is refused with what to set', async () => {
    await expect(extract([item('x')], () => [], { llm: null })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringMatching(/LLM_BASE_URL.*LLM_MODEL.*LLM_API_KEY.*RULES/),
    });
  });
});
