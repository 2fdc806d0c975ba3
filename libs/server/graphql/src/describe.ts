import { ObjectType, registerEnumType } from 'type-graphql';

/** Declares an object type whose fields are properties, without the resolver that type-graphql makes for each field. */
export const DataType = (name: string, description: string): ClassDecorator =>
  ObjectType(name, { simpleResolvers: true, description });

/**
 * Declares an enum by its values and their descriptions. Clients see the values in upper case, or as `nameOf`
 * returns them.
 */
export const enumType = <Value extends string>(
  name: string,
  description: string,
  values: Readonly<Record<Value, string>>,
  nameOf = (value: string): string => value.toUpperCase().replaceAll('-', '_'),
): Readonly<Record<string, Value>> => {
  const known = Object.keys(values) as Value[];
  const members = Object.fromEntries(known.map((value) => [nameOf(value), value]));
  const valuesConfig = Object.fromEntries(
    known.map((value) => [nameOf(value), { description: values[value] }]),
  );
  registerEnumType(members, { name, description, valuesConfig });
  return members;
};
