import { rgbOf, type Rgb } from '../colors/named-colors.ts';
import { boxFilter } from '../pixels/box-filter.ts';
import { lettering } from '../pixels/lettering.ts';
import { lumaOf, type Picture, type Plane } from '../pixels/picture.ts';
import type { Operation } from '../operation.ts';

const { max, min, round } = Math;

/** The maximum size of the text, as fractions of the picture's sides. */
const BOX = { width: 0.86, height: 0.14, corner: 0.4 };
/** The distance of the text from the edges, as a fraction of the picture's sides. */
const MARGIN = 0.05;
/**
 * The glow behind the letters, which keeps them readable on any background: its size as a fraction of the
 * letters' height, and its darkness.
 */
const GLOW = { reach: 0.12, depth: 0.75 };
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [18, 18, 18];

interface Point {
  readonly left: number;
  readonly top: number;
}

/** The position for letters of this size. It is at the bottom when the prompt names no place. */
export const placeFor = (picture: Picture, letters: Plane, place: string): Point => {
  const margin = round(MARGIN * min(picture.width, picture.height));
  const [middleX, middleY] = [(picture.width - letters.width) / 2, (picture.height - letters.height) / 2];
  const left = place.includes('left')
    ? margin
    : place.includes('right')
      ? picture.width - letters.width - margin
      : middleX;
  const isMiddle = place === 'center' || place === 'left' || place === 'right';
  const top = place.includes('top') ? margin : isMiddle ? middleY : picture.height - letters.height - margin;
  return { left: max(0, round(left)), top: max(0, round(top)) };
};

/** The mean luma (0–255) of the pixels that the letters will cover. */
const lumaBehind = ({ width, data, channels }: Picture, letters: Plane, { left, top }: Point): number => {
  let sum = 0;
  for (let y = 0; y < letters.height; y++) {
    for (let x = 0; x < letters.width; x++) {
      const at = ((top + y) * width + left + x) * channels;
      sum += lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    }
  }
  return sum / (letters.width * letters.height);
};

/** Blends a color over the picture by `coverage` (0–1). */
export const layColor = (
  picture: Picture,
  coverage: Plane,
  { left, top }: Point,
  color: Rgb,
  share = 1,
): void => {
  const { width, height, channels, data } = picture;
  for (let y = max(0, -top); y < min(coverage.height, height - top); y++) {
    for (let x = max(0, -left); x < min(coverage.width, width - left); x++) {
      const amount = (coverage.values[y * coverage.width + x] ?? 0) * share;
      if (amount === 0) continue;
      const at = ((top + y) * width + left + x) * channels;
      for (let channel = 0; channel < 3; channel++) {
        const value = data[at + channel] ?? 0;
        data[at + channel] = value + ((color[channel] ?? 0) - value) * amount;
      }
      if (channels === 4) data[at + 3] = max(data[at + 3] ?? 0, 255 * amount);
    }
  }
};

/** The letters blurred with a margin, which is the glow behind them. */
const glowOf = (letters: Plane, reach: number): Plane => {
  const [width, height] = [letters.width + 4 * reach, letters.height + 4 * reach];
  const values = new Float32Array(width * height);
  for (let y = 0; y < letters.height; y++) {
    const row = letters.values.subarray(y * letters.width, (y + 1) * letters.width);
    values.set(row, (y + 2 * reach) * width + 2 * reach);
  }
  const soft = boxFilter(boxFilter({ width, height, values }, reach), max(1, round(reach / 2)));
  return { ...soft, values: soft.values.map((value) => min(1, value * 1.6)) };
};

/** Writes text over the picture, light on dark or dark on light, or in the requested color. */
export const addText: Operation<'add-text'> = {
  id: 'add-text',
  title: 'add text',
  phase: 'finish',
  stage: 'Lettering',
  graded: false,
  example: 'Add the text "Hello" at the top',
  titleFor: ({ text }) => `add the text “${text ?? ''}”`,
  async apply(picture, _strength, { options }) {
    const place = String(options['place'] ?? '');
    const isCorner = place.includes('-');
    const letters = await lettering(
      String(options['text'] ?? ''),
      max(8, round(picture.width * (isCorner ? BOX.corner : BOX.width))),
      max(8, round(picture.height * BOX.height)),
    );
    const at = placeFor(picture, letters, place);
    const isDarkBehind = lumaBehind(picture, letters, at) < 140;
    const color =
      options['color'] === undefined ? (isDarkBehind ? WHITE : BLACK) : rgbOf(String(options['color']));
    const isLight = lumaOf(color[0], color[1], color[2]) > 127;
    const reach = max(1, round(letters.height * GLOW.reach));
    const shade = { left: at.left - 2 * reach, top: at.top - 2 * reach };
    layColor(picture, glowOf(letters, reach), shade, isLight ? BLACK : WHITE, GLOW.depth * 0.6);
    layColor(picture, letters, at, color);
    return picture;
  },
};
