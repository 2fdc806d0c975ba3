import { z } from 'zod';

/** Thrown for an invalid setting; the message names the variable. */
export class ConfigError extends Error {}

/** The value of a variable as text; undefined when it is empty or not set. */
export const optional = z
  .string()
  .trim()
  .transform((value) => (value === '' ? undefined : value))
  .optional();

/** A whole number between `min` and `max`. */
export const wholeNumber = (
  fallback: number,
  { min, max, name }: { readonly min: number; readonly max: number; readonly name: string },
) =>
  z
    .string()
    .default(String(fallback))
    .refine(
      (value) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max,
      `must be ${name}, ${min} to ${max}`,
    )
    .transform(Number);

/** An amount of money that is not negative; 0 when it is not set. */
export const amount = z
  .string()
  .trim()
  .default('0')
  .refine((value) => /^(?:\d{1,6}(?:\.\d{1,6})?)?$/.test(value), 'must be an amount, such as 0.04')
  .transform(Number);

/** A fraction from 0 to 1. */
export const ratio = (fallback: number) =>
  z
    .string()
    .default(String(fallback))
    .refine((value) => /^(0(\.\d+)?|1(\.0+)?)$/.test(value), 'must be a number from 0 to 1')
    .transform(Number);

export const port = (fallback: number) =>
  wholeNumber(fallback, { min: 0, max: 65_535, name: 'a port number' });

export const url = (protocols: readonly string[]) =>
  optional.refine(
    (value) => value === undefined || (URL.canParse(value) && protocols.includes(new URL(value).protocol)),
    `must be an address beginning with ${protocols.map((one) => `${one}//`).join(' or ')}`,
  );

/** The URL of a service, by default the vendor's. */
export const serviceUrl = (fallback: string) =>
  url(['http:', 'https:']).transform((value) => value ?? fallback);

/** The items of a comma-separated list. */
export const listOf = (value: string | undefined): readonly string[] =>
  value?.split(',').map((one) => one.trim()) ?? [];
