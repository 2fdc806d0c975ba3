import { gaussianBlur } from './gaussian-blur.ts';
import { lumaBytePlane } from './luma-bytes.ts';
import type { Picture, Plane } from './picture.ts';
import { gaussian, seededRandom } from './seeded-random.ts';
import { floatsFrom } from './computed.ts';

const { cos, max, min, round, sin, sqrt } = Math;

interface BrushRelief {
  /** The depth (0–255) of the furrows that the hairs of a brush leave. */
  readonly hairs: number;
  /** The fraction of the painting's luma steps that become ridges of paint. */
  readonly ridges: number;
  /** The length of a furrow from its middle to either end, in pixels. */
  readonly length: number;
  readonly seed: number;
}

/** The maximum height of a ridge (0–255). Higher ridges at strong edges would look embossed. */
const HIGHEST_RIDGE = 16;

/**
 * Lights the surface of a painting from the upper left, in place. It shows furrows along the flow and ridges
 * between strokes.
 */
export const brushRelief = (painting: Picture, flow: FlowField, relief: BrushRelief): void => {
  const { width, height, data } = painting;
  const next = gaussian(seededRandom(relief.seed));
  const noise = floatsFrom({ length: width * height }, next);
  const reach = max(2, round(relief.length));
  const hairs = smearAlong({ width, height, values: noise }, flow, reach).values;
  const luma = lumaBytePlane(painting).values;
  // The mean of n samples has a deviation of 1/√n.
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

/** The direction along edges at every pixel as a unit vector; (1, 0) where there is none. */
export interface FlowField {
  readonly width: number;
  readonly height: number;
  readonly along: Float32Array;
  readonly down: Float32Array;
}

export interface FlowOptions {
  /** The deviation of the smoothing in pixels. A larger deviation gives calmer strokes. */
  readonly sigma: number;
  /**
   * The angles (radians) of strokes where the picture shows no direction. Without it, such places have no
   * direction.
   */
  readonly calmAngle?: Plane;
}

/** The squared gradient (luma 0–255) below which a place has no direction. */
const CALM = 24;

/**
 * The directions along the edges of `luma` (0–255), which are the minor axes of the smoothed structure
 * tensor.
 */
export const flowField = (luma: Plane, { sigma, calmAngle }: FlowOptions): FlowField => {
  const { width, height, values } = luma;
  const tensor = [0, 1, 2].map(() => new Float32Array(width * height)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const [xx, yy, xy] = tensor;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const right = values[x < width - 1 ? i + 1 : i] ?? 0;
      const left = values[x > 0 ? i - 1 : i] ?? 0;
      const below = values[y < height - 1 ? i + width : i] ?? 0;
      const above = values[y > 0 ? i - width : i] ?? 0;
      const [gx, gy] = [right - left, below - above];
      // Adds a weak gradient across the given angle, so that places without a direction get this angle.
      const angle = calmAngle?.values[i] ?? 0;
      const lean = calmAngle === undefined ? 0 : CALM;
      const [nx, ny] = [-sin(angle), cos(angle)];
      xx[i] = gx * gx + lean * nx * nx;
      yy[i] = gy * gy + lean * ny * ny;
      xy[i] = gx * gy + lean * nx * ny;
    }
  }
  const [sx, sy, sxy] = tensor.map((part) => gaussianBlur({ width, height, values: part }, sigma).values);
  const along = new Float32Array(width * height);
  const down = new Float32Array(width * height);
  for (let i = 0; i < along.length; i++) {
    // The tensor gives the doubled angle of the gradient. The formulas for half angles need no trigonometry.
    const sine = 2 * (sxy?.[i] ?? 0);
    const cosine = (sx?.[i] ?? 0) - (sy?.[i] ?? 0);
    const length = sqrt(sine * sine + cosine * cosine);
    const share = length === 0 ? 1 : cosine / length;
    along[i] = (sine < 0 ? 1 : -1) * sqrt((1 - share) / 2);
    down[i] = sqrt((1 + share) / 2);
  }
  return { width, height, along, down };
};

/**
 * The mean of `plane` along the flow, over `reach` pixels in both directions. It turns noise into traces of
 * brush hairs.
 */
export const smearAlong = (plane: Plane, { along, down }: FlowField, reach: number): Plane => {
  const { width, height, values } = plane;
  const smeared = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const here = y * width + x;
      let sum = values[here] ?? 0;
      let count = 1;
      for (let way = 1; way >= -1; way -= 2) {
        let px = x;
        let py = y;
        let dx = way * (along[here] ?? 0);
        let dy = way * (down[here] ?? 0);
        for (let step = 0; step < reach; step++) {
          px += dx;
          py += dy;
          if (px < 0 || py < 0 || px > width - 1 || py > height - 1) break;
          // Rounds to the nearest pixel; faster than Math.round for numbers that are not negative.
          const at = ((py + 0.5) | 0) * width + ((px + 0.5) | 0);
          sum += values[at] ?? 0;
          count++;
          const vx = along[at] ?? 0;
          const vy = down[at] ?? 0;
          const turn = vx * dx + vy * dy < 0 ? -1 : 1;
          dx = vx * turn;
          dy = vy * turn;
        }
      }
      smeared[here] = sum / count;
    }
  }
  return { width, height, values: smeared };
};
