import { parseArgs } from 'node:util';
import { createEmbedder } from '../../src/models/create-embedder.ts';
import { timeEmbedding } from './bare.ts';
import { ingestionFigures } from './ingestion.ts';
import { forget } from './locomo/ingest.ts';
import { startMneme } from './mneme.ts';
import { machine, writeReport } from './report.ts';
import { type BenchServer, startServer } from './server.ts';
import { table } from './table.ts';
import { generateTranscript } from './transcript/generate.ts';
import { retainTranscript, textsOf } from './transcript/retain-transcript.ts';

const USAGE = `npm run bench:transcript -- [--sizes LIST] [--seed N] [--out FILE]
  --sizes LIST   thousands of characters of each transcript, default 250,1000
  --seed N       of the generated texts, default 1
  --out FILE     default bench-results/transcript.json
NEO4J_URI and its companions use a server instead of an own one.`;

/** Compiles what a retain uses, in the API and in the database, before anything is timed. */
const WARM_UP_CHARS = 50_000;

const HEADING = [
  'thousand characters',
  'memories',
  's',
  'a second',
  'bare',
  'share',
  'RSS before',
  'RSS peak',
] as const;

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '250,1000' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'bench-results/transcript.json' },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  console.log(USAGE);
  process.exit(0);
}

const server = await startServer(null);
try {
  const rows = await bench(server).finally(() => server.stop());
  console.log(`\n${table([HEADING, ...rows.map(shown)])}`);
  console.log('share: memories a second / texts a second that the embedding model alone makes vectors of');
  writeReport(options.out, {
    bench: 'transcript',
    at: new Date().toISOString(),
    machine: machine(),
    rows,
  });
} finally {
  server.discard();
}

type Row = Awaited<ReturnType<typeof bench>>[number];

/** Each transcript in a bank of its own, beside the bare embedding of the memories that it became. */
async function bench({ config }: BenchServer) {
  const mneme = await startMneme(config);
  const bare = await createEmbedder({ ...config.embedding, tokenVectors: false });
  try {
    await retainTranscript(mneme.url, 'transcript-warm-up', generateTranscript(WARM_UP_CHARS, 0));
    await forget(mneme.url, 'transcript-warm-up');
    const rows = [];
    for (const [place, size] of options.sizes.split(',').map(Number).entries()) {
      const bankId = `transcript-${size}`;
      const transcript = generateTranscript(size * 1000, Number(options.seed) + place);
      const { ms, ...figures } = await retainTranscript(mneme.url, bankId, transcript);
      const texts = await textsOf(mneme.url, bankId);
      const bareMs = await timeEmbedding(texts, bare.embedder);
      const memories = texts.length;
      rows.push({ size, ...ingestionFigures({ memories, ms, bareTexts: memories, bareMs }), ...figures });
      await forget(mneme.url, bankId);
    }
    return rows;
  } finally {
    await bare.close();
    await mneme.stop();
  }
}

function shown(row: Row): readonly string[] {
  const { size, memories, seconds, memoriesPerSecond, bareTextsPerSecond, share } = row;
  return [size, memories, seconds, memoriesPerSecond, bareTextsPerSecond ?? '', share ?? '']
    .map(String)
    .concat([megabytes(row.residentBefore), megabytes(row.residentPeak)]);
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MB`;
}
