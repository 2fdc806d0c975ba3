import { applyPlan, type FilterPlan, type Pixels } from '@safelight/engine';

/**
 * The narrowest blur, in pixels, that may be computed on a reduced picture. Narrower ones would lose detail.
 */
const NARROWEST = 2;
/**
 * The sides of squares in pixels. Smaller squares would take several frames; larger ones would be visible.
 */
const SQUARES = { smallest: 3, largest: 8 };

/**
 * The side of the squares to which a picture is reduced for a blur of this width; null when it is not
 * reduced.
 */
export const squareFor = (sigma: number): number | null =>
  sigma < NARROWEST ? null : Math.min(SQUARES.largest, Math.max(SQUARES.smallest, Math.floor(sigma)));

/** Adds a row of pixels to the sums of squares `by` wide: the colors times their opacity, and the opacity. */
const addRow = (row: Uint8ClampedArray, sums: Uint32Array, by: number): void => {
  for (let place = 0, at = 0; place < sums.length; place += 4) {
    const end = Math.min(at + by * 4, row.length);
    let [red, green, blue, alpha] = [0, 0, 0, 0];
    for (; at < end; at += 4) {
      const opacity = row[at + 3] ?? 0;
      red += (row[at] ?? 0) * opacity;
      green += (row[at + 1] ?? 0) * opacity;
      blue += (row[at + 2] ?? 0) * opacity;
      alpha += opacity;
    }
    sums[place] = (sums[place] ?? 0) + red;
    sums[place + 1] = (sums[place + 1] ?? 0) + green;
    sums[place + 2] = (sums[place + 2] ?? 0) + blue;
    sums[place + 3] = (sums[place + 3] ?? 0) + alpha;
  }
};

/** Reduces a picture to the mean of each square of pixels, weighted by opacity. */
const reduced = ({ data, width, height }: Pixels, by: number): Pixels => {
  const [w, h] = [Math.ceil(width / by), Math.ceil(height / by)];
  const small = new Uint8ClampedArray(w * h * 4);
  const sums = new Uint32Array(w * 4);
  for (let y = 0; y < h; y += 1) {
    const bottom = Math.min((y + 1) * by, height);
    sums.fill(0);
    for (let row = y * by; row < bottom; row += 1)
      addRow(data.subarray(row * width * 4, (row + 1) * width * 4), sums, by);
    for (let x = 0; x < w; x += 1) {
      const opacity = sums[x * 4 + 3] ?? 0;
      if (opacity === 0) continue;
      const at = (y * w + x) * 4;
      for (let channel = 0; channel < 3; channel += 1)
        small[at + channel] = (sums[x * 4 + channel] ?? 0) / opacity;
      small[at + 3] = opacity / ((bottom - y * by) * (Math.min((x + 1) * by, width) - x * by));
    }
  }
  return { data: small, width: w, height: h };
};

/** For each pixel of a row or column, its position between the centres of two reduced pixels. */
interface Between {
  readonly first: Uint32Array;
  readonly second: Uint32Array;
  /** The weight of the second reduced pixel, 0 to 1. */
  readonly weight: Float32Array;
}

const between = (length: number, reducedLength: number, by: number): Between => {
  const first = new Uint32Array(length);
  const second = new Uint32Array(length);
  const weight = new Float32Array(length);
  for (let index = 0; index < length; index += 1) {
    const place = (index + 0.5) / by - 0.5;
    const before = Math.floor(place);
    first[index] = Math.max(0, before);
    second[index] = Math.min(reducedLength - 1, before + 1);
    weight[index] = place - before;
  }
  return { first, second, weight };
};

/** Writes a row of pixels by interpolating a row of reduced pixels. */
const enlargeRow = (line: Float32Array, row: Uint8ClampedArray, { first, second, weight }: Between): void => {
  for (let x = 0; x < first.length; x += 1) {
    const left = (first[x] ?? 0) * 4;
    const right = (second[x] ?? 0) * 4;
    const share = weight[x] ?? 0;
    for (let channel = 0; channel < 4; channel += 1) {
      const value = line[left + channel] ?? 0;
      row[x * 4 + channel] = value + ((line[right + channel] ?? 0) - value) * share;
    }
  }
};

/** Enlarges a reduced picture to the size of the original with bilinear interpolation, in place. */
const enlarged = (small: Pixels, { data, width, height }: Pixels, by: number): void => {
  const down = between(height, small.height, by);
  const across = between(width, small.width, by);
  const line = new Float32Array(small.width * 4);
  for (let y = 0; y < height; y += 1) {
    const above = (down.first[y] ?? 0) * line.length;
    const below = (down.second[y] ?? 0) * line.length;
    const share = down.weight[y] ?? 0;
    for (let at = 0; at < line.length; at += 1) {
      const value = small.data[above + at] ?? 0;
      line[at] = value + ((small.data[below + at] ?? 0) - value) * share;
    }
    enlargeRow(line, data.subarray(y * width * 4, (y + 1) * width * 4), across);
  }
};

/**
 * Applies an approximation of a plan in place that is fast enough for every frame: exact colors, wide blurs
 * computed on reduced pixels, and no sharpening.
 */
export const applyRoughly = (pixels: Pixels, { color, convolutions }: FilterPlan): void => {
  applyPlan(pixels, { color, convolutions: [] });
  const blur = convolutions.find(({ kind }) => kind === 'blur');
  const by = blur === undefined ? null : squareFor(blur.sigma);
  if (blur === undefined || by === null) return;
  const small = reduced(pixels, by);
  // Reducing and enlarging also blur a little, by this width.
  const own = by * by * (1 / 12 + 1 / 6);
  const sigma = Math.sqrt(Math.max(0, blur.sigma ** 2 - own)) / by;
  applyPlan(small, { color: null, convolutions: [{ kind: 'blur', sigma }] });
  enlarged(small, pixels, by);
};
