import fc from 'fast-check';
import { parseValue } from 'graphql';
import { describe, expect, test } from 'vitest';
import { JsonScalar } from '../../../../src/graphql/scalars/json.ts';
import { jsonSourceOf, MAX_JSON_DEPTH, parseJson } from '../../../../src/graphql/scalars/json-source.ts';
import { JsonText, stringifyJson } from '../../../../src/graphql/scalars/json-text.ts';

/** The text of a value that came in as a variable. */
function throughVariables(json: string): string {
  const { value } = parseJson(`{ "value": ${json} }`) as { value: unknown };
  return JsonScalar.parseValue(value).text;
}

/** The text of a value that stood in the operation. */
function throughLiteral(graphql: string): string {
  return JsonScalar.parseLiteral(parseValue(graphql), { v: new JsonText('{"b":1}') }).text;
}

describe('a JSON value comes back as it went in', () => {
  test.each([
    ['{"a":{"b":[1,{"c":2}]},"n":null}'],
    ['{"2":"first","1":"second","z":0,"a":0}'],
    ['{"long":12345678901234567890,"exact":0.10000000000000000555,"huge":1e400,"minus":-0}'],
    ['{"__proto__":{"x":1},"constructor":1}'],
    ['{"twice":1,"twice":2}'],
    ['[[],{},"",true,false,null]'],
    ['"text with \\u00e9, \\/ and \\ud83d\\ude00"'],
    ['{"text":"with \\"quotes\\", \\\\ and , : spaces   kept"}'],
    ['42'],
    ['null'],
  ])('%s', (json) => {
    const kept = throughVariables(json);
    // A bare text has no source, and is written anew with the same meaning.
    if (json.startsWith('"')) expect(JSON.parse(kept)).toBe(JSON.parse(json));
    else expect(kept).toBe(json);
  });

  test('without the whitespace between its tokens', () => {
    expect(throughVariables('{ "a" :\n\t[ 1 , "x  y" ] }')).toBe('{"a":[1,"x  y"]}');
  });

  test('when it is written in the operation', () => {
    expect(throughLiteral('{ z: 1, a: [0.10, 12345678901234567890, "x", null, true], v: $v }')).toBe(
      '{"z":1,"a":[0.10,12345678901234567890,"x",null,true],"v":{"b":1}}',
    );
  });

  test('in the answer, letter for letter', () => {
    const text = '{"2":1,"1":12345678901234567890}';
    const answer = { data: { a: { metadata: new JsonText(text) }, b: [new JsonText('null')], c: 'plain' } };
    expect(stringifyJson(answer)).toBe(`{"data":{"a":{"metadata":${text}},"b":[null],"c":"plain"}}`);
  });

  test('as a value for whoever writes it otherwise, also after an answer that cannot be written', () => {
    const circular: Record<string, unknown> = { metadata: new JsonText('{"b":1}') };
    circular.self = circular;
    expect(() => stringifyJson(circular)).toThrow('circular');
    expect(JSON.stringify({ a: new JsonText('{ "b": 1 }') })).toBe('{"a":{"b":1}}');
  });
});

test('a bare number that has lost digits is refused', () => {
  expect(() => throughVariables('12345678901234567890')).toThrow('2^53');
});

test('an enum value is no JSON', () => {
  expect(() => throughLiteral('{ a: RED }')).toThrow('RED');
});

describe('the JSON reader', () => {
  test('agrees with JSON.parse on every JSON text', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.constantFrom('', ' ', '\n\t'), (json, space) => {
        expect(parseJson(`${space}${json}${space}`)).toEqual(JSON.parse(json));
      }),
    );
  });

  test('remembers what JSON.stringify would write of values without surprises', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = JSON.stringify(value);
        const read = parseJson(json);
        if (typeof read === 'object' && read !== null) expect(jsonSourceOf(read)).toBe(json);
      }),
    );
  });

  test.each([
    [
      '',
      '{',
      '[',
      '{"a"}',
      '{"a":}',
      '{a:1}',
      '[1,]',
      '{"a":1,}',
      '"x',
      '"\\x"',
      '01',
      '+1',
      '1.',
      '.5',
      'NaN',
      'tru',
      "'x'",
      '1 2',
      '{} {}',
      '"a\nb"',
      '"\\"',
    ],
  ])('refuses what is no JSON', (...texts) => {
    for (const text of texts) expect(() => parseJson(text), text).toThrow('is not valid JSON');
  });

  test('refuses what is nested too deeply, and survives it', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(() => parseJson(nested(MAX_JSON_DEPTH))).not.toThrow();
    expect(() => parseJson(nested(100_000))).toThrow('nested deeper');
  });
});
