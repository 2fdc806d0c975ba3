import type { Transform } from '@safelight/engine';
import { useDocumentPixels, type Context2D, type Surface } from './surface.ts';

/** Makes the context speak in pixels of a layer: scaled, turned about its top left corner, moved onto the canvas. */
export const useLayerPixels = (surface: Surface, transform: Transform): void => {
  useDocumentPixels(surface);
  const { context } = surface;
  context.translate(transform.x, transform.y);
  context.rotate((transform.rotation * Math.PI) / 180);
  context.scale(transform.scaleX, transform.scaleY);
};

/** How many pixels of the target a pixel takes that the context speaks in, along the side that is stretched more. */
export const scaleOf = (context: Context2D): number => {
  const { a, b, c, d } = context.getTransform();
  return Math.max(Math.hypot(a, b), Math.hypot(c, d));
};
