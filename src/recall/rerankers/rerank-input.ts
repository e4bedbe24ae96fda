import type { Candidate } from '../../domain/ports/recall-store.ts';
import { localDate } from '../local-date.ts';

/**
 * What a reranker reads of a memory: `[Date: YYYY-MM-DD] text`, dated by its occurrence, else by its mention.
 * @param timezone IANA name, the one the query is read in
 */
export function rerankInput(
  memory: Pick<Candidate, 'occurred' | 'mentionedAt'>,
  text: string,
  timezone: string,
): string {
  return `[Date: ${localDate(memory.occurred?.start ?? memory.mentionedAt, timezone)}] ${text}`;
}
