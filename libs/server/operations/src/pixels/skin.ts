import { lumaOf } from './picture.ts';
import { ramp } from './ramp.ts';

const { max, min } = Math;

/** How much red and blue exceed the luma in skin, in the units of YCbCr, and the luma itself; with soft edges. */
const RED = { low: 6, high: 46, soft: 6 };
const BLUE = { low: -48, high: -2, soft: 6 };
const LUMA = { low: 35, high: 245, soft: 20 };
/** The red as a fraction of the luma: darker colors with more of it are lips, dark red cloth and berries. */
const VIVID = { from: 0.3, to: 0.42 };

const within = (value: number, { low, high, soft }: typeof RED): number =>
  min(1, max(0, min(value - low, high - value) / soft + 1));

/**
 * The likelihood (0–1) that a color (0–255) is skin of any person in any light: between red and yellow, and not too
 * vivid. Wood, sand and fur have such colors too.
 */
export const skinLikeness = (red: number, green: number, blue: number): number => {
  const luma = lumaOf(red, green, blue);
  const [cr, cb] = [(red - luma) * 0.713, (blue - luma) * 0.564];
  const pale = 1 - ramp(cr / max(1, luma), VIVID.from, VIVID.to);
  return within(cr, RED) * within(cb, BLUE) * within(luma, LUMA) * pale;
};
