import type { Bank } from '../domain/bank.ts';
import type { Entity } from '../domain/entity.ts';
import { MemoryError } from '../domain/errors.ts';
import type { Memory } from '../domain/memory.ts';
import type { Chunk, Document, Operation } from '../domain/ports/read-store.ts';
import type { GraphqlContext } from './context.ts';
import type { BankKey, FieldLoader } from './loaders.ts';

/** The bank. Throws NOT_FOUND when there is none, or when it is being deleted. */
export async function requireBank(bankId: string, { loaders }: GraphqlContext): Promise<Bank> {
  const bank = await loaders.banks.load(bankId);
  if (bank === null) {
    throw new MemoryError(
      'NOT_FOUND',
      `There is no bank "${bankId}". Make it with createBank, or by a retain.`,
      {
        details: { bankId },
      },
    );
  }
  return bank;
}

export function loadMemory(key: BankKey, { loaders }: GraphqlContext): Promise<Memory> {
  return present(loaders.memories, key, 'memory');
}

export function loadEntity(key: BankKey, { loaders }: GraphqlContext): Promise<Entity> {
  return present(loaders.entities, key, 'entity');
}

export function loadDocument(key: BankKey, { loaders }: GraphqlContext): Promise<Document> {
  return present(loaders.documents, key, 'document');
}

export function loadChunk(key: BankKey, { loaders }: GraphqlContext): Promise<Chunk> {
  return present(loaders.chunks, key, 'chunk');
}

export async function loadOperation(id: string, { loaders }: GraphqlContext): Promise<Operation> {
  const operation = await loaders.operations.load(id);
  if (operation === null) throw deleted('operation', id);
  return operation;
}

/** The things of these ids in their order, without those that were deleted since the ids were read. */
export async function loadAll<T>(
  loader: FieldLoader<BankKey, T>,
  bankId: string,
  ids: readonly string[],
): Promise<T[]> {
  const loaded = await Promise.all(ids.map((id) => loader.load({ bankId, id })));
  return loaded.filter((value) => value !== null);
}

/** What a non-null field leads to: it can only be missing when it was deleted while the request was answered. */
async function present<T>(loader: FieldLoader<BankKey, T>, key: BankKey, what: string): Promise<T> {
  const value = await loader.load(key);
  if (value === null) throw deleted(what, key.id);
  return value;
}

function deleted(what: string, id: string): MemoryError {
  return new MemoryError('NOT_FOUND', `The ${what} "${id}" was deleted while it was being read. Ask again.`);
}
