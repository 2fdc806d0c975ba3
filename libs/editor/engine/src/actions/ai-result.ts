import { type EditorDocument, imageLayer } from '../document/document.ts';
import type { AiOrigin, ImageLayer, LayerMask, PictureSource, Stroke } from '../document/layer.ts';
import { isSameSize, type Size } from '../geometry/geometry.ts';
import { within } from '../geometry/transform.ts';
import { type Action, mapLayers } from './action.ts';
import { resizeImage } from './canvas.ts';
import { placeAbove, withLayersAt, withOnly } from './layers.ts';
import { OPEN_MASK } from './masks.ts';
import { strokeInLayer } from './strokes.ts';

/** A picture that a model made of the canvas. */
interface AiResult extends Size {
  readonly id: string;
  readonly name: string;
  readonly source: PictureSource;
  readonly ai: AiOrigin;
}

const onTop = (document: EditorDocument, layer: ImageLayer, above: string | null = null): EditorDocument =>
  withLayersAt(document, placeAbove(document, above), [layer]);

/**
 * Adds the result of an AI edit of an area above the layer it was made from (null: above all), as large as the canvas
 * and masked by the painted strokes, in pixels of the document.
 */
export const acceptAiResult = (
  { maskStrokes, ...picture }: AiResult & { readonly maskStrokes: readonly Stroke[] },
  above: string | null,
): Action => ({
  name: 'accept-ai-result',
  change: (document) => {
    const transform = within({
      x: 0,
      y: 0,
      scaleX: document.width / picture.width,
      scaleY: document.height / picture.height,
      rotation: 0,
    });
    const mask: LayerMask = {
      ...OPEN_MASK,
      base: 'hide',
      strokes: maskStrokes.map((stroke) => strokeInLayer(stroke, transform)),
    };
    const layer = { ...imageLayer({ ...picture, transform }), mask: maskStrokes.length === 0 ? null : mask };
    return onTop(document, layer, above);
  },
});

/** True for a picture that has the canvas's shape, but for the rounding of its sides. */
const hasShapeOf = ({ width, height }: Size, canvas: Size): boolean =>
  Math.abs(width * canvas.height - height * canvas.width) <= Math.max(canvas.width, canvas.height);

/**
 * Makes the canvas as large as a picture. The layers are scaled with it, or hidden if the picture has another shape, in
 * which they have no place.
 */
const withCanvasOf = (document: EditorDocument, { width, height }: Size): EditorDocument => {
  if (hasShapeOf({ width, height }, document)) return resizeImage({ width, height }).change(document);
  const hidden = mapLayers(document, (layer) =>
    layer.parentId === null && layer.visible ? { ...layer, visible: false } : layer,
  );
  return { ...hidden, width, height };
};

/**
 * Adds the result of an AI edit of the whole canvas above all layers, and makes the canvas as large as the result. Only
 * a result that does not cover the canvas as it was takes the place of what is below it: that is in the result already,
 * and would be seen through it.
 */
export const acceptWholeAiResult = ({
  isOpaque,
  ...picture
}: AiResult & { readonly isOpaque: boolean }): Action => ({
  name: 'accept-ai-result',
  change: (document) => {
    const layer = imageLayer(picture);
    if (isOpaque && isSameSize(picture, document)) return onTop(document, layer);
    const alone = withOnly(onTop(withCanvasOf(document, picture), layer), new Set([layer.id]));
    return isOpaque ? alone : { ...alone, background: null };
  },
});
