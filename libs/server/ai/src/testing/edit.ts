import type { Operation, OperationContext } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';
import { copyOf } from './measures.ts';
import { operationContext } from './operation-context.ts';

export interface EditOptions extends Partial<OperationContext> {
  readonly strength?: number;
}

/** Applies `operation`, which needs no model, to a copy of `picture`. */
export const edited = async (
  operation: Operation,
  picture: Picture,
  { strength = 1, ...context }: EditOptions = {},
): Promise<Picture> => operation.apply(copyOf(picture), strength, operationContext(context));
