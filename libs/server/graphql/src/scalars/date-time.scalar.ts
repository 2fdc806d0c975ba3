import { GraphQLError, GraphQLScalarType } from 'graphql';

/** RFC 3339 with at most milliseconds, which `Date.parse` reads in every engine. */
const ISO_TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?(?:Z|[+-]\d{2}:\d{2})$/;

/** Years that every store can hold. */
const IN_RANGE = /^[1-9]\d{3}-/;

/** False for dates such as the 31st of February, which engines read as the 3rd of March. */
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
