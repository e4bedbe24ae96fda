import { pino } from 'pino';
import type { UseCases } from '../../src/graphql/context.ts';
import type { GraphqlLimits } from '../../src/graphql/limits.ts';
import type { HealthCheck } from '../../src/http/health.ts';
import { startHttp } from '../../src/http/start-http.ts';
import { createEvents } from '../../src/observe/events.ts';
import { createMetrics } from '../../src/observe/metrics.ts';

export interface GraphqlAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // The shape of an answer is what the tests are about.
  readonly data: Record<string, never> | null;
  readonly errors: readonly {
    readonly message: string;
    readonly path?: readonly string[];
    readonly extensions: Record<string, unknown>;
  }[];
}

export interface TestServer {
  readonly url: string;
  /** Lines that were logged, as JSON text. */
  readonly log: readonly string[];
  /** Address of another path of the server. */
  at(path: string): string;
  post(query: string, variables?: unknown, headers?: Record<string, string>): Promise<GraphqlAnswer>;
  postBody(body: string, headers?: Record<string, string>): Promise<GraphqlAnswer>;
  close(): Promise<void>;
}

/** The HTTP server on a free port of the loopback. */
export async function startTestServer(
  useCases: UseCases,
  options: {
    readonly port?: number;
    readonly maxBodyBytes?: number;
    readonly limits?: Partial<GraphqlLimits>;
    readonly health?: readonly HealthCheck[];
  } = {},
): Promise<TestServer> {
  const log: string[] = [];
  const logger = pino({ level: 'debug' }, { write: (line: string) => void log.push(line) });
  const metrics = createMetrics();
  const server = await startHttp({
    useCases,
    config: {
      host: '127.0.0.1',
      port: options.port ?? 0,
      maxBodyBytes: options.maxBodyBytes ?? 1_048_576,
      limits: options.limits ?? {},
    },
    logger,
    metrics,
    events: createEvents(logger, metrics),
    health: options.health ?? [],
  });
  const postBody = async (body: string, headers: Record<string, string> = {}): Promise<GraphqlAnswer> => {
    const response = await fetch(server.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    const text = await response.text();
    const parsed = JSON.parse(text) as Pick<GraphqlAnswer, 'data' | 'errors'>;
    return {
      status: response.status,
      headers: response.headers,
      text,
      data: parsed.data ?? null,
      errors: parsed.errors ?? [],
    };
  };
  return {
    url: server.url,
    log,
    at: (path) => new URL(path, server.url).href,
    post: (query, variables = {}, headers = {}) => postBody(JSON.stringify({ query, variables }), headers),
    postBody,
    close: () => server.close(),
  };
}
