import type { TextBox } from '../lettering/text-boxes.ts';
import type { OperationContext } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';

/**
 * Finds lettering that people name, as boxes in pixels of the picture. Throws NothingToDoError, with a sentence for
 * the person, if the picture does not show any.
 */
export type LetterFinder = (picture: Picture, context: OperationContext) => Promise<readonly TextBox[]>;
