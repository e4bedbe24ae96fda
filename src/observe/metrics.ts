import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** From the shortest statement to the longest bearable request, in seconds. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export type Metrics = ReturnType<typeof createMetrics>;

/** The counters, gauges and histograms of one process. Durations are in seconds, as Prometheus wants them. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const histogram = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Histogram({ name, help, labelNames, buckets: SECONDS, registers: [registry] });
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  countEventLoop(registry);
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
    recalls: new Gauge({
      name: 'mneme_recalls',
      help: 'Recalls that work now, and recalls that wait for their turn.',
      labelNames: ['state'] as const,
      registers: [registry],
    }),
    recallDegraded: counter(
      'mneme_recall_degraded_total',
      'Parts of recalls that failed while the rest answered.',
      ['part'],
    ),
    backgroundSeconds: histogram(
      'mneme_operation_seconds',
      'Duration of work on operations in the background by kind and by how it ended.',
      ['kind', 'ending'],
    ),
    backgroundRunning: new Gauge({
      name: 'mneme_operations_running',
      help: 'Operations in the background that this process works on now.',
      labelNames: ['kind'] as const,
      registers: [registry],
    }),
    subscriptions: new Gauge({
      name: 'mneme_subscriptions',
      help: 'Subscriptions that this process serves now.',
      registers: [registry],
    }),
    statementSeconds: histogram(
      'mneme_statement_seconds',
      'Duration of Cypher statements, with their rows.',
      ['statement'],
    ),
  };
}

/** How long the event loop worked, and how long it waited for something to do: the share of a span is a difference of two readings. */
function countEventLoop(registry: Registry): void {
  new Counter({
    name: 'mneme_event_loop_seconds_total',
    help: 'Time that the event loop of the process was active (running code) and idle (waiting).',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { active, idle } = performance.eventLoopUtilization();
      this.reset();
      this.inc({ state: 'active' }, active / 1000);
      this.inc({ state: 'idle' }, idle / 1000);
    },
  });
}
