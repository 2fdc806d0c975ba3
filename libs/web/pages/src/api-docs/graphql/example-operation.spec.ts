import {
  buildSchema,
  getVariableValues,
  type GraphQLSchema,
  introspectionFromSchema,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { exampleOperation, exampleVariables } from './example-operation.ts';
import { readSchema, SCHEMA_QUERY, type SchemaAnswer } from './read-schema.ts';

const SCHEMA_FILE = fileURLToPath(new URL('../../../../../../schema.graphql', import.meta.url));
const real: GraphQLSchema = buildSchema(readFileSync(SCHEMA_FILE, 'utf8'));
const schema = readSchema(introspectionFromSchema(real) as unknown as SchemaAnswer);

const rows = schema.operations.map((operation) => [operation.kind, operation.field.name, operation] as const);

it('the query that requests the schema is valid', () => {
  expect(validate(real, parse(SCHEMA_QUERY))).toEqual([]);
});

it('every operation and type of the committed schema is read', () => {
  const roots = [real.getQueryType(), real.getMutationType(), real.getSubscriptionType()];
  const fields = roots.flatMap((root) => Object.keys(root?.getFields() ?? {}));
  expect(rows.map(([, name]) => name).toSorted()).toEqual(fields.toSorted());
  expect(schema.types.get('Privacy')).toMatchObject({ kind: 'enum' });
  expect(schema.types.get('RequestAiEditInput')).toMatchObject({ kind: 'input' });
  expect(schema.types.has('Query')).toBe(false);
  expect(schema.types.has('__Type')).toBe(false);
});

it.each(rows)('the example of the %s %s is valid for the server', (_kind, _name, operation) => {
  const text = exampleOperation(schema, operation);
  const document = parse(text);
  expect(validate(real, document)).toEqual([]);
  const { variableDefinitions = [] } = document.definitions[0] as OperationDefinitionNode;
  // The variables with null replaced by a file, as when the request is sent.
  const withFiles = JSON.parse(
    JSON.stringify(exampleVariables(schema, operation) ?? {}, (_key, value: unknown) => value ?? 'file'),
  ) as Record<string, unknown>;
  expect(getVariableValues(real, variableDefinitions, withFiles).errors).toBeUndefined();
});

it('the example of a list with pages selects the page and its cursor', () => {
  const images = schema.operations.find(({ field }) => field.name === 'images')!;
  expect(exampleOperation(schema, images)).toMatch(
    /^query Images \{\n {2}images \{[\s\S]*nodes \{\n[\s\S]*pageInfo \{\n[\s\S]*endCursor/,
  );
});
