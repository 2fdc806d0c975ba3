/** A field, an argument or a member of an input, as a person reads it. */
export interface SchemaField {
  readonly name: string;
  /** As written: "[Image!]!". */
  readonly type: string;
  /** What the type is of, without lists and marks: "Image". */
  readonly typeName: string;
  readonly isList: boolean;
  /** True for an argument or member that has to be given. */
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
  /** Values of an enum, with what they mean; names of the types of a union. */
  readonly values: readonly { readonly name: string; readonly description: string }[];
}

export type OperationKind = 'query' | 'mutation' | 'subscription';

/** What a request can ask for at its root. */
export interface SchemaOperation {
  readonly kind: OperationKind;
  readonly field: SchemaField;
}

/** The schema of the GraphQL API as far as the screen shows it, in alphabetical order. */
export interface ApiSchema {
  readonly operations: readonly SchemaOperation[];
  /** Without the roots. */
  readonly types: ReadonlyMap<string, SchemaType>;
}
