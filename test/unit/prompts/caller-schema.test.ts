import { describe, expect, test } from 'vitest';
import { callerSchema } from '../../../src/prompts/caller-schema.ts';

const of = (schema: unknown) => callerSchema(JSON.stringify(schema));

describe("a caller's schema", () => {
  test('checks values, and says what is wrong and where', () => {
    const schema = of({
      type: 'object',
      properties: { year: { type: 'integer', minimum: 1900 }, tags: { items: { type: 'string' } } },
      required: ['year'],
      additionalProperties: false,
    });
    expect(schema.problemOf({ year: 2024, tags: ['a'] })).toBeNull();
    expect(schema.problemOf({ year: 1800 })).toContain('year');
    expect(schema.problemOf({ year: 2024, tags: 'a' })).toContain('tags');
    expect(schema.problemOf({ year: 2024, more: 1 })).toContain('more');
    expect(schema.problemOf(null)).not.toBeNull();
  });

  test('binds where only properties are given, and its own references are followed', () => {
    expect(of({ properties: { a: { type: 'number' } }, required: ['a'] }).problemOf({})).toContain('a');
    const tree = of({
      type: 'object',
      properties: { children: { type: 'array', items: { $ref: '#' } } },
    });
    expect(tree.problemOf({ children: [{ children: [] }] })).toBeNull();
    expect(tree.problemOf({ children: [3] })).not.toBeNull();
  });

  test('may have a property called pattern', () => {
    expect(
      of({ type: 'object', properties: { pattern: { type: 'string' } } }).problemOf({ pattern: 'x' }),
    ).toBeNull();
  });

  test.each([
    [[]],
    ['x'],
    [{ type: 'string' }],
    [{ type: 'objekt' }],
    [{ type: 'object', properties: { a: { type: 'string', pattern: '(a+)+$' } } }],
    [{ type: 'object', patternProperties: { a: { type: 'string' } } }],
    [{ type: 'object', properties: { a: { $ref: 'https://example.com/x' } } }],
    [{ type: 'object', description: 'x'.repeat(20_001) }],
  ])('%# cannot be used', (schema) => {
    expect(() => of(schema)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
  });
});
