import type { ReflectRun } from './run.ts';
import type { ReflectEvent, ReflectStep, Telling } from './types.ts';

/** What one use of a tool brought. */
export interface Brought<T> {
  readonly value: T;
  /** How many memories or pieces of text. */
  readonly results: number;
  /** Its words. */
  readonly text: string;
  /** Null when nothing was wrong. */
  readonly error: string | null;
}

/** What `work` brings, told as a step and kept in the run's steps. */
export async function* asStep<T>(
  { steps, budget, ports }: Pick<ReflectRun, 'steps' | 'budget' | 'ports'>,
  { tool, input }: { readonly tool: string; readonly input: unknown },
  work: () => Promise<Brought<T>>,
): Telling<T> {
  const started = { index: budget.takeStep(), tool, arguments: JSON.stringify(input ?? null) };
  yield { kind: 'STEP_STARTED', step: started };
  const from = budget.elapsedMs;
  const { value, results, text, error } = await work();
  const ms = budget.elapsedMs - from;
  const step: ReflectStep = { ...started, results, error, ms, tokens: ports.countTokens(text) };
  steps.push(step);
  yield { kind: 'STEP_FINISHED', step } satisfies ReflectEvent;
  return value;
}
