import { rgbOf } from '../colors/named-colors.ts';
import { NothingToDoError, type Mask } from '../operation.ts';
import { toOklab } from '../pixels/palettes.ts';
import type { Picture } from '../pixels/picture.ts';
import { ramp } from '../pixels/ramp.ts';

const { abs, atan2, hypot, min, PI, round } = Math;

/** Angles between hues, in degrees: up to `same` a pixel has the color, from `other` on it has another one. */
const HUE = { same: 20, other: 38 };
/** Chroma in Oklab: below `gray` a pixel has no color, from `colored` on it has one. */
const CHROMA = { gray: 0.035, colored: 0.075 };
/** A color that fewer of the pixels have is not in the picture. */
const LEAST_SHARE = 0.001;

const hueOf = (a: number, b: number): number => (atan2(b, a) * 180) / PI;
/**
 * The mask of all pixels with the hue of a color such as `#d92b2b`, however dark or pale: 255 inside. Throws
 * NothingToDoError if the picture hardly shows the color.
 */
export const findColor = ({ width, height, channels, data }: Picture, hex: string, name: string): Mask => {
  const [red, green, blue] = rgbOf(hex);
  const [, a, b] = toOklab([red / 255, green / 255, blue / 255]);
  const wanted = hueOf(a, b);
  const values = new Uint8Array(width * height);
  let sum = 0;
  for (let pixel = 0, at = 0; pixel < values.length; pixel++, at += channels) {
    const [r, g, bl] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const [, pixelA, pixelB] = toOklab([r / 255, g / 255, bl / 255]);
    const chroma = hypot(pixelA, pixelB);
    if (chroma <= CHROMA.gray) continue;
    const turn = abs(hueOf(pixelA, pixelB) - wanted);
    const apart = min(turn, 360 - turn);
    const share = (1 - ramp(apart, HUE.same, HUE.other)) * ramp(chroma, CHROMA.gray, CHROMA.colored);
    values[pixel] = round(255 * share);
    sum += share;
  }
  if (sum < LEAST_SHARE * values.length) throw new NothingToDoError(`The picture shows no ${name}.`);
  return { width, height, values };
};
