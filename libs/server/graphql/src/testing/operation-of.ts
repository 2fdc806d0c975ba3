import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';

/** A valid value for an argument of this type; `idFor` chooses the ids. */
const valuesFor = (idFor: (name: string) => string) => {
  const valueOf = (type: GraphQLInputType, name: string): unknown => {
    if (isNonNullType(type)) return valueOf(type.ofType, name);
    if (isListType(type)) return [valueOf(type.ofType, name)];
    if (isEnumType(type)) return type.getValues()[0]?.name;
    if (isInputObjectType(type)) {
      const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
      return Object.fromEntries(required.map((field) => [field.name, valueOf(field.type, field.name)]));
    }
    switch (type.name) {
      case 'Int':
      case 'Float':
        return 1;
      case 'Boolean':
        return true;
      case 'JSON':
        return {};
      case 'DateTime':
        return '2126-01-01T00:00:00Z';
      default:
        return type.name === 'ID' ? idFor(name) : 'nothing';
    }
  };
  return valueOf;
};

/** True when a required argument, or a required field of one, is an id. */
export const namesSomething = (type: GraphQLInputType): boolean => {
  if (isNonNullType(type) || isListType(type)) return namesSomething(type.ofType);
  if (!isInputObjectType(type)) return type.name === 'ID';
  return Object.values(type.getFields()).some((one) => isNonNullType(one.type) && namesSomething(one.type));
};

const selectionOf = (type: GraphQLOutputType): string =>
  isLeafType(getNamedType(type)) ? '' : '{ __typename }';

/** The arguments without which a field cannot be requested. */
export const requiredOf = ({ args }: GraphQLField<unknown, unknown>) =>
  args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined);

/** An operation with this field only, and with all of its required arguments; `idFor` chooses the ids. */
export const operationOf = (
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  idFor: (name: string) => string,
) => {
  const required = requiredOf(field);
  const head = required.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = required.map(({ name }) => `${name}: $${name}`).join(', ');
  const [declared, passed] = required.length === 0 ? ['', ''] : [`(${head})`, `(${given})`];
  const valueOf = valuesFor(idFor);
  return {
    query: `${kind} ${declared} { ${field.name}${passed} ${selectionOf(field.type)} }`,
    variables: Object.fromEntries(required.map(({ name, type }) => [name, valueOf(type, name)])),
  };
};
