import {
  ALIGNMENT_SHARES,
  BASELINE,
  textLayout,
  toCanvas,
  type MeasureText,
  type Point,
  type TextLayer,
} from '@safelight/engine';

/**
 * The distance of the first baseline from the top of a text box in Photoshop, in font sizes: the height of the
 * capitals of Arial. Files do not say it, and other fonts differ a little.
 */
const BOX_BASELINE = 0.72;

/**
 * The point of a text, in its own pixels, that a Photoshop file places on the canvas: the top left corner of a
 * text with a width, or else the anchor of its first line.
 */
export const placedPoint = (layer: TextLayer, measure: MeasureText): Point =>
  layer.width === null
    ? {
        x: textLayout(layer, measure).width * ALIGNMENT_SHARES[layer.align],
        y: BASELINE * layer.size,
      }
    : { x: 0, y: (BASELINE - BOX_BASELINE) * layer.size };

/** The layer with this point of it at a point of the canvas. */
export const withPointAt = (layer: TextLayer, point: Point, there: Point): TextLayer => {
  const here = toCanvas(layer.transform, point);
  const { x, y } = layer.transform;
  return { ...layer, transform: { ...layer.transform, x: x + there.x - here.x, y: y + there.y - here.y } };
};
