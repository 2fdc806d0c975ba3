import { FILTER_IDS, type FilterId } from '../defaults/constants.ts';
import type { FilterSetting } from '../document/layer.ts';
import {
  type ColorMatrix,
  CYANOTYPE,
  followedBy,
  grey,
  hueTurned,
  IDENTITY,
  linear,
  partly,
  saturated,
  SEPIA,
} from './matrix.ts';

/** A lookup table for each channel, applied after the matrix. */
export interface Curves {
  readonly red: readonly number[];
  readonly green: readonly number[];
  readonly blue: readonly number[];
}

/** One pass over the pixels: the matrix, rounding to whole values of 0 to 255, then the curves. */
export interface ColorPass {
  readonly matrix: ColorMatrix;
  readonly curves: Curves | null;
}

/**
 * A pass that reads neighbouring pixels; `sigma` is the width of the Gaussian in pixels of the picture to
 * process.
 */
type Convolution =
  | { readonly kind: 'blur'; readonly sigma: number }
  /** Adds `amount` times the difference between the picture and its blur. */
  | { readonly kind: 'sharpen'; readonly sigma: number; readonly amount: number };

/** Filters as plain data for a worker or shader: the color pass, then the convolutions in order. */
export interface FilterPlan {
  readonly color: ColorPass | null;
  readonly convolutions: readonly Convolution[];
}

/**
 * The effect of each color filter at an intensity of −1 to 1. Where a filter has no opposite, the sign
 * selects a variant and the absolute value is the strength: a warm or cool vintage; black and white as the
 * eye or old blue-sensitive film sees it; sepia or cyanotype; inverted colors, or inverted lightness with the
 * same hues.
 */
const COLOR_FILTERS: Readonly<Partial<Record<FilterId, (intensity: number) => ColorMatrix>>> = {
  brightness: (i) => linear(1, i * 127.5),
  contrast: (i) => {
    const factor = i < 0 ? 1 + i : 1 + 2 * i;
    return linear(factor, 127.5 * (1 - factor));
  },
  saturation: (i) => saturated(i < 0 ? 1 + i : 1 + 2 * i),
  hue: (i) => hueTurned(i * 180),
  vintage: (i) => partly(followedBy(saturated(0.6), i < 0 ? COOL : WARM), Math.abs(i)),
  blackwhite: (i) => partly(i < 0 ? grey(0.05, 0.4, 0.55) : grey(), Math.abs(i)),
  sepia: (i) => partly(i < 0 ? CYANOTYPE : SEPIA, Math.abs(i)),
  invert: (i) => partly(i < 0 ? followedBy(linear(-1, 255), hueTurned(180)) : linear(-1, 255), Math.abs(i)),
};

const WARM: ColorMatrix = [...[1.08, 0, 0, 6], ...[0, 1, 0, 2], ...[0, 0, 0.85, 0]];
const COOL: ColorMatrix = [...[0.88, 0, 0, 0], ...[0, 1, 0, 2], ...[0, 0, 1.08, 6]];

/** The curves of faded paper: lifted blacks and dulled whites, with a strength of 0 to 1. */
const faded = (strength: number): Curves => {
  const curve = (black: number, white: number): readonly number[] =>
    Array.from({ length: 256 }, (_, value) => {
      const low = black * strength;
      const high = 255 - (255 - white) * strength;
      return Math.round(low + (value / 255) * (high - low));
    });
  return { red: curve(26, 246), green: curve(20, 240), blue: curve(36, 222) };
};

/**
 * The widths of Gaussians at full intensity, relative to the picture's longer side, so that the effect does
 * not depend on its size.
 */
const BLUR_SHARE = 0.01;
const SOFTEN_SHARE = 0.0015;
const CLARITY_SHARE = 0.003;
const SHARPEN_SHARE = 0.0008;

const convolutionsOf = (blur: number, sharpen: number, side: number): readonly Convolution[] => {
  // Consecutive blurs combine into one: the squares of their widths add up.
  const sigma = Math.hypot(
    Math.max(0, blur) * BLUR_SHARE * side,
    Math.max(0, -sharpen) * SOFTEN_SHARE * side,
  );
  return [
    ...(sigma > 0 ? [{ kind: 'blur', sigma } as const] : []),
    ...(blur < 0 ? [{ kind: 'sharpen', sigma: CLARITY_SHARE * side, amount: -blur } as const] : []),
    ...(sharpen > 0 ? [{ kind: 'sharpen', sigma: SHARPEN_SHARE * side, amount: 2 * sharpen } as const] : []),
  ];
};

/**
 * Combines filters into as few passes as possible. They apply in the fixed order of `FILTER_IDS`, whatever
 * their order in the list; disabled filters and those with intensity 0 do nothing. `side` is the longer side
 * in pixels of the whole picture to process, so that a reduced preview looks like the export. A negative blur
 * sharpens a little, a negative sharpening blurs a little.
 */
export const fuse = (filters: readonly FilterSetting[], side: number): FilterPlan => {
  const intensityOf = (id: FilterId): number =>
    filters.find((filter) => filter.id === id && filter.enabled)?.intensity ?? 0;
  const matrices = FILTER_IDS.flatMap((id) => {
    const matrixAt = COLOR_FILTERS[id];
    const intensity = intensityOf(id);
    return matrixAt === undefined || intensity === 0 ? [] : [matrixAt(intensity)];
  });
  const fading = Math.abs(intensityOf('vintage'));
  return {
    color:
      matrices.length === 0
        ? null
        : { matrix: matrices.reduce(followedBy, IDENTITY), curves: fading === 0 ? null : faded(fading) },
    convolutions: convolutionsOf(intensityOf('blur'), intensityOf('sharpen'), side),
  };
};

/** True when a plan changes no pixel. */
export const isIdentity = ({ color, convolutions }: FilterPlan): boolean =>
  color === null && convolutions.length === 0;
