import type { Reflection as ReflectionModel } from '../../reflect/types.ts';
import type { Complete } from '../complete.ts';
import type { ReflectionResolvers } from '../generated.ts';
import { JsonText } from '../scalars/json-text.ts';

export const Reflection: Complete<ReflectionResolvers, ReflectionModel> = {
  data: ({ data }) => (data === null ? null : new JsonText(data)),
};
