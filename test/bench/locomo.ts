import { createEmbedder } from '../../src/models/create-embedder.ts';
import { describeIngestion, type IngestionFigures } from './ingestion.ts';
import { ablate, ablationTable } from './locomo/ablation.ts';
import { type Asked, askBaselines, askedAt, askStages, reworded } from './locomo/ask.ts';
import { BASELINES } from './locomo/baselines.ts';
import type { Conversation, Question } from './locomo/conversation.ts';
import { forget } from './locomo/ingest.ts';
import { ingestAll } from './locomo/ingest-all.ts';
import { readOptions } from './locomo/options.ts';
import { readConversations } from './locomo/read-conversations.ts';
import { askInTurn, describeSequential } from './locomo/sequential.ts';
import { memoryRows, type QualityRow, qualityRows, qualityTable, stageMedians } from './locomo/summarise.ts';
import { askAtOnce, describeThroughput } from './locomo/throughput.ts';
import { mnemeAt, type RunningMneme, startMneme } from './mneme.ts';
import { openRecall, type RecallHere } from './recall-here.ts';
import { machine, writeReport } from './report.ts';
import { type BenchServer, startServer } from './server.ts';
import { table } from './table.ts';

const options = readOptions(process.argv.slice(2));

const conversations = readConversations(options.data, options.conversations);
if (conversations.length === 0) throw new Error(`none of the conversations is in ${options.data}`);
const asked = conversations.flatMap(questionsOf);

/** What has to be let go of at the end, in the order it was taken. */
const taken: (() => Promise<void> | void)[] = [];
try {
  const server = await openServer();
  const mneme = await openMneme(server);
  const here = await openHere(server);
  const ingestion = options.skipIngest
    ? null
    : await ingestConversations({ url: mneme.url, server, bankOf, retains: options.retains });
  if (ingestion !== null) console.log(`ingestion: ${describeIngestion(ingestion)}`);
  if (options.ablation && here !== null) await reportAblation(here, ingestion);
  else await report({ url: mneme.url, here, server, ingestion });
} finally {
  for (const release of taken.reverse()) await release();
}

/** The database, where the bench may reach it: its own, or the one that the environment names beside --url. */
async function openServer(): Promise<BenchServer | null> {
  if (options.url !== null && !process.env.NEO4J_URI) return null;
  const server = await startServer(options.home);
  taken.push(server.discard, () => server.stop());
  return server;
}

async function openMneme(server: BenchServer | null): Promise<RunningMneme> {
  if (options.url !== null) return mnemeAt(options.url);
  if (server === null) throw new Error('no database');
  const mneme = await startMneme(server.config);
  taken.push(() => mneme.stop());
  return mneme;
}

/** The pipeline in this process; null where the database is out of reach. */
async function openHere(server: BenchServer | null): Promise<RecallHere | null> {
  if (server === null) {
    if (options.ablation)
      throw new Error('--ablation changes settings, so it needs the database: set NEO4J_URI beside --url');
    return null;
  }
  const here = await openRecall(server.config);
  taken.push(() => here.close());
  return here;
}

async function ingestConversations({
  url,
  server,
  bankOf,
  retains,
}: {
  readonly url: string;
  readonly server: BenchServer | null;
  readonly bankOf: (conversation: Conversation) => string;
  readonly retains: number;
}): Promise<IngestionFigures> {
  const bare =
    server === null ? null : await createEmbedder({ ...server.config.embedding, tokenVectors: false });
  try {
    return await ingestAll(url, conversations, {
      bankOf,
      retains,
      retainSize: options.retainSize,
      mode: options.mode,
      embedder: bare?.embedder ?? null,
    });
  } finally {
    await bare?.close();
  }
}

/** The conversations once more, in banks that go again, with each number of retains at a time. */
async function ingestAgain(
  url: string,
  server: BenchServer | null,
): Promise<readonly { readonly retains: number; readonly ingestion: IngestionFigures }[]> {
  const figures: { retains: number; ingestion: IngestionFigures }[] = [];
  for (const retains of options.again) {
    console.log(`\nwritten once more, ${retains} at a time`);
    const bankOf = ({ id }: Conversation) => `locomo-again-${id}`;
    const ingestion = await ingestConversations({ url, server, bankOf, retains });
    console.log(`ingestion: ${describeIngestion(ingestion)}`);
    figures.push({ retains, ingestion });
    for (const conversation of conversations) await forget(url, bankOf(conversation));
  }
  return figures;
}

async function report({
  url,
  here,
  server,
  ingestion,
}: {
  readonly url: string;
  readonly here: RecallHere | null;
  readonly server: BenchServer | null;
  readonly ingestion: IngestionFigures | null;
}): Promise<void> {
  const sequential = await askInTurn(url, asked, here);
  const { answers, first, latency, bare, ratio } = sequential;
  const throughput = options.clients > 0 ? await askAtOnce(url, asked, options.clients) : null;
  const quality = [
    ...qualityRows('Mneme', answers),
    ...memoryRows('Mneme', answers),
    ...(options.baselines ? await baselineRows(url) : []),
  ];
  const stages: ReadonlyMap<string, number>[] = [];
  for (const { question, input } of asked.slice(0, options.stages))
    stages.push(await askStages(url, input, reworded(question, 1)));
  const stageP50Ms = stageMedians(stages);
  const reranker = answers[0]?.reranker;
  const degraded = answers.filter((answer) => answer.degraded.length > 0).length;

  const again = await ingestAgain(url, server);

  const skipped = conversations.reduce((sum, { skippedQuestions }) => sum + skippedQuestions, 0);
  console.log(`\n${table(qualityTable(quality))}`);
  console.log(
    `\njudged by ${reranker}; ${skipped} questions without evidence in the conversation were left out`,
  );
  if (degraded > 0) console.log(`${degraded} answers were degraded`);
  console.log(describeSequential(sequential));
  if (throughput !== null) console.log(describeThroughput(throughput));
  const stageRows = Object.entries(stageP50Ms).map(([name, ms]) => [name, ms.toFixed(2)]);
  console.log(`\n${table([['stage', 'p50 ms'], ...stageRows])}`);
  writeReport(options.out ?? 'bench-results/locomo.json', {
    ...heading('locomo'),
    reranker,
    ingestion,
    again,
    quality,
    first,
    latency,
    bare,
    ratio,
    throughput,
    stageP50Ms,
    degraded,
  });
}

async function reportAblation(here: RecallHere, ingestion: IngestionFigures | null): Promise<void> {
  const rows = await ablate(asked, here);
  console.log(`\n${table(ablationTable(rows))}`);
  console.log(`${asked.length} questions; unless a row says otherwise, reranker ${options.reranker}`);
  writeReport(options.out ?? 'bench-results/locomo-ablation.json', {
    ...heading('locomo-ablation'),
    ingestion,
    rows,
  });
}

async function baselineRows(url: string): Promise<readonly QualityRow[]> {
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

/** What a report was measured on and with. */
function heading(bench: string) {
  const { data: _data, home: _home, url: _url, out: _out, ...shown } = options;
  return {
    bench,
    at: new Date().toISOString(),
    machine: machine(),
    options: shown,
    conversations: conversations.map(({ id, questions, skippedQuestions }) => ({
      id,
      questions: questions.length,
      skippedQuestions,
    })),
  };
}

function questionsOf(conversation: Conversation): readonly Asked[] {
  const { budget, reranker, maxTokens, strategies } = options;
  const input = {
    bankId: bankOf(conversation),
    queryTimestamp: askedAt(conversation),
    ...{ budget, reranker, maxTokens },
    ...(strategies === null ? {} : { strategies }),
  };
  return conversation.questions.map((question) => ({ question, input }));
}

function bankOf({ id }: Conversation): string {
  return `locomo-${id}`;
}
