import type { z } from 'zod';

/** The origin in examples. The OpenAPI document of a server has its own origin instead. */
export const EXAMPLE_ORIGIN = 'https://safelight.example';

interface Named {
  /** Names the alternative of a body that has several. */
  readonly title: string;
}

/**
 * Adds an example of what clients send, which the OpenAPI document and the API reference show. Words in capitals stand
 * for ids and secrets. openapi/examples.spec.ts sends each example to the server.
 */
export const withExample = <T extends z.ZodType>(schema: T, example: z.input<T>, named?: Named): T =>
  schema.meta({ ...named, examples: [example] });

/** The example of a schema; an empty object for one without. */
export const exampleOf = (schema: z.ZodType): unknown => {
  const examples = schema.meta()?.['examples'];
  return Array.isArray(examples) ? (examples[0] as unknown) : {};
};
