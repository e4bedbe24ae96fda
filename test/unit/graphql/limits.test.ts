import { readFileSync } from 'node:fs';
import { buildSchema, getOperationAST, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS, enforceLimits, measure } from '../../../src/graphql/limits.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

function measured(query: string, variables: Record<string, unknown> = {}) {
  const document = parse(query);
  const operation = getOperationAST(document);
  if (operation === null || operation === undefined) throw new Error('one operation is needed');
  return { schema, document, operation, variables };
}

describe('the cost of an operation', () => {
  test.each([
    ['one object', '{ bank(id: "b") { id name timezone } }', 1],
    ['a page of objects', '{ bank(id: "b") { memories(first: 20) { nodes { id } } } }', 1 + 20 * (1 + 1)],
    ['a page of the usual length', '{ bank(id: "b") { memories { nodes { id } } } }', 1 + 50 * (1 + 1)],
    ['only the frame of a page', '{ bank(id: "b") { memories(first: 5) { totalCount } } }', 1 + 5],
    ['a list without a length', '{ memory(bankId: "b", id: "m") { entities { name } } }', 1 + 10],
    [
      'pages in pages',
      '{ bank(id: "b") { entities(first: 4) { nodes { related(first: 3) { entity { name } } } } } }',
      1 + 4 * (1 + (1 + 3 * (1 + 1))),
    ],
    [
      'a recall',
      '{ recall(input: { bankId: "b", query: "q" }) { hits { memory { text } } } }',
      500 + 1 + 50 * (1 + 1),
    ],
    ['introspection', '{ __schema { types { name fields { name type { name } } } } }', 0],
  ])('of %s', (_name, query, cost) => {
    expect(measure(measured(query)).cost).toBe(cost);
  });

  test('knows the length that a variable asks for', () => {
    const query = 'query ($n: Int) { bank(id: "b") { memories(first: $n) { nodes { id } } } }';
    expect(measure(measured(query, { n: 7 })).cost).toBe(1 + 7 * 2);
    expect(measure(measured(query)).cost).toBe(1 + 50 * 2);
  });

  test('of a fragment counts wherever it is spread', () => {
    const query = `{ a: bank(id: "a") { ...Two } b: bank(id: "b") { ...Two } }
      fragment Two on Bank { memories(first: 2) { nodes { id } } }`;
    expect(measure(measured(query))).toMatchObject({ cost: 2 * (1 + 2 * 2), aliases: 2, depth: 4 });
  });
});

test('fragments that double each other are measured in linear time', () => {
  const levels = Array.from(
    { length: 60 },
    (_, i) => `fragment F${i} on Bank { ...F${i + 1} ... @include(if: true) { ...F${i + 1} } }`,
  );
  const query = `{ bank(id: "b") { ...F0 } } ${levels.join('\n')} fragment F60 on Bank { memories(first: 1) { nodes { id } } }`;
  expect(() => enforceLimits(measured(query), DEFAULT_LIMITS)).toThrow('too many');
});

describe('what is refused before it runs', () => {
  const deep = (depth: number) => {
    const inner = 'links { nodes { target { '.repeat(Math.ceil(depth / 3));
    return `{ memory(bankId: "b", id: "m") { ${inner} id ${'} } } '.repeat(Math.ceil(depth / 3))} } }`;
  };
  test.each([
    ['depth 12', deep(11), 'is nested too deeply: 14 of at most 10'],
    [
      '500 aliases',
      `{ ${Array.from({ length: 500 }, (_, i) => `a${i}: __typename`).join(' ')} }`,
      'aliases: 500 of at most 100',
    ],
    [
      '60 directives',
      `{ ${Array.from({ length: 60 }, () => '__typename @skip(if: false)').join(' ')} }`,
      'directives: 60 of at most 50',
    ],
    [
      'a page of pages of pages',
      '{ bank(id: "b") { entities(first: 500) { nodes { memories(first: 500) { nodes { id } } } } } }',
      'too many objects',
    ],
    [
      '60 recalls',
      `{ ${Array.from({ length: 60 }, (_, i) => `r${i}: recall(input: {bankId: "b", query: "q"}) { totalTokens }`).join(' ')} }`,
      'too many objects',
    ],
  ])('%s', (_name, query, message) => {
    expect(() => enforceLimits(measured(query), DEFAULT_LIMITS)).toThrow(message);
  });
});

test('a recall with everything that people look at is well within the limits', () => {
  const query = `{ recall(input: { bankId: "b", query: "q" }) { hits { reason memory { text
    entities { name } links(first: 5) { nodes { kind target { text } via { name } } }
    sources { quote chunk { text } document { id } } } } chunks { text } trace { arms { top { memoryId } } } } }`;
  expect(() => enforceLimits(measured(query), DEFAULT_LIMITS)).not.toThrow();
});
