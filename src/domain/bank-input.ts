import { type Disposition, NEUTRAL_DISPOSITION } from './bank.ts';
import { MemoryError } from './errors.ts';

/** Longest id of a bank, in UTF-16 units: it stands in every node and every index. */
export const MAX_BANK_ID_LENGTH = 128;
const MAX_NAME_LENGTH = 256;
const MAX_MISSION_LENGTH = 10_000;

/** Null leaves a value as it is; an empty mission clears it. */
export interface BankChanges {
  readonly name: string | null;
  readonly mission: string | null;
  /** IANA name. */
  readonly timezone: string | null;
  readonly disposition: { readonly [trait in keyof Disposition]: number | null } | null;
}

/** Null takes the default: a UUID, the id, none, UTC, neutral. */
export interface BankInput extends BankChanges {
  readonly id: string | null;
}

const UNSTORABLE = /[\p{Cc}\p{Surrogate}]/u;

/** Throws BAD_USER_INPUT for an id that is blank, too long, or holds control characters or half a surrogate pair. */
export function checkBankId(id: string): void {
  if (id.trim() === '') refuse('the id of a bank is empty: give it at least one visible character');
  if (id.length > MAX_BANK_ID_LENGTH)
    refuse(`the id of a bank has ${id.length} characters: at most ${MAX_BANK_ID_LENGTH} are allowed`);
  if (UNSTORABLE.test(id)) refuse('the id of a bank holds a control character or half a surrogate pair');
}

/** Throws BAD_USER_INPUT for a value that a bank cannot have. */
export function checkBankChanges(changes: BankChanges): void {
  checkText('name', changes.name, MAX_NAME_LENGTH);
  if (changes.name !== null && changes.name.trim() === '') refuse('the name of a bank is empty');
  checkText('mission', changes.mission, MAX_MISSION_LENGTH);
  if (changes.timezone !== null && !isTimezone(changes.timezone))
    refuse(
      `timezone ${JSON.stringify(changes.timezone)} is not known: use an IANA name such as Europe/Berlin`,
    );
  for (const [trait, value] of Object.entries(changes.disposition ?? {})) {
    if (value !== null && !(Number.isInteger(value) && value >= 1 && value <= 5))
      refuse(`disposition.${trait} is ${value}: it is a whole number from 1 to 5`);
  }
}

/** The disposition with its missing traits taken from `base`. */
export function dispositionOf(
  given: BankChanges['disposition'],
  base: Disposition = NEUTRAL_DISPOSITION,
): Disposition {
  return {
    skepticism: given?.skepticism ?? base.skepticism,
    literalism: given?.literalism ?? base.literalism,
    empathy: given?.empathy ?? base.empathy,
  };
}

/** True for a timezone that this runtime knows. */
export function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function checkText(field: string, value: string | null, max: number): void {
  if (value === null) return;
  if (value.length > max) refuse(`the ${field} of a bank has ${value.length} characters: at most ${max}`);
  if (value.includes('\0') || /\p{Surrogate}/u.test(value))
    refuse(`the ${field} of a bank holds a NUL character or half a surrogate pair`);
}

function refuse(message: string): never {
  throw new MemoryError('BAD_USER_INPUT', `${message}.`);
}
