import { smearAlong, type FlowField } from './flow-field.ts';
import { gaussian, seededRandom } from './seeded-random.ts';
import { lumaBytePlane } from './luma-bytes.ts';
import type { Picture } from './picture.ts';

const { max, min, round, sqrt } = Math;

export interface BrushRelief {
  /** The depth (0–255) of the furrows that the hairs of a brush leave. */
  readonly hairs: number;
  /** The fraction of the painting's luma steps that become ridges of paint. */
  readonly ridges: number;
  /** The length of a furrow in pixels, in both directions. */
  readonly length: number;
  readonly seed: number;
}

/** The maximum height of a ridge (0–255); higher ones at strong edges would look embossed. */
const HIGHEST_RIDGE = 16;

/**
 * Lights the surface of a painting from the upper left, in place: furrows along the flow, ridges between
 * strokes.
 */
export const brushRelief = (painting: Picture, flow: FlowField, relief: BrushRelief): void => {
  const { width, height, data } = painting;
  const next = gaussian(seededRandom(relief.seed));
  const noise = Float32Array.from({ length: width * height }, next);
  const reach = max(2, round(relief.length));
  const hairs = smearAlong({ width, height, values: noise }, flow, reach).values;
  const luma = lumaBytePlane(painting).values;
  // The mean of n samples has 1/√n of their deviation.
  const depth = relief.hairs * sqrt(2 * reach + 1) * 0.25;
  for (let y = 1; y < height; y++) {
    for (let x = 1; x < width; x++) {
      const i = y * width + x;
      const behind = i - width - 1;
      const ridge = ((luma[i] ?? 0) - (luma[behind] ?? 0)) * relief.ridges;
      const furrow = ((hairs[i] ?? 0) - (hairs[behind] ?? 0)) * depth;
      const light = min(HIGHEST_RIDGE, max(-HIGHEST_RIDGE, ridge)) + furrow;
      for (let channel = 0; channel < 3; channel++) {
        data[i * 3 + channel] = (data[i * 3 + channel] ?? 0) + light;
      }
    }
  }
};
