import { Kind, type OperationDefinitionNode } from 'graphql';

/**
 * Called once for each operation. `name` is its first root field, so that clients cannot fill a metric with
 * arbitrary names. `outcome` is `ok` or the code of the first error. A subscription is reported when it has
 * been set up.
 */
export type OnOperation = (name: string, type: string, outcome: string, ms: number) => void;

/** The name of an operation in reports. */
export const reportName = ({ selectionSet }: OperationDefinitionNode): string => {
  const [selection] = selectionSet.selections;
  return selection?.kind === Kind.FIELD ? selection.name.value : 'fragment';
};

interface Coded {
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

export const outcomeOf = (errors: readonly Coded[] | undefined): string => {
  const [first] = errors ?? [];
  if (first === undefined) return 'ok';
  const code = first.extensions?.['code'];
  return typeof code === 'string' ? code : 'INTERNAL';
};
