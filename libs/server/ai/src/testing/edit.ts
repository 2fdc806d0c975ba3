import type { Operation, OperationContext, StepOptions } from '../operations/operation.ts';
import type { Picture } from '../pixels/picture.ts';
import { copyOf } from './measures.ts';
import { operationContext } from './operation-context.ts';

export interface EditOptions {
  readonly strength?: number;
  readonly seed?: number;
  readonly options?: StepOptions;
  readonly report?: OperationContext['report'];
}

/** What `operation`, which needs no model, makes of a copy of `picture`. */
export const edited = async (
  operation: Operation,
  picture: Picture,
  { strength = 1, seed = 7, options = {}, report = () => Promise.resolve() }: EditOptions = {},
): Promise<Picture> =>
  operation.apply(copyOf(picture), strength, operationContext({ seed, options, report }));
