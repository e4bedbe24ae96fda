import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stubEmbedder } from './stub-embedder.ts';

export interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
  /** Settles when the client goes away before it was answered. */
  readonly abandoned: Promise<void>;
}

/** How the server answers one request; `right` is what a good server would say. */
export type Behaviour = (response: ServerResponse, right: unknown) => unknown;

export interface ModelServer {
  /** Address under which the paths lie. */
  readonly url: string;
  readonly requests: readonly ReceivedRequest[];
  /** Most requests that were under way at once. */
  readonly busiest: number;
  /** How the next requests are answered, one each; those after them are answered right. */
  next(...behaviours: readonly Behaviour[]): void;
  /** How all requests are answered from now on that `next` says nothing about. */
  always(behaviour: Behaviour): void;
  /** Settles when so many requests have come, since the start. */
  received(count: number): Promise<void>;
  close(): Promise<void>;
}

const EMBEDDER = stubEmbedder();

async function vectorsOf(texts: unknown): Promise<number[][]> {
  const list = Array.isArray(texts) ? texts.map(String) : [];
  return (await EMBEDDER.embed(list)).map(({ vector }) => Array.from(vector));
}

const wordsOf = (text: unknown) =>
  String(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Share of the query's words that the document has: in [0, 1]. */
export function shareOfWords(query: unknown, document: unknown): number {
  const [wanted, there] = [wordsOf(query), new Set(wordsOf(document))];
  return wanted.filter((word) => there.has(word)).length / Math.max(1, wanted.length);
}

/** Scores by index, best first, as rerankers answer. */
function ranked(query: unknown, documents: unknown): { index: number; score: number }[] {
  const list = Array.isArray(documents) ? documents : [];
  return list
    .map((document, index) => ({ index, score: shareOfWords(query, document) }))
    .sort((a, b) => b.score - a.score);
}

const cohereResults = (body: ReceivedRequest['body']) => ({
  results: ranked(body.query, body.documents).map(({ index, score }) => ({ index, relevance_score: score })),
});

/** The paths of the servers that are stood in for. */
const RIGHT: Readonly<Record<string, (body: ReceivedRequest['body']) => unknown>> = {
  '/tei/embed': ({ inputs }) => vectorsOf(inputs),
  '/v1/embeddings': async ({ input, model }) => ({
    object: 'list',
    model,
    data: (await vectorsOf(input)).map((embedding, index) => ({ object: 'embedding', index, embedding })),
  }),
  '/tei/rerank': ({ query, texts }) => ranked(query, texts),
  '/v1/rerank': cohereResults,
  '/compatible-api/v1/reranks': (body) => ({ request_id: 'r-1', output: cohereResults(body) }),
};

export const respond =
  (status: number, body: unknown = '', headers: Readonly<Record<string, string>> = {}): Behaviour =>
  (response) => {
    const isText = typeof body === 'string';
    response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json', ...headers });
    response.end(isText ? body : JSON.stringify(body));
  };

/** Answers right, but for what the change makes of it. */
export const changed =
  (change: (right: unknown) => unknown): Behaviour =>
  (response, right) =>
    respond(200, change(right))(response, right);

export const right: Behaviour = changed((answer) => answer);

/** Answers right, but only when so many requests wait together: fewer at once would wait for ever. */
export function together(count: number): Behaviour {
  let waiting: (() => void)[] = [];
  return (response, right) => {
    waiting.push(() => respond(200, right)(response, right));
    if (waiting.length < count) return;
    const group = waiting;
    waiting = [];
    for (const answer of group) answer();
  };
}

export const hang: Behaviour = () => undefined;

/** Breaks the connection off before a byte of the answer. */
export const cut: Behaviour = (response) => response.destroy();

/** Breaks the connection off in the middle of the answer. */
export const cutHalfway: Behaviour = (response, right) => {
  const text = JSON.stringify(right);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length });
  response.write(text.slice(0, text.length / 2), () => response.destroy());
};

/** Sends a byte now and then, and never comes to an end. */
export const drip: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 2);
  response.on('close', () => clearInterval(timer));
};

/** Sends without end. */
export const flood: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const piece = Buffer.alloc(65_536, ' ');
  const write = () => {
    if (!response.destroyed) response.write(piece, write);
  };
  write();
};

async function read(request: IncomingMessage): Promise<ReceivedRequest['body']> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

/** A model server on a free port of the loopback that answers like the real ones, or misbehaves as it is told. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: ReceivedRequest[] = [];
  const queued: Behaviour[] = [];
  let usual: Behaviour = right;
  let underWay = 0;
  let busiest = 0;

  const server = createServer(async (request, response) => {
    busiest = Math.max(busiest, ++underWay);
    const abandoned = new Promise<void>((resolve) => {
      response.on('close', () => {
        underWay -= 1;
        if (!response.writableFinished) resolve();
      });
    });
    const body = await read(request);
    const path = request.url ?? '';
    requests.push({ path, headers: request.headers, body, abandoned });
    const answer = RIGHT[path];
    if (answer === undefined) respond(404, { error: { code: 'no_such_path' } })(response, null);
    else await (queued.shift() ?? usual)(response, await answer(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    get busiest() {
      return busiest;
    },
    next: (...behaviours) => void queued.push(...behaviours),
    always(behaviour) {
      usual = behaviour;
    },
    async received(count) {
      while (requests.length < count) await new Promise(setImmediate);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
