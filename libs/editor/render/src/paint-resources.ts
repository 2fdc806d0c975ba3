import type { PaintResources } from '@safelight/paint';
import type { CanvasPool } from './canvases/canvas-pool.ts';
import { familyOf } from './fonts/fonts.ts';
import { measureText } from './fonts/measure-text.ts';
import type { PictureDetail, PictureStore } from './pictures/picture-store.ts';

/**
 * The painter's resources in a browser. With `full` detail, pictures are drawn with all their pixels if there
 * is enough memory.
 */
export const paintResources = (
  { createCanvas, releaseCanvas }: Pick<CanvasPool, 'createCanvas' | 'releaseCanvas'>,
  pictures: Pick<PictureStore, 'get'>,
  detail: PictureDetail = 'screen',
): PaintResources => ({
  createCanvas,
  releaseCanvas,
  picture: (source) => pictures.get(source, detail),
  measure: measureText,
  familyOf,
});
