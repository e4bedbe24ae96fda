import { LlmError, NO_USAGE } from '../domain/llm-error.ts';
import type { Llm, LlmUsage } from '../domain/ports/models.ts';
import type { KeptAnswer } from '../domain/ports/retain-store.ts';
import { questionKey } from './remember-answers.ts';

/** Where the answers of one operation are kept until it is done. */
export interface AnswerKeeping {
  /** Of earlier tries. */
  readonly kept: readonly KeptAnswer[];
  keep(answer: KeptAnswer): Promise<void>;
}

/** What an earlier try has paid for: an answer, or to be told that it is too long, which a further try is told again. */
type Paid = { readonly usage: LlmUsage } & ({ readonly value: unknown } | { readonly tooLong: string });

/**
 * The language model with each answer kept as soon as it is there, so that an operation that is taken up again, after a
 * crash or a failure, asks only for what it has no answer to. What an earlier try paid counts in the usage, once.
 * Besides what the model throws, `complete` throws what `keep` does.
 */
export function keepAnswers(llm: Llm, { kept, keep }: AnswerKeeping): Llm {
  const paid = new Map(kept.map(({ key, answer }) => [key, answer]));
  const counted = new Set<string>();
  const usageOf = (key: string, { usage }: Paid) => {
    const own = counted.has(key) ? NO_USAGE : usage;
    counted.add(key);
    return own;
  };
  return {
    model: llm.model,
    async complete(request, options) {
      const key = questionKey(llm.model, request);
      const earlier = paidOf(paid.get(key));
      if (earlier !== null && 'tooLong' in earlier)
        throw new LlmError('LENGTH', earlier.tooLong, { usage: usageOf(key, earlier) });
      const checked = earlier === null ? null : request.schema.check(earlier.value);
      if (earlier !== null && checked !== null && 'value' in checked)
        return { value: checked.value, usage: usageOf(key, earlier) };
      const save = (answer: Paid) => keep({ key, answer: JSON.stringify(answer) });
      try {
        const { value, usage } = await llm.complete(request, options);
        await save({ value, usage });
        return { value, usage };
      } catch (error) {
        if (error instanceof LlmError && error.reason === 'LENGTH')
          await save({ tooLong: error.message, usage: error.usage });
        throw error;
      }
    },
  };
}

function paidOf(answer: string | undefined): Paid | null {
  return answer === undefined ? null : (JSON.parse(answer) as Paid);
}
