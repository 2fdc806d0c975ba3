import { blackAndWhite } from './black-and-white.ts';
import { blurBackground } from './blur-background.ts';
import { enhanceColors } from './enhance-colors.ts';
import { matchReference } from './match-reference.ts';
import type { Operation } from './operation.ts';
import { removeBackground } from './remove-background.ts';
import { removeObject } from './remove-object.ts';
import { replaceBackground } from './replace-background.ts';
import { upscale } from './upscale.ts';
import { vintage } from './vintage.ts';

/** Every operation there is. A new one is a file beside these and a line here. */
export const OPERATIONS = [
  blackAndWhite,
  blurBackground,
  enhanceColors,
  matchReference,
  removeBackground,
  removeObject,
  replaceBackground,
  upscale,
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
