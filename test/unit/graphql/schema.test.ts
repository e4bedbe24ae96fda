import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLNamedType, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';

const source = readFileSync('schema.graphql', 'utf8');
const schema = buildSchema(source);
const types = Object.values(schema.getTypeMap()).filter(
  ({ name }) => !name.startsWith('__') && !['ID', 'String', 'Int', 'Float', 'Boolean'].includes(name),
);

interface Described {
  readonly place: string;
  readonly description: string | null | undefined;
}

function describedOf(type: GraphQLNamedType): Described[] {
  const own = { place: type.name, description: type.description };
  if (isEnumType(type)) {
    return [
      own,
      ...type.getValues().map(({ name, description }) => ({ place: `${type.name}.${name}`, description })),
    ];
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return [own, ...fields.map(({ name, description }) => ({ place: `${type.name}.${name}`, description }))];
  }
  if (!isObjectType(type)) return [own];
  const fields = Object.values(type.getFields()).flatMap((field) => [
    { place: `${type.name}.${field.name}`, description: field.description },
    ...field.args.map((argument) => ({
      place: `${type.name}.${field.name}(${argument.name}:)`,
      description: argument.description,
    })),
  ]);
  return [own, ...fields];
}

const everything = types.flatMap(describedOf);

test('every type, field, argument and enum value is described in a sentence', () => {
  expect(everything.length).toBeGreaterThan(350);
  const silent = everything.filter(({ description }) => !/^\S.{5,}[.)]$/s.test(description ?? ''));
  expect(silent.map(({ place }) => place)).toEqual([]);
});

test('every list of a connection says how long its pages may be', () => {
  const firsts = everything.filter(({ place }) => place.endsWith('(first:)'));
  expect(firsts.length).toBeGreaterThan(8);
  for (const { description } of firsts) expect(description).toMatch(/1 to \d+/);
});
