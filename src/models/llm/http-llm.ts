import { LlmError, NO_USAGE } from '../../domain/llm-error.ts';
import type {
  LlmAnswer,
  LlmConversation,
  LlmMessage,
  LlmRequest,
  LlmTurn,
  ToolLlm,
} from '../../domain/ports/models.ts';
import { createLimit } from '../limit.ts';
import { DEFAULT_PAUSES, Endpoint } from './endpoint.ts';
import { withoutThoughts } from './find-json.ts';
import { aborted } from './post.ts';
import { readAnswer } from './read-answer.ts';
import { readCalls } from './read-calls.ts';
import type { LlmPauses, LlmSettings } from './settings.ts';

/** Answers are asked for once more when they cannot be read. */
const ATTEMPTS = 2;
/** A wrong answer is shown to the model again up to here, in characters: enough to see what is wrong with it. */
const SHOWN_AGAIN = 4000;

/** The language model behind an OpenAI-compatible endpoint. Nothing is sent before the first question. */
export function createHttpLlm(settings: LlmSettings, pauses: LlmPauses = DEFAULT_PAUSES): ToolLlm {
  const endpoint = new Endpoint(settings, pauses);
  const limit = createLimit(settings.maxConcurrency);
  const inTurn = async <T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> => {
    try {
      return await limit(work, signal);
    } catch (error) {
      if (signal?.aborted && !(error instanceof LlmError)) throw aborted(error);
      throw error;
    }
  };
  return {
    model: settings.model,
    complete: (request, { signal } = {}) => inTurn(() => ask(request, endpoint, signal), signal),
    converse: (conversation, { signal } = {}) =>
      inTurn(() => takeTurn(conversation, endpoint, signal), signal),
  };
}

async function takeTurn(
  { messages, tools, mustCall }: LlmConversation,
  endpoint: Endpoint,
  signal: AbortSignal | undefined,
): Promise<LlmTurn> {
  const wish = { kind: 'TURN', tools, mustCall } as const;
  const { words, calls: raw, usage } = await endpoint.send(messages, wish, { usage: NO_USAGE, signal });
  const calls = readCalls(raw, words, tools);
  // Words that are the use of a tool are not said to anybody.
  return { content: raw.length === 0 && calls.length > 0 ? '' : withoutThoughts(words).trim(), calls, usage };
}

/** The answer as a value; once more when it cannot be read, with what was wrong with it. */
async function ask<T>(
  { system, user, schema }: LlmRequest<T>,
  endpoint: Endpoint,
  signal: AbortSignal | undefined,
): Promise<LlmAnswer<T>> {
  let messages: readonly LlmMessage[] = [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ];
  let usage = NO_USAGE;
  let problem = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const answer = await endpoint.send(messages, { kind: 'VALUE', schema }, { usage, signal });
    usage = answer.usage;
    const read = readAnswer(answer.words, schema);
    if ('value' in read) return { value: read.value, usage };
    if (read.cut)
      throw new LlmError('LENGTH', `The language model stopped too early. ${read.problem}`, { usage });
    problem = read.problem;
    messages = [...messages.slice(0, 2), ...complaint(answer.words, problem, JSON.stringify(schema.json))];
  }
  throw new LlmError(
    'INVALID',
    `The language model gave no usable answer, twice. ${problem} A larger model, or one that keeps to a JSON schema, may.`,
    { usage },
  );
}

function complaint(words: string, problem: string, schema: string): readonly LlmMessage[] {
  const wish = `That answer cannot be used: ${problem} Answer again, with nothing but one JSON value that fits this schema (fill it in, do not repeat it): ${schema}`;
  const shown = words.trim().slice(0, SHOWN_AGAIN);
  return [
    ...(shown === '' ? [] : [{ role: 'assistant' as const, content: shown, calls: [] }]),
    { role: 'user', content: wish },
  ];
}
