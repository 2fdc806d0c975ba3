import { grow } from '../matting/object-mask.ts';
import type { Mask } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';
import type { Region } from '../pixels/region.ts';
import { type Ground, groundsAround, RING } from './ground-around.ts';
import { eachPixelIn } from './pixels-of-box.ts';
import { smoothAround } from './smooth-ground.ts';
import { boundsAround, grownBy, type TextBox } from './text-boxes.ts';

const { max, min, round, sqrt } = Math;

/** The soft edge of a box as a fraction of its height. */
const EDGE = 0.12;

/** The mask of boxes, with soft edges outside of them. */
export const maskOfBoxes = (
  size: { readonly width: number; readonly height: number },
  boxes: readonly TextBox[],
): Mask => {
  const { width, height } = size;
  const values = new Uint8Array(width * height);
  for (const box of boxes) {
    const edge = max(1, EDGE * box.height);
    eachPixelIn(grownBy(box, edge), size, (x, y, inside) => {
      const at = y * width + x;
      values[at] = max(values[at] ?? 0, round(255 * min(1, inside / edge)));
    });
  }
  return { width, height, values };
};

/** A pixel whose color differs from the ground by more than this (0–255), and by more than the ground itself does. */
const LEAST_DIFFERENCE = 20;
const TIMES_GROUND = 2.5;
/** With more than this share of a box in letters, its ground is a texture, and the whole box is filled. */
const MOST_LETTERS = 0.6;
/** The median deviation (0–255) from the ground's color, up to which the ground is even. */
const EVEN = 8;
/** The growth of letters for soft edges and the traces of compression, as a fraction of the box's height. */
const GROWTH = 0.07;
const LEAST_GROWTH = 2;

/** The ground of a line, and what its letters cover. The planes are 255 for letters with their soft edges. */
export interface LettersOnGround {
  /** The part of the picture that the planes show. */
  readonly region: Region;
  /** Letters on a ground that is so even that its mean nearby can replace them. */
  readonly even: Uint8Array;
  /** Letters on a texture. */
  readonly rough: Uint8Array;
  /** True for pixels that certainly show the ground. */
  readonly isGround: (pixel: number) => boolean;
}

/** The letters of a line on this ground; null if it is a texture, or nothing differs from it. */
const lettersOn = (picture: Picture, box: TextBox, { color, spread }: Ground): LettersOnGround | null => {
  const [red = 0, green = 0, blue = 0] = color;
  const limit = max(LEAST_DIFFERENCE, TIMES_GROUND * spread);
  const radius = max(LEAST_GROWTH, round(GROWTH * box.height));
  const region = boundsAround(grownBy(box, 2 * radius + RING * box.height), picture);
  const letters = new Uint8Array(region.width * region.height);
  const alike = new Uint8Array(region.width * region.height);
  let [count, different] = [0, 0];
  eachPixelIn(grownBy(box, RING * box.height), picture, (x, y, inside) => {
    const at = (y * picture.width + x) * picture.channels;
    const apart = sqrt(
      ((picture.data[at] ?? 0) - red) ** 2 +
        ((picture.data[at + 1] ?? 0) - green) ** 2 +
        ((picture.data[at + 2] ?? 0) - blue) ** 2,
    );
    const pixel = (y - region.top) * region.width + x - region.left;
    if (apart <= limit) alike[pixel] = 1;
    if (inside < RING * box.height) return;
    count++;
    if (apart <= limit) return;
    letters[pixel] = 255;
    different++;
  });
  if (different > MOST_LETTERS * count || different === 0) return null;
  const grown = grow({ width: region.width, height: region.height, values: letters }, radius).values;
  const isGround = (pixel: number): boolean => alike[pixel] === 1 && grown[pixel] === 0;
  const isEven = spread <= EVEN ? () => true : smoothAround(picture, region, box, isGround);
  const even = grown.map((value, pixel) => (value > 0 && isEven(pixel) ? 255 : 0));
  const rough = grown.map((value, pixel) => value - (even[pixel] ?? 0));
  return { region, even, rough, isGround };
};

/**
 * The letters of a line on a ground of about one color; null if the ground is a texture, or nothing differs from it.
 * `others` are all lines that are known.
 */
export const lettersIn = (
  picture: Picture,
  box: TextBox,
  others: readonly TextBox[] = [],
): LettersOnGround | null => {
  for (const ground of groundsAround(picture, box, others)) {
    const found = lettersOn(picture, box, ground);
    if (found !== null) return found;
  }
  return null;
};
