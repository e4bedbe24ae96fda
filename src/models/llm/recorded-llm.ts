import { z } from 'zod';
import { LlmError } from '../../domain/llm-error.ts';
import type { LlmTurn, LlmUsage, ToolLlm } from '../../domain/ports/models.ts';
import { aborted } from './post.ts';
import { readRecording, recordedFailure, recordingPath, turnPath, writeRecording } from './recording.ts';

/** What is recorded of a turn. */
const turn = z.object({
  content: z.string(),
  calls: z.array(z.object({ id: z.string(), name: z.string(), input: z.unknown() })),
});

/** The language model, each of whose answers is kept as a file of the folder. Keys and addresses are not. */
export function createRecordingLlm(llm: ToolLlm, folder: string): ToolLlm {
  const { model } = llm;
  return {
    model,
    async complete(request, options) {
      const path = recordingPath(folder, model, request);
      const { system, user } = request;
      const ask = () => llm.complete(request, options);
      return recorded(ask, { path, folder, asked: { model, system, user }, kept: ({ value }) => value });
    },
    async converse(conversation, options) {
      const path = turnPath(folder, model, conversation);
      const [first, ...others] = conversation.messages;
      const asked = { model, system: first?.content ?? '', user: JSON.stringify(others) };
      const kept = ({ content, calls }: LlmTurn) => ({ content, calls });
      return recorded(() => llm.converse(conversation, options), { path, folder, asked, kept });
    },
  };
}

/** The answers that were recorded of a language model, without any network. */
export function createReplayingLlm(model: string, folder: string): ToolLlm {
  return {
    model,
    async complete(request, { signal } = {}) {
      const { value, usage } = await replayed(recordingPath(folder, model, request), signal);
      const checked = request.schema.check(value);
      if ('value' in checked) return { value: checked.value, usage };
      throw new LlmError('INVALID', `A recorded answer does not fit: ${checked.problem}`, { usage });
    },
    async converse(conversation, { signal } = {}) {
      const { value, usage } = await replayed(turnPath(folder, model, conversation), signal);
      const read = turn.safeParse(value);
      if (read.success) return { ...read.data, usage };
      throw new LlmError('INVALID', 'A recorded turn of the language model cannot be read.', { usage });
    },
  };
}

interface Recording<T> {
  readonly path: string;
  readonly folder: string;
  readonly asked: { readonly model: string; readonly system: string; readonly user: string };
  readonly kept: (answer: T) => unknown;
}

async function recorded<T extends { readonly usage: LlmUsage }>(
  ask: () => Promise<T>,
  { path, folder, asked, kept }: Recording<T>,
): Promise<T> {
  try {
    const answer = await ask();
    const outcome = { value: kept(answer), usage: answer.usage };
    await writeRecording(path, folder, { ...asked, outcome });
    return answer;
  } catch (error) {
    const outcome = error instanceof LlmError ? recordedFailure(error) : null;
    if (outcome !== null) await writeRecording(path, folder, { ...asked, outcome });
    throw error;
  }
}

async function replayed(
  path: string,
  signal: AbortSignal | undefined,
): Promise<{ readonly value: unknown; readonly usage: LlmUsage }> {
  if (signal?.aborted) throw aborted(signal.reason);
  const outcome = await readRecording(path);
  const { usage } = outcome;
  if ('failure' in outcome) throw new LlmError(outcome.failure, outcome.message, { usage });
  return { value: outcome.value, usage };
}
