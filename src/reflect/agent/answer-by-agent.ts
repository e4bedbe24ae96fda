import type { LlmMessage, LlmToolCall, LlmTurn, ToolLlm } from '../../domain/ports/models.ts';
import { renderFound, renderReflect } from '../../prompts/reflect.ts';
import { type DoneInput, doneTool, type ToolPrompt } from '../../prompts/reflect-tools.ts';
import type { ReflectRun } from '../run.ts';
import { asStep } from '../telling.ts';
import type { Reflection, Telling } from '../types.ts';
import { writtenDate } from '../written-date.ts';
import { type AgentRun, broken, failed } from './agent-tool.ts';
import { type AnswerFault, judge, unusable } from './judge.ts';
import { openLedger } from './ledger.ts';
import { LOOKING_TOOLS } from './tools.ts';

/** Turns in which a model may fail to answer although nothing else is left. */
const FORCED_TURNS = 2;
const MUST_ANSWER = 'Nothing more can be looked up. Answer now, with done, from what was shown to you.';

/** A conversation under way. */
interface Talk {
  readonly run: AgentRun;
  readonly done: ToolPrompt<DoneInput>;
  /** Grows. */
  readonly messages: LlmMessage[];
  /** What was wrong with earlier answers. */
  readonly told: Set<AnswerFault | 'MALFORMED'>;
}

/** The answer of a language model that looks at the memory with tools, until it answers or its budget is used. */
export async function* answerByAgent(given: ReflectRun & { readonly llm: ToolLlm }): Telling<Reflection> {
  const run: AgentRun = { ...given, ledger: openLedger(given.visible, given.timezone) };
  const talk: Talk = {
    run,
    done: doneTool(run.schema),
    messages: opening(yield* firstLook(run), run),
    told: new Set(),
  };
  for (let forced = 0; forced <= FORCED_TURNS; ) {
    const isLast = run.budget.isLast();
    if (isLast && forced++ === 0) talk.messages.push({ role: 'user', content: MUST_ANSWER });
    const turn = await converse(talk, isLast);
    talk.messages.push({ role: 'assistant', content: turn.content, calls: turn.calls });
    const answered = (yield* follow(turn, talk)) ?? null;
    if (answered !== null) return answered;
  }
  throw unusable('did not answer');
}

/** What is found before the model is asked: mostly enough to answer in one turn. */
async function* firstLook(run: AgentRun): Telling<string> {
  const { query } = run.request;
  const brought: string[] = [];
  for (const tool of LOOKING_TOOLS.slice(0, 2)) {
    const input = { query, start: null, end: null };
    brought.push(yield* asStep(run, { tool: tool.name, input }, () => tool.tryUse(input, run)));
  }
  return brought.join('\n');
}

function opening(
  found: string,
  { request, bank, directives, at, timezone, schema, visible }: AgentRun,
): LlmMessage[] {
  const moment = (instant: number) =>
    `${writtenDate({ start: instant, end: instant + 1, precision: 'MINUTE' }, timezone)} (${timezone})`;
  const { system, user } = renderReflect({
    question: request.query,
    context: request.context,
    mission: bank.mission,
    disposition: bank.disposition,
    directives,
    now: moment(at),
    asOf: visible.asOf === null ? null : moment(visible.asOf),
    maxTokens: request.maxTokens,
    wantsData: schema !== null,
    found,
  });
  return [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ];
}

async function converse({ run, done, messages }: Talk, isLast: boolean): Promise<LlmTurn> {
  const { budget, llm, ports } = run;
  const tools = isLast ? [done] : [...LOOKING_TOOLS, done];
  const turn = await llm.converse({ messages, tools, mustCall: true }, { signal: budget.signal });
  budget.spend(counted(turn, messages, ports.countTokens));
  return turn;
}

/** What a turn cost; counted here where the endpoint does not say. */
function counted(
  { usage, content, calls }: LlmTurn,
  messages: readonly LlmMessage[],
  count: (text: string) => number,
) {
  if (usage.inputTokens + usage.outputTokens > 0) return usage;
  const inputTokens = messages.reduce((sum, message) => sum + count(message.content), 0);
  return { ...usage, inputTokens, outputTokens: count(`${content}${JSON.stringify(calls)}`) };
}

/** Does what a turn asks for; the reflection when it answered and nothing was wrong with that. */
async function* follow(turn: LlmTurn, talk: Talk): Telling<Reflection | null> {
  const { run, done, messages } = talk;
  let answer: { readonly call: LlmToolCall | null; readonly input: unknown } | null =
    turn.calls.length > 0
      ? null
      : { call: null, input: { answer: turn.content, known: true, citations: [] } };
  for (const call of turn.calls) {
    if (call.name === done.name && answer === null) answer = { call, input: call.input };
    else messages.push({ role: 'tool', call, content: yield* look(call, run) });
  }
  if (answer === null) return null;
  const checked = done.input.check(answer.input);
  if ('problem' in checked) {
    if (talk.told.has('MALFORMED'))
      throw unusable(`answered in another form than asked for, twice: ${checked.problem}`);
    talk.told.add('MALFORMED');
    return complain(talk, answer.call, broken(done.name, checked.problem).text);
  }
  const verdict = judge(checked.value, talk.told as ReadonlySet<AnswerFault>, run);
  if ('reflection' in verdict) return verdict.reflection;
  talk.told.add(verdict.fault);
  return complain(talk, answer.call, verdict.problem);
}

/** What one use of a tool brings, or why it is not used. */
async function* look(call: LlmToolCall, run: AgentRun): Telling<string> {
  if (run.budget.isLast()) return MUST_ANSWER;
  const tool = LOOKING_TOOLS.find(({ name }) => name === call.name);
  return yield* asStep(run, { tool: call.name, input: call.input }, async () => {
    if (tool === undefined) {
      const names = LOOKING_TOOLS.map(({ name }) => name).join(', ');
      return failed(`There is no tool ${JSON.stringify(call.name)}. There are ${names}, and done to answer.`);
    }
    if (call.input === null) return broken(call.name, 'They are no JSON.');
    const brought = await tool.tryUse(call.input, run);
    return brought.error === null ? { ...brought, value: renderFound(brought.value) } : brought;
  });
}

function complain({ messages }: Talk, call: LlmToolCall | null, problem: string): null {
  const content = `That answer cannot be taken. ${problem}`;
  messages.push(call === null ? { role: 'user', content } : { role: 'tool', call, content });
  return null;
}
