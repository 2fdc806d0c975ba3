import { NothingToDoError, type OperationContext } from '../../operation.ts';
import { flattened } from '../../pixels/perspective.ts';
import type { Picture } from '../../pixels/picture.ts';
import { leanAt, type Verticals, verticalsFrom } from './find-verticals.ts';
import { uprightLinesIn } from './upright-lines.ts';
import { uprightView } from './upright-view.ts';

const { abs, atan, max, PI } = Math;

/** Verticals that lean by less than this many degrees count as upright. */
const LEAST_LEAN = 0.35;
/** The maximum part of the picture that is cut off. */
const MOST_LOST = 0.4;

/** How the verticals of a picture's walls and buildings lie. Null when there are too few, or when they contradict each other. */
export const verticalsIn = (picture: Picture): Verticals | null => verticalsFrom(uprightLinesIn(picture));

/** How much the verticals lean at most, in degrees. */
const mostLean = (verticals: Verticals, { width, height }: Picture): number => {
  const half = width / max(width, height) / 2;
  return max(...[-half, 0, half].map((x) => (abs(atan(leanAt(verticals, x, 0))) * 180) / PI));
};

/** Makes leaning and converging verticals parallel and upright, and crops the empty corners. */
export const makeUpright = async (
  picture: Picture,
  { note, report }: Pick<OperationContext, 'note' | 'report'>,
): Promise<Picture> => {
  await report(0, 'Looking for upright lines');
  const verticals = verticalsIn(picture);
  if (verticals === null)
    throw new NothingToDoError(
      'Too few upright lines of walls or buildings were found, or they lean in ways that contradict each other.',
    );
  const lean = mostLean(verticals, picture);
  if (lean < LEAST_LEAN) throw new NothingToDoError('The verticals are upright already.');
  const view = uprightView(picture, verticals);
  if (view.lost > MOST_LOST)
    throw new NothingToDoError(
      `The lines lean by up to ${lean.toFixed(0)}°. Making them upright would cut off more than ${100 * MOST_LOST} % of the image.`,
    );
  note(`Verticals leaned by up to ${lean.toFixed(1)}°. The corners that this left empty were cut off.`);
  await report(0.4, 'Making verticals upright');
  return flattened(picture, view.corners, { ...view, channels: picture.channels });
};
