import { CLAUSES } from './causal-clauses.ts';
import { GROUNDS } from './causal-grounds.ts';
import { VERBS } from './causal-verbs.ts';
import type { Cue } from './cue.ts';

/** Cues within a sentence: the first that matches counts. */
export const CLAUSE_CUES: readonly Cue[] = [
  ...CLAUSES.reasons,
  ...VERBS.passive,
  ...CLAUSES.results,
  ...GROUNDS,
  ...CLAUSES.loose,
  ...VERBS.active,
  ...CLAUSES.last,
];
