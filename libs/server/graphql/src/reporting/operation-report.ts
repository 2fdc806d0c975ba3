import { Kind, type OperationDefinitionNode } from 'graphql';

/**
 * Called once an operation. `name` is its first root field, so that what clients call their operations cannot
 * fill a metric; `outcome` is `ok` or the code of the first error; a subscription counts until it is set up.
 */
export type OnOperation = (name: string, type: string, outcome: string, ms: number) => void;

/** How an operation of a valid document is named in reports. */
export const reportName = ({ selectionSet }: OperationDefinitionNode): string => {
  const [selection] = selectionSet.selections;
  return selection?.kind === Kind.FIELD ? selection.name.value : 'fragment';
};

interface Coded {
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

export const outcomeOf = (errors: readonly Coded[] | undefined): string => {
  const [first] = errors ?? [];
  return first === undefined ? 'ok' : String(first.extensions?.['code'] ?? 'INTERNAL');
};
