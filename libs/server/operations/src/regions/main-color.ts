import type { Mask } from '../operation.ts';
import { toOklab } from '../pixels/palettes.ts';
import type { Picture } from '../pixels/picture.ts';
import { ramp } from '../pixels/ramp.ts';

const { abs, atan2, cos, floor, hypot, min, PI, sin } = Math;

/** Chroma in Oklab from which a pixel helps to find the main color. Grays in colored light have less. */
const VIVID = { from: 0.07, to: 0.1 };
/**
 * Chroma in Oklab: below `gray` a pixel does not have the main color, from `colored` on it has it. Both are lower in the
 * dark, down to the fraction `dark`. From the lightness `lit` on, nothing is dark.
 */
const CHROMA = { gray: 0.02, colored: 0.045, dark: 0.5, lit: 0.5 };
/** Angles from the main hue in degrees: up to `same` a pixel has the main color, from `other` on another one. */
const HUE = { same: 24, other: 40 };
/** The hues are counted in bins, and this many neighbors on each side belong to the same color. */
const BINS = 36;
const BESIDE = 2;
/** The minimum fraction of the object, and of its vivid pixels, that has the main color. */
const LEAST = { ofObject: 0.05, ofVivid: 0.7 };

interface Tone {
  /** 0–1. */
  readonly lightness: number;
  /** Degrees. */
  readonly hue: number;
  readonly chroma: number;
}

const toneAt = ({ data, channels }: Picture, pixel: number): Tone => {
  const at = pixel * channels;
  const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  const [lightness, a, b] = toOklab([red / 255, green / 255, blue / 255]);
  return { lightness, hue: (atan2(b, a) * 180) / PI, chroma: hypot(a, b) };
};

const binOf = (hue: number): number => floor(((hue + 360) % 360) / (360 / BINS)) % BINS;

/** The hue of most vivid pixels of the object; null if it has none or several. */
const mainHue = (picture: Picture, { values }: Mask): number | null => {
  const [counts, sines, cosines] = [0, 1, 2].map(() => new Float64Array(BINS)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  let [inside, vivid] = [0, 0];
  values.forEach((value, pixel) => {
    if (value < 128) return;
    inside++;
    const { hue, chroma } = toneAt(picture, pixel);
    const share = ramp(chroma, VIVID.from, VIVID.to);
    const bin = binOf(hue);
    vivid += share;
    counts[bin] = (counts[bin] ?? 0) + share;
    sines[bin] = (sines[bin] ?? 0) + share * sin((hue * PI) / 180);
    cosines[bin] = (cosines[bin] ?? 0) + share * cos((hue * PI) / 180);
  });
  const near = (sums: Float64Array, bin: number): number => {
    let sum = 0;
    for (let step = -BESIDE; step <= BESIDE; step++) sum += sums[(bin + step + BINS) % BINS] ?? 0;
    return sum;
  };
  let best = 0;
  for (let bin = 1; bin < BINS; bin++) if (near(counts, bin) > near(counts, best)) best = bin;
  const main = near(counts, best);
  if (main < LEAST.ofObject * inside || main < LEAST.ofVivid * vivid || main === 0) return null;
  return (atan2(near(sines, best), near(cosines, best)) * 180) / PI;
};

/**
 * The part of an object that has its main color, such as the paint of a car without tires, glass, chrome and what is
 * seen beside it. Null for an object that is gray or has several colors.
 */
export const mainColorIn = (picture: Picture, mask: Mask): Mask | null => {
  const main = mainHue(picture, mask);
  if (main === null) return null;
  const values = mask.values.map((value, pixel) => {
    if (value === 0) return 0;
    const { lightness, hue, chroma } = toneAt(picture, pixel);
    const light = CHROMA.dark + (1 - CHROMA.dark) * min(1, lightness / CHROMA.lit);
    const turn = abs(hue - main) % 360;
    const apart = min(turn, 360 - turn);
    return value * (1 - ramp(apart, HUE.same, HUE.other)) * ramp(chroma / light, CHROMA.gray, CHROMA.colored);
  });
  return { ...mask, values };
};
