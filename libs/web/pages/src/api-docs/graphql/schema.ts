/** A field, argument or input field in readable form. */
export interface SchemaField {
  readonly name: string;
  /** The type as it is written in the schema: "[Image!]!". */
  readonly type: string;
  /** The type without list and non-null marks: "Image". */
  readonly typeName: string;
  readonly isList: boolean;
  /** True for an argument or input field without which a request is invalid. */
  readonly isRequired: boolean;
  readonly description: string;
  readonly args: readonly SchemaField[];
}

export type TypeKind = 'object' | 'input' | 'enum' | 'scalar' | 'union';

export interface SchemaType {
  readonly name: string;
  readonly kind: TypeKind;
  readonly description: string;
  readonly fields: readonly SchemaField[];
  /** The values of an enum with their descriptions, or the names of a union's types. */
  readonly values: readonly { readonly name: string; readonly description: string }[];
}

export type OperationKind = 'query' | 'mutation' | 'subscription';

/** A field of the query, mutation or subscription type. */
export interface SchemaOperation {
  readonly kind: OperationKind;
  readonly field: SchemaField;
}

/** The parts of the GraphQL schema that the screen shows, in alphabetical order. */
export interface ApiSchema {
  readonly operations: readonly SchemaOperation[];
  /** The types, without those of queries, mutations and subscriptions. */
  readonly types: ReadonlyMap<string, SchemaType>;
}
