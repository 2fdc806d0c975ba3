import { GraphQLScalarType } from 'graphql';

/** A moment, out only: `Date`s as ISO 8601, texts as they are. */
export const DateTimeScalar = new GraphQLScalarType<never, string>({
  name: 'DateTime',
  description: 'ISO 8601 in UTC',
  serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
});
