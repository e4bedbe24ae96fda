import { performance } from 'node:perf_hooks';
import { type ProcessFigures, processFigures, readProcess } from '../api-process.ts';
import { type Latency, latencyOf } from '../report.ts';
import { type Asked, ask, reworded } from './ask.ts';

/** What many clients at once get out of one API. */
export interface Throughput {
  readonly clients: number;
  readonly seconds: number;
  readonly recallsPerSecond: number;
  readonly latency: Latency;
  readonly api: ProcessFigures;
  /** Share of the time in which the clients' own event loop ran code; near 1, they are what bounds the run. */
  readonly clientsBusy: number;
}

/** Asks all questions once, each of the clients the next one as soon as it has its answer. */
export async function askAtOnce(url: string, asked: readonly Asked[], clients: number): Promise<Throughput> {
  const samples: number[] = [];
  const waiting = asked[Symbol.iterator]();
  const client = async () => {
    for (const { question, input } of waiting) {
      const { ms } = await ask(url, input, reworded(question, 2));
      samples.push(ms);
    }
  };
  const before = await readProcess(url);
  const loop = performance.eventLoopUtilization();
  const started = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - started) / 1000;
  const { utilization } = performance.eventLoopUtilization(loop);
  const after = await readProcess(url);
  return {
    clients,
    seconds: Number(seconds.toFixed(2)),
    recallsPerSecond: Number((samples.length / seconds).toFixed(1)),
    latency: latencyOf(samples),
    api: processFigures(before, after),
    clientsBusy: Number(utilization.toFixed(3)),
  };
}

/** Lines a person can read. */
export function describeThroughput({ clients, ...figures }: Throughput): string {
  const { recallsPerSecond, latency, api, seconds, clientsBusy } = figures;
  const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
  return [
    `${clients} clients at once: ${recallsPerSecond} recalls a second, p50 ${latency.p50Ms} ms, p95 ${latency.p95Ms} ms`,
    `  the API's event loop ran code ${percent(api.eventLoopBusy)} of the time and was late by ${api.lagP50Ms} ms (p50), ${api.lagP99Ms} ms (p99), ${api.lagMaxMs} ms (most); its process used ${(api.cpuSeconds / seconds).toFixed(2)} cores; the clients' event loop ran code ${percent(clientsBusy)}`,
  ].join('\n');
}
