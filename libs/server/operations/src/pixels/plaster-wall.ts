import { noiseField } from './noise-field.ts';
import { resizePlane } from './picture.ts';
import { seededRandom } from './seeded-random.ts';

const { ceil, floor, hypot, max, min } = Math;

/** The height in pixels over which traces of rain on the wall are straight. */
const RAIN = 40;
const clamp = (value: number): number => min(1, max(0, value));

/** A plaster wall: its light, with clouds, pores and traces of rain, and the height of its surface. */
export interface PlasterWall {
  readonly light: Float32Array;
  readonly rough: Float32Array;
}

/** Plasters a wall. `unit` is the number of pixels in a thousandth of the longer side. */
export const plasterWall = (width: number, height: number, unit: number, seed: number): PlasterWall => {
  const field = (scale: number, octaves: number, more: number): Float32Array =>
    noiseField(width, height, { scale: max(1.3, scale * unit), octaves, seed: seed + more }).values;
  /** A field without fine detail, computed on a quarter of the side. */
  const coarse = (scale: number, octaves: number, more: number): Float32Array => {
    const [w, h] = [ceil(width / 4), ceil(height / 4)];
    const small = noiseField(w, h, { scale: max(1.3, (scale * unit) / 4), octaves, seed: seed + more });
    return resizePlane(small, width, height).values;
  };
  const clouds = coarse(260, 4, 1);
  const rough = field(7, 3, 2);
  const grain = field(1.6, 2, 3);
  const rows = ceil(height / RAIN);
  const rain = noiseField(width, rows, { scale: max(2, 9 * unit), octaves: 2, seed: seed + 7 }).values;
  const light = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const behind = x > 0 && y > 0 ? i - width - 1 : i;
      const relief =
        ((rough[i] ?? 0) - (rough[behind] ?? 0)) * 0.85 * min(1.6, unit) +
        ((grain[i] ?? 0) - (grain[behind] ?? 0)) * 0.1;
      const trace = ((rain[floor(y / RAIN) * width + x] ?? 0.5) - 0.5) * 0.05;
      light[i] = 1 + ((clouds[i] ?? 0.5) - 0.5) * 0.5 + ((grain[i] ?? 0.5) - 0.5) * 0.13 + relief + trace;
    }
  }
  const random = seededRandom(seed + 8);
  const pores = floor((width * height) / (unit * unit) / 900);
  for (let pore = 0; pore < pores; pore++) {
    const [cx, cy, radius] = [random() * width, random() * height, (0.5 + 1.3 * random() ** 3) * unit];
    for (let y = max(0, floor(cy - radius)); y <= min(height - 1, ceil(cy + radius)); y++) {
      for (let x = max(0, floor(cx - radius)); x <= min(width - 1, ceil(cx + radius)); x++) {
        const i = y * width + x;
        light[i] = (light[i] ?? 1) - 0.24 * clamp(radius - hypot(x - cx, y - cy) + 0.4);
      }
    }
  }
  return { light, rough };
};
