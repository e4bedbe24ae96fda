import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** What a question asks for; README.md says what each means. */
export const QUESTION_KINDS = ['fact', 'time', 'why', 'list', 'current', 'unknown'] as const;

const reflectQuestion = z
  .strictObject({
    id: z.string().regex(/^[a-z]+-[a-z0-9-]+$/),
    kind: z.enum(QUESTION_KINDS),
    question: z.string().min(1),
    queryTimestamp: z.iso.datetime(),
    /** The answer that a person who knows the world would give. */
    answer: z.string().min(1),
    /** Texts of the world that the answer must cite: all groups, of each group at least one. */
    needed: z.array(z.array(z.string().min(1)).min(1)),
    /** Whether anything in the world answers it. */
    known: z.boolean(),
  })
  .refine(({ kind, known }) => known === (kind !== 'unknown'), 'only what is unknown is not known')
  .refine(({ known, needed }) => known === needed.length > 0, 'what is known, and only that, needs evidence');

export type ReflectQuestion = z.infer<typeof reflectQuestion>;

/** The written questions over `REFLECT_WORLD`. Throws when the file breaks the schema. */
export function readQuestions(): readonly ReflectQuestion[] {
  const file = new URL('questions.json', import.meta.url);
  return z.array(reflectQuestion).parse(JSON.parse(readFileSync(file, 'utf8')));
}
