import { extractRules } from '../../../../src/retain/extract/rules.ts';
import { atOnce } from '../../../support/at-once.ts';

/** Who says the sentence that begins with the given words; undefined when no fact holds it. */
export function speakerOf(content: string, words: string): string | null | undefined {
  const facts = atOnce(
    extractRules({
      content,
      context: null,
      reference: { at: Date.parse('2025-06-05T09:00:00Z'), timezone: 'UTC' },
      timestamped: true,
    }),
  );
  const at = content.indexOf(words);
  return facts.flatMap(({ said }) => said).find(({ start, end }) => start <= at && end > at)?.speaker;
}
