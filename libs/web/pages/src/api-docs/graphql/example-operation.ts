import type { ApiSchema, SchemaField, SchemaOperation } from './schema.ts';

/** The maximum depth to which an example selects nested objects. */
const MAX_DEPTH = 3;

const isLeaf = (schema: ApiSchema, { typeName }: SchemaField): boolean => {
  const kind = schema.types.get(typeName)?.kind;
  return kind === undefined || kind === 'scalar' || kind === 'enum';
};

const needsNothing = ({ args }: SchemaField): boolean => args.every(({ isRequired }) => !isRequired);

/**
 * Returns the lines that select fields of a type: its scalars; the nodes and the cursor of a connection; or the
 * nested fields of an object without scalars.
 */
const selectionOf = (schema: ApiSchema, typeName: string, indent: string, depth = 0): readonly string[] => {
  const type = schema.types.get(typeName);
  if (type === undefined || depth > MAX_DEPTH) return [];
  if (type.kind === 'union') return [`${indent}__typename`];
  const fields = type.fields.filter(needsNothing);
  const leaves = fields.filter((field) => isLeaf(schema, field)).map(({ name }) => `${indent}${name}`);
  const isConnection = type.fields.some(({ name }) => name === 'pageInfo');
  const objects = fields.filter((field) => !isLeaf(schema, field));
  const wanted = isConnection
    ? objects.filter(({ name }) => name === 'nodes' || name === 'pageInfo')
    : leaves.length === 0 || depth === 0
      ? objects.filter(({ isList }) => leaves.length === 0 || !isList)
      : [];
  const below = wanted.flatMap(({ name, typeName: inner }) => {
    const lines = selectionOf(schema, inner, `${indent}  `, depth + 1);
    return lines.length === 0 ? [] : [`${indent}${name} {`, ...lines, `${indent}}`];
  });
  return [...leaves, ...below];
};

const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** Returns an example of a query, mutation or subscription, with variables for its required arguments. */
export const exampleOperation = (schema: ApiSchema, { kind, field }: SchemaOperation): string => {
  const needed = field.args.filter(({ isRequired }) => isRequired);
  const declared = needed.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const given = needed.map(({ name }) => `${name}: $${name}`).join(', ');
  const inner = isLeaf(schema, field) ? [] : selectionOf(schema, field.typeName, '    ');
  const head = `${kind} ${capital(field.name)}${declared === '' ? '' : `(${declared})`} {`;
  const call = `  ${field.name}${given === '' ? '' : `(${given})`}`;
  return [head, ...(inner.length === 0 ? [call] : [`${call} {`, ...inner, '  }']), '}'].join('\n');
};

const valueOf = (schema: ApiSchema, { name, typeName, isList }: SchemaField): unknown => {
  const type = schema.types.get(typeName);
  const one = (): unknown => {
    if (type?.kind === 'enum') return type.values[0]?.name ?? '';
    if (type?.kind === 'input') return membersOf(schema, type.fields);
    if (typeName === 'Boolean') return true;
    if (typeName === 'Int' || typeName === 'Float') return 1;
    if (typeName === 'DateTime') return '2030-01-01T00:00:00.000Z';
    return typeName === 'Upload' ? null : name.toUpperCase();
  };
  return isList ? [one()] : one();
};

const membersOf = (schema: ApiSchema, fields: readonly SchemaField[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields.filter(({ isRequired }) => isRequired).map((field) => [field.name, valueOf(schema, field)]),
  );

/** Returns example variables for the operation; null if it has none. Files are null, as in GraphQL uploads. */
export const exampleVariables = (
  schema: ApiSchema,
  { field }: SchemaOperation,
): Readonly<Record<string, unknown>> | null => {
  const variables = membersOf(schema, field.args);
  return Object.keys(variables).length === 0 ? null : variables;
};
