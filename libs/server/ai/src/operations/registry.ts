import { blackAndWhite } from './black-and-white.ts';
import { enhanceColors } from './enhance-colors.ts';
import type { Operation } from './operation.ts';
import { removeBackground } from './remove-background.ts';
import { vintage } from './vintage.ts';

/** Every operation there is. A new one is a file beside these and a line here. */
export const OPERATIONS = [
  removeBackground,
  enhanceColors,
  blackAndWhite,
  vintage,
] as const satisfies readonly Operation[];

export type OperationId = (typeof OPERATIONS)[number]['id'];

const byId: ReadonlyMap<string, Operation> = new Map(
  OPERATIONS.map((operation) => [operation.id, operation]),
);

/** The operation with this id; throws for an unknown one, which only a mismatched worker can bring. */
export const operationOf = (id: string): Operation => {
  const operation = byId.get(id);
  if (operation === undefined) throw new Error(`Unknown operation: ${id}`);
  return operation;
};
