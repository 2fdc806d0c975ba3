import { inBands, part, type Report } from './bands.ts';
import { applyGrade } from './color-cube.ts';
import { layGrain } from './film-grain.ts';
import { type Grade, partly } from './grade.ts';
import type { Picture } from './picture.ts';

const { min } = Math;

interface Vignette {
  /** The light lost in the corners, 0–1. */
  readonly depth: number;
  /** The distance at which the light loss is complete, as a fraction of half the sides. */
  readonly reach: number;
}

const squaredDistances = (count: number, reach: number): Float32Array =>
  Float32Array.from({ length: count }, (_, i) => (((i + 0.5) / count - 0.5) * (2 / reach)) ** 2);

/** Darkens the corners of `picture`, in place, with a smooth falloff around an unchanged middle. */
const addVignette = async (
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

/** A film and its print: colors, vignette, grain. */
export interface FilmLook {
  readonly grade: Grade;
  readonly vignette?: Vignette;
  /** The deviation (0–255) of the grain in middle tones, and its coarseness: 1 is a fine film. */
  readonly grain?: { readonly deviation: number; readonly coarseness: number };
}

/** Applies a look to `picture`, in place; `strength` is 1 by default. */
export const applyFilmLook = async (
  picture: Picture,
  { grade, vignette, grain }: FilmLook,
  { strength, seed, report }: { readonly strength: number; readonly seed: number; readonly report: Report },
): Promise<Picture> => {
  await applyGrade(picture, partly(grade, strength), part(report, 0, 0.5));
  if (vignette !== undefined) {
    const depth = Math.min(1, vignette.depth * strength);
    await addVignette(picture, { ...vignette, depth }, part(report, 0.5, 0.7));
  }
  if (grain !== undefined) {
    const { deviation, coarseness } = grain;
    await layGrain(picture, { seed, deviation: deviation * strength, coarseness }, part(report, 0.7, 1));
  }
  return picture;
};
