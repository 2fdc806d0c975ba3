import { lumaOf } from './picture.ts';
import { floatsFrom } from './computed.ts';

const { exp, max, min } = Math;

/**
 * A smooth curve through the points (`x[i]`, `y[i]`), all 0–1 and sorted by `x`, that never overshoots between
 * them. It uses Fritsch and Carlson's monotone cubic interpolation, and is constant beyond the first and last
 * point.
 */
export const toneCurve = (x: readonly number[], y: readonly number[]): ((input: number) => number) => {
  const at = (values: readonly number[], index: number): number => values[index] ?? 0;
  const last = x.length - 1;
  const slopes = Array.from(
    { length: last },
    (_, i) => (at(y, i + 1) - at(y, i)) / (at(x, i + 1) - at(x, i)),
  );
  const tangents = x.map((_, i) => {
    if (i === 0) return at(slopes, 0);
    if (i === last) return at(slopes, last - 1);
    const [before, after] = [at(slopes, i - 1), at(slopes, i)];
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });

  return (input) => {
    if (input <= at(x, 0)) return at(y, 0);
    if (input >= at(x, last)) return at(y, last);
    let i = 0;
    while (input > at(x, i + 1)) i++;
    const span = at(x, i + 1) - at(x, i);
    const t = (input - at(x, i)) / span;
    const t2 = t * t;
    const t3 = t2 * t;
    return (
      at(y, i) * (2 * t3 - 3 * t2 + 1) +
      span * at(tangents, i) * (t3 - 2 * t2 + t) +
      at(y, i + 1) * (3 * t2 - 2 * t3) +
      span * at(tangents, i + 1) * (t3 - t2)
    );
  };
};

/** A table of `curve` (0–1 to 0–1) for the 256 component values. Its results are in 0–255 and not rounded. */
export const lookupTable = (curve: (input: number) => number): Float32Array =>
  floatsFrom({ length: 256 }, (_, value) => min(255, max(0, curve(value / 255) * 255)));

/**
 * An sRGB color with components in 0–1. A grade may return values outside this range, which its caller
 * limits.
 */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A function from color to color: a film stock, a mood, a correction. */
export type Grade = (color: Rgb) => Rgb;

type Curve = (tone: number) => number;

const clamp01 = (value: number): number => min(1, max(0, value));

/** Applies one grade after the other. */
export const inTurn =
  (...grades: readonly Grade[]): Grade =>
  (color) =>
    grades.reduce((graded, grade) => grade(graded), color);

/** Scales the effect of `grade`: 0 has no effect, 1 the full effect, and more than 1 exaggerates it. */
export const partly =
  (grade: Grade, share: number): Grade =>
  (color) => {
    const graded = grade(color);
    const mix = (channel: 0 | 1 | 2): number =>
      color[channel] + (clamp01(graded[channel]) - color[channel]) * share;
    return [mix(0), mix(1), mix(2)];
  };

/** A separate curve for each channel, or one curve for all three. */
export const curved =
  (red: Curve, green: Curve = red, blue: Curve = red): Grade =>
  ([r, g, b]) => [red(clamp01(r)), green(clamp01(g)), blue(clamp01(b))];

/**
 * Smooth curves for red, green and blue that map `inputs[i]` to `red[i]`, `green[i]`, `blue[i]` (all 0–1).
 */
export const channelCurves = (
  inputs: readonly number[],
  red: readonly number[],
  green: readonly number[],
  blue: readonly number[],
): Grade => curved(toneCurve(inputs, red), toneCurve(inputs, green), toneCurve(inputs, blue));

/** Multiplies each channel, as a colored light or filter does. */
export const gained =
  (red: number, green: number, blue: number): Grade =>
  ([r, g, b]) => [r * red, g * green, b * blue];

/** The factor for the distance of `component` from `luma` (both 0–1) that takes it to 0 or 1. */
const gainToLimit = (component: number, luma: number): number =>
  component === luma ? Infinity : ((component > luma ? 1 : 0) - luma) / (component - luma);

/**
 * Multiplies the distance from grey: 0 turns everything grey, 1 changes nothing. Colors come near the most saturated
 * color of their hue and lightness but never go beyond it, so that they keep their hue and their fine differences.
 */
export const saturated =
  (gain: number): Grade =>
  ([r, g, b]) => {
    const luma = lumaOf(r, g, b);
    const room = max(0, min(gainToLimit(r, luma), gainToLimit(g, luma), gainToLimit(b, luma)) - 1);
    const more = gain - 1;
    const limited = more <= 0 || room === Infinity ? more : room === 0 ? 0 : room * (1 - exp(-more / room));
    const spread = 1 + limited;
    return [luma + (r - luma) * spread, luma + (g - luma) * spread, luma + (b - luma) * spread];
  };

/** A tint below this saturation counts as neutral and hardly increases. */
const NEUTRAL = 0.15;

/**
 * The factor for a color's saturation (on any scale). It is largest for muted colors and near 1 for vivid and
 * neutral ones.
 */
export const vibranceGain = (red: number, green: number, blue: number, amount: number): number => {
  const highest = max(red, green, blue);
  if (highest <= 0) return 1;
  const saturation = (highest - min(red, green, blue)) / highest;
  return 1 + amount * min(1, saturation / NEUTRAL) * (1 - saturation) * (1 - saturation / 2);
};

/** Adds saturation to muted colors, and little to vivid and neutral ones. */
export const vibrant =
  (amount: number): Grade =>
  (color) =>
    saturated(vibranceGain(...color, amount))(color);

/**
 * Adds one color to shadows and another to lights (offsets on a scale of 0–1). Middle tones get a little of
 * both.
 */
export const splitToned =
  (shadows: Rgb, lights: Rgb): Grade =>
  (color) => {
    const luma = clamp01(lumaOf(...color));
    // Pure black and white stay nearly neutral, because a tint there looks like a fault of the screen.
    const dark = (1 - luma) ** 2 * min(1, 0.3 + 5 * luma);
    const light = luma ** 2 * min(1, 0.3 + 5 * (1 - luma));
    const tone = (channel: 0 | 1 | 2): number =>
      color[channel] + shadows[channel] * dark + lights[channel] * light;
    return [tone(0), tone(1), tone(2)];
  };

/** Colors greys along a ramp, like a toning bath. `ramp` returns the color for a luma of 0–1. */
export const tonedGreys =
  (ramp: Grade): Grade =>
  (color) => {
    const luma = clamp01(lumaOf(...color));
    return ramp([luma, luma, luma]);
  };
