import type { Infer } from '../operation.ts';
import { type Picture, type Plane, resample } from '../pixels/picture.ts';
import { crop, type Region } from '../pixels/region.ts';
import { boundsAround, continues, grownBy, pointIn, shareIn, type TextBox } from './text-boxes.ts';
import { textLikelihood } from './text-model.ts';

const { floor, max, min, round } = Math;

/** The heights in pixels that a line has in the three looks at it. */
const HEIGHTS = [28, 20, 40] as const;
/** The maximum factor by which small letters are enlarged for a look. */
const MOST_ENLARGED = 3;
/** The margin around a line as a multiple of its height. */
const MARGIN = 1;
/** The points of a line at which the model should see text, as fractions of half its length and height. */
const ALONG = [-0.7, -0.5, -0.3, -0.1, 0.1, 0.3, 0.5, 0.7] as const;
const ACROSS = [-0.15, 0, 0.15] as const;
/** The minimum mean likelihood of all these points in all looks. */
const LEAST_MEAN = 0.45;

/** The mean likelihood at the points of a line, in a plane that shows one region of the picture. */
const meanAt = (plane: Plane, region: Region, box: TextBox): number => {
  let sum = 0;
  for (const u of ALONG) {
    for (const v of ACROSS) {
      const { x, y } = pointIn(box, u, v);
      const column = floor(((x - region.left) / region.width) * plane.width);
      const row = floor(((y - region.top) / region.height) * plane.height);
      const isInside = column >= 0 && row >= 0 && column < plane.width && row < plane.height;
      sum += isInside ? (plane.values[row * plane.width + column] ?? 0) : 0;
    }
  }
  return sum / (ALONG.length * ACROSS.length);
};

/**
 * True if a box contains text, by the mean of looks at it in three sizes. In a single look the model takes
 * wool, leaves, windows and fences for text; it sees real text in nearly every size of letters.
 */
const isText = async (picture: Picture, box: TextBox, infer: Infer): Promise<boolean> => {
  const region = boundsAround(grownBy(box, MARGIN * box.height), picture);
  if (region.width === 0 || region.height === 0) return false;
  const part = crop(picture, region);
  let sum = 0;
  for (const [at, height] of HEIGHTS.entries()) {
    if (sum + HEIGHTS.length - at < LEAST_MEAN * HEIGHTS.length) return false;
    const scale = min(MOST_ENLARGED, height / box.height);
    const [w, h] = [max(1, round(region.width * scale)), max(1, round(region.height * scale))];
    sum += meanAt(await textLikelihood(resample(part, w, h), infer), region, box);
    if (sum >= LEAST_MEAN * HEIGHTS.length) return true;
  }
  return false;
};

/** A picture with this many lines is a page. */
const PAGE = 12;
/** Further lines of a page are as long as this multiple of their height, and at most this many times as high. */
const LINE = { leastRatio: 2, timesHigher: 2 };

/** A box of which this share lies in a confirmed line shows the same line. */
const SAME = 0.8;
/** With this share in common, a box does not continue a line but is about the same one. */
const OVERLAPPING = 0.5;

/**
 * The boxes that contain text, the largest first, without those that a larger one nearly contains. A smaller box is
 * looked at if the larger one is not confirmed, because it may fit the line better. Once most of a page is confirmed, lines
 * like the others need no further look. Neither does a box that continues a confirmed line, such as a single digit
 * beside a word.
 */
export const confirmed = async (
  picture: Picture,
  boxes: readonly TextBox[],
  infer: Infer,
): Promise<readonly TextBox[]> => {
  const lines: TextBox[] = [];
  const doubtful: TextBox[] = [];
  const isKnown = (box: TextBox): boolean => lines.some((line) => shareIn(box, line) >= SAME);
  const isApart = (box: TextBox): boolean =>
    lines.every((line) => max(shareIn(box, line), shareIn(line, box)) < OVERLAPPING);
  const isAlike = (box: TextBox): boolean =>
    box.length >= LINE.leastRatio * box.height &&
    lines.some(({ height }) => max(height, box.height) <= LINE.timesHigher * min(height, box.height));
  for (const box of boxes.toSorted((a, b) => b.length * b.height - a.length * a.height)) {
    if (isKnown(box)) continue;
    const isPage = lines.length >= PAGE && doubtful.length < lines.length / 3;
    if ((isPage && isAlike(box)) || (await isText(picture, box, infer))) lines.push(box);
    else doubtful.push(box);
  }
  // The array grows while it is read, so that a line may continue in several steps.
  for (const line of lines) {
    for (const box of doubtful) if (continues(box, line) && isApart(box)) lines.push(box);
  }
  return lines;
};
