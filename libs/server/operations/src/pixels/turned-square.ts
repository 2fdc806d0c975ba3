import type { Picture } from './picture.ts';

const { atan2, cos, floor, hypot, max, min, round, sin } = Math;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A square of a picture in pixels. It is turned by `angle` in radians around its middle. */
export interface TurnedSquare extends Point {
  readonly side: number;
  readonly angle: number;
}

/** The maximum number of samples along each side of an output pixel. */
const MOST_SAMPLES = 6;

export const distance = (a: Point, b: Point): number => hypot(b.x - a.x, b.y - a.y);
export const angleFrom = (a: Point, b: Point): number => atan2(b.y - a.y, b.x - a.x);

/**
 * The colors (0–1) of a square, resampled to `side` × `side` pixels with three components each. Areas outside the
 * picture are black.
 */
export const readSquare = (
  { width, height, channels, data }: Picture,
  square: TurnedSquare,
  side: number,
): Float32Array => {
  const step = square.side / side;
  const [across, down] = [cos(square.angle) * step, sin(square.angle) * step];
  const samples = max(1, min(MOST_SAMPLES, round(step)));
  const share = 1 / (samples * samples * 255);
  const values = new Float32Array(side * side * 3);
  for (let out = 0; out < side * side; out++) {
    const [column, row] = [out % side, floor(out / side)];
    let [red, green, blue] = [0, 0, 0];
    for (let sample = 0; sample < samples * samples; sample++) {
      const u = column + ((sample % samples) + 0.5) / samples - side / 2;
      const v = row + (floor(sample / samples) + 0.5) / samples - side / 2;
      const [x, y] = [square.x + u * across - v * down - 0.5, square.y + u * down + v * across - 0.5];
      const [left, top] = [floor(x), floor(y)];
      for (let corner = 0; corner < 4; corner++) {
        const [px, py] = [left + (corner & 1), top + (corner >> 1)];
        if (px < 0 || py < 0 || px >= width || py >= height) continue;
        const weight = (corner & 1 ? x - left : 1 - x + left) * (corner >> 1 ? y - top : 1 - y + top);
        const at = (py * width + px) * channels;
        red += (data[at] ?? 0) * weight;
        green += (data[at + 1] ?? 0) * weight;
        blue += (data[at + 2] ?? 0) * weight;
      }
    }
    values.set([red * share, green * share, blue * share], out * 3);
  }
  return values;
};

/** Converts a point of the resampled square to pixels of the picture. */
export const fromSquare = (square: TurnedSquare, side: number, { x, y }: Point): Point => {
  const step = square.side / side;
  const [across, down] = [cos(square.angle) * step, sin(square.angle) * step];
  const [u, v] = [x - side / 2, y - side / 2];
  return { x: square.x + u * across - v * down, y: square.y + u * down + v * across };
};
