import type { ReflectEvent } from '../../reflect/types.ts';
import type { Complete } from '../complete.ts';
import type { ReflectionEventResolvers } from '../generated.ts';

/** What a step has before it is done. */
const NOT_YET = { results: 0, error: null, ms: 0, tokens: 0 };

export const ReflectionEvent: Complete<ReflectionEventResolvers, ReflectEvent> = {
  step: (event) => (event.kind === 'ANSWERED' ? null : { ...NOT_YET, ...event.step }),
  reflection: (event) => (event.kind === 'ANSWERED' ? event.reflection : null),
};
