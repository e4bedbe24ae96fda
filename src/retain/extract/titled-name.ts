import { nameKey } from '../../text/name-key.ts';
import { readPersonName } from '../../text/person-name.ts';
import type { NameRun } from './name-runs.ts';

/** A person's name with a title that only men or only women have. */
export interface Titled {
  readonly name: string;
  readonly key: string;
  readonly sex: 'MALE' | 'FEMALE';
}

/** That of a run in a text. */
export interface TitledName extends Titled {
  /** The other one of "Mr. and Mrs. Smith". */
  readonly beside: readonly Titled[];
}

const AND = /^(?:and|und|et|y|e|&)$/u;

/** The name of a run with its title, where that tells the sex; null where it does not. */
export function titledName({ titled, name, before }: NameRun): TitledName | null {
  const own = titled === null ? null : withTitle(titled);
  if (own === null) return null;
  const [, and = '', other = ''] = before;
  const beside = AND.test(and) ? withTitle(`${capital(other)} ${name}`) : null;
  return { ...own, beside: beside === null || beside.sex === own.sex ? [] : [beside] };
}

function withTitle(name: string): Titled | null {
  const sex = readPersonName(name)?.sex ?? null;
  return sex === null ? null : { name, key: nameKey(name), sex };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
