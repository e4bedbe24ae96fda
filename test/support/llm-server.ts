import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request for a chat completion, as it came in. */
export interface ChatRequest {
  readonly authorization: string | null;
  readonly body: {
    readonly model: string;
    readonly messages: readonly {
      readonly role: string;
      readonly content: string;
      readonly tool_calls?: readonly {
        readonly id: string;
        readonly function: { readonly name: string; readonly arguments: string };
      }[];
      readonly tool_call_id?: string;
    }[];
    readonly tools?: readonly { readonly function: { readonly name: string } }[];
    readonly tool_choice?: string;
    readonly temperature?: number;
    readonly max_tokens?: number;
    readonly max_completion_tokens?: number;
    readonly response_format?: {
      readonly type: string;
      readonly json_schema?: { readonly name: string; readonly schema: Record<string, unknown> };
    };
  };
}

/** How the server answers one request. */
export type Script =
  /** Words of the model, with 11 input and 7 output tokens. */
  | {
      readonly words: string;
      readonly finishReason?: string;
      readonly refusal?: string;
      /** Uses of tools beside the words; arguments that are no string are written as JSON. */
      readonly calls?: readonly { readonly name: string; readonly arguments: unknown }[];
    }
  /** Any status and body. */
  | {
      readonly status: number;
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** The connection breaks in the middle of the answer. */
  | 'CUT'
  /** No answer, until the caller gives up. */
  | 'SILENCE';

export interface LlmServer {
  /** Base of the API, ending in /v1. */
  readonly url: string;
  readonly requests: readonly ChatRequest[];
  /** Most requests that were answered at one time. */
  readonly mostAtOnce: number;
  close(): Promise<void>;
}

/** Answers of a model in order; the last one again for each further request. */
export function inTurn(...scripts: readonly Script[]): (request: ChatRequest, index: number) => Script {
  return (_, index) => scripts[Math.min(index, scripts.length - 1)] ?? { status: 500 };
}

/** A value as the words of the model. */
export function answer(value: unknown): Script {
  return { words: JSON.stringify(value) };
}

/** The use of a tool. */
export function use(name: string, input: unknown, words = ''): Script {
  return { words, calls: [{ name, arguments: input }] };
}

/** An OpenAI-compatible server on a free port of the loopback that does what a script says. */
export async function startLlmServer(
  script: (request: ChatRequest, index: number) => Script | Promise<Script>,
): Promise<LlmServer> {
  const requests: ChatRequest[] = [];
  const load = { now: 0, most: 0 };
  const server = createServer((incoming, outgoing) => {
    load.now++;
    load.most = Math.max(load.most, load.now);
    outgoing.once('close', () => load.now--);
    void serve(incoming, outgoing);
  });
  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = await readRequest(incoming);
    if (incoming.method !== 'POST' || incoming.url !== '/v1/chat/completions') {
      send(outgoing, { status: 404, body: { error: { message: 'no such route' } } });
      return;
    }
    requests.push(request);
    send(outgoing, await script(request, requests.length - 1));
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    get mostAtOnce() {
      return load.most;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readRequest(incoming: IncomingMessage): Promise<ChatRequest> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  const body = JSON.parse(Buffer.concat(parts).toString('utf8')) as ChatRequest['body'];
  return { authorization: incoming.headers.authorization ?? null, body };
}

function send(outgoing: ServerResponse, script: Script): void {
  if (script === 'SILENCE') return;
  if (script === 'CUT') {
    outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    outgoing.write('{"choices":', () => outgoing.destroy());
    return;
  }
  if ('status' in script) {
    outgoing.writeHead(script.status, { 'content-type': 'application/json', ...script.headers });
    outgoing.end(typeof script.body === 'string' ? script.body : JSON.stringify(script.body ?? {}));
    return;
  }
  const { words, finishReason = 'stop', refusal, calls } = script;
  const tool_calls = calls?.map(({ name, arguments: input }, index) => ({
    id: `call_${index}_of_${name}`,
    type: 'function',
    function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input) },
  }));
  const message = {
    role: 'assistant',
    content: words,
    ...(refusal === undefined ? {} : { refusal }),
    ...(tool_calls === undefined ? {} : { tool_calls }),
  };
  outgoing.writeHead(200, { 'content-type': 'application/json' });
  outgoing.end(
    JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason: finishReason }],
      usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 },
    }),
  );
}
