import { DomainError, invalidField, notFound } from '@safelight/domain';
import { lengthProblem, textProblem } from '@safelight/rules';
import { WrongBodyType } from '@safelight/transport';
import type { Request } from 'express';
import { z } from 'zod';

/** A decoded path parameter; throws INVALID_INPUT when the database cannot store it. */
export const pathText = (req: Request, name: string): string => {
  const value = req.params[name];
  if (typeof value !== 'string') throw notFound();
  const problem = textProblem(value);
  if (problem !== null) throw invalidField(name, problem);
  return value;
};

/** The error text for fields and parameters that a call does not accept. */
export const UNKNOWN_FIELD = 'This field is unknown or cannot be set.';

const letters = (name: string): string => name.replaceAll('_', '').toLowerCase();

/** The error text for a field of this name, with the one of the `known` names that it only spells differently. */
export const unknownField = (name: string, known: object): string => {
  const meant = Object.keys(known).find((other) => other !== name && letters(other) === letters(name));
  return meant === undefined ? UNKNOWN_FIELD : `${UNKNOWN_FIELD} Did you mean ${meant}?`;
};

const REQUIRED = 'This field is required.';

/** Text that the database can store. */
export const text = z
  .string({ error: ({ input }) => (input === undefined ? REQUIRED : 'This field must be text.') })
  .superRefine((value, context) => {
    const problem = textProblem(value);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  });

/** Text of at most `max` characters, as JSON Schema counts them. */
export const textUpTo = (max: number) =>
  text
    .refine((value) => lengthProblem(value, max) === null, `Use at most ${max} characters.`)
    .meta({ maxLength: max });

export const flag = z.boolean({ error: 'This field must be true or false.' });

/** The fields that are not undefined. */
export const defined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    readonly [Name in keyof T]?: Exclude<T[Name], undefined>;
  };

type FieldErrors = Record<string, string[]>;

const fieldErrors = (issues: readonly z.core.$ZodIssue[], known: object): FieldErrors => {
  const fields: FieldErrors = Object.create(null) as FieldErrors;
  const add = (field: string, message: string): void => void (fields[field] ??= []).push(message);
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add(key, unknownField(key, known));
    } else if (issue.path.length > 0) {
      add(String(issue.path[0]), issue.message);
    }
  }
  return fields;
};

/**
 * Reads `sent` with a schema; throws INVALID_INPUT with `details.fields` for what does not match it.
 * `otherwise` is the text for errors without a field.
 */
export const readFields = <T>(
  schema: z.ZodType<T>,
  input: unknown,
  otherwise = 'The fields cannot be read.',
): T => {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields = fieldErrors(parsed.error.issues, schema instanceof z.ZodObject ? schema.shape : {});
  const [first] = Object.values(fields).flat();
  if (first === undefined) throw new DomainError('INVALID_INPUT', otherwise);
  throw new DomainError('INVALID_INPUT', first, { fields });
};

const SEND_JSON = 'Send a JSON object with Content-Type: application/json.';

/**
 * The fields of a JSON body; throws INVALID_INPUT with `details.fields` for what does not match `schema`, and an error of
 * status 415 for a body of another type.
 */
export const readBody = <T>(schema: z.ZodType<T>, req: Request): T => {
  const body: unknown = req.body;
  if (body === undefined && req.is('application/json') === false) throw new WrongBodyType(SEND_JSON);
  return readFields(schema, body, body === undefined ? SEND_JSON : 'The body is not a JSON object.');
};

/**
 * The parameters of a query string; throws INVALID_INPUT with `details.fields` for what does not match
 * `schema`.
 */
export const readQuery = <T>(schema: z.ZodType<T>, req: Request): T =>
  readFields(schema, req.query, 'The query cannot be read.');
