import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** From the shortest statement to the longest bearable request, in seconds. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export type Metrics = ReturnType<typeof createMetrics>;

/** The counters and histograms of one process. Durations are in seconds, as Prometheus wants them. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const histogram = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Histogram({ name, help, labelNames, buckets: SECONDS, registers: [registry] });
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  return {
    registry,
    operationSeconds: histogram(
      'mneme_graphql_operation_seconds',
      'Duration of GraphQL operations by their first field and by how they ended.',
      ['field', 'outcome'],
    ),
    errors: counter('mneme_graphql_errors_total', 'Errors in GraphQL answers by code.', ['code']),
    requestSeconds: histogram(
      'mneme_http_request_seconds',
      'Duration of HTTP requests by route and status.',
      ['route', 'status'],
    ),
    recallStageSeconds: histogram('mneme_recall_stage_seconds', 'Duration of the stages of a recall.', [
      'stage',
    ]),
    recallDegraded: counter(
      'mneme_recall_degraded_total',
      'Parts of recalls that failed while the rest answered.',
      ['part'],
    ),
    statementSeconds: histogram(
      'mneme_statement_seconds',
      'Duration of Cypher statements, with their rows.',
      ['statement'],
    ),
  };
}
