import { blur } from './blur.ts';
import { applyColorPass } from './color-pass.ts';
import type { Pixels } from './pixels.ts';
import type { FilterPlan } from './plan.ts';

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
