import { lumaOf } from './picture.ts';
import { toneCurve } from './tone-curve.ts';

const { max, min } = Math;

/** sRGB components, 0–1. Grades may overshoot; who uses the result clamps it. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A change of color that looks at nothing but the color: a film stock, a mood, a correction. */
export type Grade = (color: Rgb) => Rgb;

type Curve = (tone: number) => number;

const clamp01 = (value: number): number => min(1, max(0, value));

/** One grade after the other. */
export const inTurn =
  (...grades: readonly Grade[]): Grade =>
  (color) =>
    grades.reduce((graded, grade) => grade(graded), color);

/** A share of what `grade` does: 0 is nothing, 1 all of it, over 1 goes beyond it. */
export const partly =
  (grade: Grade, share: number): Grade =>
  (color) => {
    const graded = grade(color);
    const mix = (channel: 0 | 1 | 2): number =>
      color[channel] + (clamp01(graded[channel]) - color[channel]) * share;
    return [mix(0), mix(1), mix(2)];
  };

/** A curve for each channel; one curve for all three when only one is given. */
export const curved =
  (red: Curve, green: Curve = red, blue: Curve = red): Grade =>
  ([r, g, b]) => [red(clamp01(r)), green(clamp01(g)), blue(clamp01(b))];

/** Smooth curves for red, green and blue that answer `red[i]`, `green[i]`, `blue[i]` for `inputs[i]` (all 0–1). */
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

/** Each channel multiplied, as a colored light or filter does. */
export const gained =
  (red: number, green: number, blue: number): Grade =>
  ([r, g, b]) => [r * red, g * green, b * blue];

/** Distance from grey multiplied: 0 is grey, 1 as it is. */
export const saturated =
  (gain: number): Grade =>
  ([r, g, b]) => {
    const luma = lumaOf(r, g, b);
    return [luma + (r - luma) * gain, luma + (g - luma) * gain, luma + (b - luma) * gain];
  };

/** Below this saturation a tint is taken for a neutral and hardly raised. */
const NEUTRAL = 0.15;

/** How much more saturated a color (any scale) becomes: muted ones most, vivid ones and neutrals hardly. */
export const vibranceGain = (red: number, green: number, blue: number, amount: number): number => {
  const highest = max(red, green, blue);
  if (highest <= 0) return 1;
  const saturation = (highest - min(red, green, blue)) / highest;
  return 1 + amount * min(1, saturation / NEUTRAL) * (1 - saturation) * (1 - saturation / 2);
};

/** More saturation for muted colors, little for vivid ones and neutrals. */
export const vibrant =
  (amount: number): Grade =>
  (color) =>
    saturated(vibranceGain(...color, amount))(color);

/** Color added to shadows and to lights (offsets, 0–1 scale); middle tones get a little of both. */
export const splitToned =
  (shadows: Rgb, lights: Rgb): Grade =>
  (color) => {
    const luma = clamp01(lumaOf(...color));
    // Pure black and white are left nearly neutral: tinted ends look like a fault of the screen.
    const dark = (1 - luma) ** 2 * min(1, 0.3 + 5 * luma);
    const light = luma ** 2 * min(1, 0.3 + 5 * (1 - luma));
    const tone = (channel: 0 | 1 | 2): number =>
      color[channel] + shadows[channel] * dark + lights[channel] * light;
    return [tone(0), tone(1), tone(2)];
  };

/** Greys colored along a ramp: what a toning bath does. `ramp` answers the color for a luma of 0–1. */
export const tonedGreys =
  (ramp: Grade): Grade =>
  (color) => {
    const luma = clamp01(lumaOf(...color));
    return ramp([luma, luma, luma]);
  };
