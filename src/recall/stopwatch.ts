import type { PhaseTrace } from './types.ts';

/** Runs a step and answers with what it returns. */
export type MeasureStep = <T>(name: string, step: () => T) => T;

/** A measurer that adds the duration of each step to `phases` when the step has ended, failed or not. */
export function measureInto(phases: PhaseTrace[]): MeasureStep {
  return (name, step) => {
    const started = performance.now();
    const stop = () => {
      phases.push({ name, ms: performance.now() - started });
    };
    let result: ReturnType<typeof step>;
    try {
      result = step();
    } catch (error) {
      stop();
      throw error;
    }
    if (result instanceof Promise) return result.finally(stop) as typeof result;
    stop();
    return result;
  };
}

/** A measurer that measures nothing: for recalls whose durations nobody wants. */
export function unmeasured<T>(_name: string, step: () => T): T {
  return step();
}
