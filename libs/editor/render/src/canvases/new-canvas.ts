import type { Canvas2D } from '@safelight/paint';

/** Creates a canvas, or an OffscreenCanvas in a worker; at least 1 × 1. */
export const newCanvas = (width: number, height: number): Canvas2D => {
  const [w, h] = [Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height))];
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(w, h);
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  return canvas;
};

/** Frees the memory of a canvas at once instead of waiting for the garbage collector. */
export const freeCanvas = (canvas: Canvas2D): void => {
  canvas.width = 0;
  canvas.height = 0;
};
