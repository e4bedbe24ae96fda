import type { ReflectRequest } from '../../reflect/types.ts';
import type { GraphqlContext } from '../context.ts';
import { requireBank } from '../fields.ts';
import type { ReflectInput } from '../generated.ts';
import { instantOf, needsBank, spokenIn } from './time-input.ts';

/** The reflection that an input asks for; times without an offset are read in its timezone, else in the bank's. */
export async function reflectionAsked(input: ReflectInput, context: GraphqlContext): Promise<ReflectRequest> {
  const { queryTimestamp, asOf } = input;
  const spoken = { at: queryTimestamp, timezone: input.timezone };
  const bankTimezone = needsBank(spoken, [asOf])
    ? (await requireBank(input.bankId, context)).timezone
    : 'UTC';
  const own = spokenIn(spoken, bankTimezone);
  const timezone = own ?? bankTimezone;
  return {
    bankId: input.bankId,
    query: input.query,
    context: input.context ?? null,
    budget: input.budget ?? 'LOW',
    maxTokens: input.maxTokens ?? 4096,
    queryTimestamp: instantOf(queryTimestamp, timezone),
    timezone: own,
    tags: input.tags ?? null,
    tagsMatch: input.tagsMatch ?? 'ANY',
    asOf: instantOf(asOf, timezone),
    answerSchema:
      input.answerSchema == null || input.answerSchema.text === 'null' ? null : input.answerSchema.text,
    formOpinions: input.formOpinions ?? false,
    trace: input.trace ?? false,
  };
}
