import { parseArgs } from 'node:util';
import { createApp } from '../../src/app.ts';
import { retainItemOf } from '../../src/cli/demo.ts';
import { graphqlRequest } from '../../src/cli/graphql-client.ts';
import { createLogger } from '../../src/observe/logger.ts';
import { QUESTION_KINDS, type ReflectQuestion, readQuestions } from '../gold/reflect/questions.ts';
import { REFLECT_WORLD } from '../gold/reflect/world.ts';
import { type Answered, scoreAnswer } from './reflect/score-answer.ts';
import { machine, writeReport } from './report.ts';
import { startServer } from './server.ts';
import { table } from './table.ts';

const USAGE = `npm run bench:reflect --
  --show         the answers that miss evidence, and those of unknown questions
  --budget B     LOW, MID or HIGH, default LOW
  --out FILE     default bench-results/reflect.json
NEO4J_URI and its companions use a server instead of an own one; LLM_… asks a language model instead of the deterministic form.`;

const { values: options } = parseArgs({
  args: process.argv.slice(2),
  options: {
    show: { type: 'boolean', default: false },
    budget: { type: 'string', default: 'LOW' },
    out: { type: 'string', default: 'bench-results/reflect.json' },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  console.log(USAGE);
  process.exit(0);
}

const BANK = 'bench-reflect';
const REFLECT = /* GraphQL */ `
  mutation Bench($input: ReflectInput!) {
    reflect(input: $input) {
      text known extractive
      citations { memory { id text type } }
      trace { ms llmCalls }
    }
  }
`;

interface Asked extends Answered {
  readonly question: ReflectQuestion;
}

const server = await startServer(null);
try {
  const asked = await bench().finally(() => server.stop());
  console.log(table(summary(asked)));
  if (options.show) for (const one of asked.filter(isWorthShowing)) console.log(shown(one));
  writeReport(options.out, {
    bench: 'reflect',
    at: new Date().toISOString(),
    machine: machine(),
    questions: asked.map(({ question, ...answered }) => ({ id: question.id, ...answered })),
  });
} finally {
  server.discard();
}

async function bench(): Promise<readonly Asked[]> {
  const app = await createApp(server.config, createLogger(server.config.logLevel));
  try {
    const url = new URL('/graphql', (await app.listen()).url).href;
    await remove(url);
    await graphqlRequest(
      url,
      'mutation($input: RetainInput!) { retain(input: $input) { memories { id } } }',
      {
        input: { bankId: BANK, items: REFLECT_WORLD.map(retainItemOf) },
      },
    );
    const asked: Asked[] = [];
    for (const question of readQuestions()) asked.push(await ask(url, question));
    await remove(url);
    return asked;
  } finally {
    await app.close();
  }
}

async function remove(url: string): Promise<void> {
  await graphqlRequest(url, 'mutation($id: ID!) { deleteBank(id: $id) { deleted } }', { id: BANK });
}

async function ask(url: string, question: ReflectQuestion): Promise<Asked> {
  const input = {
    bankId: BANK,
    query: question.question,
    queryTimestamp: question.queryTimestamp,
    budget: options.budget,
    trace: true,
  };
  const { reflect } = await graphqlRequest<{ reflect: Parameters<typeof scoreAnswer>[1] }>(url, REFLECT, {
    input,
  });
  return { question, ...scoreAnswer(question, reflect) };
}

function summary(asked: readonly Asked[]): readonly (readonly string[])[] {
  const rows = [...QUESTION_KINDS, null].map((kind) => {
    const own = asked.filter(({ question }) => kind === null || question.kind === kind);
    const known = own.filter(({ citations }) => citations > 0);
    const mean = (sum: number, count: number) => (count === 0 ? '–' : (sum / count).toFixed(1));
    return [
      kind ?? 'all',
      String(own.length),
      String(own.filter(({ right }) => right).length),
      mean(
        known.reduce((sum, { citations }) => sum + citations, 0),
        known.length,
      ),
      mean(
        own.reduce((sum, { ms }) => sum + ms, 0),
        own.length,
      ),
    ];
  });
  return [['kind', 'questions', 'right', 'citations', 'ms'], ...rows];
}

function isWorthShowing({ right, question }: Asked): boolean {
  return !right || question.kind === 'unknown';
}

function shown({ question, right, text, missing }: Asked): string {
  return `\n${right ? 'right' : 'WRONG'} ${question.id}: ${question.question}\n${text}${missing.map((one) => `\n  missing: ${one}`).join('')}`;
}
