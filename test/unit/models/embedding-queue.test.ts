import { describe, expect, it } from 'vitest';
import type { Embedding } from '../../../src/domain/ports/models.ts';
import { EmbeddingQueue, type QueueLimits } from '../../../src/models/embedding-queue.ts';

const LIMITS: QueueLimits = {
  batchTexts: 4,
  batchTokens: 1_000,
  paddedShare: null,
  batches: 1,
  waitingTexts: { QUERY: 5, DOCUMENT: 5 },
};
const query = { purpose: 'QUERY', signal: null } as const;
const document = { purpose: 'DOCUMENT', signal: null } as const;
const vectorOf = (text: string): Embedding => ({ vector: Float32Array.of(text.length) });

/** A model whose batches end when the test says so. */
function heldModel(limits: QueueLimits = LIMITS) {
  const batches: (readonly string[])[] = [];
  const pending: { release: () => void; fail: (error: Error) => void }[] = [];
  const queue = new EmbeddingQueue((texts) => {
    batches.push(texts);
    return new Promise((resolve, reject) => {
      pending.push({
        release: () => resolve(texts.map((text) => (text === '∅' ? null : vectorOf(text)))),
        fail: reject,
      });
    });
  }, limits);
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    queue,
    batches,
    release: async () => {
      pending.shift()?.release();
      await settle();
    },
    fail: async (error: Error) => {
      pending.shift()?.fail(error);
      await settle();
    },
  };
}

describe('EmbeddingQueue', () => {
  it('gathers the queries that arrive while a batch runs into the next one', async () => {
    const { queue, batches, release } = heldModel();
    const all = ['first', 'second', 'third'].map((text) => queue.embed([text], query));
    await release();
    await release();
    expect(batches).toEqual([['first'], ['second', 'third']]);
    expect(await Promise.all(all)).toEqual(['first', 'second', 'third'].map((text) => [vectorOf(text)]));
  });

  it('lets queries go before documents that wait longer', async () => {
    const { queue, batches, release } = heldModel();
    const documents = queue.embed(['d1', 'd2', 'd3', 'd4', 'd5'], document);
    const asked = queue.embed(['q'], query);
    for (let i = 0; i < 3; i++) await release();
    await Promise.all([documents, asked]);
    expect(batches).toEqual([['d1', 'd2', 'd3', 'd4'], ['q'], ['d5']]);
  });

  it('embeds texts of like length together and answers in the order of the call', async () => {
    const { queue, batches, release } = heldModel({ ...LIMITS, batchTexts: 2 });
    const made = queue.embed(['wwwwwwwww', 'w', 'wwwwwwww', 'ww'], document);
    await release();
    await release();
    expect(batches).toEqual([
      ['w', 'ww'],
      ['wwwwwwww', 'wwwwwwwww'],
    ]);
    expect((await made).map(({ vector }) => vector[0])).toEqual([9, 1, 8, 2]);
  });

  it('counts padding against the tokens of a batch', async () => {
    // 40 characters are 12 tokens with the special ones: two of them fill 24, the third would make 36.
    const { queue, batches, release } = heldModel({ ...LIMITS, batchTokens: 30 });
    const made = queue.embed(
      ['a', 'b', 'c'].map((letter) => letter.repeat(40)),
      document,
    );
    await release();
    await release();
    await made;
    expect(batches.map((batch) => batch.length)).toEqual([2, 1]);
  });

  it('parts documents of unlike length where padding costs too much, and no queries', async () => {
    // 40 characters are 12 tokens with the special ones, 80 are 22: together they would fill 44 for 34.
    const texts = ['a', 'b', 'c', 'd'].map((letter, i) => letter.repeat(i < 2 ? 40 : 80));
    for (const [call, sizes] of [
      [document, [2, 2]],
      [query, [4]],
    ] as const) {
      const { queue, batches, release } = heldModel({ ...LIMITS, paddedShare: 1.2 });
      const made = queue.embed(texts, call);
      for (const _ of sizes) await release();
      expect(await made).toHaveLength(4);
      expect(batches.map((batch) => batch.length)).toEqual(sizes);
    }
  });

  it('drops the waiting texts of a call that is given up, and of that call only', async () => {
    const { queue, batches, release } = heldModel();
    const running = queue.embed(['running'], query);
    const abort = new AbortController();
    const given = queue.embed(['given up'], { purpose: 'QUERY', signal: abort.signal });
    const kept = queue.embed(['kept'], query);
    abort.abort();
    await expect(given).rejects.toMatchObject({ code: 'TIMEOUT' });
    await release();
    await release();
    await Promise.all([running, kept]);
    expect(batches).toEqual([['running'], ['kept']]);
  });

  it('refuses an aborted call at once', async () => {
    const { queue, batches } = heldModel();
    await expect(queue.embed(['x'], { purpose: 'QUERY', signal: AbortSignal.abort() })).rejects.toMatchObject(
      {
        code: 'TIMEOUT',
      },
    );
    expect(batches).toEqual([]);
  });

  it('refuses a call with a retryable error while too many texts wait, and takes it later', async () => {
    const { queue, release } = heldModel();
    const running = queue.embed(['running'], query);
    const waiting = queue.embed(['1', '2', '3', '4', '5'], query);
    await expect(queue.embed(['late'], query)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryable: true,
    });
    for (let i = 0; i < 3; i++) await release();
    await Promise.all([running, waiting]);
    const retried = queue.embed(['late'], query);
    await release();
    expect(await retried).toEqual([vectorOf('late')]);
  });

  it('takes a call that is larger than the limit when nothing waits', async () => {
    const { queue, release } = heldModel();
    const texts = Array.from({ length: 12 }, (_, i) => `text ${i}`);
    const made = queue.embed(texts, document);
    for (let i = 0; i < 3; i++) await release();
    expect(await made).toHaveLength(12);
  });

  it('names the text that has no vector and spares the other calls of its batch', async () => {
    const { queue, release } = heldModel();
    const running = queue.embed(['running'], query);
    const bad = queue.embed(['fine', '∅'], query);
    const good = queue.embed(['good'], query);
    const refused = expect(bad).rejects.toMatchObject({ code: 'BAD_USER_INPUT', details: { index: 1 } });
    await release();
    await release();
    await refused;
    expect(await good).toEqual([vectorOf('good')]);
    await running;
  });

  it('passes the failure of a batch to its calls and goes on with the next', async () => {
    const { queue, release, fail } = heldModel();
    const broken = queue.embed(['broken'], query);
    const next = queue.embed(['next'], query);
    const refused = expect(broken).rejects.toThrow('no model');
    await fail(new Error('no model'));
    await refused;
    await release();
    expect(await next).toEqual([vectorOf('next')]);
  });

  it('answers nothing for no texts', async () => {
    const { queue, batches } = heldModel();
    expect(await queue.embed([], document)).toEqual([]);
    expect(batches).toEqual([]);
  });
});

describe('EmbeddingQueue with several batches at once', () => {
  const limits: QueueLimits = { ...LIMITS, batchTexts: 2, batches: 3 };

  it('runs so many, of which documents leave one to queries', async () => {
    const { queue, batches, release } = heldModel(limits);
    const documents = queue.embed(['d1', 'd2', 'd3', 'd4', 'd5', 'd6'], document);
    expect(batches).toEqual([
      ['d1', 'd2'],
      ['d3', 'd4'],
    ]);
    const first = queue.embed(['q1'], query);
    const second = queue.embed(['q2'], query);
    const third = queue.embed(['q3'], query);
    expect(batches).toHaveLength(3);
    await release();
    expect(batches.slice(2)).toEqual([['q1'], ['q2', 'q3']]);
    for (let i = 0; i < 4; i++) await release();
    await Promise.all([documents, first, second, third]);
    expect(batches[4]).toEqual(['d5', 'd6']);
  });

  it('stops a batch that nobody waits for any more, and no other', async () => {
    const signals: AbortSignal[] = [];
    const queue = new EmbeddingQueue((texts, signal) => {
      signals.push(signal);
      return new Promise((resolve) => {
        if (texts.includes('kept')) setImmediate(() => resolve(texts.map(vectorOf)));
      });
    }, limits);
    const abort = new AbortController();
    const given = queue.embed(['given up'], { purpose: 'QUERY', signal: abort.signal });
    const kept = queue.embed(['kept'], query);
    abort.abort();
    await expect(given).rejects.toMatchObject({ code: 'TIMEOUT' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    await kept;
  });

  it('goes on with a batch that one of its calls still waits for', async () => {
    const signals: AbortSignal[] = [];
    const { promise: first, release } = held();
    const queue = new EmbeddingQueue(
      async (texts, signal) => {
        signals.push(signal);
        if (texts.includes('running')) await first;
        return texts.map(vectorOf);
      },
      { ...limits, batches: 1 },
    );
    const running = queue.embed(['running'], query);
    const abort = new AbortController();
    const given = queue.embed(['given up'], { purpose: 'QUERY', signal: abort.signal });
    const kept = queue.embed(['kept'], query);
    release();
    await running;
    abort.abort();
    await given.catch(() => undefined);
    expect(await kept).toEqual([vectorOf('kept')]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
  });
});

function held() {
  let release = () => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}
