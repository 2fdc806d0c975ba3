import type { Report } from './bands.ts';
import { applyGrade } from './color-cube.ts';
import { partly, type Grade, type Rgb } from './grade.ts';
import { fromOklab, toOklab, type Oklab } from './oklab.ts';
import { type Picture, resample, sizeWithin } from './picture.ts';

const { floor, max, min, sqrt } = Math;

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
  const { width, height } = sizeWithin(picture, MEASURED_SIDE);
  const { data } = resample(picture, width, height);
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
