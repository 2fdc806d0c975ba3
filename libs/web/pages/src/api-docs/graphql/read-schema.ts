import type { ApiSchema, OperationKind, SchemaField, SchemaType, TypeKind } from './schema.ts';

interface TypeRef {
  readonly kind: string;
  readonly name: string | null;
  readonly ofType?: TypeRef | null;
}

interface Described {
  readonly name: string;
  readonly description?: string | null;
}

interface InputAnswer extends Described {
  readonly type: TypeRef;
  readonly defaultValue?: unknown;
}

interface FieldAnswer extends Described {
  readonly type: TypeRef;
  readonly args: readonly InputAnswer[];
}

interface TypeAnswer extends Described {
  readonly kind: string;
  readonly fields?: readonly FieldAnswer[] | null;
  readonly inputFields?: readonly InputAnswer[] | null;
  readonly enumValues?: readonly Described[] | null;
  readonly possibleTypes?: readonly { readonly name: string }[] | null;
}

/** A server's answer to `SCHEMA_QUERY`. */
export interface SchemaAnswer {
  readonly __schema: {
    readonly queryType: { readonly name: string };
    readonly mutationType?: { readonly name: string } | null;
    readonly subscriptionType?: { readonly name: string } | null;
    readonly types: readonly TypeAnswer[];
  };
}

/** Selects the parts of a schema that the screen shows. */
export const SCHEMA_QUERY = `query Schema {
  __schema {
    queryType { name }
    mutationType { name }
    subscriptionType { name }
    types {
      kind name description
      fields { name description type { ...Ref } args { name description defaultValue type { ...Ref } } }
      inputFields { name description defaultValue type { ...Ref } }
      enumValues { name description }
      possibleTypes { name }
    }
  }
}
fragment Ref on __Type { kind name ofType { kind name ofType { kind name ofType { kind name } } } }`;

const KINDS: Readonly<Record<string, TypeKind>> = {
  OBJECT: 'object',
  INPUT_OBJECT: 'input',
  ENUM: 'enum',
  SCALAR: 'scalar',
  UNION: 'union',
};

/** Types that every GraphQL server has. */
const BUILT_IN: ReadonlySet<string> = new Set(['Boolean', 'Float', 'ID', 'Int', 'String']);

const written = ({ kind, name, ofType }: TypeRef): string => {
  if (ofType === null || ofType === undefined) return name ?? '';
  return kind === 'LIST' ? `[${written(ofType)}]` : `${written(ofType)}!`;
};
const named = (ref: TypeRef): string =>
  ref.ofType === null || ref.ofType === undefined ? (ref.name ?? '') : named(ref.ofType);

const fieldOf = (answer: InputAnswer | FieldAnswer): SchemaField => {
  const type = written(answer.type);
  const hasDefault =
    'defaultValue' in answer && answer.defaultValue !== null && answer.defaultValue !== undefined;
  return {
    name: answer.name,
    type,
    typeName: named(answer.type),
    isList: type.startsWith('['),
    isRequired: type.endsWith('!') && !hasDefault,
    description: answer.description ?? '',
    args: 'args' in answer ? answer.args.map(fieldOf) : [],
  };
};

const typeOf = ({ kind, name, description, ...answer }: TypeAnswer): SchemaType => ({
  name,
  kind: KINDS[kind] ?? 'object',
  description: description ?? '',
  fields: (answer.fields ?? answer.inputFields ?? []).map(fieldOf),
  values: (answer.enumValues ?? answer.possibleTypes ?? []).map((value: Described) => ({
    name: value.name,
    description: value.description ?? '',
  })),
});

/** Reads the schema from a server's introspection. */
export const readSchema = ({ __schema: answer }: SchemaAnswer): ApiSchema => {
  const { queryType, mutationType, subscriptionType } = answer;
  const roots = [
    ['query', queryType],
    ['mutation', mutationType],
    ['subscription', subscriptionType],
  ] as const satisfies readonly (readonly [OperationKind, { readonly name: string } | null | undefined])[];
  const all = answer.types.map(typeOf).sort((a, b) => a.name.localeCompare(b.name));
  const rootNames = new Set(roots.map(([, type]) => type?.name));
  const isShown = ({ name }: SchemaType): boolean =>
    !name.startsWith('__') && !rootNames.has(name) && !BUILT_IN.has(name);
  return {
    operations: roots.flatMap(([kind, type]) =>
      (all.find(({ name }) => name === type?.name)?.fields ?? [])
        .map((field) => ({ kind, field }))
        .sort((a, b) => a.field.name.localeCompare(b.field.name)),
    ),
    types: new Map(all.filter(isShown).map((type) => [type.name, type])),
  };
};
