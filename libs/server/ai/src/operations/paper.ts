import { boxFilter } from '../pixels/box-filter.ts';
import { lumaPlane, sizeWithin, type Picture } from '../pixels/picture.ts';
import { resample } from '../pixels/resample.ts';

const { max, min } = Math;

/** The copy that is looked at, and the reach over which light on paper is even (share of the side). */
const SIDE = 300;
const LIGHT_REACH = 0.07;
/** Against the light around it, paper is at least this bright and ink at most this. */
const PAPER = 0.82;
const INK = 0.65;
/** The share of a page that is paper, at least, and that is ink, at least. */
const LEAST_PAPER = 0.6;
const LEAST_INK = 0.002;
/** How much redder than blue the light on paper may be, and how much bluer than red (0–1). */
const WARMEST = 0.5;
const COOLEST = 0.12;
/** How far the channels of a pixel of paper lie apart, once the color of the light is divided out (0–1). */
const COLORLESS = 0.12;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * True when a picture can be a page: mostly paper, which is evenly bright and has no color but that of the light,
 * with some ink on it.
 */
export const isPaper = (picture: Picture): boolean => {
  const size = sizeWithin(picture, SIDE);
  const small = resample(picture, size.width, size.height);
  const luma = lumaPlane(small);
  const light = boxFilter(luma, max(2, Math.round(LIGHT_REACH * max(size.width, size.height)))).values;
  const pixels = Array.from(light, (around, pixel) => {
    const at = pixel * small.channels;
    const [red = 0, green = 0, blue = 0] = small.data.subarray(at, at + 3);
    return { red, green, blue, brightness: (luma.values[pixel] ?? 0) / max(0.05, around) };
  });
  const bright = pixels.filter(({ brightness }) => brightness >= PAPER);
  const tint = {
    red: max(1, median(bright.map(({ red }) => red))),
    green: max(1, median(bright.map(({ green }) => green))),
    blue: max(1, median(bright.map(({ blue }) => blue))),
  };
  const warmth = (tint.red - tint.blue) / max(tint.red, tint.blue);
  if (warmth > WARMEST || warmth < -COOLEST) return false;
  const paper = bright.filter(({ red, green, blue }) => {
    const channels = [red / tint.red, green / tint.green, blue / tint.blue];
    return max(...channels) - min(...channels) < COLORLESS;
  });
  const ink = pixels.filter(({ brightness }) => brightness <= INK);
  return paper.length >= LEAST_PAPER * pixels.length && ink.length >= LEAST_INK * pixels.length;
};
