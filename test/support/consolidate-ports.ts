import type { ConsolidateStore } from '../../src/domain/ports/consolidate-store.ts';
import type { AnswerSchema, Llm, LlmRequest } from '../../src/domain/ports/models.ts';
import type { ConsolidatePorts, ConsolidateRun } from '../../src/reflect/consolidate/types.ts';
import { stubEmbedder } from './stub-embedder.ts';

/** The ports of a consolidation without a language model. */
export function consolidatePorts(
  store: ConsolidateStore,
  rest: Partial<ConsolidatePorts> = {},
): ConsolidatePorts {
  return {
    store,
    embedder: stubEmbedder(),
    llm: null,
    countTokens: (text) => text.split(/\s+/).length,
    clock: Date.now,
    ...rest,
  };
}

/** A run that nobody watches or stops. */
export const UNWATCHED: ConsolidateRun = {
  signal: new AbortController().signal,
  progress: () => undefined,
};

/** A language model that answers each request with what `answer` makes of its words, checked as an endpoint's answer is. */
export function answeringLlm(answer: (user: string) => unknown): Llm & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    model: 'scripted',
    asked,
    async complete<T>({ user, schema }: LlmRequest<T>) {
      asked.push(user);
      const checked = (schema as AnswerSchema<T>).check(answer(user));
      if (!('value' in checked)) throw new Error(checked.problem);
      return { value: checked.value, usage: { calls: 1, inputTokens: 10, outputTokens: 5 } };
    },
  };
}
