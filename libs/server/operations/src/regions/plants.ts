import { findObjects } from '../objects/find-objects.ts';
import { NothingToDoError } from '../operation.ts';
import { boxFilter } from '../pixels/box-filter.ts';
import { inLight } from '../pixels/in-light.ts';
import { lumaOf, type Picture, type Plane, reduced, resizePlane } from '../pixels/picture.ts';
import { ramp } from '../pixels/ramp.ts';
import { isSkyLike, measuresOf } from './judge-sky.ts';
import { lookForSky } from './look-for-sky.ts';
import { GUIDE_SIDE, refined, withoutObjects } from './part-mask.ts';
import type { RegionFinder } from './region-finder.ts';
import { floatsFrom } from '../pixels/computed.ts';

const { max, min, round } = Math;

const NO_PLANTS =
  'No grass, trees or leaves were found in the image. Paint over the part that is meant, and ask again.';
/** The longer side of the copy in which colors are judged. */
const SIDE = 512;
/** The radius in which green must be near dry grass and shadows, as a fraction of the longer side. */
const NEAR = 1 / 24;
/** How much of the picture must be plants. */
const LEAST = 0.02;
/** Objects are cut out if plants cover a fraction of their box between these. Plants in pots are plants. */
const COVERED = { least: 0.03, most: 1 };
const GREENERY: readonly string[] = ['potted plant', 'broccoli'];

/** How much a color (0–255) is that of living leaves, 0–1: green and yellow-green, neither mint nor gray. */
const leafColor = (red: number, green: number, blue: number): number => {
  const most = max(red, green, blue);
  const chroma = (most - min(red, green, blue)) / max(1, most);
  const vivid = ramp(green - red, -2, 8) * ramp(green - blue, 4, 16 + 0.08 * green);
  const isTeal = ramp(blue - red, 0.1 * green, 0.3 * green + 1);
  const yellowish = ramp(green - red, -20, -4) * ramp(green - blue, 24, 56);
  return max(vivid * (1 - isTeal), 0.9 * yellowish) * ramp(chroma, 0.07, 0.18) * ramp(most, 18, 40);
};

/** How much a color is that of dry grass, or of the shadow between leaves, which count only among leaves. */
const amongLeaves = (red: number, green: number, blue: number): number => {
  const dry =
    ramp(green - red, -48, -16) * ramp(green - blue, 14, 40) * ramp(lumaOf(red, green, blue), 50, 90);
  const shade = (1 - ramp(lumaOf(red, green, blue), 30, 75)) * ramp(green - max(red, blue), -16, -2);
  return max(dry, shade);
};

/** How much a color is that of a dry meadow. Wood, leather and bread have it too, so it counts only under a sky. */
const meadowColor = (red: number, green: number, blue: number): number => {
  const most = max(red, green, blue);
  const yellow = ramp((green - blue) / max(1, green), 0.3, 0.42);
  return ramp(green - red, -28, -14) * yellow * ramp(most, 28, 55) * (1 - ramp(most, 170, 215));
};

type Judge = (red: number, green: number, blue: number) => number;

/** The likelihood (0–1) of plants in each pixel of a small copy. */
export const lookForPlants = (picture: Picture): Plane => {
  const isOutdoors = isSkyLike(measuresOf(lookForSky(picture)));
  const leaf: Judge = isOutdoors
    ? (red, green, blue) => max(leafColor(red, green, blue), meadowColor(red, green, blue))
    : leafColor;
  const small = inLight(reduced(picture, SIDE));
  const { width, height, data } = small;
  const judged = (judge: Judge): Float32Array =>
    floatsFrom({ length: width * height }, (_, pixel) =>
      judge(data[pixel * 3] ?? 0, data[pixel * 3 + 1] ?? 0, data[pixel * 3 + 2] ?? 0),
    );
  const leaves = judged(leaf);
  const near = boxFilter({ width, height, values: leaves }, max(2, round(max(width, height) * NEAR))).values;
  const values = judged(amongLeaves).map((value, pixel) => {
    const around = near[pixel] ?? 0;
    // A few green pixels among other colors are no plant.
    return max((leaves[pixel] ?? 0) * ramp(around, 0.03, 0.15), value * ramp(around, 0.2, 0.5));
  });
  return boxFilter({ width, height, values }, 1);
};

/** Grass, trees and leaves. Objects and people are left out, because a green car or shirt is no plant. */
export const plantsOf: RegionFinder = async (picture, { infer }) => {
  const guide = reduced(picture, GUIDE_SIDE);
  const likely = resizePlane(lookForPlants(guide), guide.width, guide.height);
  const part = { guide, likely, covered: COVERED };
  const objects = await findObjects(guide, infer).catch(() => []);
  await withoutObjects(
    part,
    objects.filter(({ name }) => !GREENERY.includes(name)),
    infer,
  ).catch(() => undefined);
  const share = likely.values.reduce((sum, value) => sum + (value > 0.5 ? 1 : 0), 0) / likely.values.length;
  if (share < LEAST) throw new NothingToDoError(NO_PLANTS);
  return refined(picture, part);
};
