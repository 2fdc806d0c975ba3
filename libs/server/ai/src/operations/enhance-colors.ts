import { lumaBase } from '../pixels/guided-filter.ts';
import { lumaOf, sizeWithin, type Picture } from '../pixels/picture.ts';
import { forEachEnlargedRow, resample } from '../pixels/resample.ts';
import { toneStatistics, type ToneStatistics } from '../pixels/statistics.ts';
import { lookupTable } from '../pixels/tone-curve.ts';
import type { Operation } from './operation.ts';

/** Share of the measured colour cast that is removed: all of it would kill sunsets and candlelight. */
const CAST_REMOVED = 0.5;
const GAIN_LIMITS = { low: 0.88, high: 1.14 };
/** Share of the unused range below black and above white that is stretched away, and bounds that keep mist misty. */
const RANGE_SHARE = 0.8;
const HIGHEST_BLACK = 0.1;
const LEAST_RANGE = 0.4;
/** Mean luma aimed at, and how far towards it exposure is moved. */
const TARGET_MEAN = 0.46;
const EXPOSURE_SHARE = 0.7;
const GAMMA_LIMITS = { low: 0.6, high: 1.1 };
/** Local contrast: detail gain, and the guided filter's radius and epsilon on the analysed copy. */
const DETAIL = { gain: 0.9, radius: 24, epsilon: 0.02, maxSide: 640 };
/** Saturation added to muted colours. Below `grey` a tint is taken for a neutral and hardly raised. */
const VIBRANCE = { amount: 0.4, grey: 0.15 };

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

type Gains = readonly [red: number, green: number, blue: number];

/** What each channel is multiplied by to lessen the cast; 1 at least, so that clipped white stays white. */
const castGains = (light: Gains, strength: number): Gains => {
  const neutral = (light[0] + light[1] + light[2]) / 3;
  const gain = (value: number): number =>
    clamp(
      1 + (neutral / Math.max(0.02, value) - 1) * CAST_REMOVED * strength,
      GAIN_LIMITS.low,
      GAIN_LIMITS.high,
    );
  const [red, green, blue] = [gain(light[0]), gain(light[1]), gain(light[2])];
  const least = Math.min(red, green, blue);
  return [red / least, green / least, blue / least];
};

/** One table a channel: white balance, black and white point, exposure. */
const toneTables = (
  { lightColour, blackPoint, whitePoint, meanLuma }: ToneStatistics,
  strength: number,
): readonly [Float32Array, Float32Array, Float32Array] => {
  const gains = castGains(lightColour, strength);
  const stretch = RANGE_SHARE * Math.min(1, strength);
  const black = Math.min(HIGHEST_BLACK, blackPoint * stretch);
  const white = Math.max(black + LEAST_RANGE, 1 - (1 - whitePoint) * stretch);
  const mean = clamp((meanLuma * lumaOf(...gains) - black) / (white - black), 0.05, 0.95);
  const gamma = clamp(Math.log(TARGET_MEAN) / Math.log(mean), GAMMA_LIMITS.low, GAMMA_LIMITS.high);
  const exponent = 1 + (gamma - 1) * EXPOSURE_SHARE * Math.min(1, strength);
  const table = (gain: number): Float32Array =>
    lookupTable((tone) => Math.max(0, (tone * gain - black) / (white - black)) ** exponent);
  return [table(gains[0]), table(gains[1]), table(gains[2])];
};

const applyTables = (
  picture: Picture,
  tables: readonly [Float32Array, Float32Array, Float32Array],
): Picture => {
  const data = Uint8ClampedArray.from(picture.data, (value, at) => tables[(at % 3) as 0 | 1 | 2][value] ?? 0);
  return { ...picture, data };
};

/** How much more saturated a colour becomes: muted ones most, vivid ones and neutrals hardly. */
const vibranceGain = (red: number, green: number, blue: number, amount: number): number => {
  const highest = Math.max(red, green, blue);
  if (highest <= 0) return 1;
  const saturation = (highest - Math.min(red, green, blue)) / highest;
  const tinted = Math.min(1, saturation / VIBRANCE.grey);
  return 1 + amount * tinted * (1 - saturation) * (1 - saturation / 2);
};

/** Balanced white, full tonal range, pleasant exposure, local contrast without halos, richer muted colours. */
export const enhanceColors: Operation<'enhance-colors'> = {
  id: 'enhance-colors',
  title: 'enhance colors',
  phase: 'correction',
  stage: 'Balancing light and color',
  graded: true,
  example: 'Enhance colors',
  said: [
    /\b(?:enhanc\w*|improv\w*|boost\w*|intensify|fix|correct|richer|better|bring out|restore|brilliant|bold(?:er)?|adjust|optimi[sz]e|punch up|lively|beautiful) (?:the |its |my |all |faded |overall |up )*(?:colou?rs?|tones?|lighting|light)\b/,
    /\bcolou?rs? (?:enhanc\w*|correct\w*|grad\w+|balance|pop|boost|fix\w*|better|richer|more alive|more vivid)\b/,
    /\b(?:pop|punchy|punchier|vivid|vibrant|vibrance|vibrancy|colou?rful|colou?rfully|saturat(?:ed?|ion))\b/,
    /\bcolou?r cast\b|\bwhite[\s-]balance\b/,
    /\b(?:auto|automatic\w*)[\s-]?(?:fix|enhance|adjust|correct|tone|color|improve)\w*/,
    /\b(?:too dark|under-?exposed|washed[\s-]out|dull|lifeless|flat)\b/,
    /\benhance\w*\b/,
    /\b(?:more|add|increase|better|boost) (?:the )?(?:local )?contrast\b/,
    /\b(?:fix|improve|better|beautify|nicer|stunning|amazing|gorgeous|look good|look great|professional)\b/,
  ],
  async apply(picture, strength, context) {
    const { width, height, channels, data } = picture;
    const analysed = sizeWithin(picture, DETAIL.maxSide);
    const small = resample(picture, analysed.width, analysed.height);
    const tables = toneTables(toneStatistics(small), strength);
    const base = lumaBase(applyTables(small, tables), DETAIL.radius, DETAIL.epsilon);
    await context.report(0.3);

    const [reds, greens, blues] = tables;
    const detailGain = DETAIL.gain * strength;
    const vibrance = VIBRANCE.amount * strength;
    forEachEnlargedRow([base.slope, base.offset], width, height, (y, [slopes, offsets]) => {
      let at = y * width * channels;
      for (let x = 0; x < width; x++, at += channels) {
        const red = reds[data[at] ?? 0] ?? 0;
        const green = greens[data[at + 1] ?? 0] ?? 0;
        const blue = blues[data[at + 2] ?? 0] ?? 0;
        const luma = lumaOf(red, green, blue) / 255;
        const detail = luma - ((slopes?.[x] ?? 0) * luma + (offsets?.[x] ?? 0));
        const midtone = Math.max(0.15, 4 * luma * (1 - luma));
        const raised = Math.max(0, luma + detailGain * detail * midtone);
        const gain = luma > 0.004 ? Math.min(3, raised / luma) : 1;
        const grey = luma * 255 * gain;
        const spread = gain * vibranceGain(red, green, blue, vibrance);
        data[at] = grey + (red - luma * 255) * spread;
        data[at + 1] = grey + (green - luma * 255) * spread;
        data[at + 2] = grey + (blue - luma * 255) * spread;
      }
    });
    return picture;
  },
};
