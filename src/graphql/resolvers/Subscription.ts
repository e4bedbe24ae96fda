import type { Operation } from '../../domain/ports/read-store.ts';
import type { MemoryChange } from '../../feed/memory-feed.ts';
import type { ReflectEvent } from '../../reflect/types.ts';
import type { SubscriptionResolvers } from '../generated.ts';
import { reflectionAsked } from '../inputs/reflect-input.ts';

export const Subscription: Required<SubscriptionResolvers> = {
  operation: {
    subscribe: async (_root, { id }, { useCases }) => useCases.listenToOperation(id),
    resolve: (operation: Operation) => operation,
  },
  memoryChanged: {
    subscribe: async (_root, { bankId }, { useCases }) => useCases.listenToMemories(bankId),
    resolve: (change: MemoryChange) => change,
  },
  reflection: {
    subscribe: async (_root, { input }, context) =>
      context.useCases.listenToReflection(await reflectionAsked(input, context), context.signal),
    resolve: (event: ReflectEvent) => event,
  },
};
