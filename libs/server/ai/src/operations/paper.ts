import { boxFilter } from '../pixels/box-filter.ts';
import { lumaPlane, type Picture, type Plane, resample, sizeWithin } from '../pixels/picture.ts';

const { floor, max, min } = Math;

/** The longer side of the copy that is measured. */
const SIDE = 300;
/** The light on paper is even within this radius, as a fraction of the side. */
const LIGHT_REACH = 0.07;
/** The minimum brightness of paper, relative to the light around it. */
const PAPER = 0.82;
/** The maximum brightness of ink, relative to the light around it. */
const INK = 0.65;
/** The minimum fraction of a page that is paper. */
const LEAST_PAPER = 0.6;
/** The minimum fraction of a page that is ink. */
const LEAST_INK = 0.002;
/** The maximum difference (0–1) between red and blue in the light on paper, in both directions. */
const WARMEST = 0.5;
const COOLEST = 0.12;
/**
 * The maximum difference (0–1) between the channels of a pixel of paper, after dividing out the color of the
 * light.
 */
const COLORLESS = 0.12;

/** The number of rows and of columns of areas into which a page without visible edges is divided. */
const PLACES = 3;
/** The minimum fraction of paper in each of these areas. */
const LEAST_IN_PLACE = 0.45;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Marks the pixels of a small copy that are paper (1), and measures the fraction that is ink. Null when the
 * color of the light is not that of light on paper.
 */
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

/** The mean of each area of a plane, row by row. */
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
 * True when a picture may show a page: mostly paper, evenly bright, colorless apart from the light, with some
 * ink. Without visible edges of the page, every area must contain paper. A white wall fills only one side.
 */
export const isPaper = (picture: Picture, { hasEdges }: { readonly hasEdges: boolean }): boolean => {
  const found = paperIn(picture);
  if (found === null) return false;
  const share = found.paper.values.reduce((sum, value) => sum + value, 0) / found.paper.values.length;
  if (share < LEAST_PAPER || found.ink < LEAST_INK) return false;
  return hasEdges || sharesByPlace(found.paper).every((part) => part >= LEAST_IN_PLACE);
};
