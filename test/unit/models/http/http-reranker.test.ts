import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reranker } from '../../../../src/domain/ports/models.ts';
import { createHttpReranker, type HttpRerankerSettings } from '../../../../src/models/http/http-reranker.ts';
import {
  type Behaviour,
  changed,
  cut,
  flood,
  hang,
  type ModelServer,
  respond,
  shareOfWords,
  startModelServer,
  together,
} from '../../../support/model-server.ts';

type Form = HttpRerankerSettings['form'];
const PATH: Record<Form, string> = { tei: '/tei', cohere: '/v1' };
const DOCUMENTS = ['coffee', 'green tea', 'tea', 'water'];

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

function reranker(form: Form, change: Partial<HttpRerankerSettings> = {}): Reranker {
  return createHttpReranker({
    form,
    model: 'rerank-1',
    scores: 'unit',
    baseUrl: server.url + PATH[form],
    apiKey: null,
    batchSize: 128,
    timeoutMs: 10_000,
    retries: 2,
    concurrency: 2,
    backoffMs: 1,
    ...change,
  });
}

const sent = () => server.requests.at(-1)?.body;

interface Scored {
  readonly index: unknown;
  readonly score: unknown;
}

/** What a server of either form says, with its scores changed. */
function withScores(form: Form, change: (items: Scored[]) => unknown): Behaviour {
  return changed((right) => {
    if (form === 'tei') return change(right as Scored[]);
    const { results } = right as { results: { index: number; relevance_score: number }[] };
    const items = change(results.map(({ index, relevance_score }) => ({ index, score: relevance_score })));
    if (!Array.isArray(items)) return items;
    return { results: items.map(({ index, score }) => ({ index, relevance_score: score })) };
  });
}

describe('a request for scores', () => {
  it('has the form of TEI', async () => {
    await reranker('tei').score('tea', DOCUMENTS);
    expect(sent()).toEqual({ query: 'tea', texts: DOCUMENTS, raw_scores: false, truncate: true });
  });

  it('asks TEI for raw scores when logits are wanted', async () => {
    await reranker('tei', { scores: 'logit' }).score('tea', DOCUMENTS);
    expect(sent()).toMatchObject({ raw_scores: true });
  });

  it('has the form of Cohere', async () => {
    await reranker('cohere').score('tea', DOCUMENTS);
    expect(sent()).toEqual({ model: 'rerank-1', query: 'tea', documents: DOCUMENTS, top_n: 4 });
  });

  it('reaches Alibaba, whose path is a plural and whose answer is nested', async () => {
    const alibaba = reranker('cohere', { baseUrl: `${server.url}/compatible-api/v1/reranks` });
    expect(await alibaba.score('tea', DOCUMENTS)).toEqual([0, 1, 1, 0]);
  });
});

describe.each<Form>(['tei', 'cohere'])('a reranker over a server of the form %s', (form) => {
  it('cuts many documents into batches and keeps their order', async () => {
    const documents = Array.from({ length: 300 }, (_, i) => (i % 7 === 0 ? `tea ${i}` : `coffee ${i}`));
    const before = server.requests.length;
    const scores = await reranker(form).score('tea', documents);
    expect(server.requests.length - before).toBe(3);
    expect(scores).toEqual(documents.map((document) => shareOfWords('tea', document)));
  });

  it('has no more requests under way than its concurrency, whoever asks', async () => {
    const quiet = await startModelServer();
    try {
      const shared = reranker(form, { baseUrl: quiet.url + PATH[form], batchSize: 1, concurrency: 3 });
      quiet.always(together(3));
      await Promise.all([1, 2, 3].map(() => shared.score('tea', DOCUMENTS)));
      expect(quiet.requests).toHaveLength(12);
      expect(quiet.busiest).toBe(3);
    } finally {
      await quiet.close();
    }
  });

  it('reads answers that repeat the documents', async () => {
    const long = DOCUMENTS.map((document) => `${document} ${'\u0001'.repeat(50_000)}`);
    server.next(
      changed((right) => {
        const echo = (items: object[]) => items.map((item) => ({ ...item, document: { text: long[0] } }));
        return form === 'tei'
          ? echo(right as object[])
          : { results: echo((right as { results: object[] }).results) };
      }),
    );
    expect(await reranker(form).score('tea', long)).toEqual([0, 1, 1, 0]);
  });

  it.each<[string, (items: Scored[]) => unknown]>([
    ['a score too few', (items) => items.slice(1)],
    ['a score too many', (items) => [...items, items[0]]],
    ['an index twice', (items) => items.map((item) => ({ ...item, index: 0 }))],
    ['an index beyond the documents', (items) => items.map((item) => ({ ...item, index: 7 }))],
    ['an index below 0', ([first, ...items]) => [{ ...first, index: -1 }, ...items]],
    ['an index that is a word', ([first, ...items]) => [{ ...first, index: '0' }, ...items]],
    ['null for a score', ([first, ...items]) => [{ ...first, score: null }, ...items]],
    ['a word for a score', ([first, ...items]) => [{ ...first, score: '0.5' }, ...items]],
    ['another form', () => ({ scores: [1, 2, 3, 4] })],
    ['null', () => null],
  ])('refuses %s', async (_what, change) => {
    server.next(withScores(form, change));
    await expect(reranker(form).score('tea', DOCUMENTS)).rejects.toMatchObject({
      code: 'MODEL_OUTPUT_INVALID',
    });
  });

  it.each(['unit', 'cosine', 'logit'] as const)(
    'refuses an infinite score on the scale %s',
    async (scores) => {
      const text =
        form === 'tei' ? '[{"index":0,"score":1e999}]' : '{"results":[{"index":0,"relevance_score":1e999}]}';
      server.next(respond(200, text));
      await expect(reranker(form, { scores }).score('tea', ['x'])).rejects.toMatchObject({
        code: 'MODEL_OUTPUT_INVALID',
      });
    },
  );

  it('reads no further than scores can reach', async () => {
    server.next(flood);
    await expect(reranker(form).score('tea', ['x'])).rejects.toMatchObject({ code: 'MODEL_OUTPUT_INVALID' });
    await server.requests.at(-1)?.abandoned;
  });

  const scoresOf = (scale: HttpRerankerSettings['scores'], ...raw: number[]) => {
    server.next(withScores(form, () => raw.map((score, index) => ({ index, score }))));
    const judge = reranker(form, { scores: scale });
    return judge.score(
      'tea',
      raw.map((_, i) => `document ${i}`),
    );
  };

  it('passes scores in [0, 1] as they are, and rounds what half precision brings beyond', async () => {
    expect(await scoresOf('unit', 0.123, 1, 0, 1.0005, -0.0005)).toEqual([0.123, 1, 0, 1, 0]);
    expect(reranker(form).calibration).toBe('UNIT');
  });

  it.each([[3.2], [-0.4]])(
    'refuses %f where scores lie in [0, 1], and says which setting helps',
    async (raw) => {
      await expect(scoresOf('unit', 0.5, raw)).rejects.toMatchObject({
        code: 'MODEL_OUTPUT_INVALID',
        message: expect.stringContaining('RERANKER_SCORES'),
      });
    },
  );

  it('passes logits as they are for the sigmoid, also those in [0, 1]', async () => {
    expect(await scoresOf('logit', 4.5, -7, 0.5)).toEqual([4.5, -7, 0.5]);
    expect(reranker(form, { scores: 'logit' }).calibration).toBe('LOGIT');
  });

  it('takes a cosine below 0 for 0', async () => {
    expect(await scoresOf('cosine', 0.7, -0.3)).toEqual([0.7, 0]);
    expect(reranker(form, { scores: 'cosine' }).calibration).toBe('UNIT');
    await expect(scoresOf('cosine', -1.5)).rejects.toMatchObject({ code: 'MODEL_OUTPUT_INVALID' });
  });

  it('fails as a whole when a batch fails, and breaks the others off', async () => {
    const before = server.requests.length;
    server.next(hang, respond(401));
    const failed = reranker(form, { batchSize: 2 }).score('tea', DOCUMENTS);
    await expect(failed).rejects.toMatchObject({
      code: 'MODEL_UNAVAILABLE',
      message: expect.stringContaining('RERANKER_API_KEY'),
    });
    const hanging = server.requests.slice(before);
    await Promise.race(hanging.map(({ abandoned }) => abandoned));
  });

  it('breaks off its requests, also those that wait, when its signal aborts', async () => {
    const before = server.requests.length;
    server.next(hang);
    const abort = new AbortController();
    const judge = reranker(form, { batchSize: 1, concurrency: 1 });
    const given = judge.score('tea', DOCUMENTS, { signal: abort.signal });
    await server.received(before + 1);
    abort.abort();
    await expect(given).rejects.toMatchObject({ code: 'TIMEOUT' });
    await server.requests.at(-1)?.abandoned;
    expect(server.requests.length - before).toBe(1);
    expect(await judge.score('tea', ['tea'])).toEqual([1]);
  });

  it('refuses with a retryable error while too many documents wait', async () => {
    const judge = reranker(form, { concurrency: 1 });
    const abort = new AbortController();
    server.next(hang);
    const before = server.requests.length;
    const many = judge.score('tea', new Array(10_000).fill('tea'), { signal: abort.signal });
    await expect(judge.score('tea', ['tea'])).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryable: true,
    });
    await server.received(before + 1);
    abort.abort();
    await expect(many).rejects.toMatchObject({ code: 'TIMEOUT' });
    expect(await judge.score('tea', ['tea'])).toEqual([1]);
  });

  it('tries again after a connection that broke off', async () => {
    server.next(cut);
    expect(await reranker(form).score('tea', DOCUMENTS)).toEqual([0, 1, 1, 0]);
  });
});
