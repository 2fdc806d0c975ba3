import { areaOf, type FoundObject } from '../objects/find-objects.ts';
import { lumaOf } from '../pixels/picture.ts';
import type { SkyLook } from './look-for-sky.ts';
import { skyColor } from './sky-evidence.ts';

const { abs, max } = Math;

/** What is measured of a possible sky. All values are fractions unless stated. */
export interface SkyMeasures {
  /** How much of the picture it covers. */
  readonly area: number;
  /** How much of the upper edge it covers. */
  readonly top: number;
  /** How much of the lower edge it covers. */
  readonly open: number;
  /** The mean evidence of its colors (the logarithm of odds). */
  readonly color: number;
  /** Its mean blue minus its mean red. */
  readonly cool: number;
  /** How much cooler its upper half is than its lower half. */
  readonly warming: number;
  /** Its mean luma. */
  readonly luma: number;
  /** Its mean luma minus that of the rest. */
  readonly brighter: number;
  /** The mean roughness (0–255) of it and of the rest. */
  readonly rough: number;
  readonly restRough: number;
  /** The mean likelihood of its pixels. */
  readonly sure: number;
  /** How much of the rest is as smooth as it and has its mean color. */
  readonly alike: number;
  /** True if the tones of a dark picture are stretched. */
  readonly isStretched: boolean;
}

/** A pixel with at least this likelihood counts as sky. */
const SKY = 0.5;
/** A pixel of the rest looks like the sky below this roughness and this difference of every channel. */
const ALIKE = { rough: 5, difference: 24 };

export const measuresOf = ({ small, isStretched, likely, roughness }: SkyLook): SkyMeasures => {
  const { width, height, data } = small;
  const all = width * height;
  const colorAt = (pixel: number): readonly [number, number, number] => [
    data[pixel * 3] ?? 0,
    data[pixel * 3 + 1] ?? 0,
    data[pixel * 3 + 2] ?? 0,
  ];
  const sums = { count: 0, color: 0, luma: 0, rough: 0, sure: 0, restLuma: 0, restRough: 0, top: 0, open: 0 };
  const mean: [number, number, number] = [0, 0, 0];
  const cools: number[] = [];
  likely.values.forEach((value, pixel) => {
    const [red, green, blue] = colorAt(pixel);
    const luma = lumaOf(red, green, blue) / 255;
    const rough = roughness.values[pixel] ?? 0;
    if (value < SKY) {
      sums.restLuma += luma;
      sums.restRough += rough;
      return;
    }
    sums.count++;
    sums.color += skyColor(red, green, blue);
    sums.luma += luma;
    sums.rough += rough;
    sums.sure += value;
    if (pixel < width) sums.top++;
    if (pixel >= all - 2 * width && pixel < all - width) sums.open++;
    mean[0] += red;
    mean[1] += green;
    mean[2] += blue;
    cools.push((blue - red) / 255);
  });
  const count = max(1, sums.count);
  const rest = max(1, all - sums.count);
  let alike = 0;
  likely.values.forEach((value, pixel) => {
    if (value >= SKY || (roughness.values[pixel] ?? 0) > ALIKE.rough) return;
    const far = colorAt(pixel).some((part, at) => abs(part - (mean[at] ?? 0) / count) > ALIKE.difference);
    if (!far) alike++;
  });
  const half = cools.length >> 1;
  const average = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / max(1, values.length);
  return {
    area: sums.count / all,
    top: sums.top / width,
    open: sums.open / width,
    color: sums.color / count,
    cool: average(cools),
    warming: average(cools.slice(0, half)) - average(cools.slice(half)),
    luma: sums.luma / count,
    brighter: sums.luma / count - sums.restLuma / rest,
    rough: sums.rough / count,
    restRough: sums.restRough / rest,
    sure: sums.sure / count,
    alike: alike / rest,
    isStretched,
  };
};

/** True for blue, or for a smooth haze that is bluer above. Water and walls are alike below, or reach the lower edge. */
const isBlue = ({ color, cool, warming, rough, luma, brighter, alike, open }: SkyMeasures): boolean => {
  if ((alike > 0.25 && brighter < 0) || (open > 0.1 && color < 2.1)) return false;
  return (
    (color > 1.45 && cool > 0.09 && (luma > 0.2 || brighter > -0.2)) ||
    (color > 1.2 && cool > 0.06 && warming > 0.04 && rough < 2)
  );
};

/**
 * True for a bright gray or white area that is a sky and no wall: neither warm nor paper white, brighter than the
 * rest, and above a rougher ground that shows nothing of its color.
 */
const isOvercast = (measures: SkyMeasures): boolean => {
  const { color, cool, brighter, restRough, rough, alike, luma, open } = measures;
  return (
    color > 0.75 &&
    cool > -0.008 &&
    brighter > 0.12 &&
    luma > 0.5 &&
    open < 0.05 &&
    restRough > max(7, 2.2 * rough, 4.2 * rough - 6) &&
    alike < 0.06
  );
};

/** True for the colors of dusk above a darker ground: cool above and warm below. */
const isDusk = ({ color, cool, warming, brighter, restRough, luma }: SkyMeasures): boolean =>
  color > 0.5 && cool < 0.35 && warming > 0.05 && luma < 0.75 && brighter > 0.1 && restRough > 7;

/**
 * True for blue paint. Scattered light is mixed with white, the more the brighter it is: of 109 skies the bluest has a
 * `cool` of 0.59. The sky of an edited photo may be more vivid, but it becomes paler downwards, or has clouds.
 */
const isPaint = ({ cool, warming, rough, isStretched }: SkyMeasures): boolean =>
  !isStretched && cool > 0.65 && abs(warming) < 0.05 && rough < 2;

/** True if an area is certainly enough a sky, and no wall, ceiling, water or backdrop. */
export const isSkyLike = (measures: SkyMeasures): boolean => {
  const { area, top, open, rough, sure } = measures;
  if (area < 0.025 || top < 0.3 || open > 0.45 || rough > 10 || sure < 0.94) return false;
  if (isPaint(measures)) return false;
  return isBlue(measures) || isOvercast(measures) || isDusk(measures);
};

/** Objects that stand in rooms. */
const FURNITURE: readonly string[] = [
  ...[
    'chair',
    'couch',
    'bed',
    'dining table',
    'toilet',
    'tv',
    'laptop',
    'mouse',
    'remote',
    'keyboard',
    'cell phone',
  ],
  ...[
    'microwave',
    'oven',
    'toaster',
    'sink',
    'refrigerator',
    'book',
    'vase',
    'cup',
    'bottle',
    'wine glass',
    'bowl',
  ],
];
/** The minimum confidence of an object that speaks against a sky, and the minimum area of a person near by. */
const LEAST_SCORE = 0.5;
const NEAR = 0.1;

/**
 * True if the objects in a picture make it likely that its bright area is a wall or a window: furniture, or people
 * near by before an area that is small and not smooth. Furniture may stand below a blue sky.
 */
export const isIndoors = (measures: SkyMeasures, objects: readonly FoundObject[]): boolean => {
  const certain = objects.filter(({ score }) => score >= LEAST_SCORE);
  const { area, rough, luma } = measures;
  const isNear = certain.some(({ name, box }) => name === 'person' && areaOf(box) > NEAR);
  if (isNear && area < 0.3 && (rough > 3.5 || luma > 0.97)) return true;
  return !isBlue(measures) && certain.some(({ name }) => FURNITURE.includes(name));
};
