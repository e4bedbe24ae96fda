import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import type { Instant } from '../../domain/instant.ts';
import { type LocalOrInstant, readDateTime } from './local-or-instant.ts';

/**
 * Moments: read as ISO 8601, written in UTC with milliseconds. A scalar does not see the timezone beside it, so a
 * time without an offset stays local here and the translation of the input resolves it.
 */
export const DateTimeScalar = new GraphQLScalarType<LocalOrInstant, string>({
  name: 'DateTime',
  parseValue: read,
  parseLiteral: (node) => read(node.kind === Kind.STRING ? node.value : undefined),
  serialize: (value) => {
    if (typeof value !== 'number')
      throw new GraphQLError('DateTime is written from epoch milliseconds only.');
    return new Date(value satisfies Instant).toISOString();
  },
});

function read(value: unknown): LocalOrInstant {
  if (typeof value !== 'string')
    throw new GraphQLError('A DateTime is a string such as "2025-06-18T10:00:00Z".');
  return readDateTime(value);
}
