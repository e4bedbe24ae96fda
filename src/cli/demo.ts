import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { STRATEGIES, type Strategy } from '../domain/ranked.ts';
import { DEMO_NOW, DEMO_QUESTIONS, DEMO_WORLD, type DemoQuestion, type WorldDocument } from './demo-world.ts';
import { graphqlRequest, isReady } from './graphql-client.ts';

const BANK = 'demo';
const START_DEADLINE_MS = 120_000;

const RECALL = /* GraphQL */ `
  query Demo($input: RecallInput!) {
    recall(input: $input) {
      hits { score reason memory { text } foundBy { strategy rank } }
    }
  }
`;

interface RecallAnswer {
  readonly recall: {
    readonly hits: readonly {
      readonly score: number;
      readonly reason: string;
      readonly memory: { readonly text: string };
      readonly foundBy: readonly { readonly strategy: Strategy; readonly rank: number }[];
    }[];
  };
}

/** What one question brought: the hit that answers it, and the arms that find it when each searches alone. */
export interface DemoAnswer {
  readonly question: DemoQuestion;
  readonly place: number;
  readonly score: number;
  readonly reason: string;
  /** Rank of the answer in each arm searching alone; null where that arm does not find it. */
  readonly alone: Readonly<Record<Strategy, number | null>>;
}

/** The retain input of one document of a world. */
export function retainItemOf(document: WorldDocument) {
  return {
    documentId: document.documentId,
    timestamp: document.timestamp,
    content: document.content,
    facts: document.facts.map(({ because, ...fact }) => ({
      ...fact,
      quote: fact.text,
      ...(because === undefined ? {} : { causes: [{ fact: because, kind: 'CAUSED_BY' }] }),
    })),
  };
}

/** Fills the bank `demo` anew and asks one question an arm. */
export async function runDemo(url: string): Promise<readonly DemoAnswer[]> {
  await graphqlRequest(url, 'mutation($id: ID!) { deleteBank(id: $id) { deleted } }', { id: BANK });
  await graphqlRequest(url, 'mutation($input: RetainInput!) { retain(input: $input) { memories { id } } }', {
    input: { bankId: BANK, items: DEMO_WORLD.map(retainItemOf) },
  });
  const answers: DemoAnswer[] = [];
  for (const question of DEMO_QUESTIONS) answers.push(await askWithEachArm(url, question));
  return answers;
}

async function askWithEachArm(url: string, question: DemoQuestion): Promise<DemoAnswer> {
  const ask = async (strategies: readonly Strategy[] | null) => {
    const input = { bankId: BANK, query: question.query, queryTimestamp: DEMO_NOW, strategies };
    return (await graphqlRequest<RecallAnswer>(url, RECALL, { input })).recall.hits;
  };
  const hits = await ask(null);
  const place = hits.findIndex((hit) => hit.memory.text === question.answer);
  const hit = hits[place];
  if (hit === undefined) throw new Error(`"${question.query}" did not bring the memory that answers it`);
  const alone: Record<Strategy, number | null> = {
    SEMANTIC: null,
    KEYWORD: null,
    GRAPH: null,
    TEMPORAL: null,
  };
  for (const strategy of STRATEGIES) {
    const found = (await ask([strategy])).find((each) => each.memory.text === question.answer);
    alone[strategy] = found?.foundBy.find((arm) => arm.strategy === strategy)?.rank ?? null;
  }
  return { question, place: place + 1, score: hit.score, reason: hit.reason, alone };
}

/** The answers as text for a terminal. */
export function renderDemo(answers: readonly DemoAnswer[]): string {
  return answers
    .map(({ question, place, score, reason, alone }) =>
      [
        `${question.strategy}: ${question.query}`,
        `  answer   ${question.answer}`,
        `  place    ${place} of the answer, score ${score.toFixed(3)}`,
        `  reason   ${reason}`,
        `  alone    ${STRATEGIES.map((arm) => `${arm.toLowerCase()} ${alone[arm] === null ? '–' : `#${alone[arm]}`}`).join(', ')}`,
        `  why      ${question.why}`,
      ].join('\n'),
    )
    .join('\n\n');
}

/** Runs `work` against the API at `url`, started for the purpose and stopped afterwards when nothing answers there. */
async function withApi(url: string, work: () => Promise<void>): Promise<void> {
  if (await isReady(url)) return work();
  console.log('No Mneme is running yet: starting one for the demo.');
  const main = fileURLToPath(
    new URL(`../main.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url),
  );
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'warn' },
  });
  const exited = once(child, 'exit');
  try {
    const deadline = Date.now() + START_DEADLINE_MS;
    while (!(await isReady(url))) {
      if (child.exitCode !== null) throw new Error('Mneme did not start; its message stands above.');
      if (Date.now() > deadline) throw new Error('Mneme did not become ready in time.');
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    await work();
  } finally {
    child.kill('SIGTERM');
    await exited;
  }
}

/** Runs the demo against the API at `url` and prints it. Throws when a question is not answered. */
export async function demo(url: string): Promise<void> {
  await withApi(url, async () => console.log(renderDemo(await runDemo(url))));
}
