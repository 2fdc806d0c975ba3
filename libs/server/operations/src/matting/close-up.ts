import type { Picture, Plane } from '../pixels/picture.ts';
import { boundsOf } from '../pixels/region.ts';
import { clearOutline } from './clear-outline.ts';
import { certaintyOf, isBand } from './framed-mask.ts';

/** A pixel with more than this likelihood counts as the subject. */
const LIKELY = 0.5;
/** The model must be nearly certain of this fraction of a close-up. */
const LEAST_CERTAIN = 0.95;
/** A close-up stands clear along at least this fraction of its outline. */
const LEAST_CLEAR = 0.9;
/** Without the border the model finds a likelihood of at least `TRACE` in this fraction of a close-up. */
const LEAST_TRACED = 0.85;
const TRACE = 0.1;
/** The bounds of a close-up fill at least this fraction of the picture. */
const LEAST_BOUNDS = 0.6;

/** The fraction of the subject in the framed mask of which the plain mask has a trace. */
const tracedBy = ({ values: plain }: Plane, { values: framed }: Plane): number => {
  let [likely, traced] = [0, 0];
  framed.forEach((value, pixel) => {
    if (value <= LIKELY) return;
    likely++;
    if ((plain[pixel] ?? 0) >= TRACE) traced++;
  });
  return likely === 0 ? 0 : traced / likely;
};

/**
 * True if the mask of the picture within a border shows a subject that fills the picture, such as a flower, of which
 * the model is certain nowhere without the border. Both masks must have the same shape: of a street the plain mask
 * shows a part. Other than a landscape or a row of houses, a close-up does not reach from the left edge to the right
 * one, and it stands clear of its background.
 */
export const isCloseUp = (picture: Picture, plain: Plane, framed: Plane): boolean => {
  const bounds = boundsOf(framed, LIKELY);
  return (
    bounds !== null &&
    bounds.width * bounds.height >= LEAST_BOUNDS &&
    certaintyOf(framed) >= LEAST_CERTAIN &&
    tracedBy(plain, framed) >= LEAST_TRACED &&
    !isBand(framed) &&
    clearOutline(picture, framed) >= LEAST_CLEAR
  );
};
