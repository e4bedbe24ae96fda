import neo4j, {
  type Driver,
  type EagerResult,
  type ManagedTransaction,
  Neo4jError,
  type Record as NeoRecord,
  type RoutingControl,
} from 'neo4j-driver';
import type { z } from 'zod';
import { MemoryError } from '../domain/errors.ts';
import type { StoreCall } from '../domain/ports/recall-store.ts';
import { givenTo, type Statement } from './statement.ts';

export interface DatabaseOptions {
  readonly uri: string;
  readonly user: string;
  readonly password: string;
  /** Null takes the server's home database. */
  readonly database: string | null;
  /** Connections kept to one server. */
  readonly maxConnections?: number;
}

interface Sent {
  readonly text: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly call: StoreCall;
}

interface Received {
  readonly records: readonly NeoRecord[];
  readonly bookmarks: readonly string[];
}

/** One open write transaction; its statements see each other's effects, but not through the vector and full-text indexes. */
export interface WriteTransaction {
  run<P extends z.ZodType, R extends z.ZodType>(
    statement: Statement<P, R>,
    params: z.input<P>,
  ): Promise<z.output<R>[]>;
}

/** A connection to Neo4j that runs statements and translates its failures. Owns the driver: close it. */
export class Database {
  readonly driver: Driver;
  readonly #database: string | undefined;
  /** Called with the name of each statement sent; for tests and metrics. */
  onStatement: ((name: string, ms: number) => void) | null = null;

  constructor(options: DatabaseOptions) {
    this.driver = neo4j.driver(options.uri, neo4j.auth.basic(options.user, options.password), {
      disableLosslessIntegers: true,
      maxConnectionPoolSize: options.maxConnections ?? 100,
      connectionAcquisitionTimeout: 15_000,
      maxTransactionRetryTime: 15_000,
      userAgent: 'mneme',
      // It costs a message a statement.
      telemetryDisabled: true,
    });
    this.#database = options.database ?? undefined;
  }

  /**
   * Rows of one statement, in a transaction of its own, run again on transient faults.
   * Throws STORE_UNAVAILABLE, CONFLICT on a broken uniqueness, or TIMEOUT when `signal` aborts.
   */
  async run<P extends z.ZodType, R extends z.ZodType>(
    statement: Statement<P, R>,
    params: z.input<P>,
    call: StoreCall = {},
  ): Promise<z.output<R>[]> {
    return (await this.runWithBookmarks(statement, params, call)).rows;
  }

  /** As `run`, with the bookmarks that a later read must hand in to see this one's effects. */
  async runWithBookmarks<P extends z.ZodType, R extends z.ZodType>(
    statement: Statement<P, R>,
    params: z.input<P>,
    call: StoreCall = {},
  ): Promise<{ readonly rows: z.output<R>[]; readonly bookmarks: readonly string[] }> {
    const started = performance.now();
    try {
      const sent: Sent = {
        text: statement.text,
        params: givenTo(statement, params),
        call,
      };
      const { records, bookmarks } =
        statement.mode === 'READ'
          ? await this.#readOnce(sent)
          : await this.#execute(sent, neo4j.routing.WRITE);
      return {
        rows: records.map((record) => statement.row.parse(record.toObject())) as z.output<R>[],
        bookmarks,
      };
    } catch (error) {
      throw translateStoreError(error, call.signal);
    } finally {
      this.onStatement?.(statement.name, performance.now() - started);
    }
  }

  /**
   * What a read returns, at best in one round trip: opening and committing a transaction around it are two more, which
   * on the loopback make 4.7 ms of 3.0 ms. Only a fault that may pass is left to the driver, which repeats whole
   * transactions. Closing the session stops a running statement in the database.
   */
  async #readOnce(sent: Sent): Promise<Received> {
    const { bookmarks, signal } = sent.call;
    if (signal?.aborted) throw signal.reason;
    const session = this.driver.session({
      defaultAccessMode: neo4j.session.READ,
      ...(bookmarks === undefined ? {} : { bookmarks: [...bookmarks] }),
      ...(this.#database === undefined ? {} : { database: this.#database }),
    });
    // The read itself says what became of it.
    const stop = () => void session.close().catch(() => undefined);
    signal?.addEventListener('abort', stop, { once: true });
    try {
      const { records } = await withoutStack(() => session.run(sent.text, sent.params));
      return { records, bookmarks: session.lastBookmarks() };
    } catch (error) {
      if (signal?.aborted || !(error instanceof Neo4jError && error.retriable)) throw error;
      return await this.#execute(sent, neo4j.routing.READ);
    } finally {
      signal?.removeEventListener('abort', stop);
      await session.close();
    }
  }

  /** What a statement returns in a transaction that the driver repeats on transient faults. */
  async #execute({ text, params, call }: Sent, routing: RoutingControl): Promise<Received> {
    const bookmarks = neo4j.bookmarkManager(call.bookmarks ? { initialBookmarks: [...call.bookmarks] } : {});
    const { records }: EagerResult = await this.driver.executeQuery(text, params, {
      routing,
      bookmarkManager: bookmarks,
      ...(this.#database === undefined ? {} : { database: this.#database }),
      ...(call.signal === undefined ? {} : { signal: call.signal }),
    });
    return { records, bookmarks: [...(await bookmarks.getBookmarks())] };
  }

  /**
   * The value of `work` and bookmarks of its effects. All statements run in one write transaction, committed when
   * `work` returns and rolled back when it throws; on a transient fault, a deadlock too, the driver runs `work` again.
   * A commit whose answer was lost is also run again: `work` must recognise what it wrote before.
   * Throws as `run` does.
   */
  async write<T>(
    work: (transaction: WriteTransaction) => Promise<T>,
  ): Promise<{ readonly value: T; readonly bookmarks: readonly string[] }> {
    const session = this.driver.session({
      defaultAccessMode: neo4j.session.WRITE,
      ...(this.#database === undefined ? {} : { database: this.#database }),
    });
    try {
      const value = await session.executeWrite((transaction) =>
        work({ run: (statement, params) => this.#runIn(transaction, statement, params) }),
      );
      return { value, bookmarks: session.lastBookmarks() };
    } catch (error) {
      throw translateStoreError(error);
    } finally {
      await session.close();
    }
  }

  async #runIn<P extends z.ZodType, R extends z.ZodType>(
    transaction: ManagedTransaction,
    statement: Statement<P, R>,
    params: z.input<P>,
  ): Promise<z.output<R>[]> {
    const started = performance.now();
    try {
      const result = await transaction.run(statement.text, givenTo(statement, params));
      return result.records.map((record) => statement.row.parse(record.toObject())) as z.output<R>[];
    } finally {
      this.onStatement?.(statement.name, performance.now() - started);
    }
  }

  async close(): Promise<void> {
    await this.driver.close();
  }
}

/**
 * What `run` returns. The driver writes a stack for every statement into a string, in case it fails: a hundredth of a recall.
 * What fails here has none, but a message of Neo4j that quotes the statement.
 */
function withoutStack<T>(run: () => T): T {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return run();
  } finally {
    Error.stackTraceLimit = limit;
  }
}

/** The MemoryError that a driver's failure means to a caller; other errors come back unchanged. */
export function translateStoreError(error: unknown, signal?: AbortSignal): unknown {
  if (signal?.aborted)
    return new MemoryError(
      'TIMEOUT',
      'The search was stopped: its deadline passed or the caller went away.',
      { cause: error },
    );
  if (!(error instanceof Neo4jError)) return error;
  if (error.code === 'Neo.ClientError.Schema.ConstraintValidationFailed') {
    return new MemoryError(
      'CONFLICT',
      'Something with this identity was written at the same time. Read it again and retry.',
      { cause: error },
    );
  }
  if (
    error.retriable ||
    error.code === 'ServiceUnavailable' ||
    error.code === 'SessionExpired' ||
    error.code === 'N/A'
  ) {
    return new MemoryError(
      'STORE_UNAVAILABLE',
      'The database does not answer. Try again; /health/ready tells when it is back.',
      { cause: error },
    );
  }
  return error;
}
