import { lumaOf } from './picture.ts';
import { toneCurve } from './tone-curve.ts';

const { max, min } = Math;

/** sRGB components, 0–1. Grades may return values outside; their caller clamps them. */
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

/** Scales the effect of `grade`: 0 is nothing, 1 all of it, and more than 1 goes beyond it. */
export const partly =
  (grade: Grade, share: number): Grade =>
  (color) => {
    const graded = grade(color);
    const mix = (channel: 0 | 1 | 2): number =>
      color[channel] + (clamp01(graded[channel]) - color[channel]) * share;
    return [mix(0), mix(1), mix(2)];
  };

/** A curve for each channel, or one curve for all three. */
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
): Grade => {
  const through = (outputs: readonly number[]): Curve =>
    toneCurve(inputs.map((input, i) => [input, outputs[i] ?? input]));
  return curved(through(red), through(green), through(blue));
};

/** Multiplies each channel, as a colored light or filter does. */
export const gained =
  (red: number, green: number, blue: number): Grade =>
  ([r, g, b]) => [r * red, g * green, b * blue];

/** Multiplies the distance from grey: 0 gives grey, 1 changes nothing. */
export const saturated =
  (gain: number): Grade =>
  ([r, g, b]) => {
    const luma = lumaOf(r, g, b);
    return [luma + (r - luma) * gain, luma + (g - luma) * gain, luma + (b - luma) * gain];
  };

/** The saturation below which a tint counts as neutral and hardly increases. */
const NEUTRAL = 0.15;

/**
 * The factor for a color's saturation (in any scale): largest for muted colors, near 1 for vivid and neutral
 * ones.
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

/** Adds colors to shadows and to lights (offsets on a scale of 0–1); middle tones get a little of both. */
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

/** Colors greys along a ramp, as a toning bath does. `ramp` returns the color for a luma of 0–1. */
export const tonedGreys =
  (ramp: Grade): Grade =>
  (color) => {
    const luma = clamp01(lumaOf(...color));
    return ramp([luma, luma, luma]);
  };
