import type { Work } from '../../src/retain/work.ts';

/** What work gives, done without a break. */
export function atOnce<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
