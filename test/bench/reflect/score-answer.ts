import type { ReflectQuestion } from '../../gold/reflect/questions.ts';

/** What scoring reads of a reflection. */
export interface ScoredReflection {
  readonly text: string;
  readonly known: boolean;
  readonly citations: readonly { readonly memory: { readonly id: string; readonly text: string } }[];
  readonly trace: { readonly ms: number };
}

export interface Answered {
  readonly right: boolean;
  readonly text: string;
  readonly known: boolean;
  /** Distinct memories that were cited. */
  readonly citations: number;
  /** Of each group of needed texts of which none was cited, the first. */
  readonly missing: readonly string[];
  readonly ms: number;
}

/**
 * Whether an answer stands on the right evidence: of every group of needed texts one is cited, as a memory or within one;
 * what is unknown must be said to be.
 */
export function scoreAnswer(
  { kind, needed }: Pick<ReflectQuestion, 'kind' | 'needed'>,
  { text, known, citations, trace }: ScoredReflection,
): Answered {
  const cited = new Map(citations.map(({ memory }) => [memory.id, memory.text]));
  const isCited = (wanted: string) => [...cited.values()].some((own) => own.includes(wanted));
  const missing = needed.filter((group) => !group.some(isCited)).map((group) => group[0] ?? '');
  const right = kind === 'unknown' ? !known : known && missing.length === 0;
  return { right, text, known, citations: cited.size, missing, ms: trace.ms };
}
