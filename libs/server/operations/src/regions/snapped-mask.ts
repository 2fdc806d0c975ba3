import type { Mask } from '../operation.ts';
import { boxFilter } from '../pixels/box-filter.ts';
import { connectedTo } from '../pixels/connected.ts';
import { fewColors } from '../pixels/few-colors.ts';
import { type Oklab, toOklab } from '../pixels/palettes.ts';
import { type Picture, type Plane, reduced, resizePlane } from '../pixels/picture.ts';
import { ramp } from '../pixels/ramp.ts';
import { boundsOf, crop, type Region } from '../pixels/region.ts';
import { refined } from './part-mask.ts';
import { bytesFrom, floatsFrom } from '../pixels/computed.ts';

const { abs, ceil, floor, hypot, max, min, round, sqrt } = Math;

/** The longer side of the copy of the painted part and its surroundings in which colors are compared. */
const SIDE = 512;
/** What of the surroundings is compared, as a fraction of the side of a square as large as the painted area. */
const AROUND = 0.35;
/** The number of colors that stand for all. */
const COLORS = 14;
/** Hues count more than lightness, because of light and shadow. */
const HUES = 4;
/**
 * Of how often a color is inside and around, the fraction inside: up to `from` it is one of the surroundings, from `to`
 * on the thing may have it.
 */
const OWN = { from: 0.2, to: 0.5 };
/** If less of the painted area than this has colors of the thing, nobody knows what was meant. */
const LEAST_OWN = 0.3;
/** A thing of which this fraction has similar colors has one color. */
const LEAST_MAIN = 0.68;
/** How different colors are that are similar: light and shadow make a color lighter and darker. */
const SIMILAR = { squared: 0.15 ** 2, lightness: 0.4 };
/**
 * How much the same color may differ in strong light and deep shadow, where it is inside at least as often as `inside`
 * says, as a fraction of both. Chroma is compared as a fraction of the lightness, or of `dark` if that is more.
 */
const SHADED = { chroma: 0.14, lightness: 0.5, dark: 0.35, inside: 0.3 };
/** A color that is this rarely inside, as a fraction of both, is not one of a thing of several colors. */
const FOREIGN = 0.12;
/** Pixels on the edge that belong to the thing up to this value (0–255) are left out: a new color shows on what is behind it. */
const EDGE = 110;
/** Smaller islands of other colors, as a fraction of the painted area, belong to the thing. */
const MOST_ISLAND = 0.002;

const apart = (one: Oklab, other: Oklab, lightness = 1): number =>
  lightness * (one[0] - other[0]) ** 2 + HUES * ((one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2);

/** For each pixel the index of the color that is most like its own. */
const nearestOf = ({ data, channels, width, height }: Picture, colors: readonly Oklab[]): Uint8Array =>
  bytesFrom({ length: width * height }, (_, pixel) => {
    const at = pixel * channels;
    const own = toOklab([(data[at] ?? 0) / 255, (data[at + 1] ?? 0) / 255, (data[at + 2] ?? 0) / 255]);
    let [best, least] = [0, Infinity];
    colors.forEach((color, index) => {
      const distance = apart(own, color);
      if (distance < least) [best, least] = [index, distance];
    });
    return best;
  });

/** The painted area with its surroundings, in pixels of the picture. */
const partAround = ({ width, height }: Mask, painted: Plane): Region | null => {
  const bounds = boundsOf(painted, 128);
  if (bounds === null) return null;
  const room = AROUND * sqrt(painted.values.reduce((sum, value) => sum + (value >= 128 ? 1 : 0), 0));
  const [left, top] = [max(0, floor(bounds.left * width - room)), max(0, floor(bounds.top * height - room))];
  const right = min(width, ceil((bounds.left + bounds.width) * width + room));
  const bottom = min(height, ceil((bounds.top + bounds.height) * height + room));
  return { left, top, width: right - left, height: bottom - top };
};

const cropPlane = (plane: Plane, { left, top, width, height }: Region): Plane => {
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      values[y * width + x] = (plane.values[(top + y) * plane.width + left + x] ?? 0) / 255;
  return { width, height, values };
};

/** True for one color in different light. */
const isShaded = (one: Oklab, other: Oklab): boolean => {
  const [lit, dim] = [max(one[0], SHADED.dark), max(other[0], SHADED.dark)];
  const chroma = hypot(one[1] / lit - other[1] / dim, one[2] / lit - other[2] / dim);
  return chroma < SHADED.chroma && abs(one[0] - other[0]) < SHADED.lightness;
};

/**
 * Which colors the painted thing has: those like its main color, or of a thing of several colors all that are not only
 * around it. `inside` and `around` are how often each color is there. Null if too few are its own.
 */
const belonging = (
  colors: readonly Oklab[],
  inside: Float64Array,
  around: Float64Array,
): readonly boolean[] | null => {
  const ratios = colors.map((_, at) => {
    const [own, other] = [inside[at] ?? 0, around[at] ?? 0];
    return own + other === 0 ? 0 : own / (own + other);
  });
  const own = ratios.map((ratio, at) => (inside[at] ?? 0) * ramp(ratio, OWN.from, OWN.to));
  const total = own.reduce((sum, share) => sum + share, 0);
  if (total < LEAST_OWN) return null;
  const main = colors[own.indexOf(max(...own))];
  if (main === undefined) return null;
  const isLikeMain = colors.map(
    (color, at) =>
      apart(color, main, SIMILAR.lightness) < SIMILAR.squared ||
      ((ratios[at] ?? 0) >= SHADED.inside && isShaded(color, main)),
  );
  const mainShare = own.reduce((sum, share, at) => sum + (isLikeMain[at] === true ? share : 0), 0) / total;
  return mainShare >= LEAST_MAIN ? isLikeMain : ratios.map((ratio) => ratio >= FOREIGN);
};

/**
 * How much each pixel of a small copy (0–1) has a color of the thing that was painted over: one that the middle of the
 * strokes shows more than their surroundings. Null if little of the painted area has such a color.
 */
const likelyIn = (guide: Picture, painted: Plane): Plane | null => {
  const { width, height } = guide;
  const area = painted.values.reduce((sum, value) => sum + value, 0);
  const colors = fewColors(guide, COLORS);
  const nearest = nearestOf(guide, colors);
  const deep = boxFilter(painted, max(1, round(sqrt(area) / 12))).values;
  const [inside, around] = [new Float64Array(colors.length), new Float64Array(colors.length)];
  let [within, beyond] = [0, 0];
  nearest.forEach((color, pixel) => {
    if ((painted.values[pixel] ?? 0) >= 0.5) {
      const weight = ramp(deep[pixel] ?? 0, 0.5, 1);
      inside[color] = (inside[color] ?? 0) + weight;
      within += weight;
    } else {
      around[color] = (around[color] ?? 0) + 1;
      beyond++;
    }
  });
  if (within === 0 || beyond === 0) return null;
  const belongs = belonging(
    colors,
    inside.map((weight) => weight / within),
    around.map((count) => count / beyond),
  );
  if (belongs === null) return null;
  const likely = floatsFrom(nearest, (color) => (belongs[color] === true ? 1 : 0));
  const smooth = boxFilter({ width, height, values: likely }, 1);
  fillIslands(smooth, painted, MOST_ISLAND * area);
  return smooth;
};

/** Makes small parts of other colors in the painted area parts of the thing, in place. */
const fillIslands = (likely: Plane, painted: Plane, most: number): void => {
  const isOther = (pixel: number): boolean => (likely.values[pixel] ?? 0) < 0.5;
  const known = new Uint8Array(likely.values.length);
  for (let pixel = 0; pixel < known.length; pixel++) {
    if (known[pixel] === 1 || !isOther(pixel) || (painted.values[pixel] ?? 0) < 0.5) continue;
    const island = connectedTo(likely, [pixel], isOther);
    for (const other of island) known[other] = 1;
    if (island.length <= most) for (const other of island) likely.values[other] = 1;
  }
};

/**
 * The part of a roughly painted mask that has the colors of the thing in its middle, with edges that follow the
 * picture. The mask itself if it has no colors that its surroundings do not have as well.
 */
export const snappedMask = (picture: Picture, mask: Mask): Mask => {
  const painted = { width: mask.width, height: mask.height, values: Float32Array.from(mask.values) };
  const region = partAround(mask, painted);
  if (region === null) return mask;
  const part = crop(picture, region);
  const guide = reduced(part, SIDE);
  const likely = likelyIn(guide, resizePlane(cropPlane(painted, region), guide.width, guide.height));
  if (likely === null) return mask;
  const own = refined(part, { guide, likely });
  const values = new Uint8Array(mask.values.length);
  for (let y = 0; y < region.height; y++) {
    for (let x = 0; x < region.width; x++) {
      const at = (region.top + y) * mask.width + region.left + x;
      const share = ramp(own.values[y * region.width + x] ?? 0, EDGE, 255);
      values[at] = round((mask.values[at] ?? 0) * share);
    }
  }
  return { ...mask, values };
};
