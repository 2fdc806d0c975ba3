import type { ClothedPerson } from './clothed-person.ts';
import type { Shade } from './garment-colors.ts';

const { abs, floor, max, min } = Math;

/** The cells of the histogram of hair: their sizes, and their number along luma and along both chromas. */
const CELL = { luma: 10, chroma: 6 };
const LUMAS = 26;
const CHROMAS = 40;
/** A color with this fraction of the hair's pixels around it is certainly that of hair. */
const FULL = 4e-4;
const BESIDE_NECK = 2e-4;
/** The minimum area of hair, in squared heights of the face. */
const LEAST_HAIR = 0.05;

const cellOf = ({ luma, red, blue }: Shade): number => {
  const within = (value: number, count: number): number => min(count - 1, max(0, floor(value)));
  const [l, r, b] = [
    within(luma / CELL.luma, LUMAS),
    within(red / CELL.chroma + CHROMAS / 2, CHROMAS),
    within(blue / CELL.chroma + CHROMAS / 2, CHROMAS),
  ];
  return (l * CHROMAS + r) * CHROMAS + b;
};

/** A histogram whose cells share their counts with their neighbours, as fractions of all counts. */
const histogramOf = (shades: readonly Shade[]): Float32Array => {
  let counts = new Float32Array(LUMAS * CHROMAS * CHROMAS);
  for (const shade of shades) counts[cellOf(shade)] = (counts[cellOf(shade)] ?? 0) + 1;
  for (const stride of [1, CHROMAS, CHROMAS * CHROMAS]) {
    for (let pass = 0; pass < 2; pass++) {
      const before = counts;
      counts = before.map(
        (value, at) => value / 2 + ((before[at - stride] ?? 0) + (before[at + stride] ?? 0)) / 4,
      );
    }
  }
  const share = 1 / max(1, shades.length);
  return counts.map((value) => value * share);
};

/** What is known about the hair of a person. */
export interface Hair {
  /** The likelihood (0–1) that the color of a pixel is that of the hair. */
  readonly at: (pixel: number) => number;
  /** True when a garment's color is that of long hair, so that the hair on it would change its color too. */
  readonly isLike: (clothOf: (shade: Shade) => number) => boolean;
}

/** Learns the color of the hair from the head above the eyes. */
export const hairiness = (
  { person, face, small: { width }, top, chin, faceHeight }: ClothedPerson,
  shades: readonly Shade[],
  skinAt: (pixel: number) => number,
): Hair => {
  const pixelsOf = (isIn: (x: number, y: number, pixel: number) => boolean): readonly number[] =>
    [...shades.keys()].filter(
      (pixel) => (person.values[pixel] ?? 0) > 0.5 && isIn(pixel % width, floor(pixel / width), pixel),
    );
  const shadesAt = (pixels: readonly number[]): readonly Shade[] =>
    pixels.flatMap((pixel) => shades[pixel] ?? []);
  const isBare = (pixel: number): boolean => (face.values[pixel] ?? 0) < 0.05 && skinAt(pixel) < 0.5;
  const crown = pixelsOf(
    (x, y, pixel) =>
      y < top.y + 0.35 * faceHeight &&
      y > top.y - 0.8 * faceHeight &&
      abs(x - top.x) < 0.9 * faceHeight &&
      isBare(pixel),
  );
  const head = pixelsOf(
    (x, y, pixel) =>
      y < chin.y - 0.1 * faceHeight &&
      y > top.y - 0.5 * faceHeight &&
      abs(x - chin.x) < 1.1 * faceHeight &&
      isBare(pixel),
  );
  const neck = pixelsOf((x, y) => {
    const [below, beside] = [(y - chin.y) / faceHeight, abs(x - chin.x) / faceHeight];
    return below > -0.05 && below < 0.35 && beside > 0.3 && beside < 1;
  });
  const histogram = histogramOf(shadesAt(crown));
  const hasHair = crown.length > LEAST_HAIR * faceHeight ** 2;
  const frequencyAt = (pixel: number): number => {
    const shade = shades[pixel];
    return shade === undefined ? 0 : (histogram[cellOf(shade)] ?? 0);
  };
  const long = neck.filter((pixel) => skinAt(pixel) < 0.4 && frequencyAt(pixel) > BESIDE_NECK).length;
  return {
    at: (pixel) => (hasHair ? min(1, frequencyAt(pixel) / FULL) : 0),
    isLike: (clothOf) => {
      const alike = shadesAt(head).reduce((sum, shade) => sum + clothOf(shade), 0);
      return (
        head.length > 2 * LEAST_HAIR * faceHeight ** 2 &&
        alike > 0.4 * head.length &&
        neck.length > 0.1 * faceHeight ** 2 &&
        long > 0.35 * neck.length
      );
    },
  };
};
