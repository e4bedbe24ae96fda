import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  validate,
} from 'graphql';
import { MemoryError } from '../domain/errors.ts';
import type { GraphqlContext } from './context.ts';
import { errorExtensions, formatError, isUnforeseen } from './format-error.ts';
import { enforceLimits, type GraphqlLimits } from './limits.ts';

/** A request for a subscription, as a client sends it. */
export interface SubscriptionRequest {
  readonly query: string;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** One that may run. */
export interface PreparedSubscription extends SubscriptionRequest {
  readonly document: DocumentNode;
  /** Name of its field, e.g. `memoryChanged`. */
  readonly field: string | null;
}

/** An answer as it is sent: its errors are what a client may see. */
export interface SentResult extends Omit<ExecutionResult, 'errors'> {
  readonly errors?: readonly GraphQLFormattedError[];
}

export interface SubscriptionOptions {
  readonly schema: GraphQLSchema;
  /** A context for each event: what was loaded for one is old for the next. */
  readonly contextOf: () => GraphqlContext;
  readonly requestId: string;
  /** A failure that nobody foresaw. */
  readonly onUnforeseen: (error: unknown) => void;
}

/** True for a request whose operation is a subscription; false also for what cannot be read. */
export function isSubscription({ query, operationName }: SubscriptionRequest, maxTokens: number): boolean {
  try {
    const document = parse(query, { maxTokens, noLocation: true });
    return getOperationAST(document, operationName)?.operation === 'subscription';
  } catch {
    return false;
  }
}

/** The request, checked as every other operation is. Throws GraphQLErrors that a client may see. */
export function prepareSubscription(
  request: SubscriptionRequest,
  schema: GraphQLSchema,
  limits: GraphqlLimits,
): PreparedSubscription {
  const document = parsed(request, limits);
  const [invalid] = validate(schema, document, undefined, { maxErrors: 1 });
  if (invalid !== undefined) throw refusal(invalid.message, 'GRAPHQL_VALIDATION_FAILED');
  const operation = getOperationAST(document, request.operationName);
  if (operation?.operation !== 'subscription') {
    throw refusal(
      'Only subscriptions are served here: send queries and mutations by POST, as JSON.',
      'BAD_REQUEST',
    );
  }
  try {
    enforceLimits({ schema, document, operation, variables: request.variables }, limits);
  } catch (error) {
    if (!(error instanceof MemoryError)) throw error;
    throw new GraphQLError(error.message, { extensions: { ...errorExtensions(error) } });
  }
  const [selection] = operation.selectionSet.selections;
  return { ...request, document, field: selection?.kind === 'Field' ? selection.name.value : null };
}

/** The answers of a subscription as they come; one answer with its errors when it cannot begin. */
export async function subscribe(
  { document, operationName, variables }: PreparedSubscription,
  options: SubscriptionOptions,
): Promise<AsyncIterableIterator<SentResult> | SentResult> {
  const { schema, contextOf } = options;
  const args = { schema, document, operationName, variableValues: variables };
  const source = await createSourceEventStream({ ...args, contextValue: contextOf() });
  if (!(Symbol.asyncIterator in source)) return sent(withCodes(source), options);
  const events = source[Symbol.asyncIterator]() as AsyncIterator<unknown>;
  const ended: IteratorResult<SentResult> = { done: true, value: undefined };
  let isFailed = false;
  // Not a generator: its `return` would wait for the next event before it let go of the source.
  const results: AsyncIterableIterator<SentResult> = {
    async next() {
      if (isFailed) return ended;
      try {
        const event = await events.next();
        if (event.done) return ended;
        const value = await execute({ ...args, contextValue: contextOf(), rootValue: event.value });
        return { done: false, value: sent(value, options) };
      } catch (error) {
        isFailed = true;
        const original = error instanceof Error ? error : new Error(String(error));
        const located = new GraphQLError(original.message, { originalError: original, path: [] });
        return { done: false, value: sent({ errors: [located] }, options) };
      }
    },
    async return() {
      await events.return?.();
      return ended;
    },
    [Symbol.asyncIterator]: () => results,
  };
  return results;
}

/** What a client sees of an error of a request that was not begun. */
export function sentError(error: unknown, requestId: string): GraphQLFormattedError {
  const known = error instanceof GraphQLError ? error : new GraphQLError(String(error));
  const formatted = formatError(known.toJSON(), error);
  return { ...formatted, extensions: { ...formatted.extensions, requestId } };
}

function sent({ errors, ...result }: ExecutionResult, options: SubscriptionOptions): SentResult {
  if (errors === undefined) return result;
  for (const error of errors) if (isUnforeseen(error)) options.onUnforeseen(error.originalError ?? error);
  return { ...result, errors: errors.map((error) => sentError(error, options.requestId)) };
}

/** Variables that do not fit are the client's mistake; the executor gives such errors neither a path nor a code. */
function withCodes({ errors, ...result }: ExecutionResult): ExecutionResult {
  const coded = errors?.map((error) =>
    error.path === undefined && error.originalError === undefined
      ? refusal(error.message, 'BAD_USER_INPUT')
      : error,
  );
  return coded === undefined ? result : { ...result, errors: coded };
}

function parsed({ query }: SubscriptionRequest, { maxTokens }: GraphqlLimits): DocumentNode {
  try {
    return parse(query, { maxTokens });
  } catch (error) {
    if (error instanceof GraphQLError) throw refusal(error.message, 'GRAPHQL_PARSE_FAILED');
    throw error;
  }
}

/** GraphQL's own messages name fields that a client may have meant; which there are is not to be guessed from errors. */
function refusal(message: string, code: string): GraphQLError {
  return new GraphQLError(message.replace(/ ?Did you mean .+\?$/s, ''), { extensions: { code } });
}
