import type { Transform } from '@safelight/engine';
import { setDocumentCoordinates, type Context2D, type Surface } from './surface.ts';

/** Sets the context's transform so that its coordinates are pixels of a layer. */
export const setLayerCoordinates = (surface: Surface, transform: Transform): void => {
  setDocumentCoordinates(surface);
  const { context } = surface;
  context.translate(transform.x, transform.y);
  context.rotate((transform.rotation * Math.PI) / 180);
  context.scale(transform.scaleX, transform.scaleY);
};

/** The larger of the context's scale factors, in pixels of the target per unit. */
export const scaleOf = (context: Context2D): number => {
  const { a, b, c, d } = context.getTransform();
  return Math.max(Math.hypot(a, b), Math.hypot(c, d));
};
