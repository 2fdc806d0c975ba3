import { textLayout } from '../bounds/bounds.ts';
import { startOf } from '../characters/characters.ts';
import { LIMITS } from '../defaults/constants.ts';
import {
  AT_ORIGIN,
  type EditorDocument,
  emptyDrawing,
  imageLayer,
  NEW_LAYER,
  serializeDocument,
} from '../document/document.ts';
import type { Layer, PictureSource, TextLayer } from '../document/layer.ts';
import { listOf, outermostOf, treeOf } from '../document/layer-tree.ts';
import { parseDocument } from '../document/parse.ts';
import { clamp, type Point, type Size, wholePoint } from '../geometry/geometry.ts';
import { movedBy, within } from '../geometry/transform.ts';
import type { MeasureText } from '../text/layout.ts';
import { type Action, type LayerIds, type NewId } from './action.ts';
import { textName } from './content.ts';
import { addLayer, copiesOf, placeAbove, placed, withLayersAt } from './layers.ts';

/** Some layers with all their contents, taken out of the groups around them, from bottom to top. */
export const layersWithContents = ({ layers }: EditorDocument, ids: LayerIds): readonly Layer[] =>
  listOf(outermostOf(treeOf(layers), ids));

/** Layers for the clipboard. */
interface CopiedLayers {
  /** A document that contains only these layers, which `layersFromClipboard` reads. */
  readonly json: string;
  /** The texts of the layers, which is what other programs can paste; empty if there are none. */
  readonly text: string;
}

export const copiedLayers = (document: EditorDocument, ids: LayerIds): CopiedLayers => {
  const layers = layersWithContents(document, ids);
  const texts = layers.flatMap((layer) => (layer.type === 'text' ? [layer.content] : []));
  return { json: serializeDocument({ ...document, layers }), text: texts.join('\n') };
};

/** The layers that were copied; null if the JSON is something else or invalid. */
export const layersFromClipboard = (json: string): readonly Layer[] | null => {
  const parsed = parseDocument(json);
  return parsed.status === 'ok' && parsed.document.layers.length > 0 ? parsed.document.layers : null;
};

/**
 * Pastes copies of layers with new ids above a layer (null: above all), moved by an offset in pixels, and selects
 * them.
 */
export const pasteLayers = (
  layers: readonly Layer[],
  {
    newId,
    above = null,
    by = { x: 16, y: 16 },
  }: {
    readonly newId: NewId;
    readonly above?: string | null;
    readonly by?: Point;
  },
): Action => {
  const all = new Set(layers.map(({ id }) => id));
  const copies = listOf(copiesOf(layers, all, newId)).map((layer) =>
    placed({ ...layer, locked: false }, (transform) => movedBy(transform, by)),
  );
  return {
    name: 'paste',
    selectsAdded: true,
    change: (document) =>
      copies.length === 0 ? document : withLayersAt(document, placeAbove(document, above), copies),
  };
};

/** Adds a drawing without strokes above a layer (null: above all), and selects it: the brush paints on it. */
export const addDrawing = (id: string, above: string | null = null): Action => ({
  ...addLayer(emptyDrawing(id), above),
  selectsAdded: true,
});

/**
 * Places a picture that was dropped, pasted or chosen from the library, reduced to fit, on whole pixels. Its middle is
 * at a point of the canvas, or at the nearest one if the point is outside; without one, in the middle of the canvas.
 */
export const placePicture = (
  picture: Size & { readonly id: string; readonly name: string; readonly source: PictureSource },
  { above = null, at }: { readonly above?: string | null; readonly at?: Point | undefined } = {},
): Action => ({
  name: 'add-layer',
  change: (document) => {
    const middle = {
      x: at === undefined ? document.width / 2 : clamp(at.x, 0, document.width),
      y: at === undefined ? document.height / 2 : clamp(at.y, 0, document.height),
    };
    const scale = Math.min(1, document.width / picture.width, document.height / picture.height);
    const width = Math.max(1, Math.round(picture.width * scale));
    const height = Math.max(1, Math.round(picture.height * scale));
    const transform = within({
      ...wholePoint({ x: middle.x - width / 2, y: middle.y - height / 2 }),
      scaleX: width / picture.width,
      scaleY: height / picture.height,
      rotation: 0,
    });
    const layer = imageLayer({ ...picture, transform });
    return withLayersAt(document, placeAbove(document, above), [layer]);
  },
});

/** A pasted text is wrapped if it is wider than this share of the canvas. */
const WIDEST_TEXT = 0.9;

/**
 * Pastes a text above a layer (null: above all) in the middle of the canvas, and selects it. `style` is in units of so
 * many canvas pixels. What is longer than the longest text is left out.
 */
export const placeText = (
  text: string,
  {
    id,
    above = null,
    style,
    unit,
    measure,
  }: {
    readonly id: string;
    readonly above?: string | null;
    readonly style: Pick<TextLayer, 'font' | 'size' | 'weight' | 'italic' | 'align' | 'color' | 'outline'>;
    readonly unit: number;
    readonly measure: MeasureText;
  },
): Action => ({
  name: 'paste',
  selectsAdded: true,
  change: (document) => {
    const content = startOf(text, LIMITS.textLength);
    const unwrapped: TextLayer = {
      ...NEW_LAYER,
      ...style,
      type: 'text',
      id,
      name: textName(content),
      content,
      width: null,
      strokes: [],
      transform: { ...AT_ORIGIN, scaleX: unit, scaleY: unit },
    };
    const widest = Math.floor((document.width * WIDEST_TEXT) / unit);
    const isWrapped = textLayout(unwrapped, measure).width > widest;
    const layer = isWrapped ? { ...unwrapped, width: widest } : unwrapped;
    const { width, height } = textLayout(layer, measure);
    const corner = wholePoint({
      x: (document.width - width * unit) / 2,
      y: (document.height - height * unit) / 2,
    });
    const transform = within({ ...layer.transform, ...corner });
    return withLayersAt(document, placeAbove(document, above), [{ ...layer, transform }]);
  },
});
