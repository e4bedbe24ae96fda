import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

/** A client of the WebSocket door; `origin` is what a browser would send. */
export function websocketClient(url: string, origin?: string): Client {
  return createClient({
    url: url.replace(/^http/, 'ws'),
    webSocketImpl: class extends WebSocket {
      constructor(address: string, protocols: string) {
        super(address, protocols, origin === undefined ? {} : { origin });
      }
    },
    retryAttempts: 0,
  });
}

export interface EventStream {
  readonly status: number;
  readonly type: string | null;
  /** Events as they come: their names and data. */
  readonly events: AsyncGenerator<{ readonly event: string; readonly data: unknown }>;
  readonly text: () => Promise<string>;
  close(): void;
}

/** A subscription as server-sent events. */
export async function eventStream(
  url: string,
  query: string,
  { method = 'POST', accept = 'text/event-stream' } = {},
): Promise<EventStream> {
  const controller = new AbortController();
  const address = method === 'GET' ? `${url}?query=${encodeURIComponent(query)}` : url;
  const response = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json', accept },
    ...(method === 'GET' ? {} : { body: JSON.stringify({ query }) }),
    signal: controller.signal,
  });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    events: eventsOf(response),
    text: () => response.text(),
    close: () => controller.abort(),
  };
}

async function* eventsOf({ body }: Response): EventStream['events'] {
  if (body === null) return;
  let text = '';
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    text += piece;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, event, data] = /^event: (\w+)\ndata:(.*)$/s.exec(block) ?? [];
      if (event !== undefined) yield { event, data: data?.trim() ? (JSON.parse(data) as unknown) : null };
    }
  }
}
