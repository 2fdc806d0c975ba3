import { labelRegions } from '../matting/label-regions.ts';
import { lowestAround } from '../pixels/lowest-around.ts';
import { lumaBytePlane } from '../pixels/luma-bytes.ts';
import type { Picture, Plane } from '../pixels/picture.ts';
import { bytesFrom } from '../pixels/computed.ts';

const { hypot, max, min, round } = Math;

/** Things before a sky are thin if they are narrower than twice this fraction of the copy's longer side. */
const RADIUS = 0.007;
const radiusIn = ({ width, height }: Plane): number => max(2, round(RADIUS * max(width, height)));
/** The difference of luma (0–255) from the sky around that a thin thing surely has. */
const CONTRAST = 26;
/**
 * The least length of a thin thing, as a fraction of the copy's longer side. Small dark ones are birds; small bright ones
 * are clouds as well.
 */
const LENGTH = { dark: 0.006, bright: 0.12 };
/** Long things fill less than this fraction of the square of their length. Clouds fill more. */
const FILLED = 0.12;

const negative = ({ width, height, values }: Plane): Plane => ({
  width,
  height,
  values: values.map((value) => 255 - value),
});
/** The luma without dark things that are thinner than the radius. */
const closed = (luma: Plane, radius: number): Plane =>
  lowestAround(negative(lowestAround(negative(luma), radius)), radius);

/** The luma that this fraction of a sky is darker than, and how much darker than it a thing before the sky is. */
const DARKEST = 0.04;
const DARKER = 12;
/** The luma of the darkest parts of the sky, such as the blue between clouds. */
const darkestOf = (luma: Plane, sky: Plane): number => {
  const counts = new Uint32Array(256);
  let all = 0;
  luma.values.forEach((value, pixel) => {
    if ((sky.values[pixel] ?? 0) < 0.9) return;
    counts[value | 0] = (counts[value | 0] ?? 0) + 1;
    all++;
  });
  let sum = 0;
  return counts.findIndex((count) => (sum += count) >= DARKEST * all);
};

/**
 * How surely each pixel belongs to a thin dark thing, 0–1. Things that are shorter than `length` in pixels, that are not
 * thin, or of which no pixel is as dark as the luma `most`, count as sky.
 */
const thinDark = (luma: Plane, sky: Plane, length: number, most = 255): Float32Array => {
  const { width, height } = luma;
  const radius = radiusIn(luma);
  const around = closed(luma, radius).values;
  const sure = luma.values.map((value, pixel) =>
    min(1, max(0, ((around[pixel] ?? 0) - value - CONTRAST / 2) / (CONTRAST / 2))),
  );
  const isThin = bytesFrom(sure, (value, pixel) => (value > 0 && (sky.values[pixel] ?? 0) > 0 ? 1 : 0));
  const { labels, sizes } = labelRegions(isThin, width, height);
  const bounds = sizes.map(() => ({
    left: width,
    right: 0,
    top: height,
    bottom: 0,
    strongest: 0,
    least: 255,
  }));
  labels.forEach((label, pixel) => {
    const bound = bounds[label];
    if (bound === undefined) return;
    const x = pixel % width;
    const y = (pixel - x) / width;
    bound.left = min(bound.left, x);
    bound.right = max(bound.right, x);
    bound.top = min(bound.top, y);
    bound.bottom = max(bound.bottom, y);
    bound.strongest = max(bound.strongest, sure[pixel] ?? 0);
    bound.least = min(bound.least, luma.values[pixel] ?? 0);
  });
  const isKept = bounds.map(({ left, right, top, bottom, strongest, least }, label) => {
    const long = hypot(right - left + 1, bottom - top + 1);
    const isLine = long < 4 * radius || (sizes[label] ?? 0) < FILLED * long * long;
    return strongest >= 1 && least <= most && long >= length && isLine;
  });
  return sure.map((value, pixel) =>
    isThin[pixel] === 1 && isKept[labels[pixel] ?? -1] === true ? value : 0,
  );
};

/**
 * How surely each pixel of a small copy shows a wire, a mast, a twig or a bird before the sky, 0–1. The finder of skies
 * counts these as sky, which is right where only the sky's color changes.
 */
export const thinThings = (guide: Picture, sky: Plane): Plane => {
  const luma = lumaBytePlane(guide);
  const side = max(guide.width, guide.height);
  const dark = thinDark(luma, sky, LENGTH.dark * side, darkestOf(luma, sky) - DARKER);
  const bright = thinDark(negative(luma), sky, LENGTH.bright * side);
  return {
    width: guide.width,
    height: guide.height,
    values: dark.map((value, pixel) => max(value, bright[pixel] ?? 0)),
  };
};
