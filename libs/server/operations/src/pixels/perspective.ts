import type { Picture } from './picture.ts';

const { floor, hypot, max, min } = Math;

export type Point = readonly [x: number, y: number];
/** Corners in pixels: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];

export const distance = (a: Point, b: Point): number => hypot(a[0] - b[0], a[1] - b[1]);

/** The part of the picture between four corners as a rectangle, resampled linearly. With 3 channels, alpha is left out. */
export const flattened = (
  picture: Picture,
  [tl, tr, br, bl]: Corners,
  { width, height, channels }: Pick<Picture, 'width' | 'height' | 'channels'>,
): Picture => {
  const data = new Uint8ClampedArray(width * height * channels);
  // The projection of the unit square onto the four corners (Heckbert).
  const [dx1, dx2, dx3] = [tr[0] - br[0], bl[0] - br[0], tl[0] - tr[0] + br[0] - bl[0]];
  const [dy1, dy2, dy3] = [tr[1] - br[1], bl[1] - br[1], tl[1] - tr[1] + br[1] - bl[1]];
  const whole = dx1 * dy2 - dx2 * dy1 || 1;
  const [g, h] = [(dx3 * dy2 - dx2 * dy3) / whole, (dx1 * dy3 - dx3 * dy1) / whole];
  const [a, b] = [tr[0] - tl[0] + g * tr[0], bl[0] - tl[0] + h * bl[0]];
  const [d, e] = [tr[1] - tl[1] + g * tr[1], bl[1] - tl[1] + h * bl[1]];
  const row = picture.width * picture.channels;
  const source = picture.data;
  const right = picture.channels;
  const [mostX, mostY] = [picture.width - 1.001, picture.height - 1.001];
  for (let y = 0, out = 0; y < height; y++) {
    const v = (y + 0.5) / height;
    const [startX, startY, startDepth] = [b * v + tl[0], e * v + tl[1], h * v + 1];
    for (let x = 0; x < width; x++) {
      const u = (x + 0.5) / width;
      const depth = g * u + startDepth;
      const fromX = min(mostX, max(0, (a * u + startX) / depth - 0.5));
      const fromY = min(mostY, max(0, (d * u + startY) / depth - 0.5));
      const x0 = floor(fromX);
      const y0 = floor(fromY);
      const fx = fromX - x0;
      const fy = fromY - y0;
      let at = y0 * row + x0 * right;
      for (let channel = 0; channel < channels; channel++, at++, out++) {
        const upperLeft = source[at] ?? 0;
        const lowerLeft = source[at + row] ?? 0;
        const upper = upperLeft + ((source[at + right] ?? 0) - upperLeft) * fx;
        const lower = lowerLeft + ((source[at + row + right] ?? 0) - lowerLeft) * fx;
        data[out] = upper + (lower - upper) * fy;
      }
    }
  }
  return { width, height, channels, data };
};
