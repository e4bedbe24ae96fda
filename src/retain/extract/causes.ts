import type { CausalRelation } from '../../domain/link.ts';
import type { Draft } from './drafts.ts';
import type { Turn } from './turn.ts';

/** The drafts with the relations of each to others, by index. */
export interface LinkedDrafts {
  readonly drafts: readonly Draft[];
  readonly causes: readonly (readonly CausalRelation[])[];
}

/** Relations that causal words state among the drafts. */
export function linkCauses(drafts: readonly Draft[], _turns: readonly Turn[]): LinkedDrafts {
  return { drafts, causes: drafts.map(() => []) };
}
