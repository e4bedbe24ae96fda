import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { dirname } from 'node:path';
import { percentile } from './metrics.ts';

export interface Latency {
  readonly samples: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
}

/** Percentiles of durations in milliseconds. */
export function latencyOf(samples: readonly number[]): Latency {
  const at = (p: number) => Number(percentile(samples, p).toFixed(2));
  return { samples: samples.length, p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) };
}

/** What the numbers of a report were measured on. */
export function machine() {
  return {
    node: process.version,
    cores: availableParallelism(),
    cpu: cpus()[0]?.model ?? 'unknown',
    memoryGb: Math.round(totalmem() / 2 ** 30),
  };
}

/** Writes a report as JSON, making its folder. */
export function writeReport(path: string, report: object): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`\nwritten to ${path}`);
}
