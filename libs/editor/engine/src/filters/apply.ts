import { blur } from './blur.ts';
import type { Pixels } from './pixels.ts';
import type { ColorPass, Curves, FilterPlan } from './plan.ts';

const STRAIGHT: readonly number[] = Array.from({ length: 256 }, (_, value) => value);
const NO_CURVES: Curves = { red: STRAIGHT, green: STRAIGHT, blue: STRAIGHT };

/** A lookup table for a channel that does not depend on the other channels. */
const table = (factor: number, add: number, curve: readonly number[]): Uint8ClampedArray => {
  const values = Uint8ClampedArray.from({ length: 256 }, (_, value) => value * factor + add);
  return values.map((value) => curve[value] ?? value);
};

const byTables = (data: Uint8ClampedArray, { matrix, curves }: ColorPass): void => {
  const { red, green, blue } = curves ?? NO_CURVES;
  const reds = table(matrix[0] ?? 1, matrix[3] ?? 0, red);
  const greens = table(matrix[5] ?? 1, matrix[7] ?? 0, green);
  const blues = table(matrix[10] ?? 1, matrix[11] ?? 0, blue);
  for (let at = 0; at < data.length; at += 4) {
    data[at] = reds[data[at] ?? 0] ?? 0;
    data[at + 1] = greens[data[at + 1] ?? 0] ?? 0;
    data[at + 2] = blues[data[at + 2] ?? 0] ?? 0;
  }
};

const byMatrix = (data: Uint8ClampedArray, { matrix, curves }: ColorPass): void => {
  const [rr = 1, rg = 0, rb = 0, ro = 0, gr = 0, gg = 1, gb = 0, go = 0, br = 0, bg = 0, bb = 1, bo = 0] =
    matrix;
  for (let at = 0; at < data.length; at += 4) {
    const r = data[at] ?? 0;
    const g = data[at + 1] ?? 0;
    const b = data[at + 2] ?? 0;
    // `data` is a clamped array, which rounds values and limits them to 0 to 255.
    data[at] = rr * r + rg * g + rb * b + ro;
    data[at + 1] = gr * r + gg * g + gb * b + go;
    data[at + 2] = br * r + bg * g + bb * b + bo;
  }
  if (curves !== null) byTables(data, { matrix: [], curves });
};

const OTHER_CHANNELS = [1, 2, 4, 6, 8, 9];

/** Applies a color pass to pixels in place; alpha does not change. */
const applyColorPass = (data: Uint8ClampedArray, pass: ColorPass): void => {
  const apart = OTHER_CHANNELS.every((index) => Math.abs(pass.matrix[index] ?? 0) < 1e-12);
  if (apart) byTables(data, pass);
  else byMatrix(data, pass);
};

const sharpen = (pixels: Pixels, sigma: number, amount: number): void => {
  const { data, width, height } = pixels;
  const blurred = data.slice();
  blur({ data: blurred, width, height }, sigma);
  for (let at = 0; at < data.length; at += 4) {
    for (let channel = at; channel < at + 3; channel += 1) {
      const value = data[channel] ?? 0;
      data[channel] = value + amount * (value - (blurred[channel] ?? 0));
    }
  }
};

/** Applies a plan to pixels in place. Previews and exports share this code. */
export const applyPlan = (pixels: Pixels, { color, convolutions }: FilterPlan): void => {
  if (color !== null) applyColorPass(pixels.data, color);
  for (const step of convolutions) {
    if (step.kind === 'blur') blur(pixels, step.sigma);
    else sharpen(pixels, step.sigma, step.amount);
  }
};
