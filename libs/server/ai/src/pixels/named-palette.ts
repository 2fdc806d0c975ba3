import { inTurn, partly, type Grade, type Rgb } from './grade.ts';
import { fromOklab, toOklab } from './oklab.ts';
import { paletteOf, paletteOfPicture, paletteTransfer } from './palette-transfer.ts';
import type { Picture } from './picture.ts';

const { exp } = Math;

/** Deviation, in Oklab, of the pull of each color of a palette. */
const PULL_WIDTH = 0.085;
/** Lightness counts less than hue when the nearest color is looked for, and is pulled less. */
const LIGHTNESS_WEIGHT = 0.55;

/** "#3050ff" in 0–1 components. */
const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};

/** Colors of a palette from their hex codes. */
export const swatches = (...codes: readonly string[]): readonly Rgb[] => codes.map(rgbOf);

/** Draws every color towards those of a palette that are near, smoothly; `lightness` says how far tones follow. */
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
  /** Share of the palette's mean and spread that the picture takes over. */
  readonly transfer: number;
  /** Share of the way each color goes to the nearest of the palette, and of that way in lightness. */
  readonly attraction: number;
  readonly lightness: number;
}

/** A picture's colors repainted with the tubes of a palette. */
export const repaintedWith = (
  picture: Picture,
  palette: readonly Rgb[],
  { transfer, attraction, lightness }: PaletteUse,
): Grade =>
  inTurn(
    partly(paletteTransfer(paletteOfPicture(picture), paletteOf(palette)), transfer),
    partly(attractedTo(palette, lightness), attraction),
  );
