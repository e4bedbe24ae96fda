import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CYPHER_ROOT } from '../../../src/store/cypher-root.ts';
import { declaredStatements, givenTo } from '../../../src/store/statement.ts';

const STORE = join(CYPHER_ROOT, '..', 'src', 'store');
/** Saved queries for people are no statements of the API. */
const FOR_PEOPLE = 'browser/';

const files = readdirSync(CYPHER_ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.cypher') && !file.startsWith(FOR_PEOPLE))
  .map((file) => file.replace(/\.cypher$/, ''))
  .sort();

beforeAll(async () => {
  const modules = readdirSync(STORE).filter((file) => file.endsWith('.ts'));
  for (const file of modules) await import(join(STORE, file));
});

test('every Cypher file is declared as a statement, and every statement has a file', () => {
  expect(
    declaredStatements()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(files);
});

test('whatever the lengths of its parameters, a statement is sent the same one map, so that it is planned once', () => {
  for (const { name, text } of declaredStatements()) {
    expect(
      [...text.matchAll(/\$\w+/g)].filter(([parameter]) => parameter !== '$in'),
      name,
    ).toEqual([]);
  }
  const params = z.object({ ids: z.array(z.string()) });
  expect(givenTo({ params }, { ids: ['a', 'b'] })).toEqual({ in: { ids: ['a', 'b'] } });
});

describe.each(files)('%s', (name) => {
  const text = readFileSync(join(CYPHER_ROOT, `${name}.cypher`), 'utf8');
  const body = text.replace(/^\/\/.*$/gm, '');

  test('its header says what it does and names each of its parameters', () => {
    const header = text.split('\n').filter((line) => line.startsWith('//'));
    expect(header[0]).toMatch(/^\/\/ .+/);
    for (const [parameter] of body.matchAll(/\$[a-zA-Z]+/g)) {
      expect(header.some((line) => line.includes(parameter))).toBe(true);
    }
  });

  test('it holds one statement', () => {
    expect(body).not.toContain(';');
  });
});
