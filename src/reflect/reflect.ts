import type { Bank } from '../domain/bank.ts';
import { directivesInForce } from '../domain/directive.ts';
import { MemoryError } from '../domain/errors.ts';
import type { ToolLlm } from '../domain/ports/models.ts';
import { type CallerSchema, callerSchema } from '../prompts/caller-schema.ts';
import { answerByAgent } from './agent/answer-by-agent.ts';
import { openBudget } from './budget.ts';
import { answerExtractively } from './extractive/answer-extractively.ts';
import { formOpinions } from './opinions/form-opinions.ts';
import { traceOf } from './reflection.ts';
import type { ReflectRun } from './run.ts';
import type { ReflectSettings } from './settings.ts';
import type { ReflectEvent, Reflection, ReflectPorts, ReflectRequest, Telling } from './types.ts';
import { validate } from './validate.ts';

const NO_MODEL =
  'answerSchema needs a language model, and none is configured. Set LLM_BASE_URL (an OpenAI-compatible endpoint) and LLM_MODEL, or leave answerSchema out.';

/**
 * The answer to a question, from what a bank remembers, with citations: by a language model that looks things up with
 * tools, or without one made of the memories' own sentences.
 *
 * Throws BAD_USER_INPUT, NOT_FOUND for an unknown bank, TIMEOUT when `signal` aborts or the budget's time is over,
 * MODEL_OUTPUT_INVALID for a model that gives no usable answer, and what recall and the model throw.
 */
export async function reflect(
  request: ReflectRequest,
  ports: ReflectPorts,
  settings: ReflectSettings,
  signal?: AbortSignal,
): Promise<Reflection> {
  for await (const event of reflectEvents(request, ports, settings, signal)) {
    if (event.kind === 'ANSWERED') return event.reflection;
  }
  throw new Error('a reflection ended without an answer');
}

/** The same, telling each step as it is taken; the answer is the last event. */
export async function* reflectEvents(
  request: ReflectRequest,
  ports: ReflectPorts,
  settings: ReflectSettings,
  signal?: AbortSignal,
): AsyncGenerator<ReflectEvent, void, undefined> {
  validate(request);
  const schema = request.answerSchema === null ? null : callerSchema(request.answerSchema);
  const budget = openBudget(settings.budgets[request.budget], ports, signal);
  try {
    const run = await prepare(request, { ports, settings, budget, schema });
    const { llm } = ports;
    const answered = yield* llm === null ? answerExtractively(run) : answerByAgent({ ...run, llm });
    const reflection = llm === null ? answered : yield* withOpinions(answered, { ...run, llm });
    yield { kind: 'ANSWERED', reflection };
  } catch (error) {
    throw budget.explain(error);
  } finally {
    budget.close();
  }
}

/** The reflection with the opinions that it forms, where the caller wants that. */
async function* withOpinions(
  reflection: Reflection,
  run: ReflectRun & { readonly llm: ToolLlm },
): Telling<Reflection> {
  if (!run.request.formOpinions || reflection.basedOn.length === 0) return reflection;
  const opinions = yield* formOpinions(reflection.basedOn, run);
  return { ...reflection, opinions, trace: reflection.trace === null ? null : traceOf(run) };
}

type Surroundings = Pick<ReflectRun, 'ports' | 'settings' | 'budget'> & {
  readonly schema: CallerSchema | null;
};

async function prepare(request: ReflectRequest, surroundings: Surroundings): Promise<ReflectRun> {
  const { ports, schema } = surroundings;
  if (schema !== null && ports.llm === null) {
    throw new MemoryError('BAD_USER_INPUT', NO_MODEL, { details: { field: 'answerSchema' } });
  }
  const bank = await findBank(request.bankId, ports);
  const { tags, tagsMatch, asOf } = request;
  return {
    ...surroundings,
    request,
    bank,
    steps: [],
    at: request.queryTimestamp ?? ports.clock(),
    timezone: request.timezone ?? bank.timezone,
    visible: { tags, tagsMatch, asOf },
    directives: directivesInForce(bank.directives, tags, tagsMatch),
  };
}

async function findBank(bankId: string, { reads }: ReflectPorts): Promise<Bank> {
  const bank = (await reads.banks([bankId])).get(bankId);
  if (bank !== undefined) return bank;
  throw new MemoryError('NOT_FOUND', `There is no bank "${bankId}". A first retain makes it.`, {
    details: { bankId },
  });
}
