import type { GraphQLSchema } from 'graphql';
import { createContext, type UseCases } from '../graphql/context.ts';
import type { GraphqlLimits } from '../graphql/limits.ts';
import { type PreparedSubscription, type SentResult, subscribe } from '../graphql/subscribe.ts';
import type { Events } from '../observe/events.ts';

export interface SubscriptionDoorOptions {
  readonly useCases: UseCases;
  readonly limits: GraphqlLimits;
  readonly events: Events;
}

/** Through which request a subscription came, and how. */
export interface SubscriptionOrigin {
  readonly requestId: string;
  readonly transport: 'sse' | 'websocket';
}

/** What both ways of serving subscriptions have in common, and the subscriptions that are served now. */
export class SubscriptionDoor {
  readonly limits: GraphqlLimits;
  readonly #options: SubscriptionDoorOptions;
  readonly #open = new Set<AsyncIterableIterator<SentResult>>();
  #schema: GraphQLSchema | null = null;

  constructor(options: SubscriptionDoorOptions) {
    this.limits = options.limits;
    this.#options = options;
  }

  useSchema(schema: GraphQLSchema): void {
    this.#schema = schema;
  }

  /** Throws before the GraphQL server has started. */
  schema(): GraphQLSchema {
    if (this.#schema === null) throw new Error('the GraphQL server has not started');
    return this.#schema;
  }

  /** The answers of a subscription, one with its errors when it cannot begin. Whoever reads them must read to the end, or return. */
  async open(
    prepared: PreparedSubscription,
    { requestId, transport }: SubscriptionOrigin,
  ): Promise<AsyncIterableIterator<SentResult>> {
    const { useCases, events } = this.#options;
    const started = performance.now();
    const gone = new AbortController();
    const results = await subscribe(prepared, {
      schema: this.schema(),
      contextOf: () => createContext(useCases, { requestId, signal: gone.signal }),
      requestId,
      onUnforeseen: (error) => events.unforeseenFailure(requestId, error),
    });
    const inner = Symbol.asyncIterator in results ? results : single(results);
    const served = counted(inner, (sent) => {
      gone.abort();
      this.#open.delete(served);
      const ms = performance.now() - started;
      events.subscriptionEnded({ requestId, field: prepared.field, transport, sent, ms });
    });
    this.#open.add(served);
    return served;
  }

  /** Ends every subscription. */
  async close(): Promise<void> {
    await Promise.all([...this.#open].map((served) => served.return?.()));
  }
}

/** One answer as a stream: that of a subscription that could not begin. */
async function* single(result: SentResult): AsyncGenerator<SentResult> {
  yield result;
}

/** The same answers; their number is told once, when they end. */
function counted(
  inner: AsyncIterableIterator<SentResult>,
  onEnd: (sent: number) => void,
): AsyncIterableIterator<SentResult> {
  let sent = 0;
  let isOver = false;
  const end = () => {
    if (!isOver) onEnd(sent);
    isOver = true;
  };
  const results: AsyncIterableIterator<SentResult> = {
    async next() {
      const result = await inner.next();
      if (result.done) end();
      else sent += 1;
      return result;
    },
    async return() {
      end();
      return (await inner.return?.()) ?? { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => results,
  };
  return results;
}
