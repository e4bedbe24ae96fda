import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Express } from 'express';
import { createContext, type GraphqlContext, type UseCases } from '../graphql/context.ts';
import { DEFAULT_LIMITS, type GraphqlLimits } from '../graphql/limits.ts';
import { createGraphqlServer } from '../graphql/server.ts';
import type { Events } from '../observe/events.ts';
import type { Logger } from '../observe/logger.ts';
import type { Metrics } from '../observe/metrics.ts';
import { abortOnDisconnect } from './abort-on-disconnect.ts';
import { bankCopies } from './bank-copies.ts';
import { graphiqlAssets, graphiqlPage } from './graphiql.ts';
import { graphqlBody } from './graphql-body.ts';
import { type HealthCheck, healthRoutes } from './health.ts';
import { httpErrors, notFound } from './http-errors.ts';
import { requestEvents } from './request-events.ts';
import { assignRequestId, requestIdOf } from './request-id.ts';
import { serverSentEvents } from './server-sent-events.ts';
import { SubscriptionDoor } from './subscription-door.ts';
import { serveWebsockets } from './websocket.ts';

export interface HttpOptions {
  readonly useCases: UseCases;
  readonly config: {
    readonly host: string;
    /** 0 takes a free one. */
    readonly port: number;
    readonly maxBodyBytes: number;
    readonly limits?: Partial<GraphqlLimits>;
  };
  readonly logger: Logger;
  readonly events: Events;
  readonly metrics: Metrics;
  readonly health: readonly HealthCheck[];
}

export interface HttpServer {
  /** Address of the GraphQL endpoint. */
  readonly url: string;
  /** Takes no more requests, lets those under way finish for up to 10 seconds, and closes. */
  close(): Promise<void>;
}

/** Load balancers keep idle connections for 60 seconds as a rule; closing earlier than they do loses requests. */
const KEEP_ALIVE_MS = 65_000;

/** A copy of a large bank takes long to come in; Node would cut the request off after five minutes. */
const REQUEST_MS = 6 * 3_600_000;

/**
 * The HTTP door: /graphql (API, and GraphiQL for browsers), /banks/<id>/export and /import, /health/live,
 * /health/ready and /metrics.
 * Throws when the port is taken or the host is not this machine's.
 */
export async function startHttp(options: HttpOptions): Promise<HttpServer> {
  const app = express();
  const httpServer = createServer(app);
  httpServer.keepAliveTimeout = KEEP_ALIVE_MS;
  httpServer.headersTimeout = KEEP_ALIVE_MS + 1_000;
  httpServer.requestTimeout = REQUEST_MS;

  const { config, events, logger, useCases } = options;
  const limits = { ...DEFAULT_LIMITS, ...config.limits };
  const door = new SubscriptionDoor({ useCases, limits, events });
  const graphql = createGraphqlServer({
    ...{ httpServer, limits, events, logger },
    onSchema: (schema) => door.useSchema(schema),
  });
  await graphql.start();

  let isStopping = false;
  installRoutes(app, options, () => isStopping);
  app.use(
    '/graphql',
    graphqlBody({ maxBodyBytes: config.maxBodyBytes, maxQueryChars: limits.maxQueryChars }),
    serverSentEvents(door),
    expressMiddleware(graphql, {
      context: async ({ res }): Promise<GraphqlContext> =>
        createContext(useCases, { requestId: requestIdOf(res), signal: abortOnDisconnect(res) }),
    }),
  );
  app.use(notFound);
  app.use(httpErrors(events));

  await listen(httpServer, config);
  const closeWebsockets = serveWebsockets({ httpServer, door, maxMessageBytes: config.maxBodyBytes });
  return {
    url: urlOf(httpServer, config.host),
    close: async () => {
      isStopping = true;
      await door.close();
      await closeWebsockets();
      await graphql.stop();
    },
  };
}

function installRoutes(app: Express, options: HttpOptions, isStopping: () => boolean): void {
  const { events, metrics, health, useCases } = options;
  app.disable('x-powered-by');
  app.use(assignRequestId, requestEvents(events));
  app.use('/health', healthRoutes(health, isStopping));
  app.get('/metrics', async (_request, response) => {
    response.set('content-type', metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  app.get('/', (_request, response) => response.redirect('graphql'));
  app.use('/banks', bankCopies(useCases.transfer, useCases.clock));
  app.use('/graphiql', graphiqlAssets());
  app.get('/graphql', graphiqlPage());
}

function listen(server: Server, { host, port }: HttpOptions['config']): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/graphql`;
}
