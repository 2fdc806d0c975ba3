/** @jest-environment node */
import {
  buildSchema,
  type DocumentNode,
  getNamedType,
  isAbstractType,
  Kind,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { readFileSync } from 'node:fs';
import { KEY_FIELDS, POSSIBLE_TYPES } from './cache.ts';
import * as operations from './generated/operations.ts';

const schema = buildSchema(readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8'));

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;

/** The names of the fields in a selection, including those of its fragments. */
const fieldsOf = ({ selections }: SelectionSetNode, document: DocumentNode): readonly string[] =>
  selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.alias?.value ?? selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet, document);
    const fragment = document.definitions.find(
      (definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? fieldsOf(fragment.selectionSet, document) : [];
  });

/** The places in a document that select an object without its key fields. */
const placesWithoutKeys = (document: DocumentNode): readonly string[] => {
  const places: string[] = [];
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: ({ name, selectionSet }) => {
        const type = getNamedType(types.getType())?.name ?? '';
        if (selectionSet === undefined || !Object.hasOwn(KEY_FIELDS, type)) return;
        const asked = fieldsOf(selectionSet, document);
        const keys: readonly string[] = KEY_FIELDS[type as keyof typeof KEY_FIELDS];
        if (!keys.every((key) => asked.includes(key))) places.push(`${name.value}: ${type}`);
      },
    }),
  );
  return places;
};

it('the cache knows the types of every union of the schema', () => {
  const unions = Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .filter(({ name }) => !name.startsWith('__'));
  expect(POSSIBLE_TYPES).toEqual(
    Object.fromEntries(
      unions.map((union) => [union.name, schema.getPossibleTypes(union).map(({ name }) => name)]),
    ),
  );
});

it.each(Object.entries(operations).filter(([, value]) => isDocument(value)) as [string, unknown][])(
  'the operation %s selects the key fields of every object',
  (_name, document) => {
    expect(placesWithoutKeys(document as DocumentNode)).toEqual([]);
  },
);
