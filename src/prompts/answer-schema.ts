import { z } from 'zod';
import type { AnswerSchema } from '../domain/ports/models.ts';

/** Longest complaint that a model is told, in characters. */
const LONGEST_PROBLEM = 600;

/** What zod writes for its own sake, and strict endpoints refuse. */
const NOT_UNDERSTOOD = ['default', 'minimum', 'maximum'] as const;

/**
 * The shape of an answer from its zod schema, whose properties are all required. `catch` in it says what stands for a
 * property that is wrong; the model is not told of it.
 */
export function answerSchema<T>(
  name: string,
  schema: z.ZodType<T>,
  aliases: AnswerSchema<T>['aliases'],
): AnswerSchema<T> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      for (const name of NOT_UNDERSTOOD) delete jsonSchema[name];
    },
  });
  return {
    name,
    json,
    aliases,
    check(value) {
      const { success, data, error } = schema.safeParse(value);
      return success ? { value: data } : { problem: z.prettifyError(error).slice(0, LONGEST_PROBLEM) };
    },
  };
}
