import { createHash } from 'node:crypto';
import { NO_USAGE } from '../domain/llm-error.ts';
import type { Llm, LlmRequest } from '../domain/ports/models.ts';

/** A language model with its answers remembered by what it was asked. */
export interface RememberingLlm extends Llm {
  /** JSON of the answers that were given, known ones too, by the keys of their questions. */
  remembered(): string;
}

/**
 * The language model with the answers that are known already: what is asked again in the same words, of the same model
 * and for the same shape, is not asked. The words hold all that an answer depends on: prompt, content, what stands
 * before it, when it was told. Asked words cost nothing in the usage.
 * @param known JSON of earlier answers, each as `remembered` gave it; what is no such JSON is nothing
 */
export function rememberAnswers(llm: Llm, known: readonly string[]): RememberingLlm {
  const earlier = new Map(known.flatMap(entriesOf));
  const given = new Map<string, unknown>();
  return {
    model: llm.model,
    async complete(request, options) {
      const { schema } = request;
      const key = questionKey(llm.model, request);
      const checked = earlier.has(key) ? schema.check(earlier.get(key)) : { problem: 'not asked yet' };
      if ('value' in checked) {
        given.set(key, checked.value);
        return { value: checked.value, usage: NO_USAGE };
      }
      const answer = await llm.complete(request, options);
      given.set(key, answer.value);
      return answer;
    },
    remembered: () => JSON.stringify(Object.fromEntries(given)),
  };
}

/** By which a question is known again: the model, the words of the prompt and what it is asked about, the shape. */
export function questionKey(model: string, { system, user, schema }: LlmRequest<unknown>): string {
  return createHash('sha256')
    .update(JSON.stringify([model, system, user, schema.name]))
    .digest('hex')
    .slice(0, 32);
}

function entriesOf(text: string): readonly (readonly [string, unknown])[] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? Object.entries(value) : [];
  } catch {
    // Another version wrote it in another form: its answers are asked for again.
    return [];
  }
}
