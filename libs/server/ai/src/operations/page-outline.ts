import { boxFilter } from '../pixels/box-filter.ts';
import { lumaPlane, type Picture, type Plane, resample, sizeWithin } from '../pixels/picture.ts';

export type Point = readonly [x: number, y: number];
/** Corners in pixels: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];

/** The longer side of the copy on which the page is searched. */
const SIDE = 300;
/** The minimum fraction of the picture that a page covers. */
const LEAST_PAGE = 0.15;
/** The minimum fraction of the outline's area that is paper. */
const LEAST_FILL = 0.8;
/** A page that covers more than this fraction of the picture is the whole picture. */
const ALL = 0.97;
/**
 * A corner within this distance of the picture's edge, as a fraction of the side, is on the edge. Only two
 * corners of a page may be on the edge: the corners of one side.
 */
const ON_EDGE = 0.015;
const MOST_ON_EDGE = 2;

/** The luma that separates dark from light best (Otsu's method). */
const dividing = (values: Float32Array): number => {
  const counts = new Float64Array(256);
  for (const value of values) {
    const level = Math.min(255, Math.round(value * 255));
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

const isOnEdge = ([x, y]: Point, { width, height }: Plane): boolean => {
  const [dx, dy] = [ON_EDGE * width + 1, ON_EDGE * height + 1];
  return x <= dx || y <= dy || x >= width - dx || y >= height - dy;
};

/**
 * The corners of the largest bright quadrilateral in a picture. Null when there is none, or when it is the
 * whole picture.
 */
export const pageIn = (picture: Picture): Corners | null => {
  const size = sizeWithin(picture, SIDE);
  const small = resample(picture, size.width, size.height);
  const plane = boxFilter(lumaPlane(small), 2);
  const { width, height } = plane;
  const page = largestBright(plane);
  if (page.length < LEAST_PAGE * width * height) return null;
  const furthest = (reach: (x: number, y: number) => number): Point => {
    let [best, most] = [0, -Infinity];
    for (const pixel of page) {
      const value = reach(pixel % width, Math.floor(pixel / width));
      if (value > most) [best, most] = [pixel, value];
    }
    return [(best % width) + 0.5, Math.floor(best / width) + 0.5];
  };
  const corners: Corners = [
    furthest((x, y) => -x - y),
    furthest((x, y) => x - y),
    furthest((x, y) => x + y),
    furthest((x, y) => y - x),
  ];
  const area = areaOf(corners);
  if (page.length < LEAST_FILL * area || area > ALL * width * height) return null;
  if (corners.filter((corner) => isOnEdge(corner, plane)).length > MOST_ON_EDGE) return null;
  const scale = picture.width / width;
  const [tl, tr, br, bl] = corners;
  const full = ([x, y]: Point): Point => [x * scale, y * scale];
  return [full(tl), full(tr), full(br), full(bl)];
};
