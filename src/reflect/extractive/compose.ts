import type { Memory } from '../../domain/memory.ts';
import { quoteOf } from '../quote.ts';
import type { Citation } from '../types.ts';
import { writtenDate } from '../written-date.ts';

/** One memory of an answer, and how it is introduced. */
export interface Line {
  readonly memory: Memory;
  /** '' for none, else e.g. "Because". */
  readonly lead: string;
  /** Whether its date stands before it. */
  readonly dated: boolean;
}

export interface Composed {
  readonly text: string;
  readonly citations: readonly Citation[];
}

/**
 * The answer that lines make, a line each, with its citations. Lines after the first that no longer fit into
 * `maxTokens` are left out.
 */
export function compose(
  lines: readonly Line[],
  about: { readonly question: string; readonly timezone: string },
  limit: { readonly maxTokens: number; readonly countTokens: (text: string) => number },
): Composed {
  let text = '';
  const citations: Citation[] = [];
  for (const { memory, lead, dated } of lines) {
    const span = quoteOf(memory.text, about.question);
    const quote = memory.text.slice(span.start, span.end);
    const date = dated && memory.occurred !== null ? `${writtenDate(memory.occurred, about.timezone)}: ` : '';
    const before = `${text === '' ? '' : '\n'}${lead === '' ? '' : `${lead}: `}${date}`;
    const longer = `${text}${before}${quote}`;
    if (text !== '' && limit.countTokens(longer) > limit.maxTokens) continue;
    const start = text.length + before.length;
    citations.push({ memory, quote, start, end: start + quote.length });
    text = longer;
  }
  return { text, citations };
}
