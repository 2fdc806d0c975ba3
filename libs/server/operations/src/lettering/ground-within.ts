import type { Picture } from '../pixels/picture.ts';
import type { Ground } from './ground-around.ts';
import { eachPixelIn } from './pixels-of-box.ts';
import { placeIn, type TextBox } from './text-boxes.ts';

const { floor, hypot, max, min, round } = Math;

/** The size of the cells in which colors are counted. */
const CELL = 24;
/** Pixels within this distance (0–255) of the most frequent color belong to the ground. */
const NEAR = 44;
/** The minimum share of the ground in a box, and in each of its pieces from the left to the right. */
const LEAST_SHARE = { ofBox: 0.4, ofPiece: 0.25 };
const PIECES = 5;
/** The maximum median distance (0–255) from the color of the ground. In a texture it is greater. */
const MOST_SPREAD = 19;

interface Pixel {
  readonly color: readonly number[];
  readonly piece: number;
}

const apart = (a: readonly number[], b: readonly number[]): number =>
  hypot(...a.map((value, channel) => value - (b[channel] ?? 0)));

const meanOf = (pixels: readonly Pixel[]): readonly number[] =>
  [0, 1, 2].map(
    (channel) => pixels.reduce((sum, { color }) => sum + (color[channel] ?? 0), 0) / pixels.length,
  );

const pixelsIn = (picture: Picture, box: TextBox): readonly Pixel[] => {
  const { data, width, channels } = picture;
  const pixels: Pixel[] = [];
  eachPixelIn(box, picture, (x, y) => {
    const at = (y * width + x) * channels;
    const along = (placeIn(box, { x: x + 0.5, y: y + 0.5 }).x + 1) / 2;
    pixels.push({
      color: [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0],
      piece: min(PIECES - 1, max(0, floor(along * PIECES))),
    });
  });
  return pixels;
};

/** The pixels whose color is the most frequent one. */
const mostAlike = (pixels: readonly Pixel[]): readonly Pixel[] => {
  const cells = new Map<string, Pixel[]>();
  for (const pixel of pixels) {
    const key = pixel.color.map((value) => floor(value / CELL)).join();
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [pixel]);
    else cell.push(pixel);
  }
  return [...cells.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
};

/**
 * The ground of a line by the most frequent color in its box: of a sign, a sticker or a plate that is hardly larger than
 * its line. Null if no color is so frequent, from one end of the line to the other, or the ground is a texture.
 */
export const groundWithin = (picture: Picture, box: TextBox): Ground | null => {
  const pixels = pixelsIn(picture, box);
  const usual = meanOf(mostAlike(pixels));
  const near = pixels.filter(({ color }) => apart(color, usual) < NEAR);
  const shareOf = (piece: number): number =>
    near.filter((pixel) => pixel.piece === piece).length /
    max(1, pixels.filter((pixel) => pixel.piece === piece).length);
  const isEverywhere = Array.from({ length: PIECES }, (_, piece) => shareOf(piece)).every(
    (share) => share >= LEAST_SHARE.ofPiece,
  );
  if (near.length < LEAST_SHARE.ofBox * pixels.length || near.length === 0 || !isEverywhere) return null;
  const color = meanOf(near);
  const distances = near.map((pixel) => apart(pixel.color, color)).toSorted((a, b) => a - b);
  const spread = distances[distances.length >> 1] ?? 0;
  return spread > MOST_SPREAD ? null : { color: color.map(round), spread };
};
