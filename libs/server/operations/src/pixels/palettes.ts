import { type Grade, inTurn, partly, type Rgb } from './grade.ts';
import type { Report } from './bands.ts';
import { applyGrade } from './color-cube.ts';
import { type Picture, reduced } from './picture.ts';
import { rgbOf } from '../colors/named-colors.ts';

const { exp, floor, max, min, sqrt } = Math;

/**
 * A color in Ottosson's Oklab: lightness 0–1, and green–red and blue–yellow around 0. Equal distances look
 * about equally different.
 */
export type Oklab = readonly [lightness: number, a: number, b: number];

const linear = (tone: number): number => (tone <= 0.04045 ? tone / 12.92 : ((tone + 0.055) / 1.055) ** 2.4);
const encoded = (light: number): number =>
  light <= 0.0031308 ? max(0, light) * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** Converts sRGB (0–1) to Oklab. */
export const toOklab = ([red, green, blue]: Rgb): Oklab => {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

/** Converts Oklab to sRGB. Colors outside sRGB get components outside 0–1. */
export const fromOklab = ([lightness, a, b]: Oklab): Rgb => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
};

/** The mean and the spread of colors in Oklab. */
export interface Palette {
  readonly mean: Oklab;
  readonly deviation: Oklab;
}

/** The longer side of the copies on which palettes are measured. */
const MEASURED_SIDE = 320;
/**
 * The fraction of the reference's lightness that the picture takes over. Light belongs to the scene more than
 * to the palette.
 */
const LIGHTNESS_SHARE = 0.5;
/**
 * The maximum factor for the spread of color. A larger one would make the noise of a grey picture colorful.
 */
const LARGEST_STRETCH = 2.2;
const LEAST_DEVIATION = 0.006;

/** The palette of a list of colors of equal weight. */
export const paletteOf = (colors: readonly Rgb[]): Palette => {
  const labs = colors.map(toOklab);
  const count = max(1, labs.length);
  const mean = (channel: 0 | 1 | 2): number => labs.reduce((sum, lab) => sum + lab[channel], 0) / count;
  const means: Oklab = [mean(0), mean(1), mean(2)];
  const deviation = (channel: 0 | 1 | 2): number =>
    sqrt(labs.reduce((sum, lab) => sum + (lab[channel] - means[channel]) ** 2, 0) / count);
  return { mean: means, deviation: [deviation(0), deviation(1), deviation(2)] };
};

/** The palette of a picture. Transparent pixels are ignored. */
export const paletteOfPicture = (picture: Picture): Palette => {
  const { width, height, data } = reduced(picture, MEASURED_SIDE);
  const colors: Rgb[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const source =
        floor(((y + 0.5) * picture.height) / height) * picture.width +
        floor(((x + 0.5) * picture.width) / width);
      if (picture.channels === 4 && (picture.data[source * 4 + 3] ?? 0) < 128) continue;
      const at = (y * width + x) * 3;
      colors.push([(data[at] ?? 0) / 255, (data[at + 1] ?? 0) / 255, (data[at + 2] ?? 0) / 255]);
    }
  }
  return paletteOf(colors);
};

/**
 * A grade that moves colors distributed like `from` to the distribution of `to`. It matches the mean and
 * deviation of each channel in Oklab (Reinhard and others, "Color transfer between images").
 */
export const paletteTransfer = (from: Palette, to: Palette): Grade => {
  const stretch = (channel: 0 | 1 | 2): number =>
    min(LARGEST_STRETCH, to.deviation[channel] / max(LEAST_DEVIATION, from.deviation[channel]));
  const [light, greenRed, blueYellow] = [stretch(0), stretch(1), stretch(2)];
  return (color) => {
    const [lightness, a, b] = toOklab(color);
    const moved = (lightness - from.mean[0]) * light + to.mean[0];
    return fromOklab([
      lightness + (moved - lightness) * LIGHTNESS_SHARE,
      (a - from.mean[1]) * greenRed + to.mean[1],
      (b - from.mean[2]) * blueYellow + to.mean[2],
    ]);
  };
};

/** Gives `picture` the palette of `reference`, in place. `share` 1 is the full effect. */
export const transferPalette = (
  picture: Picture,
  reference: Picture,
  share: number,
  report: Report,
): Promise<Picture> =>
  applyGrade(
    picture,
    partly(paletteTransfer(paletteOfPicture(picture), paletteOfPicture(reference)), share),
    report,
  );

/** The deviation, in Oklab, of the range within which a palette's color attracts others. */
const PULL_WIDTH = 0.085;
/** The weight of lightness relative to hue, both for finding the nearest color and for moving towards it. */
const LIGHTNESS_WEIGHT = 0.55;

/** The colors of a palette (components in 0–1) from hex codes with spaces between them. */
export const swatches = (codes: string): readonly Rgb[] =>
  codes.split(' ').map((code) => {
    const [red, green, blue] = rgbOf(code);
    return [red / 255, green / 255, blue / 255];
  });

/**
 * Moves every color smoothly towards nearby colors of a palette. `lightness` is the fraction by which tones
 * follow.
 */
export const attractedTo = (palette: readonly Rgb[], lightness: number): Grade => {
  const labs = palette.map(toOklab);
  return (color) => {
    const [l, a, b] = toOklab(color);
    let [sumL, sumA, sumB, total] = [0, 0, 0, 1e-9];
    for (const lab of labs) {
      const distance = (LIGHTNESS_WEIGHT * (lab[0] - l)) ** 2 + (lab[1] - a) ** 2 + (lab[2] - b) ** 2;
      const weight = exp(-distance / (2 * PULL_WIDTH ** 2));
      sumL += lab[0] * weight;
      sumA += lab[1] * weight;
      sumB += lab[2] * weight;
      total += weight;
    }
    return fromOklab([l + (sumL / total - l) * lightness, sumA / total, sumB / total]);
  };
};

export interface PaletteUse {
  /** The fraction of the palette's mean and spread that the picture takes over. */
  readonly transfer: number;
  /** The fraction by which each color moves to the palette's nearest color. */
  readonly attraction: number;
  /** The fraction by which the lightness of a color follows this move. */
  readonly lightness: number;
}

/** Repaints a picture in the colors of a palette. */
export const repaintedWith = (
  picture: Picture,
  palette: readonly Rgb[],
  { transfer, attraction, lightness }: PaletteUse,
): Grade =>
  inTurn(
    partly(paletteTransfer(paletteOfPicture(picture), paletteOf(palette)), transfer),
    partly(attractedTo(palette, lightness), attraction),
  );
