import type { ReflectEvent } from '../../reflect/types.ts';
import type { SubscriptionResolvers } from '../generated.ts';
import { reflectionAsked } from '../inputs/reflect-input.ts';

export const Subscription: Required<SubscriptionResolvers> = {
  reflection: {
    subscribe: async (_root, { input }, context) =>
      context.useCases.listenToReflection(await reflectionAsked(input, context), context.signal),
    resolve: (event: ReflectEvent) => event,
  },
};
