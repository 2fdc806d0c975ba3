import { hiddenIds, type EditorDocument, type Rect } from '@safelight/engine';
import { paintLayers } from './paint-layers.ts';
import { paintRedaction } from './paint-redaction.ts';
import {
  contextOf,
  touchedArea,
  setDocumentCoordinates,
  setSurfaceCoordinates,
  type Canvas2D,
  type PaintResources,
  type Surface,
  type View,
} from './surface.ts';

/** The view of a whole document at a scale of pixels per pixel of the document. */
export const wholeDocument = ({ width, height }: EditorDocument, scale: number): View => ({
  origin: { x: 0, y: 0 },
  scale,
  documentSide: Math.max(width, height),
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});

/** A surface that covers the whole view. */
export const surfaceOf = (canvas: Canvas2D, view: View): Surface => ({
  canvas,
  context: contextOf(canvas),
  area: { x: 0, y: 0, width: view.width, height: view.height },
  view,
});

/** Clips painting to a region of the document. */
const clipTo = (surface: Surface, { x, y, width, height }: Rect): void => {
  setDocumentCoordinates(surface);
  surface.context.beginPath();
  surface.context.rect(x, y, width, height);
  surface.context.clip();
};

const paintBackground = (surface: Surface, { background }: EditorDocument, region: Rect): void => {
  if (background === null) return;
  surface.context.save();
  setDocumentCoordinates(surface);
  surface.context.fillStyle = background;
  surface.context.fillRect(region.x, region.y, region.width, region.height);
  surface.context.restore();
};

/** Redactions are painted last, so that nothing covers them or shows through. */
export const paintRedactions = (
  surface: Surface,
  document: EditorDocument,
  resources: PaintResources,
): void => {
  const hidden = hiddenIds(document);
  for (const layer of document.layers) {
    if (layer.type === 'redact' && !hidden.has(layer.id)) paintRedaction(surface, layer, resources);
  }
};

/** Clears a target of the view's size and paints the visible part of a document on it. */
export const paintDocument = (
  canvas: Canvas2D,
  document: EditorDocument,
  view: View,
  resources: PaintResources,
): void => {
  const surface = surfaceOf(canvas, view);
  const { context } = surface;
  const region = view.region ?? { x: 0, y: 0, width: document.width, height: document.height };
  context.save();
  setSurfaceCoordinates(surface);
  context.clearRect(0, 0, view.width, view.height);
  if (touchedArea(region, surface) !== null) {
    clipTo(surface, region);
    paintBackground(surface, document, region);
    paintLayers(surface, document.layers, resources);
    paintRedactions(surface, document, resources);
  }
  context.restore();
};
