import { boxFilter } from '../pixels/box-filter.ts';
import type { Corners, Point } from '../pixels/perspective.ts';
import { holesIn } from '../pixels/connected.ts';
import { lumaPlane, type Picture, type Plane, reduced } from '../pixels/picture.ts';
import { floatsFrom } from '../pixels/computed.ts';

const { floor, max, min } = Math;

/** The longer side of the copy on which the page is searched. */
const SIDE = 300;
/** The minimum fraction of the picture that a page covers. */
const LEAST_PAGE = 0.15;
/**
 * The area of a page, with everything on it, relative to that of the quadrilateral between its corners. Curled paper
 * is a little smaller or larger; the corners of a ball or a face are within it, so that its area is much larger.
 */
const SHAPE = { least: 0.93, most: 1.07 };
/** A page that covers more than this fraction of the picture counts as the whole picture. */
const ALL = 0.97;
/**
 * A corner within this distance of the picture's edge, as a fraction of the side, is on the edge. Only two
 * corners of a page may be on the edge: the corners of one side.
 */
const ON_EDGE = 0.015;
const MOST_ON_EDGE = 2;

/** The threshold of luma that best separates dark pixels from bright ones (Otsu's method). */
const dividing = (values: Float32Array): number => {
  const counts = new Float64Array(256);
  for (const value of values) {
    const level = min(255, Math.round(value * 255));
    counts[level] = (counts[level] ?? 0) + 1;
  }
  const total = counts.reduce((sum, count, level) => sum + count * level, 0);
  let [best, at, below, sumBelow] = [0, 128, 0, 0];
  counts.forEach((count, level) => {
    below += count;
    sumBelow += count * level;
    const above = values.length - below;
    if (below === 0 || above === 0) return;
    const apart = sumBelow / below - (total - sumBelow) / above;
    const variance = below * above * apart * apart;
    if (variance > best) [best, at] = [variance, level];
  });
  return at / 255;
};

/** The pixels of the largest connected bright area. */
const largestBright = ({ width, height, values }: Plane): readonly number[] => {
  const threshold = dividing(values);
  const seen = new Uint8Array(values.length);
  let largest: number[] = [];
  for (let seed = 0; seed < values.length; seed++) {
    if (seen[seed] === 1 || (values[seed] ?? 0) <= threshold) continue;
    const area = [seed];
    seen[seed] = 1;
    for (let next = 0; next < area.length; next++) {
      const pixel = area[next] ?? 0;
      const x = pixel % width;
      for (const step of [x > 0 ? -1 : 0, x < width - 1 ? 1 : 0, -width, width]) {
        const other = pixel + step;
        if (other < 0 || other >= width * height || seen[other] === 1) continue;
        seen[other] = 1;
        if ((values[other] ?? 0) > threshold) area.push(other);
      }
    }
    if (area.length > largest.length) largest = area;
  }
  return largest;
};

const areaOf = (corners: Corners): number =>
  Math.abs(
    corners.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = corners[(at + 1) % 4] ?? [0, 0];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

/** The area within the outline of marked pixels, with the holes between them. */
const areaWithin = (pixels: readonly number[], plane: Plane): number => {
  const marked = new Uint8Array(plane.width * plane.height);
  for (const pixel of pixels) marked[pixel] = 1;
  return pixels.length + holesIn(marked, plane).reduce((sum, hole) => sum + hole.length, 0);
};

const isOnEdge = ([x, y]: Point, { width, height }: Plane): boolean => {
  const [dx, dy] = [ON_EDGE * width + 1, ON_EDGE * height + 1];
  return x <= dx || y <= dy || x >= width - dx || y >= height - dy;
};

/**
 * The corners of the largest bright quadrilateral in a picture. Null when there is none, or when it is the
 * whole picture.
 */
export const pageIn = (picture: Picture): Corners | null => {
  const plane = boxFilter(lumaPlane(reduced(picture, SIDE)), 2);
  const { width, height } = plane;
  const page = largestBright(plane);
  if (page.length < LEAST_PAGE * width * height) return null;
  const furthest = (reach: (x: number, y: number) => number): Point => {
    let [best, most] = [0, -Infinity];
    for (const pixel of page) {
      const value = reach(pixel % width, floor(pixel / width));
      if (value > most) [best, most] = [pixel, value];
    }
    return [(best % width) + 0.5, floor(best / width) + 0.5];
  };
  const corners: Corners = [
    furthest((x, y) => -x - y),
    furthest((x, y) => x - y),
    furthest((x, y) => x + y),
    furthest((x, y) => y - x),
  ];
  const area = areaOf(corners);
  const shape = areaWithin(page, plane) / area;
  if (shape < SHAPE.least || shape > SHAPE.most || area > ALL * width * height) return null;
  if (corners.filter((corner) => isOnEdge(corner, plane)).length > MOST_ON_EDGE) return null;
  const scale = picture.width / width;
  const [tl, tr, br, bl] = corners;
  const full = ([x, y]: Point): Point => [x * scale, y * scale];
  return [full(tl), full(tr), full(br), full(bl)];
};

/** The longer side of the copy that is measured. */
const PAPER_SIDE = 300;
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

/** The longer side of the copy in which strokes are measured. On a page that is smaller than `LEAST_SIDE` they are not. */
const STROKES_SIDE = 800;
const LEAST_SIDE = 250;
/** The maximum brightness of a stroke, relative to the light around it. */
const STROKE = 0.72;
/** Half the width of a stroke of writing, as a fraction of the longer side of the page. */
const STROKE_WIDTH = 0.004;
/**
 * The maximum fraction of the ink that is wider than strokes of writing. Things on a table are dark areas and not
 * strokes. A page with visible edges may show a drawing.
 */
const MOST_WIDE = { edges: 0.7, none: 0.35 };

/** The fraction of ink that is wider than strokes of writing: what remains after it is eroded and dilated. */
const wideInk = (picture: Picture): number => {
  const luma = lumaPlane(reduced(picture, STROKES_SIDE));
  const side = max(luma.width, luma.height);
  if (side < LEAST_SIDE) return 0;
  const light = boxFilter(luma, max(2, Math.round(LIGHT_REACH * side))).values;
  const dark = luma.values.map((value, pixel) => (value < STROKE * max(0.05, light[pixel] ?? 0) ? 1 : 0));
  const radius = max(1, Math.round(STROKE_WIDTH * side));
  const eroded = boxFilter({ ...luma, values: dark }, radius).values.map((share) => (share > 0.999 ? 1 : 0));
  const wide = boxFilter({ ...luma, values: eroded }, radius).values;
  let [ink, kept] = [0, 0];
  dark.forEach((value, pixel) => {
    ink += value;
    if (value === 1 && (wide[pixel] ?? 0) > 1e-4) kept++;
  });
  return ink === 0 ? 0 : kept / ink;
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[floor(values.length / 2)] ?? 0;

/**
 * Marks the pixels of a small copy that are paper (1), and measures the fraction that is ink. Null when the
 * color of the light is not that of light on paper.
 */
export const paperIn = (picture: Picture): { readonly paper: Plane; readonly ink: number } | null => {
  const small = reduced(picture, PAPER_SIDE);
  const luma = lumaPlane(small);
  const light = boxFilter(luma, max(2, Math.round(LIGHT_REACH * max(small.width, small.height)))).values;
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
  const values = floatsFrom(pixels, ({ red, green, blue, brightness }) => {
    const channels = [red / tint.red, green / tint.green, blue / tint.blue];
    return brightness >= PAPER && max(...channels) - min(...channels) < COLORLESS ? 1 : 0;
  });
  const ink = pixels.filter(({ brightness }) => brightness <= INK).length / pixels.length;
  return { paper: { ...luma, values }, ink };
};

/** The mean of each of the `PLACES` × `PLACES` areas of a plane, row by row. */
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
 * ink in strokes. Without visible edges of the page, every area must contain paper. A white wall fills only one side.
 */
export const isPaper = (picture: Picture, { hasEdges }: { readonly hasEdges: boolean }): boolean => {
  const found = paperIn(picture);
  if (found === null) return false;
  const share = found.paper.values.reduce((sum, value) => sum + value, 0) / found.paper.values.length;
  if (share < LEAST_PAPER || found.ink < LEAST_INK) return false;
  if (wideInk(picture) > MOST_WIDE[hasEdges ? 'edges' : 'none']) return false;
  return hasEdges || sharesByPlace(found.paper).every((part) => part >= LEAST_IN_PLACE);
};
