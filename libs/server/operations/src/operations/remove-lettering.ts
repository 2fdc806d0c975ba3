import { fillFromRest, refuseTooLarge } from '../filling/fill-from-rest.ts';
import { eraseLetters } from '../lettering/erase-letters.ts';
import { findTextLeft } from '../lettering/find-text.ts';
import { type LettersOnGround, lettersIn, maskOfBoxes } from '../lettering/letter-mask.ts';
import { shareIn, type TextBox } from '../lettering/text-boxes.ts';
import { grow } from '../matting/object-mask.ts';
import type { RemovalTarget } from '../objects/removal-options.ts';
import type { Mask, OperationContext } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';
import { letteringNamed } from '../regions/lettering.ts';

const { max, min, round } = Math;

/** A box of which this share lies in removed lettering shows that this lettering is still there. */
const SAME = 0.4;
/** The growth of a box that is filled wholly, as a fraction of the height of the lowest line. */
const GROWTH = 0.07;
const LEAST_GROWTH = 2;

/** A line, and its letters if they differ from its ground. */
interface Line {
  readonly box: TextBox;
  readonly found: LettersOnGround | null;
}

/** What is filled from the rest of the picture: letters on a texture, and boxes whose letters are not known. */
const filledOf = (picture: Picture, lines: readonly Line[]): Mask => {
  const boxes = lines.filter(({ found }) => found === null).map(({ box }) => box);
  const growth = round(GROWTH * min(...boxes.map(({ height }) => height)));
  const mask =
    boxes.length === 0
      ? maskOfBoxes(picture, [])
      : grow(maskOfBoxes(picture, boxes), max(LEAST_GROWTH, growth));
  for (const { found } of lines) {
    found?.rough.forEach((value, pixel) => {
      const { left, top, width } = found.region;
      if (value > 0)
        mask.values[(top + Math.floor(pixel / width)) * mask.width + left + (pixel % width)] = 255;
    });
  }
  return mask;
};

/** Fills what is marked, in place, if anything is. */
const fill = async (picture: Picture, mask: Mask, context: OperationContext, from: number): Promise<void> => {
  if (mask.values.includes(255)) await fillFromRest(picture, mask, context, { from });
};

const wholly = (box: TextBox): Line => ({ box, found: null });

/**
 * Removes lettering, in place. Letters on an even ground are replaced by that ground. Letters on another ground that
 * can be told apart from it, the boxes of other lines, and plates are filled from the rest of the picture, and so are
 * the boxes in which the detector still sees lettering.
 */
export const removeLettering = async (
  picture: Picture,
  { name, place }: RemovalTarget,
  context: OperationContext,
): Promise<void> => {
  const boxes = await letteringNamed(picture, { name, place }, context);
  if (name === 'license plate') {
    await fill(picture, filledOf(picture, boxes.map(wholly)), context, 0.3);
    return;
  }
  // All lines are looked at before one is changed, because the ground of a line is beside it.
  const lines = boxes.map((box): Line => ({ box, found: lettersIn(picture, box, boxes) }));
  const mask = filledOf(picture, lines);
  refuseTooLarge(mask);
  // Letters on an even ground go first, so that nothing is filled from them.
  for (const { found } of lines) if (found !== null) eraseLetters(picture, found);
  await fill(picture, mask, context, 0.3);
  const seen = await findTextLeft(picture, boxes, context.infer);
  const left = boxes.filter((box) => seen.some((other) => shareIn(other, box) >= SAME));
  await fill(picture, filledOf(picture, left.map(wholly)), context, 0.8);
};
