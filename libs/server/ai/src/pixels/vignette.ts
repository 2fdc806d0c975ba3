import { inBands, type Report } from './bands.ts';
import type { Picture } from './picture.ts';

const { min } = Math;

export interface Vignette {
  /** The light lost in the corners, 0–1. */
  readonly depth: number;
  /** Where the falloff ends, as a fraction of half the sides. */
  readonly reach: number;
}

const squaredDistances = (count: number, reach: number): Float32Array =>
  Float32Array.from({ length: count }, (_, i) => (((i + 0.5) / count - 0.5) * (2 / reach)) ** 2);

/** Darkens the corners of `picture`, in place, with a smooth falloff around an unchanged middle. */
export const addVignette = async (
  picture: Picture,
  { depth, reach }: Vignette,
  report: Report,
): Promise<Picture> => {
  const { width, height, channels, data } = picture;
  const columns = squaredDistances(width, reach);
  const rows = squaredDistances(height, reach);
  await inBands(
    height,
    (top, bottom) => {
      for (let y = top, at = top * width * channels; y < bottom; y++) {
        const down = rows[y] ?? 0;
        for (let x = 0; x < width; x++, at += channels) {
          const distance = min(1, (columns[x] ?? 0) + down);
          const light = 1 - depth * distance * distance * (3 - 2 * distance);
          data[at] = (data[at] ?? 0) * light;
          data[at + 1] = (data[at + 1] ?? 0) * light;
          data[at + 2] = (data[at + 2] ?? 0) * light;
        }
      }
    },
    report,
  );
  return picture;
};
