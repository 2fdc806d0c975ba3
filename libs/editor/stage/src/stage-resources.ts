import type { MeasureText } from '@safelight/engine';
import type { PaintResources } from '@safelight/paint';
import { paintResources, type CanvasPool, type PictureStore } from '@safelight/render';
import type { FilterRunner } from './filters/filter-runner.ts';

/** A picture is shown in full when the reduced one has fewer pixels than this fraction of its size on screen. */
const SHARP_ENOUGH = 0.95;

/**
 * Rounds sizes of scratch canvases up, so that they can be reused although each frame needs slightly
 * different sizes.
 */
const roundedUp = (side: number): number => Math.ceil(side / 64) * 64;

/** The painter's resources for the stage: pictures with just the sharpness needed. */
export const stageResources = (
  pool: CanvasPool,
  pictures: PictureStore,
  { measure, filters }: { readonly measure: MeasureText; readonly filters: FilterRunner },
): PaintResources => ({
  ...paintResources(pool, pictures),
  createCanvas: (width, height) => pool.createCanvas(roundedUp(width), roundedUp(height)),
  measure,
  applyPlan: filters.applyPlan,
  picture: (source, width) => {
    const forScreens = pictures.get(source);
    return forScreens !== null && forScreens.width < width * SHARP_ENOUGH
      ? pictures.get(source, 'full')
      : forScreens;
  },
});
