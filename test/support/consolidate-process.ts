/**
 * One process that consolidates a bank, started by a test with `--import typescript-in-threads.mjs`:
 * `consolidate-process.ts BANK`. It says `ready`, waits for a line on stdin, works, and says what it did as one line of JSON.
 */
import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { consolidate } from '../../src/reflect/consolidate/consolidate.ts';
import { createConsolidateStore } from '../../src/store/consolidate-store.ts';
import { consolidatePorts } from './consolidate-ports.ts';
import type { ConsolidatedByProcess } from './consolidating-process.ts';
import { testDatabase } from './database.ts';

const [bankId = ''] = process.argv.slice(2);
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const database = testDatabase();
const heap: { done: number; bytes: number }[] = [];
console.log('ready');
await once(process.stdin, 'data');

const started = performance.now();
const { usage: _usage, ...receipt } = await consolidate(
  bankId,
  consolidatePorts(createConsolidateStore(database)),
  {
    signal: new AbortController().signal,
    progress(done) {
      collectGarbage();
      heap.push({ done, bytes: process.memoryUsage().heapUsed });
    },
  },
);
const ms = Math.round(performance.now() - started);
const said: ConsolidatedByProcess = { receipt, heap, peakRss: process.resourceUsage().maxRSS * 1024, ms };
console.log(JSON.stringify(said));
await database.close();
process.stdin.destroy();
