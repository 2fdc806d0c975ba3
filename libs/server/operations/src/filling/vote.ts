import { REACH, type PatchField } from './patch-field.ts';
import type { HoledColors } from './pyramid.ts';
import { floatsFrom } from '../pixels/computed.ts';

/** The quantile of all distances by which a distance is divided to compute the weight of a vote. */
const SPREAD_QUANTILE = 0.75;
const LEAST_SPREAD = 4;
/** The extra weight of a patch's middle in the last round of votes, which is sharp. */
const MIDDLE_WEIGHT = 8;

const spreadOf = ({ targets, distance }: PatchField): number => {
  const sorted = floatsFrom(targets, (target) => distance[target] ?? 0).sort();
  return Math.max(LEAST_SPREAD, sorted[Math.floor(sorted.length * SPREAD_QUANTILE)] ?? 0);
};

/**
 * Colors the hole. Every patch votes for the colors of its match, and closer matches have more weight (Wexler
 * et al. 2007). With `isSharp` the middles of patches have most of the weight, so that texture is not
 * averaged away.
 */
export const vote = (level: HoledColors, field: PatchField, isSharp: boolean): void => {
  const { width, height, colors, hole } = level;
  const sums = new Float32Array(colors.length);
  const weights = new Float32Array(width * height);
  const scale = 1 / (2 * spreadOf(field));
  for (const target of field.targets) {
    const source = field.match[target] ?? 0;
    const weight = Math.exp(-(field.distance[target] ?? 0) * scale) + 1e-4;
    const tx = target % width;
    const ty = (target - tx) / width;
    for (let dy = -REACH; dy <= REACH; dy++) {
      if (ty + dy < 0 || ty + dy >= height) continue;
      for (let dx = -REACH; dx <= REACH; dx++) {
        if (tx + dx < 0 || tx + dx >= width) continue;
        const pixel = target + dy * width + dx;
        if (hole[pixel] !== 1) continue;
        const isMiddle = isSharp && Math.abs(dx) + Math.abs(dy) <= 1;
        const share = isMiddle ? MIDDLE_WEIGHT * weight : weight;
        const from = (source + dy * width + dx) * 3;
        const to = pixel * 3;
        sums[to] = (sums[to] ?? 0) + share * (colors[from] ?? 0);
        sums[to + 1] = (sums[to + 1] ?? 0) + share * (colors[from + 1] ?? 0);
        sums[to + 2] = (sums[to + 2] ?? 0) + share * (colors[from + 2] ?? 0);
        weights[pixel] = (weights[pixel] ?? 0) + share;
      }
    }
  }
  for (let pixel = 0; pixel < hole.length; pixel++) {
    const weight = weights[pixel] ?? 0;
    if (hole[pixel] !== 1 || weight === 0) continue;
    for (let at = pixel * 3; at < pixel * 3 + 3; at++) colors[at] = (sums[at] ?? 0) / weight;
  }
};
