import { lumaOf, type Picture } from '../pixels/picture.ts';

const { exp, floor, max, min } = Math;

type Rgb = readonly [number, number, number];

/** How far the mean brightness moves towards that of the new color, and its limits (0–255): cloth in any light. */
const TOWARDS = 0.78;
const LEVEL = { least: 27, most: 222 };
/** The limits of the contrast of folds. Dark cloth that becomes bright has less of it, bright cloth more. */
const CONTRAST = { least: 0.45, most: 1.5 };
/** Above this brightness folds approach white on a curve. */
const SHOULDER = 205;
/** The chroma of a darker color than this is not increased further in the light. */
const LEAST_LUMA = 36;

/** The brightness of a picture in which white cloth may be as bright as `LEVEL.most`. */
const BRIGHT = 225;
/** The part of a picture's pixels that are darker than what is white in it. */
const WHITE = 0.98;

/** The fraction (0–1) of full light in which a picture was taken. White cloth is gray in a dark picture. */
export const lightIn = ({ width, height, channels, data }: Picture): number => {
  const counts = new Uint32Array(256);
  for (let at = 0; at < data.length; at += channels) {
    const luma = floor(lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0));
    counts[luma] = (counts[luma] ?? 0) + 1;
  }
  let sum = 0;
  const white = counts.findIndex((count) => (sum += count) >= WHITE * width * height);
  return min(1, max(0.15, white / BRIGHT));
};

/**
 * The function that gives the luma of cloth another color and keeps its folds. `mean` is the mean luma of the cloth, and
 * `light` the fraction of full light in which it is. No result is clipped.
 */
export const dyer = (target: Rgb, mean: number, light = 1): ((luma: number) => Rgb) => {
  const own = lumaOf(...target);
  const usual = max(8, mean);
  const level = min(
    LEVEL.most * light,
    max(LEVEL.least * light, TOWARDS * own * light + (1 - TOWARDS) * usual),
  );
  const ratio = usual / level;
  const contrast = min(CONTRAST.most, max(CONTRAST.least, ratio ** (ratio < 1 ? 0.5 : 0.3)));
  const shoulder = SHOULDER * light;
  const room = 252 * light - shoulder;
  return (luma) => {
    const straight = level * (max(1, luma) / usual) ** contrast;
    const lit = straight <= shoulder ? straight : shoulder + room * (1 - exp((shoulder - straight) / room));
    const colorful = lit / max(LEAST_LUMA, own);
    const most = max(...target) - own;
    const fit = most > 0 ? min(1, (255 - lit) / (most * colorful)) : 1;
    const component = (value: number): number => max(0, lit + (value - own) * colorful * fit);
    return [component(target[0]), component(target[1]), component(target[2])];
  };
};
