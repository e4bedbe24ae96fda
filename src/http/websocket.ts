import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { type FormattedExecutionResult, GraphQLError } from 'graphql';
import {
  CloseCode,
  handleProtocols,
  type JSONMessageReplacer,
  makeServer,
  type OperationResult,
  type ServerOptions,
} from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { JsonText } from '../graphql/scalars/json-text.ts';
import { type PreparedSubscription, prepareSubscription, sentError } from '../graphql/subscribe.ts';
import { refuseLongQuery } from './graphql-body.ts';
import type { SubscriptionDoor } from './subscription-door.ts';

const PING_MS = 12_000;

export interface WebsocketOptions {
  readonly httpServer: Server;
  readonly door: SubscriptionDoor;
  readonly maxMessageBytes: number;
}

/**
 * Serves subscriptions over WebSockets at /graphql (protocol graphql-transport-ws). Answers with what closes them all.
 * A page of another origin is refused: browsers open sockets for any page, and would let it listen.
 */
export function serveWebsockets(options: WebsocketOptions): () => Promise<void> {
  const sockets = new WebSocketServer({
    server: options.httpServer,
    path: '/graphql',
    maxPayload: options.maxMessageBytes,
    handleProtocols,
    verifyClient: ({ req }: { readonly req: IncomingMessage }) => isOwnOrigin(req),
  });
  const json = exactJson();
  sockets.on('connection', (socket, request) => {
    const server = makeServer(protocolOptions(options.door, json.replacer));
    const closed = server.opened(
      {
        protocol: socket.protocol,
        send: (text) => sendTo(socket, json.restore(text)),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (take) =>
          socket.on('message', (data) => {
            take(String(data)).catch((error: unknown) =>
              socket.close(CloseCode.InternalServerError, String(error).slice(0, 100)),
            );
          }),
      },
      request,
    );
    const ping = setInterval(() => {
      if (socket.readyState === socket.OPEN) socket.ping();
    }, PING_MS);
    socket.on('error', () => socket.close(CloseCode.BadRequest));
    socket.once('close', (code, reason) => {
      clearInterval(ping);
      void closed(code, String(reason));
    });
  });
  return async () => {
    for (const socket of sockets.clients) socket.close(1001, 'Going away');
    await new Promise((resolve) => sockets.close(resolve));
  };
}

function protocolOptions(door: SubscriptionDoor, replacer: JSONMessageReplacer): ServerOptions {
  const requestIds = new WeakMap<object, string>();
  return {
    jsonMessageReplacer: replacer,
    onSubscribe(_context, _id, payload) {
      const { query, operationName = null, variables } = payload;
      refuseLongQuery(payload, door.limits.maxQueryChars);
      const asked = { query, operationName: operationName ?? null, variables: variables ?? {} };
      try {
        const prepared = prepareSubscription(asked, door.schema(), door.limits);
        requestIds.set(prepared, randomUUID());
        return { schema: door.schema(), document: prepared.document, contextValue: prepared };
      } catch (error) {
        if (error instanceof GraphQLError) return [error];
        throw error;
      }
    },
    subscribe({ contextValue }) {
      const prepared = contextValue as PreparedSubscription;
      return door.open(prepared, {
        requestId: requestIds.get(prepared) ?? randomUUID(),
        transport: 'websocket',
      }) as unknown as OperationResult;
    },
    // Its errors are already what a client may see.
    onNext: (_context, _id, _payload, _args, result) => result as FormattedExecutionResult,
    onError: (_context, _id, _payload, errors) => errors.map((error) => sentError(error, randomUUID())),
  };
}

/** Resolves when the message is on its way: a slow reader so keeps what follows waiting in its bounded mailbox. */
function sendTo(socket: WebSocket, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.send(text, (error) => (error ? reject(error) : resolve()));
  });
}

/** True without an origin, which browsers always send, and for the page that this server serves itself. */
function isOwnOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** JSON values letter for letter: the protocol's own serialiser gets them as marked strings, from which they are restored. */
function exactJson(): { readonly replacer: JSONMessageReplacer; restore(text: string): string } {
  // Never sent, so no string of a message can be mistaken for one.
  const mark = randomUUID();
  const marked = new RegExp(`"${mark}((?:[^"\\\\]|\\\\.)*)"`, 'g');
  return {
    replacer(this: Record<string, unknown>, key, value) {
      const original = this[key];
      return original instanceof JsonText ? mark + original.text : value;
    },
    restore: (text) =>
      text.includes(mark)
        ? text.replace(marked, (_whole, inner: string) => JSON.parse(`"${inner}"`) as string)
        : text,
  };
}
