import type { Mask } from '../operation.ts';
import { lowestAround } from '../pixels/lowest-around.ts';
import { lumaPlane, type Picture, type Plane, reduced } from '../pixels/picture.ts';
import { bytesFrom } from '../pixels/computed.ts';

const { abs, floor, hypot, max, min, round } = Math;

/** The longer side of the copy on which scratches are searched. */
const SIDE = 1_600;
/** The maximum width of a scratch as a fraction of the longer side. */
const WIDTH = 1 / 160;
/** A scratch is brighter than both of its sides by at least this luma (0–1). */
const LEAST_CONTRAST = 0.11;
/**
 * Paper shows where the emulsion is missing. It is brighter than almost all of the picture, and brighter than
 * cables and whiskers. Dark lines are ignored, because most of them are gaps, twigs and outlines.
 */
const BARE = { share: 0.985, beyond: 0.02 };
/**
 * The minimum length of a scratch as a fraction of the longer side. Shorter or broader marks are grain and
 * texture.
 */
const LEAST_LENGTH = 1 / 18;
/** The maximum mean width of a scratch as a fraction of the longer side. */
const MEAN_WIDTH = 1 / 240;
/** The minimum width in pixels of a line with its soft edges. It matters for small pictures. */
const THINNEST = 2.5;
/** The minimum ratio of a scratch's length to its width. */
const LEAST_SLIMNESS = 9;
/**
 * A scratch ends within a pixel, so the places `beyond` to `within` pixels beside it are nearly as dark as
 * the picture without it: the first step down is at least this share of the whole one. Streaks of cloud, rims
 * of light on cloth and slabs in the sun fade out instead.
 */
const BESIDE = { beyond: 1, within: 3 };
const LEAST_SHARPNESS = 0.78;
/** More marks than this, as a fraction of the picture, are its own texture. */
const MOST_DAMAGED = 0.03;
/** One scratch at least is as long as this fraction of the longer side. Only short ones are a few bright twigs. */
const LONG = 1 / 6;

const inverse = ({ width, height, values }: Plane): Plane => ({
  width,
  height,
  values: values.map((value) => 1 - value),
});

/** The plane without its bright marks that are thinner than the radius. */
const withoutThinMarks = (plane: Plane, radius: number): Plane =>
  inverse(lowestAround(inverse(lowestAround(plane, radius)), radius));

const LEVELS = 256;

/** The quantile of a plane's values at this fraction (0–1). */
const percentile = (values: Float32Array, share: number): number => {
  const counts = new Uint32Array(LEVELS);
  for (const value of values) {
    const level = min(LEVELS - 1, max(0, floor(value * LEVELS)));
    counts[level] = (counts[level] ?? 0) + 1;
  }
  let seen = 0;
  const level = counts.findIndex((count) => (seen += count) >= share * values.length);
  return (level + 1) / LEVELS;
};

/** The pixels of thin marks that show bare paper; `opened` is the picture without thin marks. */
const bareIn = (luma: Plane, opened: Float32Array): Uint8Array => {
  const bare = percentile(opened, BARE.share) + BARE.beyond;
  return bytesFrom(luma.values, (value, pixel) =>
    value >= bare && value - (opened[pixel] ?? 0) >= LEAST_CONTRAST ? 1 : 0,
  );
};

/** The connected pieces of a mask. Pixels that touch only at corners are connected too. */
function* piecesOf(inside: Uint8Array, width: number): Generator<readonly number[]> {
  const seen = new Uint8Array(inside.length);
  for (let seed = 0; seed < inside.length; seed++) {
    if (seen[seed] === 1 || inside[seed] !== 1) continue;
    const piece = [seed];
    seen[seed] = 1;
    for (let next = 0; next < piece.length; next++) {
      const pixel = piece[next] ?? 0;
      const x = pixel % width;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const other = pixel + dy * width + dx;
          if (other < 0 || other >= inside.length || abs((other % width) - x) > 1) continue;
          if (seen[other] === 1 || inside[other] !== 1) continue;
          seen[other] = 1;
          piece.push(other);
        }
      }
    }
    yield piece;
  }
}

const lengthOf = (piece: readonly number[], width: number): number => {
  let [left, right, top, bottom] = [Infinity, 0, Infinity, 0];
  for (const pixel of piece) {
    const [x, y] = [pixel % width, floor(pixel / width)];
    [left, right, top, bottom] = [min(left, x), max(right, x), min(top, y), max(bottom, y)];
  }
  return hypot(right - left, bottom - top) + 1;
};

/** The pixels within so many pixels of a piece, its own included. */
const around = (piece: readonly number[], reach: number, { width, height }: Plane): ReadonlySet<number> => {
  const near = new Set<number>();
  for (const pixel of piece) {
    const [x, y] = [pixel % width, floor(pixel / width)];
    for (let ny = max(0, y - reach); ny <= min(height - 1, y + reach); ny++) {
      for (let nx = max(0, x - reach); nx <= min(width - 1, x + reach); nx++) near.add(ny * width + nx);
    }
  }
  return near;
};

const meanAt = (values: Float32Array, pixels: readonly number[]): number =>
  pixels.reduce((sum, pixel) => sum + (values[pixel] ?? 0), 0) / max(1, pixels.length);

/** True if the brightness of a piece ends sharply, as that of a scratch does. */
const isSharp = (piece: readonly number[], luma: Plane, opened: Float32Array): boolean => {
  const edge = around(piece, BESIDE.beyond, luma);
  const beside = [...around(piece, BESIDE.within, luma)].filter((pixel) => !edge.has(pixel));
  const own = meanAt(luma.values, piece);
  return own - meanAt(luma.values, beside) >= LEAST_SHARPNESS * (own - meanAt(opened, piece));
};

/** A mask at another size. Each pixel becomes a square. */
const enlarged = (mask: Mask, width: number, height: number): Mask => {
  const values = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = floor((y * mask.height) / height) * mask.width;
    for (let x = 0; x < width; x++) {
      values[y * width + x] = mask.values[row + floor((x * mask.width) / width)] ?? 0;
    }
  }
  return { width, height, values };
};

/**
 * The mask of long thin marks of bare paper. Null when there are none, or so many that they belong to the
 * picture.
 */
export const scratchesIn = (picture: Picture): Mask | null => {
  const luma = lumaPlane(reduced(picture, SIDE));
  const { width, height } = luma;
  const longest = max(width, height);
  const radius = max(1, round(longest * WIDTH));
  const values = new Uint8Array(width * height);
  const opened = withoutThinMarks(luma, radius).values;
  let [damaged, reach] = [0, 0];
  for (const piece of piecesOf(bareIn(luma, opened), width)) {
    const length = lengthOf(piece, width);
    const thickness = piece.length / length;
    if (
      length < longest * LEAST_LENGTH ||
      thickness > max(THINNEST, longest * MEAN_WIDTH) ||
      length < LEAST_SLIMNESS * thickness ||
      !isSharp(piece, luma, opened)
    )
      continue;
    damaged += piece.length;
    reach = max(reach, length);
    for (const pixel of piece) values[pixel] = 255;
  }
  if (reach < LONG * longest || damaged > MOST_DAMAGED * values.length) return null;
  return enlarged({ width, height, values }, picture.width, picture.height);
};
