import { z } from 'zod';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** True for the bounds of JavaScript's integers, which zod writes for every integer. */
const isLanguageBound = (value: unknown): boolean =>
  value === Number.MAX_SAFE_INTEGER || value === Number.MIN_SAFE_INTEGER;

const tidy = (schema: z.core.JSONSchema.BaseSchema, isStrict: boolean): void => {
  delete schema.$schema;
  delete schema.$id;
  if (schema.format !== undefined) {
    delete schema.pattern;
    delete schema.contentEncoding;
  }
  if (isLanguageBound(schema.minimum)) delete schema.minimum;
  if (isLanguageBound(schema.maximum)) delete schema.maximum;
  if (!isStrict && schema.additionalProperties === false) delete schema.additionalProperties;
};

export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/**
 * The JSON Schemas of named zod schemas, which refer to one another by name. `input` schemas refuse unknown
 * fields; `output` schemas do so only with `isStrict`.
 */
export const jsonSchemasOf = (
  named: Readonly<Record<string, z.ZodType>>,
  io: 'input' | 'output',
  isStrict: boolean,
): Readonly<Record<string, JsonSchema>> => {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ jsonSchema }) => tidy(jsonSchema, isStrict),
  });
  for (const schema of Object.values(schemas)) tidy(schema, isStrict);
  return schemas;
};

/** The JSON Schema of a query parameter's value after its text has been parsed. */
export const jsonSchemaOf = (schema: z.ZodType): JsonSchema => {
  const json = z.toJSONSchema(schema, { io: 'output', override: ({ jsonSchema }) => tidy(jsonSchema, true) });
  tidy(json, true);
  return json;
};
