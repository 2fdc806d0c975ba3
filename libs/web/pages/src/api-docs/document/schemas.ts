import type { ApiBodyKind, ApiField } from './api-document.ts';
import { type Json, listOf, recordOf, textOf } from './json.ts';

const FORMATS: Readonly<Record<string, string>> = { binary: 'file', 'date-time': 'time', uri: 'URL' };

const nameOf = (schema: Json): string | undefined => textOf(schema['$ref']).split('/').at(-1) || undefined;

const alternativesOf = (schema: Json): readonly Json[] =>
  [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])].map(recordOf);

const either = (types: readonly string[]): string => [...new Set(types)].join(' | ');

/** Returns a short description of a schema's type: "integer", "Image[]", `"public" | "private"`. */
export const typeOf = (value: unknown): string => {
  const schema = recordOf(value);
  const name = nameOf(schema);
  if (name !== undefined) return name;
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum'])) return either(schema['enum'].map((one) => JSON.stringify(one)));
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0) return either(alternatives.map(typeOf));
  const { type } = schema;
  if (Array.isArray(type)) return either(type.map(String));
  if (type === 'array') return `${typeOf(schema['items'])}[]`;
  return FORMATS[textOf(schema['format'])] ?? (textOf(type) || 'any');
};

/**
 * Returns the type of a response, for example "Image[]". A list is named by its items rather than by its own
 * name ("ListImagesAnswer").
 */
export const answeredTypeOf = (value: unknown, schemas: Json): string => {
  const name = nameOf(recordOf(value));
  const named = recordOf(name === undefined ? undefined : schemas[name]);
  return named['type'] === 'array' ? typeOf(named) : typeOf(value);
};

/** Returns the values that a schema enumerates; empty for any value. */
export const choicesOf = (value: unknown): readonly string[] => {
  const schema = recordOf(value);
  if (schema['type'] === 'boolean') return ['true', 'false'];
  return listOf(schema['enum']).map(String);
};

const fieldsOfObject = (schema: Json): readonly ApiField[] => {
  const required = listOf(schema['required']);
  return Object.entries(recordOf(schema['properties'])).map(([name, property]) => ({
    name,
    type: typeOf(property),
    isRequired: required.includes(name),
    description: textOf(recordOf(property)['description']),
  }));
};

/** Merges the fields of several variants: a field is required if all of them require it. */
const mergedFields = (kinds: readonly (readonly ApiField[])[]): readonly ApiField[] => {
  const names = [...new Set(kinds.flatMap((fields) => fields.map(({ name }) => name)))];
  return names.map((name) => {
    const found = kinds.map((fields) => fields.find((field) => field.name === name));
    const described = found.filter((field) => field !== undefined);
    return {
      name,
      type: either(described.map(({ type }) => type)),
      isRequired: found.every((field) => field?.isRequired === true),
      description: described.find(({ description }) => description !== '')?.description ?? '',
    };
  });
};

/** Returns the fields of a schema, or of its items if it is a list. `schemas` contains the named schemas. */
export const fieldsOf = (value: unknown, schemas: Json): readonly ApiField[] => {
  const schema = recordOf(value);
  const name = nameOf(schema);
  if (name !== undefined) return fieldsOf(schemas[name], schemas);
  if (schema['type'] === 'array') return fieldsOf(schema['items'], schemas);
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0) return mergedFields(alternatives.map((one) => fieldsOf(one, schemas)));
  return fieldsOfObject(schema);
};

/** Returns the alternatives of a body. `schemas` contains the named schemas. */
export const bodyKindsOf = (value: unknown, schemas: Json): readonly ApiBodyKind[] => {
  const schema = recordOf(value);
  const name = nameOf(schema);
  if (name !== undefined) return bodyKindsOf(schemas[name], schemas);
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0) return alternatives.flatMap((one) => bodyKindsOf(one, schemas));
  return [
    {
      title: textOf(schema['title']),
      fields: fieldsOf(schema, schemas),
      example: recordOf(listOf(schema['examples'])[0]),
    },
  ];
};
