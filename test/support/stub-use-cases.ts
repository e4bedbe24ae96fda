import type { AdminStore } from '../../src/domain/ports/admin-store.ts';
import type { ReadStore } from '../../src/domain/ports/read-store.ts';
import type { BankTransfer } from '../../src/domain/transfer.ts';
import type { UseCases } from '../../src/graphql/context.ts';
import type { EntityCuration } from '../../src/retain/resolve/curate-entities.ts';

/** An object that has only the given members; any other fails the test that reaches for it. */
function only<T extends object>(name: string, members: Partial<T>): T {
  return new Proxy(members as T, {
    get(target, member, receiver) {
      if (member in target || typeof member === 'symbol') return Reflect.get(target, member, receiver);
      return () => {
        throw new Error(`${name}.${member} is not expected here`);
      };
    },
  });
}

export interface StubUseCases {
  readonly reads?: Partial<ReadStore>;
  readonly admin?: Partial<AdminStore>;
  readonly transfer?: Partial<BankTransfer>;
  readonly entities?: Partial<EntityCuration>;
  readonly recall?: UseCases['recall'];
  readonly whyNot?: UseCases['whyNot'];
  readonly retain?: UseCases['retain'];
  readonly updateMemory?: UseCases['updateMemory'];
  readonly invalidateMemory?: UseCases['invalidateMemory'];
  readonly restoreMemory?: UseCases['restoreMemory'];
  readonly reflect?: UseCases['reflect'];
  readonly listenToReflection?: UseCases['listenToReflection'];
  readonly consolidate?: UseCases['consolidate'];
  readonly acceptRetain?: UseCases['acceptRetain'];
  readonly cancelOperation?: UseCases['cancelOperation'];
  readonly retryOperation?: UseCases['retryOperation'];
  readonly listenToOperation?: UseCases['listenToOperation'];
  readonly listenToMemories?: UseCases['listenToMemories'];
  readonly parseTime?: UseCases['parseTime'];
}

/** Use cases of which a test gives those that it needs; the clock stands at 2025-06-18T10:00Z. */
export function stubUseCases({
  reads = {},
  admin = {},
  transfer = {},
  ...rest
}: StubUseCases = {}): UseCases {
  return {
    clock: () => Date.UTC(2025, 5, 18, 10),
    recall: rest.recall ?? unexpected('recall'),
    whyNot: rest.whyNot ?? unexpected('whyNot'),
    retain: rest.retain ?? unexpected('retain'),
    updateMemory: rest.updateMemory ?? unexpected('updateMemory'),
    invalidateMemory: rest.invalidateMemory ?? unexpected('invalidateMemory'),
    restoreMemory: rest.restoreMemory ?? unexpected('restoreMemory'),
    reflect: rest.reflect ?? unexpected('reflect'),
    listenToReflection: rest.listenToReflection ?? unexpected('listenToReflection'),
    consolidate: rest.consolidate ?? unexpected('consolidate'),
    acceptRetain: rest.acceptRetain ?? unexpected('acceptRetain'),
    cancelOperation: rest.cancelOperation ?? unexpected('cancelOperation'),
    retryOperation: rest.retryOperation ?? unexpected('retryOperation'),
    listenToOperation: rest.listenToOperation ?? unexpected('listenToOperation'),
    listenToMemories: rest.listenToMemories ?? unexpected('listenToMemories'),
    parseTime: rest.parseTime ?? unexpected('parseTime'),
    entities: only<EntityCuration>('entities', rest.entities ?? {}),
    reads: only<ReadStore>('reads', reads),
    admin: only<AdminStore>('admin', admin),
    transfer: only<BankTransfer>('transfer', transfer),
  };
}

function unexpected(name: string) {
  return (): never => {
    throw new Error(`${name} is not expected here`);
  };
}
