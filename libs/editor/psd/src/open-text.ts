import { approximateWidth, newDocument, type EditorDocument, type TextLayer } from '@safelight/engine';
import { paintedBox, paintNodes, type PaintResources } from '@safelight/paint';
import type { LayerTextData } from 'ag-psd';
import { describedText, OtherText } from './described-text.ts';
import { offsetOf, unlikeness } from './likeness.ts';
import { paintedPixels, viewOf } from './painted-pixels.ts';
import { placedPixels, type PlacedPixels } from './pixels.ts';

/** A text layer without its id and name, and whether its letters look a little different from those in the file. */
export interface OpenedText {
  readonly layer: TextLayer;
  readonly differs: boolean;
}

/** Paints texts, to compare them with their pixels in a file. */
export interface TextPainter {
  readonly resources: PaintResources;
  /** Loads the fonts of a document, before its texts are measured and painted. */
  readonly loadFonts: (document: EditorDocument) => Promise<void>;
}

/** The text layer that only says which font to load; null when the text will be a picture. */
const withItsFont = (text: LayerTextData): TextLayer | null => {
  try {
    return describedText(text, approximateWidth);
  } catch (error) {
    if (error instanceof OtherText) return null;
    throw error;
  }
};

/**
 * Loads the fonts of all texts of a file, before the first of them is measured. After a browser's worker has
 * measured with a font that lacks characters, it keeps drawing those with another font, even once they are loaded.
 */
export const loadFontsOf = async (
  texts: readonly LayerTextData[],
  { loadFonts }: Pick<TextPainter, 'loadFonts'>,
): Promise<void> => {
  const layers = texts.map(withItsFont).filter((layer) => layer !== null);
  if (layers.length > 0) await loadFonts({ ...newDocument(), layers });
};

/** The largest unlikeness of a text that can still be called the same, in cells as large as its letters. */
const LARGEST_UNLIKENESS = 0.2;

/** The largest unlikeness that nobody sees, in cells of one pixel. */
const UNSEEN_UNLIKENESS = 0.02;

/** Offsets up to this come from the edges of letters, in pixels. */
const SMALL_OFFSET_PX = 1.5;

/** The font size as it is seen, in pixels of the canvas. */
const shownSize = ({ size, transform }: TextLayer): number => size * Math.abs(transform.scaleY);

const documentWith = (layer: TextLayer): EditorDocument => ({ ...newDocument(), layers: [layer] });

const painted = (layer: TextLayer, like: PlacedPixels, resources: PaintResources): PlacedPixels => {
  const box = paintedBox(layer, resources.measure);
  const room = 4 * shownSize(layer);
  const isMuchLarger =
    box === null || box.width > 2 * like.width + room || box.height > 2 * like.height + room;
  if (isMuchLarger) throw new OtherText('its letters would be elsewhere');
  const view = viewOf(documentWith(layer), box);
  const pixels = paintedPixels(view, resources, (surface) =>
    paintNodes(surface, [{ layer, children: [] }], resources),
  );
  return placedPixels(pixels, { left: view.origin.x, top: view.origin.y });
};

/** The layer where its letters are in the file. */
const inPlace = (layer: TextLayer, pixels: PlacedPixels, resources: PaintResources): OpenedText => {
  const drawn = painted(layer, pixels, resources);
  const offset = offsetOf(drawn, pixels);
  const by = (distance: number): number => (Math.abs(distance) > SMALL_OFFSET_PX ? distance : 0);
  const [x, y] = [by(offset.x), by(offset.y)];
  const moved = { ...drawn, x: drawn.x + Math.round(x), y: drawn.y + Math.round(y) };
  if (unlikeness(moved, pixels, shownSize(layer)) > LARGEST_UNLIKENESS) {
    throw new OtherText('its letters would be elsewhere');
  }
  const { transform } = layer;
  return {
    layer: { ...layer, transform: { ...transform, x: transform.x + x, y: transform.y + y } },
    differs: unlikeness(moved, pixels, 1) > UNSEEN_UNLIKENESS,
  };
};

/**
 * Opens a text of a file as a text layer in the place of its pixels, or as described when it has no pixels. Its font
 * must be loaded. Throws OtherText when the editor cannot show it nearly as in the file.
 */
export const openText = (
  text: LayerTextData,
  pixels: PlacedPixels | null,
  resources: PaintResources,
): OpenedText => {
  const layer = describedText(text, resources.measure);
  return pixels === null ? { layer, differs: true } : inPlace(layer, pixels, resources);
};
