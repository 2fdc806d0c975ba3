import type { TextBox } from '../lettering/text-boxes.ts';
import { NothingToDoError, type OperationContext } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';
import type { LetterFinder } from './letter-finder.ts';
import { platesIn } from './license-plate.ts';
import { textIn } from './text.ts';

const FINDERS: Readonly<Record<string, LetterFinder>> = { text: textIn, 'license plate': platesIn };

/** The names of the regions that consist of lettering. */
export const isLettering = (name: string): boolean => Object.hasOwn(FINDERS, name);

/** The outer fraction of a picture's sides that is at an edge. In a corner, a line is at two edges. */
const OUTER = 0.35;

/** True for lettering at a place that a prompt names, such as `bottom-right`, or if it names none. */
const isAt = ({ x, y }: TextBox, place: string, { width, height }: Picture): boolean => {
  const at: Readonly<Record<string, boolean>> = {
    left: x < OUTER * width,
    right: x > (1 - OUTER) * width,
    top: y < OUTER * height,
    bottom: y > (1 - OUTER) * height,
  };
  const isInCorner = (at['left'] || at['right']) === true && (at['top'] || at['bottom']) === true;
  return place === 'corner' ? isInCorner : place.split('-').every((side) => at[side] ?? true);
};

/**
 * The boxes of lettering by its name, at a place: `left`, `right`, `top`, `bottom`, two of these as in `bottom-right`, or
 * `corner` for all corners, and everywhere for any other place. Throws NothingToDoError when there is none.
 */
export const letteringNamed = async (
  picture: Picture,
  { name, place = '' }: { readonly name: string; readonly place?: string },
  context: OperationContext,
): Promise<readonly TextBox[]> => {
  const boxes = (await FINDERS[name]?.(picture, context)) ?? [];
  const meant = boxes.filter((box) => isAt(box, place, picture));
  if (meant.length === 0) {
    throw new NothingToDoError(
      `No ${name} was found at that place. Paint over the part that is meant, and ask again.`,
    );
  }
  return meant;
};
