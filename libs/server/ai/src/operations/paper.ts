import { boxFilter } from '../pixels/box-filter.ts';
import { lumaPlane, sizeWithin, type Picture, type Plane } from '../pixels/picture.ts';
import { resample } from '../pixels/resample.ts';

const { floor, max, min } = Math;

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

/** Rows and columns of places, and the share of each that is paper where a page fills the picture. */
const PLACES = 3;
const LEAST_IN_PLACE = 0.45;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** What of a picture is paper, at a small size, 1 or 0 a pixel; and the share of it that is ink. Null: no paper's color. */
const paperIn = (picture: Picture): { readonly paper: Plane; readonly ink: number } | null => {
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
  if (warmth > WARMEST || warmth < -COOLEST) return null;
  const values = Float32Array.from(pixels, ({ red, green, blue, brightness }) => {
    const channels = [red / tint.red, green / tint.green, blue / tint.blue];
    return brightness >= PAPER && max(...channels) - min(...channels) < COLORLESS ? 1 : 0;
  });
  const ink = pixels.filter(({ brightness }) => brightness <= INK).length / pixels.length;
  return { paper: { ...size, values }, ink };
};

/** The share of each of a few places of a plane, row by row. */
const sharesByPlace = ({ width, height, values }: Plane): readonly number[] => {
  const sums = new Float64Array(PLACES ** 2);
  values.forEach((value, pixel) => {
    const column = floor(((pixel % width) * PLACES) / width);
    const place = floor((floor(pixel / width) * PLACES) / height) * PLACES + column;
    sums[place] = (sums[place] ?? 0) + value;
  });
  return Array.from(sums, (sum) => (sum * PLACES ** 2) / values.length);
};

/**
 * True when a picture can be a page: mostly paper, which is evenly bright and has no color but that of the light,
 * with some ink on it. Of a picture in which no edges of a page are seen, paper must be everywhere: a white wall is
 * on one side only.
 */
export const isPaper = (picture: Picture, { hasEdges }: { readonly hasEdges: boolean }): boolean => {
  const found = paperIn(picture);
  if (found === null) return false;
  const share = found.paper.values.reduce((sum, value) => sum + value, 0) / found.paper.values.length;
  if (share < LEAST_PAPER || found.ink < LEAST_INK) return false;
  return hasEdges || sharesByPlace(found.paper).every((part) => part >= LEAST_IN_PLACE);
};
