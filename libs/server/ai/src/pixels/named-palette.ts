import { inTurn, partly, type Grade, type Rgb } from './grade.ts';
import { fromOklab, toOklab } from './oklab.ts';
import { paletteOf, paletteOfPicture, paletteTransfer } from './palette-transfer.ts';
import type { Picture } from './picture.ts';

const { exp } = Math;

/** The deviation, in Oklab, of the range within which a palette's color attracts others. */
const PULL_WIDTH = 0.085;
/** The weight of lightness relative to hue, both for finding the nearest color and for moving towards it. */
const LIGHTNESS_WEIGHT = 0.55;

/** Parses "#3050ff" to components in 0–1. */
const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};

/** The colors of a palette from their hex codes. */
export const swatches = (...codes: readonly string[]): readonly Rgb[] => codes.map(rgbOf);

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
  /** The fraction by which its lightness moves. */
  readonly attraction: number;
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
