import { parseArgs } from 'node:util';
import { type Answer, ask, askBaselines, askedAt, askStages } from './locomo/ask.ts';
import { BASELINES } from './locomo/baselines.ts';
import type { Conversation, Question } from './locomo/conversation.ts';
import { ingest } from './locomo/ingest.ts';
import { readConversations } from './locomo/read-conversations.ts';
import { type QualityRow, qualityRows, qualityTable, stageMedians } from './locomo/summarise.ts';
import { runningMneme } from './mneme.ts';
import { latencyOf, machine, writeReport } from './report.ts';
import { table } from './table.ts';

const USAGE = `npm run bench:locomo -- --data PATH
  --data PATH            locomo10.json, the folder locomo10_v2, or a clone of the LoCoMo repository
  --conversations LIST   default 26,30,41,42,43; "all" for every one
  --budget LEVEL         LOW, MID (default) or HIGH
  --reranker NAME        NONE (default), AUTO or CROSS_ENCODER
  --strategies LIST      e.g. SEMANTIC,KEYWORD; default all four
  --max-tokens N         default 4096
  --baselines            also rank by the semantic arm, the keyword arm and their plain RRF
  --stages N             questions to ask once more with a trace, for the time of every stage; default all
  --skip-ingest          use the banks of an earlier run (with --url)
  --url URL              a running Mneme; default: start one with an empty home
  --out FILE             default bench-results/locomo.json`;

/** The conversations that the project's numbers are given for; the others are kept unseen. */
const DEFAULT_CONVERSATIONS = '26,30,41,42,43';
/** Calls before anything is timed: the first ones load code and fill the page cache. */
const WARM_UP_QUESTIONS = 10;

const { values: options } = parseArgs({
  args: process.argv.slice(2),
  options: {
    data: { type: 'string' },
    conversations: { type: 'string', default: DEFAULT_CONVERSATIONS },
    budget: { type: 'string', default: 'MID' },
    reranker: { type: 'string', default: 'NONE' },
    strategies: { type: 'string' },
    'max-tokens': { type: 'string', default: '4096' },
    baselines: { type: 'boolean', default: false },
    stages: { type: 'string', default: 'Infinity' },
    'skip-ingest': { type: 'boolean', default: false },
    url: { type: 'string' },
    out: { type: 'string', default: 'bench-results/locomo.json' },
  },
});
if (options.data === undefined) throw new Error(`--data is missing\n\n${USAGE}`);

const wanted = options.conversations === 'all' ? null : options.conversations.split(',');
const conversations = readConversations(options.data, wanted);
if (conversations.length === 0)
  throw new Error(`no conversation ${options.conversations} in ${options.data}`);

const mneme = await runningMneme(options.url ?? null);
try {
  await bench(mneme.url);
} finally {
  await mneme.stop();
}

interface Asked {
  readonly question: Question;
  readonly input: object;
}

async function bench(url: string): Promise<void> {
  const ingestion = options['skip-ingest'] ? null : await ingestAll(url);
  const asked = conversations.flatMap(questionsOf);
  for (const { question, input } of asked.slice(0, WARM_UP_QUESTIONS)) await ask(url, input, question);

  const answers: Answer[] = [];
  for (const { question, input } of asked) answers.push(await ask(url, input, question));
  const quality = [
    ...qualityRows('Mneme', answers),
    ...(options.baselines ? await baselineRows(url, asked) : []),
  ];
  const stages: ReadonlyMap<string, number>[] = [];
  for (const { question, input } of asked.slice(0, Number(options.stages)))
    stages.push(await askStages(url, input, question));

  print(quality, ingestion);
  const latency = latencyOf(answers.map(({ ms }) => ms));
  console.log(
    `\nrecall over HTTP: p50 ${latency.p50Ms} ms, p95 ${latency.p95Ms} ms, p99 ${latency.p99Ms} ms`,
  );
  const medians = stageMedians(stages);
  console.log(
    table([['stage', 'p50 ms'], ...Object.entries(medians).map(([name, ms]) => [name, ms.toFixed(2)])]),
  );
  const degraded = answers.filter((answer) => answer.degraded.length > 0).length;
  if (degraded > 0) console.log(`\n${degraded} answers were degraded`);
  writeReport(options.out, {
    bench: 'locomo',
    at: new Date().toISOString(),
    machine: machine(),
    options: { ...options, url: undefined, data: undefined, out: undefined },
    reranker: answers[0]?.reranker,
    conversations: conversations.map(({ id, questions, skippedQuestions }) => ({
      id,
      questions: questions.length,
      skippedQuestions,
    })),
    ingestion,
    quality,
    latency,
    stageP50Ms: medians,
    degraded,
  });
}

function questionsOf(conversation: Conversation): readonly Asked[] {
  const input = {
    bankId: bankOf(conversation),
    budget: options.budget,
    reranker: options.reranker,
    maxTokens: Number(options['max-tokens']),
    queryTimestamp: askedAt(conversation),
    ...(options.strategies === undefined ? {} : { strategies: options.strategies.split(',') }),
  };
  return conversation.questions.map((question) => ({ question, input }));
}

async function ingestAll(url: string) {
  let memories = 0;
  let ms = 0;
  for (const conversation of conversations) {
    const done = await ingest(url, bankOf(conversation), conversation);
    console.log(
      `conversation ${conversation.id}: ${done.memories} memories in ${(done.ms / 1000).toFixed(1)} s`,
    );
    memories += done.memories;
    ms += done.ms;
  }
  return {
    memories,
    seconds: Number((ms / 1000).toFixed(2)),
    memoriesPerSecond: Number((memories / (ms / 1000)).toFixed(1)),
  };
}

async function baselineRows(url: string, asked: readonly Asked[]): Promise<readonly QualityRow[]> {
  const rankings: { question: Question; of: Awaited<ReturnType<typeof askBaselines>> }[] = [];
  for (const { question, input } of asked)
    rankings.push({ question, of: await askBaselines(url, input, question) });
  return BASELINES.flatMap((name) =>
    qualityRows(
      name,
      rankings.map(({ question, of }) => ({ question, ranking: of[name] })),
    ),
  );
}

function print(
  quality: readonly QualityRow[],
  ingestion: Awaited<ReturnType<typeof ingestAll>> | null,
): void {
  const skipped = conversations.reduce((sum, { skippedQuestions }) => sum + skippedQuestions, 0);
  console.log(`\n${table(qualityTable(quality))}`);
  console.log(`\n${skipped} questions without evidence in the conversation were left out`);
  if (ingestion !== null) {
    console.log(
      `ingestion: ${ingestion.memories} memories in ${ingestion.seconds} s, ${ingestion.memoriesPerSecond} a second`,
    );
  }
}

function bankOf({ id }: Conversation): string {
  return `locomo-${id}`;
}
