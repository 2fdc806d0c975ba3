import { GraphQLError, GraphQLScalarType } from 'graphql';

const safeInteger = (value: unknown): number => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new GraphQLError('Use a whole number between -(2^53 - 1) and 2^53 - 1.');
};

/**
 * Whole numbers beyond the 32 bits of `Int`, such as counts of bytes. The scalar of graphql-scalars makes a
 * `BigInt` of every value and a number of it again, which a list of images would pay for in each row.
 */
export const BigIntScalar = new GraphQLScalarType<number, number>({
  name: 'BigInt',
  description: 'A whole number of up to 53 bits, written as a JSON number.',
  serialize: safeInteger,
  parseValue: safeInteger,
});
