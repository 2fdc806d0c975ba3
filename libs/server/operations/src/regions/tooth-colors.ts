import { lumaOf } from '../pixels/picture.ts';
import { ramp } from '../pixels/ramp.ts';

const { max } = Math;

/** The colors of a mouth to which its pixels are compared. */
export interface MouthColors {
  /** The brightness (0–255 luma) of the teeth in the light. */
  readonly bright: number;
  /** The redness of the person's lips. */
  readonly lips: number;
  /** The redness of the teeth. */
  readonly teeth: number;
}

/** A pixel with less than the first fraction of the teeth's brightness is no tooth, from the second on it may be one. */
const SHADE = { none: 0.42, full: 0.62 };
/**
 * The fractions of the way from the redness of teeth to the redness of lips, up to which a pixel is a tooth, and
 * from which it is none.
 */
const REDNESS = { full: 0.35, none: 0.7 };
/** The minimum distance between the redness of teeth and of lips. In a gray picture only the brightness decides. */
const LEAST_APART = 0.05;

/** The redness of a color: 0 for gray and yellow, about 0.1 for skin, more for gums, lips and tongues. */
export const rednessOf = (red: number, green: number, blue: number): number =>
  (red - green) / max(24, red + green + blue);

/** The likelihood (0–1) that a color within an open mouth is that of a tooth. */
export const toothness = (
  red: number,
  green: number,
  blue: number,
  { bright, lips, teeth }: MouthColors,
): number => {
  const way = (rednessOf(red, green, blue) - teeth) / max(LEAST_APART, lips - teeth);
  return (
    ramp(lumaOf(red, green, blue), SHADE.none * bright, SHADE.full * bright) *
    (1 - ramp(way, REDNESS.full, REDNESS.none))
  );
};
