import { isEnumType, isInputObjectType, isObjectType, type GraphQLNamedType } from 'graphql';
import { readFileSync } from 'node:fs';
import { buildGraphqlSchema, printGraphqlSchema } from './build-schema.ts';

const committed = readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8');

interface Described {
  readonly description?: string | null | undefined;
}

const ROOTS = ['Query', 'Mutation', 'Subscription'];

/** A type and all of its parts that can have a description, by name. */
function* describedParts(type: GraphQLNamedType): Generator<readonly [string, Described]> {
  if (!ROOTS.includes(type.name)) yield [type.name, type];
  if (isEnumType(type)) for (const value of type.getValues()) yield [`${type.name}.${value.name}`, value];
  if (!isObjectType(type) && !isInputObjectType(type)) return;
  for (const field of Object.values(type.getFields())) {
    const name = `${type.name}.${field.name}`;
    yield [name, field];
    if ('args' in field) for (const arg of field.args) yield [`${name}(${arg.name})`, arg];
  }
}

describe('the schema', () => {
  it('describes every type, field, argument and enum value in a whole sentence', async () => {
    const types = Object.values((await buildGraphqlSchema()).getTypeMap());
    const parts = types
      .filter(({ name }) => !name.startsWith('__'))
      .flatMap((type) => [...describedParts(type)]);
    const undescribed = parts.filter(([, { description }]) => !/^[^a-z].*[.?]$/s.test(description ?? ''));
    expect(undescribed.map(([name]) => name)).toEqual([]);
  });

  it('matches the committed schema.graphql, from which the client is generated', async () => {
    expect(committed).toBe(await printGraphqlSchema());
  });
});
