import type { Transform } from '@safelight/engine';
import { useDocumentPixels, type Surface } from './surface.ts';

/** Makes the context speak in pixels of a layer: scaled, turned about its top left corner, moved onto the canvas. */
export const useLayerPixels = (surface: Surface, transform: Transform): void => {
  useDocumentPixels(surface);
  const { context } = surface;
  context.translate(transform.x, transform.y);
  context.rotate((transform.rotation * Math.PI) / 180);
  context.scale(transform.scaleX, transform.scaleY);
};
