import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import type { GraphQLSchema } from 'graphql';
import type { Events } from '../observe/events.ts';
import type { Logger } from '../observe/logger.ts';
import type { GraphqlContext } from './context.ts';
import { formatError } from './format-error.ts';
import type { GraphqlLimits } from './limits.ts';
import { eventsPlugin, limitsPlugin } from './plugins.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { resolvers } from './resolvers/index.ts';
import { stringifyJson } from './scalars/json-text.ts';

/** How long requests under way may go on when the server stops. */
export const STOP_GRACE_MS = 10_000;

export interface GraphqlServerOptions {
  readonly httpServer: Server;
  readonly limits: GraphqlLimits;
  readonly events: Events;
  readonly logger: Logger;
  /** Given the schema with its resolvers, for the subscriptions, which this server does not serve itself. */
  readonly onSchema: (schema: GraphQLSchema) => void;
}

/** The GraphQL server of schema.graphql, not yet started. */
export function createGraphqlServer(options: GraphqlServerOptions): ApolloServer<GraphqlContext> {
  const { httpServer, limits, events, logger } = options;
  return new ApolloServer<GraphqlContext>({
    typeDefs: readFileSync(join(PROJECT_ROOT, 'schema.graphql'), 'utf8'),
    resolvers,
    formatError,
    stringifyResult: stringifyJson,
    logger,
    introspection: true,
    csrfPrevention: true,
    hideSchemaDetailsFromClientErrors: true,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    maxRecursiveSelections: true,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: limits.maxTokens },
    plugins: [
      { serverWillStart: async ({ schema }) => options.onSchema(schema) },
      eventsPlugin(events),
      limitsPlugin(limits),
      ApolloServerPluginDrainHttpServer({ httpServer, stopGracePeriodMillis: STOP_GRACE_MS }),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
}
