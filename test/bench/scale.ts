import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createApp } from '../../src/app.ts';
import { type Config, loadSettings } from '../../src/config.ts';
import { EmbeddedNeo4j } from '../../src/embedded/embedded-neo4j.ts';
import { createCountTokens } from '../../src/models/count-tokens.ts';
import { createLocalEmbedder } from '../../src/models/local-embedder.ts';
import { maxSim } from '../../src/models/maxsim.ts';
import { createLogger } from '../../src/observe/logger.ts';
import { Database } from '../../src/store/database.ts';
import { createRecallStore } from '../../src/store/recall-store.ts';
import { freePort } from './free-port.ts';
import { machine, writeReport } from './report.ts';
import { fill } from './scale/fill.ts';
import { HUB } from './scale/generate.ts';
import { measure, type ScaleMeasure } from './scale/measure.ts';
import { table } from './table.ts';

const USAGE = `npm run bench:scale --
  --sizes LIST   memories of each bank, default 10000,100000
  --home DIR     keeps the data there, and goes on from what is there; default: a folder that is removed
  --seed N       of the generated texts, default 1
  --out FILE     default bench-results/scale.json
NEO4J_URI and its companions use a server instead of an own one.`;

const { values: options } = parseArgs({
  args: process.argv.slice(2),
  options: {
    sizes: { type: 'string', default: '10000,100000' },
    home: { type: 'string' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'bench-results/scale.json' },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  console.log(USAGE);
  process.exit(0);
}

const sizes = options.sizes.split(',').map(Number);
const seed = Number(options.seed);
/** What has to be let go of at the end, in the order it was taken. */
const taken: (() => Promise<void> | void)[] = [];

try {
  await bench(await start());
} finally {
  for (const release of taken.reverse()) await release();
}

interface Started {
  readonly url: string;
  readonly config: Config;
}

/** A whole Mneme in this process, so that a recall can be timed beside its bare parts on the same data. */
async function start(): Promise<Started> {
  const home = options.home ?? mkdtempSync(join(tmpdir(), 'mneme-bench-'));
  if (options.home === undefined) taken.push(() => rmSync(home, { recursive: true, force: true }));
  const settings = loadSettings({
    LOG_LEVEL: 'warn',
    MNEME_CACHE: '.mneme',
    ...process.env,
    MNEME_HOME: home,
    PORT: String(await freePort()),
  });
  const logger = createLogger(settings.logLevel);
  const embedded =
    settings.neo4j === null ? new EmbeddedNeo4j({ settings, logger, tell: console.log }) : null;
  if (embedded !== null) taken.push(() => embedded.stop());
  const neo4j = settings.neo4j ?? (await embedded?.start());
  if (neo4j === undefined) throw new Error('no database');
  const config = { ...settings, neo4j };
  const app = await createApp(config, logger);
  taken.push(() => app.close());
  const { url } = await app.listen();
  return { config, url: new URL('/graphql', url).href };
}

async function bench({ config, url }: Started): Promise<void> {
  const ingestion = [];
  for (const size of sizes) {
    console.log(`filling a bank of ${size}`);
    const { written, ms } = await fill(url, bankOf(size), size, seed);
    ingestion.push({ size, written, memoriesPerSecond: Number((written / (ms / 1000)).toFixed(1)) });
  }
  const database = new Database(config.neo4j);
  taken.push(() => database.close());
  const embedder = await createLocalEmbedder(config.embedding);
  taken.push(() => embedder.close());
  const store = createRecallStore(database);
  const ports = {
    store,
    embedder,
    crossEncoder: null,
    maxSim,
    countTokens: createCountTokens(),
    clock: Date.now,
  };

  const measures: { readonly size: number; readonly measured: ScaleMeasure }[] = [];
  for (const size of sizes) measures.push({ size, measured: await measure(bankOf(size), ports, seed) });
  print(measures);
  writeReport(options.out, {
    bench: 'scale',
    at: new Date().toISOString(),
    machine: machine(),
    hub: HUB,
    ingestion,
    measures: measures.map(({ size, measured }) => ({ size, ...measured })),
    growth: growthOf(measures),
  });
}

function print(measures: readonly { readonly size: number; readonly measured: ScaleMeasure }[]): void {
  const heading = [
    'memories',
    'embed',
    'vector',
    'embed + vector',
    'recall',
    'ratio',
    'recall, hub named',
    'p95',
  ];
  const rows = measures.map(({ size, measured: { embed, vector, recall, recallHub, ratio } }) => [
    String(size),
    ...[
      embed.p50Ms,
      vector.p50Ms,
      embed.p50Ms + vector.p50Ms,
      recall.p50Ms,
      ratio,
      recallHub.p50Ms,
      recall.p95Ms,
    ].map((value) => value.toFixed(2)),
  ]);
  console.log(`\n${table([heading, ...rows])}`);
  console.log('p50 in ms; MID, reranker NONE; ratio = recall / (embed + vector)');
  const growth = growthOf(measures);
  if (growth !== null) console.log(`recall at the last size / at the first: ${growth.toFixed(2)}`);
}

function growthOf(measures: readonly { readonly measured: ScaleMeasure }[]): number | null {
  const [first, last] = [measures[0], measures.at(-1)];
  return first === undefined || last === undefined || first === last
    ? null
    : last.measured.recall.p50Ms / first.measured.recall.p50Ms;
}

function bankOf(size: number): string {
  return `scale-${size}`;
}
