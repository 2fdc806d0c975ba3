import { inRows, type Report } from './bands.ts';
import { shouldered } from './highlights.ts';
import type { Picture } from './picture.ts';

const { floor, max, min } = Math;

/**
 * The positions and weights for Catmull-Rom interpolation along one axis. Each position has four neighbours,
 * and edges are repeated.
 */
interface CubicAxis {
  readonly positions: Int32Array;
  readonly weights: Float32Array;
}

const cubicAxis = (from: number, to: number): CubicAxis => {
  const positions = new Int32Array(to * 4);
  const weights = new Float32Array(to * 4);
  for (let i = 0; i < to; i++) {
    const source = ((i + 0.5) * from) / to - 0.5;
    const low = floor(source);
    const t = source - low;
    weights.set(
      [
        t * (-0.5 + t * (1 - 0.5 * t)),
        1 + t * t * (-2.5 + 1.5 * t),
        t * (0.5 + t * (2 - 1.5 * t)),
        t * t * (-0.5 + 0.5 * t),
      ],
      i * 4,
    );
    for (let tap = 0; tap < 4; tap++) {
      positions[i * 4 + tap] = min(from - 1, max(0, low - 1 + tap));
    }
  }
  return { positions, weights };
};

/**
 * Returns a function that computes row `y` of an RGB picture enlarged to `width` × `height`. The row has
 * `width × 3` values that may be outside 0–255. Calls reuse the same array.
 */
export const enlargedColorRows = (
  picture: Picture,
  width: number,
  height: number,
): ((y: number) => Float32Array) => {
  const { data, channels } = picture;
  const columns = cubicAxis(picture.width, width);
  const lines = cubicAxis(picture.height, height);
  const stride = picture.width * channels;
  const line = new Float32Array(stride);
  const row = new Float32Array(width * 3);
  return (y) => {
    const [p0, p1, p2, p3] = [0, 1, 2, 3].map((tap) => (lines.positions[y * 4 + tap] ?? 0) * stride);
    const [w0 = 0, w1 = 0, w2 = 0, w3 = 0] = lines.weights.subarray(y * 4, y * 4 + 4);
    for (let i = 0; i < stride; i++) {
      line[i] =
        w0 * (data[(p0 ?? 0) + i] ?? 0) +
        w1 * (data[(p1 ?? 0) + i] ?? 0) +
        w2 * (data[(p2 ?? 0) + i] ?? 0) +
        w3 * (data[(p3 ?? 0) + i] ?? 0);
    }
    for (let x = 0, at = 0, tap = 0; x < width; x++, at += 3, tap += 4) {
      const a = (columns.positions[tap] ?? 0) * channels;
      const b = (columns.positions[tap + 1] ?? 0) * channels;
      const c = (columns.positions[tap + 2] ?? 0) * channels;
      const d = (columns.positions[tap + 3] ?? 0) * channels;
      const wa = columns.weights[tap] ?? 0;
      const wb = columns.weights[tap + 1] ?? 0;
      const wc = columns.weights[tap + 2] ?? 0;
      const wd = columns.weights[tap + 3] ?? 0;
      for (let channel = 0; channel < 3; channel++) {
        row[at + channel] =
          wa * (line[a + channel] ?? 0) +
          wb * (line[b + channel] ?? 0) +
          wc * (line[c + channel] ?? 0) +
          wd * (line[d + channel] ?? 0);
      }
    }
    return row;
  };
};

/** Paint and paper are compressed above this component (0–255), so that they never clip. */
const WHITE = 244;

export interface PaintingOptions {
  /** The opacity of the painting; 1 hides the photo completely. */
  readonly share: number;
  /** A texture (paper, canvas, grain) that is added to every component of a pixel at full size, 0–255. */
  readonly texture?: (x: number, y: number) => number;
}

/** Draws a painting of a smaller size over the original photo, in place. Transparency stays unchanged. */
export const layPainting = async (
  picture: Picture,
  painting: Picture,
  { share, texture = () => 0 }: PaintingOptions,
  report: Report,
): Promise<Picture> => {
  const { width, height, channels, data } = picture;
  const rowAt = enlargedColorRows(painting, width, height);
  await inRows(picture, report, (y, start) => {
    const row = rowAt(y);
    for (let x = 0, at = start; x < width; x++, at += channels) {
      const relief = texture(x, y);
      for (let channel = 0; channel < 3; channel++) {
        const here = data[at + channel] ?? 0;
        const painted = shouldered((row[x * 3 + channel] ?? 0) + relief, WHITE);
        data[at + channel] = here + (painted - here) * share;
      }
    }
  });
  return picture;
};
