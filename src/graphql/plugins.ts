import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, Kind, type OperationDefinitionNode } from 'graphql';
import { MemoryError } from '../domain/errors.ts';
import type { Events } from '../observe/events.ts';
import type { GraphqlContext } from './context.ts';
import { errorExtensions, isUnforeseen } from './format-error.ts';
import { enforceLimits, type GraphqlLimits } from './limits.ts';

/** Names are chosen by callers; so much of one is logged. */
const MAX_LOGGED_NAME = 100;

/** Refuses operations beyond the limits after they were validated and before they run. */
export function limitsPlugin(limits: GraphqlLimits): ApolloServerPlugin<GraphqlContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ schema, document, operation, request }) {
          // A name that no operation of the document has: nothing will run, and execution says so.
          if (operation === undefined) return;
          try {
            enforceLimits({ schema, document, operation, variables: request.variables ?? {} }, limits);
          } catch (error) {
            if (!(error instanceof MemoryError)) throw error;
            throw new GraphQLError(error.message, {
              extensions: { ...errorExtensions(error), http: { status: 400 } },
            });
          }
        },
      };
    },
  };
}

/** Logs and counts each operation, and writes its request id into its errors. */
export function eventsPlugin(events: Events): ApolloServerPlugin<GraphqlContext> {
  return {
    async requestDidStart({ contextValue: { requestId } }) {
      const started = performance.now();
      return {
        async didEncounterErrors({ errors }) {
          for (const error of errors) {
            if (isUnforeseen(error)) events.unforeseenFailure(requestId, error.originalError ?? error);
          }
        },
        async willSendResponse({ response, operation, operationName }) {
          if (response.body.kind !== 'single') return;
          const { errors } = response.body.singleResult;
          events.operationAnswered({
            requestId,
            field: firstFieldOf(operation),
            operationName: operationName?.slice(0, MAX_LOGGED_NAME) ?? null,
            errorCodes: errors?.map(({ extensions }) => String(extensions?.code)) ?? [],
            ms: performance.now() - started,
          });
          if (errors === undefined) return;
          response.body.singleResult.errors = errors.map((error) => ({
            ...error,
            extensions: { ...error.extensions, requestId },
          }));
        },
      };
    },
  };
}

function firstFieldOf(operation: OperationDefinitionNode | undefined): string | null {
  const field = operation?.selectionSet.selections.find((selection) => selection.kind === Kind.FIELD);
  return field?.name.value ?? null;
}
