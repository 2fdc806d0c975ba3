import { lumaOf, type Picture } from './picture.ts';

const { log, max, min } = Math;

/** The quantiles of luma that are mapped to black, middle grey and white. */
const BLACK = 0.01;
const MIDDLE = 0.5;
const WHITE = 0.99;
/** The value of middle grey, 0–1. */
const MIDDLE_GRAY = 0.45;
/** A picture is dark when nearly all of its luma is below this value (0–255). */
const DARK = 140;
/** The minimum range of luma that is stretched. In deeper shade there is only noise. */
const LEAST_RANGE = 30;
const GAMMA = { least: 0.5, most: 1.2 };

/**
 * Stretches the tones of a dark picture, because the models were trained on well-lit pictures. Returns any
 * other picture unchanged.
 */
export const inLight = (picture: Picture): Picture => {
  const { width, height, channels, data } = picture;
  const counts = new Uint32Array(256);
  for (let at = 0; at < data.length; at += channels) {
    const luma = lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) | 0;
    counts[luma] = (counts[luma] ?? 0) + 1;
  }
  const below = (share: number): number => {
    let sum = 0;
    return counts.findIndex((count) => (sum += count) >= share * width * height);
  };
  const white = below(WHITE);
  if (white >= DARK) return picture;
  const black = below(BLACK);
  const range = max(LEAST_RANGE, white - black);
  const middle = max(0.02, (below(MIDDLE) - black) / range);
  const gamma = min(GAMMA.most, max(GAMMA.least, log(MIDDLE_GRAY) / log(min(0.98, middle))));
  const tone = Uint8ClampedArray.from(
    { length: 256 },
    (_, value) => 255 * min(1, max(0, (value - black) / range)) ** gamma,
  );
  return {
    ...picture,
    data: data.map((value, at) => (channels === 4 && at % 4 === 3 ? value : (tone[value] ?? value))),
  };
};
