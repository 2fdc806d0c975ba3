import { gaussianBlur } from './gaussian-blur.ts';
import type { Rgb } from './grade.ts';
import { noiseField } from './noise-field.ts';
import { type Picture, type Plane, resizePlane } from './picture.ts';
import type { PlasterWall } from './plaster-wall.ts';
import { seededRandom } from './seeded-random.ts';

const { abs, ceil, floor, hypot, max, min, sqrt } = Math;

/** A wide blur, computed on a smaller copy. */
const widelyBlurred = (plane: Plane, sigma: number): Float32Array => {
  const shrink = max(1, floor(sigma / 3));
  if (shrink === 1) return gaussianBlur(plane, sigma).values;
  const { width, height } = plane;
  const small = resizePlane(plane, ceil(width / shrink), ceil(height / shrink));
  return resizePlane(gaussianBlur(small, sigma / shrink), width, height).values;
};

const clamp = (value: number): number => min(1, max(0, value));

interface Drip {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly radius: number;
}

/** Adds drips to a layer, in place: they run down from lower edges of thick paint. */
export const drip = (
  layer: Plane,
  faces: Float32Array,
  { unit, count, seed }: { unit: number; count: number; seed: number },
): void => {
  const { width, height, values } = layer;
  const random = seededRandom(seed);
  const drips: Drip[] = [];
  const deep = max(2, floor(9 * unit));
  for (let attempt = 0; attempt < 6_000 && drips.length < count; attempt++) {
    const x = floor(random() * width);
    const y = floor((0.12 + 0.8 * random()) * height);
    const i = y * width + x;
    const isEdge = (values[i] ?? 0) > 0.8 && (values[min(height - 1, y + 2) * width + x] ?? 0) < 0.4;
    const isThick = (values[max(0, y - deep) * width + x] ?? 0) > 0.8;
    if (!isEdge || !isThick || (faces[i] ?? 0) > 0 || drips.some((other) => abs(other.x - x) < 26 * unit))
      continue;
    drips.push({
      x,
      y: y - 2 * unit,
      length: (20 + 120 * random() ** 2) * unit,
      radius: (1.1 + 1.5 * random()) * unit,
    });
  }
  for (const { x: cx, y: top, length, radius } of drips) {
    for (let y = max(0, floor(top)); y < min(height, top + length + 3 * radius); y++) {
      const way = (y - top) / length;
      const bend = Math.sin(y / (17 * unit) + cx) * 0.5 * unit;
      // The drip narrows, and ends in a drop.
      const drop = max(0, 1 - abs(way - 1) / 0.05) * 0.55;
      const wide =
        way > 1
          ? radius * 1.5 * sqrt(max(0, 1 - ((y - top - length) / (1.5 * radius)) ** 2))
          : radius * (1.15 - 0.3 * way + drop);
      for (let x = max(0, floor(cx - 4 * radius)); x < min(width, cx + 4 * radius); x++) {
        const cover = clamp(wide - abs(x + 0.5 - cx - bend) + 0.5);
        const i = y * width + x;
        values[i] = max(values[i] ?? 0, cover);
      }
    }
  }
};

export interface Spray {
  /** The number of pixels in a thousandth of the longer side. */
  readonly unit: number;
  readonly color: Rgb;
  readonly opacity: number;
  /** The share of paint that falls beside the stencil. */
  readonly mist: number;
  readonly seed: number;
}

/** Sprays a layer of paint: uneven, thinner on what sticks out of the wall, with mist around it, in place. */
export const spray = (
  painting: Picture,
  layer: Plane,
  { rough }: PlasterWall,
  { unit, color, opacity, mist, seed }: Spray,
): void => {
  const { width, height, data } = painting;
  const near = widelyBlurred(layer, 5 * unit);
  const far = widelyBlurred(layer, 22 * unit);
  const random = seededRandom(seed);
  const coat = noiseField(width, height, { scale: 55 * unit, octaves: 2, seed: seed + 1 }).values;
  for (let i = 0; i < near.length; i++) {
    const dust = random();
    const paint = layer.values[i] ?? 0;
    const thin = 1 - 0.16 * clamp((coat[i] ?? 0.5) * 2 - 0.9) - 0.5 * clamp(((rough[i] ?? 0.5) - 0.7) * 5);
    const [close, wide] = [clamp(near[i] ?? 0), clamp(far[i] ?? 0)];
    const fog = min(0.9, close * (0.4 + 0.6 * close) + 1.5 * wide * (0.3 + 0.7 * wide)) * mist;
    const speck = dust < 0.5 * fog ? 0.75 : 0.3 * fog;
    const cover = max(paint * opacity * thin, speck * (1 - paint));
    for (const channel of [0, 1, 2] as const) {
      const under = data[i * 3 + channel] ?? 0;
      data[i * 3 + channel] = under + (color[channel] * 255 - under) * cover;
    }
  }
};

/** Splashes round specks of paint around a layer, in place. */
export const splash = (layer: Plane, unit: number, count: number, seed: number): void => {
  const { width, height, values } = layer;
  const near = widelyBlurred(layer, 26 * unit);
  const random = seededRandom(seed);
  for (let attempt = 0, left = count; attempt < 60 * count && left > 0; attempt++) {
    const [cx, cy, size] = [random() * width, random() * height, random()];
    const around = near[floor(cy) * width + floor(cx)] ?? 0;
    if (around < 0.03 || around > 0.5 || random() > around * 3) continue;
    left--;
    const radius = (0.5 + 2.1 * size ** 4) * unit;
    for (let y = max(0, floor(cy - radius)); y <= min(height - 1, ceil(cy + radius)); y++) {
      for (let x = max(0, floor(cx - radius)); x <= min(width - 1, ceil(cx + radius)); x++) {
        const i = y * width + x;
        values[i] = max(values[i] ?? 0, clamp(radius - hypot(x - cx, y - cy) + 0.5));
      }
    }
  }
};
