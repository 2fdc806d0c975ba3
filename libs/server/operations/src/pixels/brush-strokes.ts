import type { FlowField } from './flow-field.ts';
import { colorPlanes, gaussianBlur } from './gaussian-blur.ts';
import type { Picture } from './picture.ts';
import { seededRandom } from './seeded-random.ts';

const { abs, ceil, floor, max, min, round, sqrt } = Math;

export interface BrushStrokes {
  /**
   * The radii of the brushes in pixels, the largest first. Each brush paints where the canvas still differs
   * too much from the picture.
   */
  readonly radii: readonly number[];
  /** The maximum length of a stroke in radii. */
  readonly length: number;
  /** The sum of differences in red, green and blue (0–765) above which a place is painted again. */
  readonly tolerance: number;
  /** The random variation of a stroke's brightness, as a fraction. */
  readonly lightJitter: number;
  /** The random variation of each component of a stroke's color, 0–255. */
  readonly colorJitter: number;
  /** The depth of the hairs' traces in a stroke, as a fraction of its color. */
  readonly hairs: number;
  readonly seed: number;
}

interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
  readonly painted: Uint8Array;
}

interface Stroke {
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly radius: number;
  readonly color: readonly [number, number, number];
}

/** Strokes with fewer points than this continue even where their color stops matching. */
const SHORTEST = 3;
const GRID = 0.95;
const BLUR = 0.55;
const HAIRS = 64;
/** How much of what is below the rim of a stroke covers. */
const RIM_COVER = 0.6;

const distanceTo = (data: Uint8ClampedArray, at: number, r: number, g: number, b: number): number =>
  abs((data[at] ?? 0) - r) + abs((data[at + 1] ?? 0) - g) + abs((data[at + 2] ?? 0) - b);

/**
 * In each cell, the point where the canvas differs most from the picture. Cells that match well enough have
 * none.
 */
const startingPoints = (
  canvas: Canvas,
  reference: Uint8ClampedArray,
  cell: number,
  tolerance: number,
): [number, number][] => {
  const { width, height, data, painted } = canvas;
  const points: [number, number][] = [];
  for (let top = 0; top < height; top += cell) {
    for (let left = 0; left < width; left += cell) {
      let [sum, count, worst, worstX, worstY] = [0, 0, -1, left, top];
      for (let y = top; y < min(height, top + cell); y++) {
        for (let x = left; x < min(width, left + cell); x++, count++) {
          const i = y * width + x;
          const at = i * 3;
          const error =
            painted[i] === 0
              ? 765
              : distanceTo(data, at, reference[at] ?? 0, reference[at + 1] ?? 0, reference[at + 2] ?? 0);
          sum += error;
          if (error > worst) [worst, worstX, worstY] = [error, x, y];
        }
      }
      if (sum / count > tolerance) points.push([worstX, worstY]);
    }
  }
  return points;
};

const shuffle = (points: [number, number][], random: () => number): void => {
  for (let i = points.length - 1; i > 0; i--) {
    const j = floor(random() * (i + 1));
    const [a, b] = [points[i], points[j]];
    if (a !== undefined && b !== undefined) [points[i], points[j]] = [b, a];
  }
};

/** Follows the flow from a point until the stroke is long enough or its color stops matching. */
const tracedStroke = (
  canvas: Canvas,
  reference: Uint8ClampedArray,
  flow: FlowField,
  [startX, startY]: readonly [number, number],
  { radius, steps, color }: { radius: number; steps: number; color: readonly [number, number, number] },
): Stroke => {
  const { width, height, data, painted } = canvas;
  const points: [number, number][] = [[startX, startY]];
  let [x, y, dx, dy] = [startX, startY, 0, 0];
  for (let step = 0; step < steps; step++) {
    const i = round(y) * width + round(x);
    const at = i * 3;
    const [r, g, b] = [reference[at] ?? 0, reference[at + 1] ?? 0, reference[at + 2] ?? 0];
    const fits = abs(r - color[0]) + abs(g - color[1]) + abs(b - color[2]);
    if (step > SHORTEST && painted[i] === 1 && distanceTo(data, at, r, g, b) < fits) break;
    let vx = flow.along[i] ?? 1;
    let vy = flow.down[i] ?? 0;
    if (vx * dx + vy * dy < 0) [vx, vy] = [-vx, -vy];
    [dx, dy] = [vx, vy];
    x += dx * radius;
    y += dy * radius;
    if (x < 0 || y < 0 || x > width - 1 || y > height - 1) break;
    points.push([x, y]);
  }
  return { points, radius, color };
};

/**
 * Paints a stroke. `hairs` is the brightness of each hair across the brush. The round ends of two segments
 * overlap where they meet; each place there is painted by only one of them.
 */
const lay = (canvas: Canvas, { points, radius, color }: Stroke, hairs: Float32Array): void => {
  const [red, green, blue] = color;
  const { width, height, data, painted } = canvas;
  const squared = radius * radius;
  const rim = (radius - 1) * (radius - 1);
  for (let segment = 0; segment < max(1, points.length - 1); segment++) {
    const [fromX, fromY] = points[segment] ?? [0, 0];
    const [toX, toY] = points[segment + 1] ?? [fromX, fromY];
    const [nextX, nextY] = points[segment + 2] ?? [toX, toY];
    const isFirst = segment === 0;
    const isLast = segment >= points.length - 2;
    const [ex, ey] = [toX - fromX, toY - fromY];
    const [nextEx, nextEy] = [nextX - toX, nextY - toY];
    const lengthSquared = ex * ex + ey * ey || 1;
    const length = sqrt(lengthSquared);
    const perRadius = HAIRS / 2 / (radius * length);
    const left = max(0, floor(min(fromX, toX) - radius));
    const right = min(width - 1, ceil(max(fromX, toX) + radius));
    const top = max(0, floor(min(fromY, toY) - radius));
    const bottom = min(height - 1, ceil(max(fromY, toY) + radius));
    const beside = radius * length;
    for (let y = top; y <= bottom; y++) {
      const down = y - fromY;
      const endDown = y - toY;
      // The columns of this row that are no further aside than the radius.
      let [first, last] = [left, right];
      if (ey !== 0) {
        const [middle, half] = [fromX + (down * ex) / ey, beside / abs(ey)];
        first = max(first, ceil(middle - half));
        last = min(last, floor(middle + half));
      }
      for (let x = first; x <= last; x++) {
        const across = x - fromX;
        const endAcross = x - toX;
        const along = across * ex + down * ey;
        const aside = down * ex - across * ey;
        let distance = (aside * aside) / lengthSquared;
        if (along < 0) {
          if (!isFirst) continue;
          distance = across * across + down * down;
        } else if (along > lengthSquared) {
          if (!isLast && endAcross * nextEx + endDown * nextEy >= 0) continue;
          distance = endAcross * endAcross + endDown * endDown;
        }
        if (distance > squared) continue;
        // Rounds to the nearest hair.
        const side = (aside * perRadius + HAIRS / 2 + 0.5) | 0;
        const light = hairs[side < 0 ? 0 : side >= HAIRS ? HAIRS - 1 : side] ?? 1;
        const i = y * width + x;
        const at = i * 3;
        if (distance > rim) {
          data[at] = (data[at] ?? 0) * (1 - RIM_COVER) + red * light * RIM_COVER;
          data[at + 1] = (data[at + 1] ?? 0) * (1 - RIM_COVER) + green * light * RIM_COVER;
          data[at + 2] = (data[at + 2] ?? 0) * (1 - RIM_COVER) + blue * light * RIM_COVER;
        } else {
          data[at] = red * light;
          data[at + 1] = green * light;
          data[at + 2] = blue * light;
        }
        painted[i] = 1;
      }
    }
  }
};

/**
 * Paints `picture` again along `flow` with curved strokes of several brushes (Hertzmann, "Painterly rendering
 * with curved brush strokes of multiple sizes").
 */
export const paintStrokes = (picture: Picture, flow: FlowField, options: BrushStrokes): Picture => {
  const { width, height } = picture;
  const random = seededRandom(options.seed);
  const canvas: Canvas = {
    width,
    height,
    data: new Uint8ClampedArray(width * height * 3),
    painted: new Uint8Array(width * height),
  };
  const planes = colorPlanes(picture);
  const hairs = new Float32Array(HAIRS);
  for (const radius of options.radii.map((wished) => max(1.5, wished))) {
    const reference = new Uint8ClampedArray(width * height * 3);
    planes.forEach((plane, channel) => {
      const { values } = gaussianBlur(plane, radius * BLUR);
      for (let i = 0; i < values.length; i++) reference[i * 3 + channel] = values[i] ?? 0;
    });
    const cell = max(2, round(radius * GRID));
    const points = startingPoints(canvas, reference, cell, options.tolerance);
    shuffle(points, random);
    for (const point of points) {
      const at = (point[1] * width + point[0]) * 3;
      const light = 1 + (random() - 0.5) * 2 * options.lightJitter;
      const jittered = (channel: number): number =>
        (reference[at + channel] ?? 0) * light + (random() - 0.5) * 2 * options.colorJitter;
      const color = [jittered(0), jittered(1), jittered(2)] as const;
      for (let hair = 0; hair < HAIRS; hair++) hairs[hair] = 1 + (random() - 0.5) * 2 * options.hairs;
      lay(
        canvas,
        tracedStroke(canvas, reference, flow, point, { radius, steps: options.length, color }),
        hairs,
      );
    }
  }
  return { width, height, channels: 3, data: canvas.data };
};
