const { abs, floor, max, sqrt } = Math;

/** The side of the blocks in which noise is measured. */
const BLOCK = 16;
/** The maximum number of blocks along each axis. */
const BLOCKS = 48;
/** Blocks darker or brighter than this are clipped, which hides their noise. */
const CLIPPED = { low: 10, high: 245 };
/**
 * The quantile of the blocks, ordered by noise, that is the result. Calmer blocks may be flat graphics, and
 * noisier ones contain texture.
 */
const CALM_SHARE = 0.2;

/**
 * The deviation (0–255) of the noise in a luma plane. It applies Immerkær's "Fast noise variance estimation",
 * whose filter ignores flat areas and slopes, to the calm blocks.
 */
export const noiseLevel = (bytes: Uint8ClampedArray, width: number): number => {
  const height = bytes.length / width;
  const levels: number[] = [];
  const stepX = max(BLOCK, floor((width - 2) / BLOCKS));
  const stepY = max(BLOCK, floor((height - 2) / BLOCKS));
  for (let top = 1; top + BLOCK < height; top += stepY) {
    for (let left = 1; left + BLOCK < width; left += stepX) {
      let sum = 0;
      let luma = 0;
      for (let y = top; y < top + BLOCK; y++) {
        for (let x = left, at = y * width + left; x < left + BLOCK; x++, at++) {
          const value = (offset: number): number => bytes[at + offset] ?? 0;
          const corners = value(-width - 1) + value(-width + 1) + value(width - 1) + value(width + 1);
          const sides = value(-width) + value(width) + value(-1) + value(1);
          sum += abs(corners - 2 * sides + 4 * value(0));
          luma += value(0);
        }
      }
      const mean = luma / BLOCK ** 2;
      if (mean > CLIPPED.low && mean < CLIPPED.high)
        levels.push((sqrt(Math.PI / 2) * sum) / (6 * BLOCK ** 2));
    }
  }
  levels.sort((a, b) => a - b);
  return levels[floor(levels.length * CALM_SHARE)] ?? 0;
};
