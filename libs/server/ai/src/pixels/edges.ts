import { gaussianBlur } from './gaussian-blur.ts';
import type { Plane } from './picture.ts';

const { max, sqrt, tanh } = Math;

/** The size of the gradient at each pixel of a plane (Sobel, divided by 4); 0 at the picture's border. */
export const gradientSize = ({ width, height, values }: Plane): Plane => {
  const sizes = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const at = (offset: number): number => values[i + offset] ?? 0;
      const right = at(1 - width) + 2 * at(1) + at(width + 1);
      const left = at(-width - 1) + 2 * at(-1) + at(width - 1);
      const below = at(width - 1) + 2 * at(width) + at(width + 1);
      const above = at(-width - 1) + 2 * at(-width) + at(1 - width);
      sizes[i] = sqrt((right - left) ** 2 + (below - above) ** 2) / 4;
    }
  }
  return { width, height, values: sizes };
};

export interface InkOptions {
  /** The deviation of the inner blur in pixels, about half the width of a line. */
  readonly sigma: number;
  /** The difference of the blurs (0–255) above which paper stays white; a lower value draws less. */
  readonly threshold: number;
  /** How steep the transition from white to ink is. */
  readonly steepness: number;
}

/**
 * The width of the outer blur relative to the inner one, and its weight (Winnemöller's extended difference of
 * Gaussians).
 */
const OUTER = { wider: 1.6, share: 0.975 };

/** The lines that an illustrator would ink around the shapes of `luma` (0–255): 1 is paper, 0 ink. */
export const inkLines = (luma: Plane, { sigma, threshold, steepness }: InkOptions): Plane => {
  const inner = gaussianBlur(luma, sigma).values;
  const outer = gaussianBlur(luma, sigma * OUTER.wider).values;
  const values = inner.map((value, i) => {
    const difference = value - OUTER.share * (outer[i] ?? 0);
    return difference >= threshold ? 1 : max(0, 1 + tanh(steepness * (difference - threshold)));
  });
  return { ...luma, values };
};
