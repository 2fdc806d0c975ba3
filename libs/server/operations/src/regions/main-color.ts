import type { Mask } from '../operation.ts';
import { connectedTo } from '../pixels/connected.ts';
import type { Picture } from '../pixels/picture.ts';
import { toneAt } from './tone-at.ts';
import { ramp } from '../pixels/ramp.ts';
import { isAtOutline, type Surface, surfaceOf } from './surface-color.ts';

const { abs, atan2, cos, floor, min, PI, sin } = Math;

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
/** Half the width in degrees of the border between the hue of the surface and that of what it encloses. */
const BORDER = 5;
/** A pixel with less of the surface's color (0–255) connects nothing. */
const LEAST_PART = 24;
/** The minimum fraction of the object, and of its vivid pixels, that has the main color. */
const LEAST = { ofObject: 0.05, ofVivid: 0.7 };

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

/** How much of a hue belongs to the surface: all at its own side of the border, nothing at the other. */
const shareOfSurface = (hue: number, surface: Surface | null): number => {
  if (surface === null) return 1;
  const beyond = surface.side * (((hue - surface.border + 540) % 360) - 180);
  return ramp(beyond, -BORDER, BORDER);
};

/** A part without the pieces that nothing connects with the outline of the object, such as the dark rim of the coffee. */
const reachedFromOutside = (part: Mask, object: Mask): Mask => {
  const values = new Uint8Array(part.values.length);
  const seeds: number[] = [];
  const isPart = (pixel: number): boolean => (part.values[pixel] ?? 0) >= LEAST_PART;
  for (let pixel = 0; pixel < values.length; pixel++) {
    if (isPart(pixel) && isAtOutline(object, pixel)) seeds.push(pixel);
  }
  for (const pixel of connectedTo(part, seeds, isPart)) values[pixel] = part.values[pixel] ?? 0;
  return { ...part, values };
};

/**
 * The part of an object that has its main color, such as the paint of a car without tires, glass, chrome and what is
 * seen beside it, or a cup without the coffee in it. Null for an object that is gray or has several colors.
 */
export const mainColorIn = (picture: Picture, mask: Mask): Mask | null => {
  const surface = surfaceOf(picture, mask);
  const main = surface?.hue ?? mainHue(picture, mask);
  if (main === null) return null;
  const values = mask.values.map((value, pixel) => {
    if (value === 0) return 0;
    const { lightness, hue, chroma } = toneAt(picture, pixel);
    const light = CHROMA.dark + (1 - CHROMA.dark) * min(1, lightness / CHROMA.lit);
    const turn = abs(hue - main) % 360;
    const apart = min(turn, 360 - turn);
    const colored = ramp(chroma / light, CHROMA.gray, CHROMA.colored);
    return value * (1 - ramp(apart, HUE.same, HUE.other)) * colored * shareOfSurface(hue, surface);
  });
  return surface === null ? { ...mask, values } : reachedFromOutside({ ...mask, values }, mask);
};
