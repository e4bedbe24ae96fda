import { LlmError } from '../../domain/llm-error.ts';
import type { Llm } from '../../domain/ports/models.ts';
import { aborted } from './post.ts';
import { readRecording, recordedFailure, recordingPath, writeRecording } from './recording.ts';

/** The language model, each of whose answers is kept as a file of the folder. Keys and addresses are not. */
export function createRecordingLlm(llm: Llm, folder: string): Llm {
  const { model } = llm;
  return {
    model,
    async complete(request, options) {
      const path = recordingPath(folder, model, request);
      const { system, user } = request;
      const keep = (outcome: Parameters<typeof writeRecording>[2]['outcome']) =>
        writeRecording(path, folder, { model, system, user, outcome });
      try {
        const answer = await llm.complete(request, options);
        await keep(answer);
        return answer;
      } catch (error) {
        const outcome = error instanceof LlmError ? recordedFailure(error) : null;
        if (outcome !== null) await keep(outcome);
        throw error;
      }
    },
  };
}

/** The answers that were recorded of a language model, without any network. */
export function createReplayingLlm(model: string, folder: string): Llm {
  return {
    model,
    async complete(request, { signal } = {}) {
      if (signal?.aborted) throw aborted(signal.reason);
      const outcome = await readRecording(recordingPath(folder, model, request));
      const { usage } = outcome;
      if ('failure' in outcome) throw new LlmError(outcome.failure, outcome.message, { usage });
      const checked = request.schema.check(outcome.value);
      if ('value' in checked) return { value: checked.value, usage };
      throw new LlmError('INVALID', `A recorded answer does not fit: ${checked.problem}`, { usage });
    },
  };
}
