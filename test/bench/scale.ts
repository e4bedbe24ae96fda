import { parseArgs } from 'node:util';
import { createApp } from '../../src/app.ts';
import { createEmbedder } from '../../src/models/create-embedder.ts';
import { createLogger } from '../../src/observe/logger.ts';
import { describeIngestion } from './ingestion.ts';
import { openRecall } from './recall-here.ts';
import { machine, writeReport } from './report.ts';
import { fill } from './scale/fill.ts';
import { HUB } from './scale/generate.ts';
import { MEASURED_RERANKERS, type MeasuredReranker, measure, type ScaleMeasure } from './scale/measure.ts';
import { readStorage, type StoragePart, storageTable } from './scale/storage.ts';
import { type BenchServer, startServer } from './server.ts';
import { table } from './table.ts';

const USAGE = `npm run bench:scale --
  --sizes LIST   memories of each bank, default 10000,100000
  --queries N    questions of each kind, default 200
  --memory       also what stores and indexes take on the disk a memory; needs an own Neo4j
  --home DIR     keeps the data there, and goes on from what is there; default: a folder that is removed
  --seed N       of the generated texts, default 1
  --out FILE     default bench-results/scale.json
NEO4J_URI and its companions use a server instead of an own one.`;

const { values: options } = parseArgs({
  args: process.argv.slice(2),
  options: {
    sizes: { type: 'string', default: '10000,100000' },
    queries: { type: 'string', default: '200' },
    memory: { type: 'boolean', default: false },
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

/** Seeds that the questions of a bank may take. */
const SEEDS_PER_BANK = 10_000;

const sizes = options.sizes.split(',').map(Number);
const seed = Number(options.seed);

interface Measured {
  readonly size: number;
  readonly measured: ScaleMeasure;
}

const server = await startServer(options.home ?? null);
try {
  const measured = await bench(server).finally(() => server.stop());
  const storage = options.memory ? storageOf(server) : null;
  if (storage !== null) console.log(`\n${table(storageTable(storage))}`);
  writeReport(options.out, {
    bench: 'scale',
    at: new Date().toISOString(),
    machine: machine(),
    hub: HUB,
    ...measured,
    storage,
  });
} finally {
  server.discard();
}

/** A whole Mneme in this process, so that a recall can be timed beside its bare parts on the same data. */
async function bench({ config }: BenchServer) {
  const app = await createApp(config, createLogger(config.logLevel));
  try {
    const { url } = await app.listen();
    const ingestion = await fillAll(new URL('/graphql', url).href, config);
    const here = await openRecall(config);
    try {
      const measures: Measured[] = [];
      for (const [place, size] of sizes.entries()) {
        const bank = {
          bankId: bankOf(size),
          seed: seed + (place + 1) * SEEDS_PER_BANK,
          queries: Number(options.queries),
        };
        measures.push({ size, measured: await measure(here, bank) });
      }
      print(measures);
      return {
        ingestion,
        measures: measures.map(({ size, measured }) => ({ size, ...measured })),
        growth: growthOf(measures),
      };
    } finally {
      await here.close();
    }
  } finally {
    await app.close();
  }
}

async function fillAll(url: string, config: BenchServer['config']) {
  const bare = await createEmbedder({ ...config.embedding, tokenVectors: false });
  try {
    const ingestion = [];
    for (const size of sizes) {
      console.log(`filling a bank of ${size}`);
      const figures = await fill(url, bankOf(size), { size, seed, embedder: bare.embedder });
      console.log(`  ${describeIngestion(figures)}`);
      ingestion.push({ size, ...figures });
    }
    return ingestion;
  } finally {
    await bare.close();
  }
}

function print(measures: readonly Measured[]): void {
  const heading = [
    'memories',
    'reranker',
    'embed',
    'vector',
    'recall',
    'p95',
    'ratio',
    'hub named',
    'hub ratio',
    'rare first',
  ];
  const rows = measures.flatMap(({ size, measured: { bare, recalls } }) =>
    MEASURED_RERANKERS.map((name) => {
      const { reranker, plain, hub, ratio, hubRatio, rareFirst } = recalls[name];
      const figures = [
        bare.embed.p50Ms,
        bare.vector.p50Ms,
        plain.p50Ms,
        plain.p95Ms,
        ratio,
        hub.p50Ms,
        hubRatio,
      ];
      return [
        String(size),
        reranker,
        ...figures.map((value) => value.toFixed(2)),
        `${(100 * rareFirst).toFixed(0)} %`,
      ];
    }),
  );
  console.log(`\n${table([heading, ...rows])}`);
  console.log(
    `p50 in ms, MID; ratio = recall / (embed + vector); hub: ${HUB}, in a fifth of the memories; rare first: questions that name the hub and somebody of one memory`,
  );
  for (const [name, growth] of Object.entries(growthOf(measures) ?? {}))
    console.log(`reranker ${name}: recall at the last size / at the first: ${growth.toFixed(2)}`);
}

function growthOf(measures: readonly Measured[]): Readonly<Record<MeasuredReranker, number>> | null {
  const [first, last] = [measures[0], measures.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const of = (name: MeasuredReranker) =>
    Number((last.measured.recalls[name].plain.p50Ms / first.measured.recalls[name].plain.p50Ms).toFixed(3));
  return { NONE: of('NONE'), AUTO: of('AUTO') };
}

/** Null for a server whose files are out of reach. */
function storageOf({ dataFolder, config }: BenchServer): readonly StoragePart[] | null {
  if (dataFolder === null) return null;
  const memories = sizes.reduce((sum, size) => sum + size, 0);
  return readStorage(dataFolder, config.neo4j.database ?? 'neo4j', memories);
}

function bankOf(size: number): string {
  return `scale-${size}`;
}
