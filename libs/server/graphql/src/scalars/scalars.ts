import { GraphQLError, GraphQLScalarType } from 'graphql';

const safeInteger = (value: unknown): number => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new GraphQLError('Use a whole number between -(2^53 - 1) and 2^53 - 1.');
};

/**
 * Whole numbers beyond the 32 bits of `Int`, such as counts of bytes. The scalar of graphql-scalars converts
 * every value to a `BigInt` and back, which would slow down each row of a list of images.
 */
export const BigIntScalar = new GraphQLScalarType<number, number>({
  name: 'BigInt',
  description: 'A whole number of up to 53 bits, written as a JSON number.',
  serialize: safeInteger,
  parseValue: safeInteger,
});

/** RFC 3339 with at most milliseconds, which `Date.parse` reads alike in every JavaScript engine. */
const ISO_TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?(?:Z|[+-]\d{2}:\d{2})$/;

/** Years that every database can store. */
const IN_RANGE = /^[1-9]\d{3}-/;

/** False for dates such as 31 February, which JavaScript engines read as 3 March. */
const isDay = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

const parse = (value: unknown): Date => {
  const [, day] = typeof value === 'string' ? (ISO_TIME.exec(value) ?? []) : [];
  const time = new Date(String(value));
  if (day === undefined || !isDay(day) || Number.isNaN(time.getTime()) || !IN_RANGE.test(time.toISOString()))
    throw new GraphQLError('Use a moment in ISO 8601, such as 2026-01-31T12:00:00Z.');
  return time;
};

/** A time. In answers, a `Date` becomes ISO 8601 and text stays as it is. */
export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'A time in ISO 8601, in UTC: `2026-01-31T12:00:00Z`.',
  serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
  parseValue: parse,
});
