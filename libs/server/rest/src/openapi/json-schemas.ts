import { z } from 'zod';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** True for the bounds that zod writes for every integer, which are those of JavaScript. */
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
 * JSON Schemas of named zod schemas; a schema inside another is referred to by its name. `input`: what may be
 * sent, where unknown fields are refused · `output`: what is answered, which is closed only with `isStrict`.
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

/** JSON Schema of a query parameter, of the value that its text is read as. */
export const jsonSchemaOf = (schema: z.ZodType): JsonSchema => {
  const json = z.toJSONSchema(schema, { io: 'output', override: ({ jsonSchema }) => tidy(jsonSchema, true) });
  tidy(json, true);
  return json;
};
