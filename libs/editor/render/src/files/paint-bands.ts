import type { EditorDocument } from '@safelight/engine';
import {
  contextOf,
  paintDocument,
  reachOf,
  wholeDocument,
  type PaintResources,
  type View,
} from '@safelight/paint';

/** The pixels of one band, few compared to what any browser can draw at once. */
const BAND_PIXELS = 4_000_000;

/** How far away content can affect a pixel of the view: filters that spread, and squares of redactions. */
const marginOf = ({ layers }: EditorDocument, view: View): number => {
  const reaches = layers.map((layer) =>
    layer.type === 'filter' && layer.visible ? reachOf(layer, view) : 0,
  );
  const squares = layers.map((layer) => (layer.type === 'redact' ? layer.block : 0));
  const pixels = reaches.reduce((sum, reach) => sum + reach, 0) + Math.max(0, ...squares);
  return Math.ceil(pixels * view.scale) + 2;
};

/**
 * Paints a document in bands of whole rows from top to bottom, as RGBA. Each band is painted with its
 * surroundings, so that together they equal the document painted at once.
 */
export function* paintBands(
  document: EditorDocument,
  scale: number,
  resources: PaintResources,
  bandPixels = BAND_PIXELS,
): Generator<Uint8ClampedArray> {
  const view = wholeDocument(document, scale);
  const { width, height } = view;
  const margin = marginOf(document, view);
  const rows = Math.max(1, Math.floor(bandPixels / width) - 2 * margin, Math.ceil(margin / 2));
  for (let top = 0; top < height; top += rows) {
    const count = Math.min(rows, height - top);
    const from = Math.max(0, top - margin);
    const until = Math.min(height, top + count + margin);
    const canvas = resources.createCanvas(width, until - from);
    try {
      paintDocument(
        canvas,
        document,
        { ...view, origin: { x: 0, y: from / scale }, height: until - from },
        resources,
      );
      yield contextOf(canvas).getImageData(0, top - from, width, count).data;
    } finally {
      resources.releaseCanvas(canvas);
    }
  }
}
