import type { AnswerSchema } from '../../domain/ports/models.ts';
import { findJson } from './find-json.ts';
import { fitToSchema } from './fit-schema.ts';

/** What a model's words hold. `cut` when they ended before the answer did. */
export type ReadAnswer<T> = { readonly value: T } | { readonly problem: string; readonly cut: boolean };

/**
 * The value that a model's words hold, repaired where that is no guess; else what is wrong with them.
 * Of several values (the schema repeated before the answer) the first that fits is taken.
 */
export function readAnswer<T>(words: string, schema: AnswerSchema<T>): ReadAnswer<T> {
  if (words.trim() === '') return { problem: 'The answer was empty.', cut: false };
  const found = findJson(words);
  let problem = 'There was no JSON in the answer.';
  for (const { value, cut } of found) {
    if (cut) continue;
    const checked = schema.check(fitToSchema(value, schema));
    if ('value' in checked) return checked;
    problem = checked.problem;
  }
  const cut = found.some((one) => one.cut);
  return { problem: cut ? 'The answer ended in the middle of its JSON.' : problem, cut };
}
