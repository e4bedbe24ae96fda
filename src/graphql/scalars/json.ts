import { GraphQLError, GraphQLScalarType, Kind, type ValueNode, valueFromASTUntyped } from 'graphql';
import { jsonSourceOf } from './json-source.ts';
import { JsonText } from './json-text.ts';

/** JSON values that keep the order of keys and the digits of numbers: inside the server they are text. */
export const JsonScalar = new GraphQLScalarType<JsonText, JsonText>({
  name: 'JSON',
  parseValue: (value) => new JsonText(textOfValue(value)),
  parseLiteral: (node, variables) => new JsonText(textOfNode(node, variables ?? {})),
  serialize: (value) => {
    if (value instanceof JsonText) return value;
    throw new GraphQLError('JSON is written from JsonText only.');
  },
});

function textOfValue(value: unknown): string {
  if (typeof value === 'object' && value !== null) return jsonSourceOf(value) ?? JSON.stringify(value);
  if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) {
    // A bare number has no source to look up, so its last digits are lost already.
    throw new GraphQLError('A JSON number beyond 2^53 keeps its digits only inside an object or a list.');
  }
  return JSON.stringify(value);
}

function textOfNode(node: ValueNode, variables: Record<string, unknown>): string {
  switch (node.kind) {
    case Kind.OBJECT: {
      const members = node.fields.map(
        (field) => `${JSON.stringify(field.name.value)}:${textOfNode(field.value, variables)}`,
      );
      return `{${members.join(',')}}`;
    }
    case Kind.LIST:
      return `[${node.values.map((item) => textOfNode(item, variables)).join(',')}]`;
    case Kind.INT:
    case Kind.FLOAT:
      return node.value;
    case Kind.ENUM:
      throw new GraphQLError(`${node.value} is no JSON value; write it in quotes.`, { nodes: node });
    case Kind.VARIABLE: {
      const value = variables[node.name.value];
      return value instanceof JsonText ? value.text : textOfValue(value ?? null);
    }
    default:
      return JSON.stringify(valueFromASTUntyped(node));
  }
}
