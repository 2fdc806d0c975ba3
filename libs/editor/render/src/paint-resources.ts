import type { PaintResources } from '@safelight/paint';
import type { CanvasPool } from './canvases/canvas-pool.ts';
import { familyOf } from './fonts/fonts.ts';
import { measureText } from './fonts/measure-text.ts';
import type { PictureDetail, PictureStore } from './pictures/picture-store.ts';

/** What the painter is given in a browser. In `full` detail pictures are drawn with every pixel that there is memory for. */
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
