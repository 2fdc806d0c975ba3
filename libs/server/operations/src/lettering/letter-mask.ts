import { grow } from '../matting/object-mask.ts';
import type { Mask } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';
import type { Region } from '../pixels/region.ts';
import { type Ground, groundsAround, RING } from './ground-around.ts';
import { connectedTo } from '../pixels/connected.ts';
import { groundWithin } from './ground-within.ts';
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
/** With fewer letters on an even ground than this share of those on a texture, the line may be on a sign. */
const LEAST_EVEN = 0.2;
/**
 * The width of the border of a box in pixels, which few letters reach, and how far inside the box the edge of a sign may
 * be, as a fraction of the box's height.
 */
const BORDER = 2;
const FRAME = 0.16;
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

const countOf = (letters: Uint8Array): number =>
  letters.reduce((count, value) => count + (value > 0 ? 1 : 0), 0);

/** Removes from a plane, in place, what is connected with the border of a box, and near it: the edge of a sign. */
const withoutFrame = (
  letters: Uint8Array,
  size: Region,
  border: readonly number[],
  isNear: Uint8Array,
): void => {
  const frame = border.filter((pixel) => letters[pixel] === 255);
  const isOpen = (pixel: number): boolean => letters[pixel] === 255 && isNear[pixel] === 1;
  for (const pixel of connectedTo(size, frame, isOpen)) letters[pixel] = 0;
};

/**
 * The letters of a line on this ground; null if it is a texture, or nothing differs from it. On a sign, what reaches the
 * edge of the box is no letter near it.
 */
const lettersOn = (
  picture: Picture,
  box: TextBox,
  { color, spread }: Ground,
  isSign = false,
): LettersOnGround | null => {
  const [red = 0, green = 0, blue = 0] = color;
  const limit = max(LEAST_DIFFERENCE, TIMES_GROUND * spread);
  const radius = max(LEAST_GROWTH, round(GROWTH * box.height));
  const region = boundsAround(grownBy(box, 2 * radius + RING * box.height), picture);
  const letters = new Uint8Array(region.width * region.height);
  const alike = new Uint8Array(region.width * region.height);
  const border: number[] = [];
  const isNear = new Uint8Array(region.width * region.height);
  let count = 0;
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
    if (inside < RING * box.height + BORDER) border.push(pixel);
    if (inside < (RING + FRAME) * box.height) isNear[pixel] = 1;
    if (apart > limit) letters[pixel] = 255;
  });
  if (isSign) withoutFrame(letters, region, border, isNear);
  const different = countOf(letters);
  if (different > MOST_LETTERS * count || different === 0) return null;
  const grown = grow({ width: region.width, height: region.height, values: letters }, radius).values;
  const isGround = (pixel: number): boolean => alike[pixel] === 1 && grown[pixel] === 0;
  const isEven = spread <= EVEN ? () => true : smoothAround(picture, region, box, isGround);
  const even = grown.map((value, pixel) => (value > 0 && isEven(pixel) ? 255 : 0));
  const rough = grown.map((value, pixel) => value - (even[pixel] ?? 0));
  return { region, even, rough, isGround };
};

/** Letters on a sign, which is even though its edge lies around its line. */
const onSign = (picture: Picture, box: TextBox, ground: Ground | null): LettersOnGround | null => {
  const found = ground === null ? null : lettersOn(picture, box, ground, true);
  if (found === null) return null;
  const even = found.even.map((value, pixel) => max(value, found.rough[pixel] ?? 0));
  return { ...found, even, rough: new Uint8Array(even.length) };
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
  let around: LettersOnGround | null = null;
  for (const ground of groundsAround(picture, box, others)) around ??= lettersOn(picture, box, ground);
  if (around !== null && countOf(around.even) > LEAST_EVEN * countOf(around.rough)) return around;
  return onSign(picture, box, groundWithin(picture, box)) ?? around;
};
