import type { ReflectStep as ReflectStepModel } from '../../reflect/types.ts';
import type { Complete } from '../complete.ts';
import type { ReflectStepResolvers } from '../generated.ts';
import { JsonText } from '../scalars/json-text.ts';

export const ReflectStep: Complete<ReflectStepResolvers, ReflectStepModel> = {
  arguments: ({ arguments: text }) => new JsonText(text),
};
