import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { CYPHER_ROOT } from './cypher-root.ts';

/** One Cypher file with the shapes of what goes in and of each row that comes out. */
export interface Statement<P extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> {
  /** Path below `cypher/` without its ending, e.g. `recall/search-semantic`. */
  readonly name: string;
  readonly mode: 'READ' | 'WRITE';
  readonly text: string;
  readonly params: P;
  readonly row: R;
}

const declared = new Map<string, Statement>();

/**
 * The statement of `cypher/<name>.cypher`, read once.
 * Integers, instants and vectors among its parameters are declared with the codecs of `codec.ts`.
 * Throws when the file is missing or declared twice.
 */
export function statement<P extends z.ZodType, R extends z.ZodType>(
  name: string,
  shape: { readonly mode: 'READ' | 'WRITE'; readonly params: P; readonly row: R },
): Statement<P, R> {
  if (declared.has(name)) throw new Error(`statement ${name} is declared twice`);
  const text = fromOneMap(withoutMargins(readFileSync(join(CYPHER_ROOT, `${name}.cypher`), 'utf8')));
  const made = { name, text, ...shape };
  declared.set(name, made as unknown as Statement);
  return made;
}

/**
 * A statement without its comment lines and its indentation: the text travels with every call, in pieces of 1,400 bytes,
 * and these are half of it. No string of a statement runs over a line.
 */
function withoutMargins(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');
}

/** The one parameter that is sent: a map that holds all those of the file. */
const GIVEN = 'in';

/**
 * A statement that takes its parameters out of one map. Neo4j plans a statement anew for each power of ten of the length
 * of each list and each string among its parameters, which takes it a quarter of a second; a map is planned once, however
 * much it holds. No string of a statement holds a dollar sign.
 */
function fromOneMap(text: string): string {
  return text.replace(/\$(\w+)/g, `$${GIVEN}.$1`);
}

/** What is sent with a statement's text. Throws ZodError when `params` are not what it declares. */
export function givenTo<P extends z.ZodType>(
  statement: Pick<Statement<P>, 'params'>,
  params: z.input<P>,
): Readonly<Record<string, unknown>> {
  return { [GIVEN]: statement.params.parse(params) };
}

/** Every statement declared so far, for the tests that hold files and statements in bijection and EXPLAIN each. */
export function declaredStatements(): readonly Statement[] {
  return [...declared.values()];
}
