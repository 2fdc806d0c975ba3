import { type Mask, NothingToDoError, type OperationContext } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';
import { fillHole } from './fill-hole.ts';

/** The maximum fraction of a picture that can be filled from the rest. */
const MOST_FILLED = 0.45;

const shareOf = ({ values }: Mask): number =>
  values.reduce((count, value) => count + (value > 0 ? 1 : 0), 0) / values.length;

/** Throws NothingToDoError if the mask covers too much of a picture to be filled from the rest. */
export const refuseTooLarge = (mask: Mask): void => {
  if (shareOf(mask) > MOST_FILLED) {
    throw new NothingToDoError('What should go covers too much of the image to be filled from the rest.');
  }
};

/** How a mask is filled: the progress (0–1) at the beginning, and from where nothing may be copied. */
interface FillFromRest {
  readonly from?: number;
  readonly barred?: Mask;
}

/** Fills the mask, in place, from the rest of the picture. */
export const fillFromRest = async (
  picture: Picture,
  mask: Mask,
  { seed, report }: OperationContext,
  { from = 0, barred }: FillFromRest = {},
): Promise<void> => {
  refuseTooLarge(mask);
  const isFilled = await fillHole(
    picture,
    mask,
    seed,
    (fraction) => report(from + (1 - from) * fraction, 'Filling in what was behind'),
    barred,
  );
  if (!isFilled) throw new NothingToDoError('There is nothing marked that could be filled from the rest.');
};
