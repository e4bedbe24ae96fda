import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { LlmError } from '../../domain/llm-error.ts';
import type { LlmConversation, LlmRequest } from '../../domain/ports/models.ts';

/** Failures that belong to the text and not to the moment: they are replayed as well. */
const REPLAYED_FAILURES = ['LENGTH', 'REFUSED', 'INVALID'] as const;

const usage = z.object({
  calls: z.number().int().nonnegative(),
  inputTokens: z.number().int().nonnegative(),
  outputTokens: z.number().int().nonnegative(),
});
const outcome = z.union([
  z.object({ value: z.unknown().refine((value) => value !== undefined), usage }),
  z.object({ failure: z.enum(REPLAYED_FAILURES), message: z.string(), usage }),
]);
const recording = z.object({ model: z.string(), system: z.string(), user: z.string(), outcome });

/** What a language model made of one request. */
export type RecordedOutcome = z.output<typeof outcome>;

/** The failure as it is recorded; null for one that may not happen again. */
export function recordedFailure(error: LlmError): RecordedOutcome | null {
  const failure = REPLAYED_FAILURES.find((reason) => reason === error.reason);
  return failure === undefined ? null : { failure, message: error.message, usage: error.usage };
}

/** The file of a request: named by the hash of all that the answer depends on, the model's name and no settings else. */
export function recordingPath(folder: string, model: string, request: LlmRequest<unknown>): string {
  const { system, user, schema } = request;
  return pathOf(folder, [model, system, user, schema.name, schema.json]);
}

/** The file of a turn of a conversation. */
export function turnPath(
  folder: string,
  model: string,
  { messages, tools, mustCall }: LlmConversation,
): string {
  const offered = tools.map(({ name, description, input }) => [name, description, input.json]);
  return pathOf(folder, [model, messages, offered, mustCall]);
}

function pathOf(folder: string, question: readonly unknown[]): string {
  return join(folder, `${createHash('sha256').update(JSON.stringify(question)).digest('hex')}.json`);
}

/** Writes a recording: whole or not at all, since another process may read it. */
export async function writeRecording(
  path: string,
  folder: string,
  content: z.input<typeof recording>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`);
  await rename(draft, path);
}

/** What was recorded. Throws LlmError: MISCONFIGURED when there is nothing, INVALID when it cannot be read. */
export async function readRecording(path: string): Promise<RecordedOutcome> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (cause) {
    throw new LlmError(
      'MISCONFIGURED',
      'This request to the language model was never recorded. Record it once, with LLM_RECORD=record and an endpoint.',
      { details: { recording: path }, cause },
    );
  }
  try {
    return recording.parse(JSON.parse(text)).outcome;
  } catch (cause) {
    throw new LlmError('INVALID', 'A recording of the language model cannot be read.', {
      details: { recording: path },
      cause,
    });
  }
}
