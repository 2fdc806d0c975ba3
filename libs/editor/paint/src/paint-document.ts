import { hiddenIds, type EditorDocument } from '@safelight/engine';
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

/** Clips painting to the canvas of the document. */
const clipToCanvas = (surface: Surface, { width, height }: EditorDocument): void => {
  setDocumentCoordinates(surface);
  surface.context.beginPath();
  surface.context.rect(0, 0, width, height);
  surface.context.clip();
};

const paintBackground = (surface: Surface, { width, height, background }: EditorDocument): void => {
  if (background === null) return;
  surface.context.save();
  setDocumentCoordinates(surface);
  surface.context.fillStyle = background;
  surface.context.fillRect(0, 0, width, height);
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
  context.save();
  setSurfaceCoordinates(surface);
  context.clearRect(0, 0, view.width, view.height);
  if (touchedArea({ x: 0, y: 0, width: document.width, height: document.height }, surface) !== null) {
    clipToCanvas(surface, document);
    paintBackground(surface, document);
    paintLayers(surface, document.layers, resources);
    paintRedactions(surface, document, resources);
  }
  context.restore();
};
