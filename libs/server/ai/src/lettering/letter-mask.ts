import { grow } from '../matting/object-mask.ts';
import type { Mask } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';

import type { Region } from '../pixels/region.ts';
import { boundsAround, grownBy, placeIn, type TextBox } from './text-boxes.ts';

const { abs, hypot, max, min, round } = Math;

/** The soft edge of a box as a fraction of its height. */
const EDGE = 0.12;

/** Calls `visit` with each pixel of the box, and how far inside the box it is: 0 at its edge, in pixels. */
const eachPixelIn = (
  box: TextBox,
  size: { readonly width: number; readonly height: number },
  visit: (x: number, y: number, inside: number) => void,
): void => {
  const { left, top, width, height } = boundsAround(box, size);
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) {
      const place = placeIn(box, { x: x + 0.5, y: y + 0.5 });
      const inside = min(((1 - abs(place.x)) * box.length) / 2, ((1 - abs(place.y)) * box.height) / 2);
      if (inside >= 0) visit(x, y, inside);
    }
  }
};

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

/** The ground of a line is the median color around the box, at this distance as a fraction of its height. */
const RING = 0.15;
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

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The colors around a box, a list for each channel. */
const colorsAround = (picture: Picture, box: TextBox): readonly (readonly number[])[] => {
  const width = max(2, RING * box.height);
  const colors: [number[], number[], number[]] = [[], [], []];
  eachPixelIn(grownBy(box, width), picture, (x, y, inside) => {
    if (inside > width) return;
    const at = (y * picture.width + x) * picture.channels;
    colors.forEach((channel, index) => channel.push(picture.data[at + index] ?? 0));
  });
  return colors;
};

/** The ground of a line, and what its letters cover. */
export interface LettersOnGround {
  /** The part of the picture that the planes show. */
  readonly region: Region;
  /** 255 for letters with their soft edges, in the region. */
  readonly letters: Uint8Array;
  /** True if the ground is so even that its mean can replace the letters. */
  readonly isEven: boolean;
  /** True for pixels that certainly show the ground. */
  readonly isGround: (pixel: number) => boolean;
}

/** The letters of a line on a ground of about one color; null if the ground is a texture, or nothing differs from it. */
export const lettersIn = (picture: Picture, box: TextBox): LettersOnGround | null => {
  const around = colorsAround(picture, box);
  const ground = around.map(medianOf);
  const spread = hypot(
    ...around.map((channel, at) => medianOf(channel.map((value) => abs(value - (ground[at] ?? 0))))),
  );
  const limit = max(LEAST_DIFFERENCE, TIMES_GROUND * spread);
  const radius = max(LEAST_GROWTH, round(GROWTH * box.height));
  const region = boundsAround(grownBy(box, 2 * radius + RING * box.height), picture);
  const letters = new Uint8Array(region.width * region.height);
  const alike = new Uint8Array(region.width * region.height);
  let [count, different] = [0, 0];
  eachPixelIn(grownBy(box, RING * box.height), picture, (x, y, inside) => {
    const at = (y * picture.width + x) * picture.channels;
    const apart = hypot(...ground.map((value, channel) => (picture.data[at + channel] ?? 0) - value));
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
  return {
    region,
    letters: grown,
    isEven: spread <= EVEN,
    isGround: (pixel) => alike[pixel] === 1 && grown[pixel] === 0,
  };
};
