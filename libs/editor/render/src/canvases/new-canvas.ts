import type { Canvas2D } from '@safelight/paint';

/** A canvas of a page, or of a worker where there are none of a page; at least 1 × 1. */
export const newCanvas = (width: number, height: number): Canvas2D => {
  const [w, h] = [Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height))];
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(w, h);
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  return canvas;
};

/** Gives the memory of a canvas back at once, rather than when the browser finds that nobody needs it. */
export const giveBack = (canvas: Canvas2D): void => {
  canvas.width = 0;
  canvas.height = 0;
};
