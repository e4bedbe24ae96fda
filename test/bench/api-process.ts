/** Node measures how late a timer of 10 ms is by the whole time between two of its ticks. */
const LAG_TIMER_MS = 10;

/** What an API process has used since it started, and how late its event loop was since the last reading. */
export interface ProcessReading {
  readonly cpuSeconds: number;
  readonly activeSeconds: number;
  readonly idleSeconds: number;
  readonly lagP50Ms: number;
  readonly lagP99Ms: number;
  readonly lagMaxMs: number;
}

/** What an API process did between two readings. */
export interface ProcessFigures {
  /** Share of the time in which its event loop ran code, in [0, 1]: work that no other request gets past. */
  readonly eventLoopBusy: number;
  /** How late the event loop was. */
  readonly lagP50Ms: number;
  readonly lagP99Ms: number;
  readonly lagMaxMs: number;
  /** Processor time of all its threads, the models' too. */
  readonly cpuSeconds: number;
}

/** Reads the metrics of the API at a GraphQL address. Throws when it has none. */
export async function readProcess(url: string): Promise<ProcessReading> {
  const value = await metricsOf(url);
  const ms = (name: string) => Number(Math.max(0, 1000 * value(name) - LAG_TIMER_MS).toFixed(2));
  return {
    cpuSeconds: value('process_cpu_seconds_total'),
    activeSeconds: value('mneme_event_loop_seconds_total{state="active"}'),
    idleSeconds: value('mneme_event_loop_seconds_total{state="idle"}'),
    lagP50Ms: ms('nodejs_eventloop_lag_p50_seconds'),
    lagP99Ms: ms('nodejs_eventloop_lag_p99_seconds'),
    lagMaxMs: ms('nodejs_eventloop_lag_max_seconds'),
  };
}

/** Bytes of the memory that the API at a GraphQL address holds. Throws when it has no metrics. */
export async function readMemory(url: string): Promise<number> {
  return (await metricsOf(url))('process_resident_memory_bytes');
}

async function metricsOf(url: string): Promise<(name: string) => number> {
  const response = await fetch(new URL('/metrics', url));
  if (!response.ok) throw new Error(`no metrics at ${url} (HTTP ${response.status})`);
  const metrics = parseMetrics(await response.text());
  return (name) => {
    const found = metrics.get(name);
    if (found === undefined) throw new Error(`the API at ${url} has no metric ${name}`);
    return found;
  };
}

export function processFigures(before: ProcessReading, after: ProcessReading): ProcessFigures {
  const active = after.activeSeconds - before.activeSeconds;
  const idle = after.idleSeconds - before.idleSeconds;
  const { lagP50Ms, lagP99Ms, lagMaxMs } = after;
  return {
    eventLoopBusy: Number((active / (active + idle)).toFixed(3)),
    ...{ lagP50Ms, lagP99Ms, lagMaxMs },
    cpuSeconds: Number((after.cpuSeconds - before.cpuSeconds).toFixed(2)),
  };
}

/** The numbers of Prometheus' text format, by name and labels as they stand there. */
export function parseMetrics(text: string): ReadonlyMap<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}
