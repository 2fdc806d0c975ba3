import type { Mask, OperationContext } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';

/**
 * Finds a part of the picture that people name: 255 inside its mask, with soft edges. Throws NothingToDoError, with a
 * sentence for the person, if the picture does not show that part.
 */
export type RegionFinder = (picture: Picture, context: OperationContext) => Promise<Mask>;
