import type { BankChanges, BankInput } from '../../domain/bank-input.ts';
import { MemoryError } from '../../domain/errors.ts';
import type { BankInput as BankInputType } from '../generated.ts';

/** The settings of a new bank; null takes the default. */
export function bankInputOf(input: BankInputType): BankInput {
  return { id: input.id ?? null, ...changesOf(input) };
}

/** Changes of the bank `id`; null leaves a value as it is. Throws BAD_USER_INPUT for another id. */
export function bankChangesOf(id: string, input: BankInputType): BankChanges {
  if (input.id != null && input.id !== id) {
    throw new MemoryError('BAD_USER_INPUT', 'The id of a bank cannot be changed: leave `input.id` out.');
  }
  return changesOf(input);
}

function changesOf(input: BankInputType): BankChanges {
  const { disposition } = input;
  return {
    name: input.name ?? null,
    mission: input.mission ?? null,
    timezone: input.timezone ?? null,
    disposition:
      disposition == null
        ? null
        : {
            skepticism: disposition.skepticism ?? null,
            literalism: disposition.literalism ?? null,
            empathy: disposition.empathy ?? null,
          },
  };
}
