import { inRows, part, type Report } from './bands.ts';
import { lookupTable, vibranceGain } from './grade.ts';
import { lumaBase } from './guided-filter.ts';
import { withoutClipping } from './highlights.ts';
import { enlargedRows, lumaOf, type Picture, reduced } from './picture.ts';
import { toneStatistics, type ToneStatistics } from './statistics.ts';

const { log, max, min } = Math;

/** The amount of each correction. A picture stays unchanged when all amounts are 0. */
export interface ToneEnhancement {
  /**
   * The fraction of the measured color cast that is removed. Removing all of it would spoil sunsets and
   * candlelight.
   */
  readonly castRemoved: number;
  /** The limits of a channel's gain. */
  readonly gainLimits: { readonly low: number; readonly high: number };
  /** The fraction (at most 1) of the unused range below black and above white that is put to use. */
  readonly rangeShare: number;
  /** The fraction (at most 1) by which exposure moves towards a mean luma of `TARGET_MEAN`. */
  readonly exposureShare: number;
  /** The gain of local contrast. */
  readonly detail: number;
  /** The saturation added to muted colors. */
  readonly vibrance: number;
}

/** The maximum black point and the minimum range above it. With these limits, mist keeps its low contrast. */
const HIGHEST_BLACK = 0.1;
const LEAST_RANGE = 0.4;
const TARGET_MEAN = 0.46;
const GAMMA_LIMITS = { low: 0.6, high: 1.1 };
/** The guided filter for local contrast: its radius and epsilon, on a copy whose longer side is `maxSide`. */
const DETAIL = { radius: 24, epsilon: 0.02, maxSide: 640 };

const clamp = (value: number, low: number, high: number): number => min(high, max(low, value));

type Gains = readonly [red: number, green: number, blue: number];
type Tables = readonly [Float32Array, Float32Array, Float32Array];

/**
 * The factors of the channels that reduce the color cast. They are at least 1, so that clipped white stays
 * white.
 */
const castGains = (light: Gains, { castRemoved, gainLimits }: ToneEnhancement): Gains => {
  const neutral = (light[0] + light[1] + light[2]) / 3;
  const gain = (value: number): number =>
    clamp(1 + (neutral / max(0.02, value) - 1) * castRemoved, gainLimits.low, gainLimits.high);
  const [red, green, blue] = [gain(light[0]), gain(light[1]), gain(light[2])];
  const least = min(red, green, blue);
  return [red / least, green / least, blue / least];
};

/** A lookup table for each channel that combines white balance, black and white point, and exposure. */
const toneTables = (
  { lightColor, blackPoint, whitePoint, meanLuma }: ToneStatistics,
  enhancement: ToneEnhancement,
): Tables => {
  const gains = castGains(lightColor, enhancement);
  const black = min(HIGHEST_BLACK, blackPoint * enhancement.rangeShare);
  const white = max(black + LEAST_RANGE, 1 - (1 - whitePoint) * enhancement.rangeShare);
  const mean = clamp((meanLuma * lumaOf(...gains) - black) / (white - black), 0.05, 0.95);
  const gamma = clamp(log(TARGET_MEAN) / log(mean), GAMMA_LIMITS.low, GAMMA_LIMITS.high);
  const exponent = 1 + (gamma - 1) * enhancement.exposureShare;
  const table = (gain: number): Float32Array =>
    lookupTable((tone) => max(0, (tone * gain - black) / (white - black)) ** exponent);
  return [table(gains[0]), table(gains[1]), table(gains[2])];
};

const applyTables = (picture: Picture, tables: Tables): Picture => {
  const data = Uint8ClampedArray.from(picture.data, (value, at) => tables[(at % 3) as 0 | 1 | 2][value] ?? 0);
  return { ...picture, data };
};

/**
 * Applies the corrections in `enhancement` in place: white balance, range of tones, exposure, local contrast
 * without halos, vibrance.
 */
export const enhanceTones = async (
  picture: Picture,
  enhancement: ToneEnhancement,
  report: Report,
): Promise<Picture> => {
  const { width, height, channels, data } = picture;
  const small = reduced(picture, DETAIL.maxSide);
  const tables = toneTables(toneStatistics(small), enhancement);
  const base = lumaBase(applyTables(small, tables), DETAIL.radius, DETAIL.epsilon);
  const [reds, greens, blues] = tables;
  const { detail: detailGain, vibrance } = enhancement;
  const rowAt = enlargedRows([base.slope, base.offset], width, height);
  await inRows(picture, part(report, 0.3, 1), (y, start) => {
    const [slopes, offsets] = rowAt(y);
    for (let x = 0, at = start; x < width; x++, at += channels) {
      const red = reds[data[at] ?? 0] ?? 0;
      const green = greens[data[at + 1] ?? 0] ?? 0;
      const blue = blues[data[at + 2] ?? 0] ?? 0;
      const luma = lumaOf(red, green, blue) / 255;
      const detail = luma - ((slopes?.[x] ?? 0) * luma + (offsets?.[x] ?? 0));
      const midtone = max(0.15, 4 * luma * (1 - luma));
      const raised = max(0, luma + detailGain * detail * midtone);
      const gain = luma > 0.004 ? min(3, raised / luma) : 1;
      const grey = luma * 255 * gain;
      const spread = gain * vibranceGain(red, green, blue, vibrance);
      const highest = max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      data[at] = withoutClipping(grey + (red - luma * 255) * spread, data[at] ?? 0, highest);
      data[at + 1] = withoutClipping(grey + (green - luma * 255) * spread, data[at + 1] ?? 0, highest);
      data[at + 2] = withoutClipping(grey + (blue - luma * 255) * spread, data[at + 2] ?? 0, highest);
    }
  });
  return picture;
};
