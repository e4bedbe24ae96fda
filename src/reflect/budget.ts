import { MemoryError } from '../domain/errors.ts';
import { addUsage, LlmError, NO_USAGE } from '../domain/llm-error.ts';
import type { LlmUsage } from '../domain/ports/models.ts';
import type { ReflectBudget } from './settings.ts';
import type { ReflectPorts } from './types.ts';

/** Share of the time, and of the tokens, that is kept for the answer. */
const KEPT_FOR_ANSWER = 0.3;

/** The budget of one reflection while it is used. */
export interface OpenBudget extends ReflectBudget {
  /** Aborts when the caller goes away or the time is over. */
  readonly signal: AbortSignal;
  /** What the language model has cost so far. */
  readonly usage: LlmUsage;
  /** Since the beginning. */
  readonly elapsedMs: number;
  /** Counts a use of a tool; answers with its place, from 0. */
  takeStep(): number;
  /** Counts what a turn of the model cost. */
  spend(usage: LlmUsage): void;
  /** True when nothing more may be looked up: the next turn has to answer. */
  isLast(): boolean;
  /** The error as a caller gets it: that of an abort says whether the time was over. */
  explain(error: unknown): unknown;
  close(): void;
}

/** Starts to count. The timer runs until `close`. */
export function openBudget(
  budget: ReflectBudget,
  { clock }: Pick<ReflectPorts, 'clock'>,
  signal: AbortSignal | undefined,
): OpenBudget {
  const started = clock();
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), budget.ms);
  let steps = 0;
  let usage = NO_USAGE;
  const elapsedMs = () => clock() - started;
  const spent = () => usage.inputTokens + usage.outputTokens;
  const isUsed = (used: number, whole: number) => used >= whole * (1 - KEPT_FOR_ANSWER);
  return {
    ...budget,
    signal: signal === undefined ? over.signal : AbortSignal.any([signal, over.signal]),
    get usage() {
      return usage;
    },
    get elapsedMs() {
      return elapsedMs();
    },
    takeStep: () => steps++,
    spend(more) {
      usage = addUsage(usage, more);
    },
    isLast: () => steps >= budget.steps || isUsed(spent(), budget.tokens) || isUsed(elapsedMs(), budget.ms),
    explain(error) {
      if (error instanceof LlmError && error.reason !== 'ABORTED') return error.after(usage);
      if (!over.signal.aborted || signal?.aborted) return error;
      return new MemoryError(
        'TIMEOUT',
        `The reflection was not done within the ${budget.ms} ms of its budget. Ask with a higher budget, or take a quicker model.`,
        { cause: error, details: { llmCalls: usage.calls } },
      );
    },
    close: () => clearTimeout(timer),
  };
}
