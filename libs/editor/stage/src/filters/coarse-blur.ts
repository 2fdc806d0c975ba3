import { applyPlan, type FilterPlan, type Pixels } from '@safelight/engine';

/** A blur of at least this width, in pixels, looks the same when computed on a reduced picture. */
const SMOOTH_ENOUGH = 1;

/** Reduces a picture to the mean of each square of pixels, weighted by opacity. */
const reduced = ({ data, width, height }: Pixels, by: number): Pixels => {
  const [w, h] = [Math.ceil(width / by), Math.ceil(height / by)];
  const small = new Uint8ClampedArray(w * h * 4);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      let [red, green, blue, alpha, count] = [0, 0, 0, 0, 0];
      for (let row = y * by; row < Math.min((y + 1) * by, height); row += 1) {
        for (let column = x * by; column < Math.min((x + 1) * by, width); column += 1) {
          const at = (row * width + column) * 4;
          const opacity = data[at + 3] ?? 0;
          red += (data[at] ?? 0) * opacity;
          green += (data[at + 1] ?? 0) * opacity;
          blue += (data[at + 2] ?? 0) * opacity;
          alpha += opacity;
          count += 1;
        }
      }
      const at = (y * w + x) * 4;
      if (alpha > 0) {
        small[at] = red / alpha;
        small[at + 1] = green / alpha;
        small[at + 2] = blue / alpha;
        small[at + 3] = alpha / count;
      }
    }
  }
  return { data: small, width: w, height: h };
};

/** Enlarges a reduced picture to the size of the original with bilinear interpolation, in place. */
const enlarged = (small: Pixels, { data, width, height }: Pixels, by: number): void => {
  const edge = (value: number, length: number): number => Math.min(length - 1, Math.max(0, value));
  for (let y = 0; y < height; y += 1) {
    const down = (y + 0.5) / by - 0.5;
    const top = Math.floor(down);
    const lower = down - top;
    const [upper, under] = [edge(top, small.height) * small.width, edge(top + 1, small.height) * small.width];
    for (let x = 0; x < width; x += 1) {
      const across = (x + 0.5) / by - 0.5;
      const left = Math.floor(across);
      const right = across - left;
      const [a, b] = [edge(left, small.width), edge(left + 1, small.width)];
      const [p, q, r, s] = [(upper + a) * 4, (upper + b) * 4, (under + a) * 4, (under + b) * 4];
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 4; channel += 1) {
        const above = (small.data[p + channel] ?? 0) * (1 - right) + (small.data[q + channel] ?? 0) * right;
        const below = (small.data[r + channel] ?? 0) * (1 - right) + (small.data[s + channel] ?? 0) * right;
        data[at + channel] = above * (1 - lower) + below * lower;
      }
    }
  }
};

/**
 * Applies an approximation of a plan in place that is fast enough to run at once: exact colors, wide blurs
 * computed on reduced pixels, and no sharpening.
 */
export const applyRoughly = (pixels: Pixels, { color, convolutions }: FilterPlan): void => {
  applyPlan(pixels, { color, convolutions: [] });
  const blur = convolutions.find(({ kind }) => kind === 'blur');
  if (blur === undefined) return;
  const by = Math.min(8, Math.floor(blur.sigma / SMOOTH_ENOUGH));
  if (by < 2) return;
  const small = reduced(pixels, by);
  // Reducing and enlarging also blur a little, by this width.
  const own = by * by * (1 / 12 + 1 / 6);
  const sigma = Math.sqrt(Math.max(0, blur.sigma ** 2 - own)) / by;
  applyPlan(small, { color: null, convolutions: [{ kind: 'blur', sigma }] });
  enlarged(small, pixels, by);
};
