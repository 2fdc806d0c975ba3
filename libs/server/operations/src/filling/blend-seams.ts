import type { PatchField } from './patch-field.ts';
import type { HoledColors } from './pyramid.ts';

const { abs, max } = Math;

/** How strongly colors are preserved: corrections fade over about 1 / √HOLD pixels. */
const HOLD = 0.0015;
/** The over-relaxation factor of the solver. */
const RELAXATION = 1.9;
/** The maximum number of the solver's sweeps, which suffices for holes of a few hundred pixels. */
const SWEEPS = 220;
/** The solver ends once no value (0–255) changes by more than this in a sweep. Narrow holes need few sweeps. */
const SETTLED = 0.02;

/**
 * Removes steps of color in place, where patches from different places meet each other or the border of the
 * hole. Solves a screened Poisson equation with the gradients of the places from which the patches were
 * copied.
 */
export const blendSeams = ({ width, height, colors, hole }: HoledColors, field: PatchField): void => {
  const count = width * height;
  const inside: number[] = [];
  for (let pixel = 0; pixel < count; pixel++) if (hole[pixel] === 1) inside.push(pixel);
  const original = colors.slice();
  // The intended difference between each pixel and its right and lower neighbours, where either of the two is
  // in the hole.
  const wantedRight = new Float32Array(count * 3);
  const wantedDown = new Float32Array(count * 3);
  const sourceOf = (pixel: number): number => (hole[pixel] === 1 ? (field.match[pixel] ?? pixel) : pixel);
  const wanted = (pixel: number, step: number, into: Float32Array): void => {
    const next = pixel + step;
    const [here, there] = [sourceOf(pixel), sourceOf(next)];
    for (let channel = 0; channel < 3; channel++) {
      const ahead = (original[(here + step) * 3 + channel] ?? 0) - (original[here * 3 + channel] ?? 0);
      const behind = (original[there * 3 + channel] ?? 0) - (original[(there - step) * 3 + channel] ?? 0);
      // At a seam the smaller of the two gradients is used, because a false edge is worse than a soft one.
      into[pixel * 3 + channel] = abs(ahead) < abs(behind) ? ahead : behind;
    }
  };
  for (const pixel of inside) {
    const x = pixel % width;
    if (x + 1 < width) wanted(pixel, 1, wantedRight);
    if (x > 0 && hole[pixel - 1] === 0) wanted(pixel - 1, 1, wantedRight);
    if (pixel + width < count) wanted(pixel, width, wantedDown);
    if (pixel >= width && hole[pixel - width] === 0) wanted(pixel - width, width, wantedDown);
  }
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let most = 0;
    for (const pixel of inside) {
      const x = pixel % width;
      for (let channel = 0; channel < 3; channel++) {
        const at = pixel * 3 + channel;
        let sum = HOLD * (original[at] ?? 0);
        let weight = HOLD;
        if (x > 0) {
          sum += (colors[at - 3] ?? 0) + (wantedRight[at - 3] ?? 0);
          weight++;
        }
        if (x + 1 < width) {
          sum += (colors[at + 3] ?? 0) - (wantedRight[at] ?? 0);
          weight++;
        }
        if (pixel >= width) {
          sum += (colors[at - width * 3] ?? 0) + (wantedDown[at - width * 3] ?? 0);
          weight++;
        }
        if (pixel + width < count) {
          sum += (colors[at + width * 3] ?? 0) - (wantedDown[at] ?? 0);
          weight++;
        }
        const now = colors[at] ?? 0;
        const change = RELAXATION * (sum / weight - now);
        colors[at] = now + change;
        most = max(most, abs(change));
      }
    }
    if (most < SETTLED) return;
  }
};
