import type { ReflectTrace as ReflectTraceModel } from '../../reflect/types.ts';
import type { Complete } from '../complete.ts';
import type { ReflectTraceResolvers } from '../generated.ts';

export const ReflectTrace: Complete<ReflectTraceResolvers, ReflectTraceModel> = {
  llmCalls: ({ usage }) => usage.calls,
  inputTokens: ({ usage }) => usage.inputTokens,
  outputTokens: ({ usage }) => usage.outputTokens,
};
