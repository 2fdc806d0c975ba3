import type { MeasureText } from '@safelight/engine';
import type { PaintResources } from '@safelight/paint';
import { paintResources, type CanvasPool, type PictureStore } from '@safelight/render';
import type { FilterRunner } from './filters/filter-runner.ts';

/** A picture is shown in full once the one made for screens has fewer pixels than this share of what is drawn. */
const SHARP_ENOUGH = 0.95;

/** Scratch canvases of a few sizes serve again and again, where each frame would ask for sizes of its own. */
const roundedUp = (side: number): number => Math.ceil(side / 64) * 64;

/** What the stage paints with: pictures as sharp as they are shown, and no sharper. */
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
