import { type BareFigures, type BareSamples, bareFigures, ratioOf, timeBare } from '../bare.ts';
import type { RecallHere } from '../recall-here.ts';
import { type Latency, latencyOf } from '../report.ts';
import { type Answer, type Asked, ask, reworded } from './ask.ts';

/** What one caller gets who asks one question after the other. */
export interface Sequential {
  readonly answers: readonly Answer[];
  /** The same of the first recalls after the start. */
  readonly first: Latency;
  /** The whole recall, HTTP and GraphQL included. */
  readonly latency: Latency;
  /** The bare parts of a recall, timed between its questions; null where the database is out of reach. */
  readonly bare: BareFigures | null;
  /** latency p50 / (embedding p50 + vector query p50). */
  readonly ratio: number | null;
}

/**
 * Recalls before those that count, of which the first are told beside them: a Java virtual machine compiles what it has
 * run often enough, and a fresh Neo4j gets quicker for about a thousand recalls.
 */
const WARM_UP_RECALLS = 1000;
const FIRST_RECALLS = 150;

/**
 * Asks every question once and, between them, times the bare parts of the same question: whatever slows the machine
 * down slows both. Which of the two comes first changes from question to question.
 */
export async function askInTurn(
  url: string,
  asked: readonly Asked[],
  here: RecallHere | null,
): Promise<Sequential> {
  const unmeasured: BareSamples = { embed: [], vector: [] };
  const firstMs: number[] = [];
  for (let index = 0; index < WARM_UP_RECALLS; index++) {
    const one = asked[index % asked.length];
    if (one === undefined) break;
    const question = reworded(one.question, 3 + Math.floor(index / asked.length));
    const { ms } = await ask(url, one.input, question);
    if (index < FIRST_RECALLS) firstMs.push(ms);
    if (here !== null) await timeBare({ ...one.input, query: question.text }, here, unmeasured);
  }

  const answers: Answer[] = [];
  const samples: BareSamples = { embed: [], vector: [] };
  for (const [index, { question, input }] of asked.entries()) {
    const bare = async () => {
      if (here !== null) await timeBare({ ...input, query: question.text }, here, samples);
    };
    if (index % 2 === 0) await bare();
    answers.push(await ask(url, input, question));
    if (index % 2 === 1) await bare();
  }
  const latency = latencyOf(answers.map(({ ms }) => ms));
  const bare = here === null ? null : bareFigures(samples);
  return {
    answers,
    first: latencyOf(firstMs),
    latency,
    bare,
    ratio: bare === null ? null : ratioOf(latency, bare),
  };
}

/** Lines a person can read. */
export function describeSequential({ first, latency, bare, ratio }: Sequential): string {
  const { p50Ms, p95Ms, p99Ms } = latency;
  const whole = `recall over HTTP: p50 ${p50Ms} ms, p95 ${p95Ms} ms, p99 ${p99Ms} ms; of the first ${FIRST_RECALLS}: p50 ${first.p50Ms} ms`;
  if (bare === null) return whole;
  const { embed, vector } = bare;
  return `${whole}\n  its bare parts: query embedding p50 ${embed.p50Ms} ms + vector query p50 ${vector.p50Ms} ms; the whole is ${ratio} times as long`;
}
