import { part, type Report } from './bands.ts';
import { applyGrade } from './color-cube.ts';
import { layGrain } from './film-grain.ts';
import { partly, type Grade } from './grade.ts';
import type { Picture } from './picture.ts';
import { addVignette, type Vignette } from './vignette.ts';

/** A film and its print: colors, vignette, grain. */
export interface FilmLook {
  readonly grade: Grade;
  readonly vignette?: Vignette;
  /** The deviation (0–255) in middle tones; a coarseness of 1 is a fine film. */
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
