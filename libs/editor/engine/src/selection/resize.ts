import { type Action, type LayerIds, mapLayers } from '../actions/action.ts';
import { scaleLayers } from '../actions/layers.ts';
import { leavingMask } from '../actions/masks.ts';
import type { Layer, LayerWithTransform, RedactLayer, ShapeLayer } from '../document/layer.ts';
import { lockedIds } from '../document/tree.ts';
import { type DocumentPoint, type Point, type Rect, rectBetween } from '../geometry/geometry.ts';
import { coordinateWithin, toCanvas, toLayer, within } from '../geometry/transform.ts';
import { type BoxHandle, type Frame, HANDLE_PLACES, inBox } from './frame.ts';

/** A drag of a handle. */
interface HandleDrag {
  readonly handle: BoxHandle;
  /** The current position of the handle. */
  readonly to: DocumentPoint;
  readonly keepAspect: boolean;
  readonly fromCentre: boolean;
}

/** The shortest side in pixels of the layer. */
const SHORTEST = 1;

/** The point of a box that stays in place, as shares of its width and height. */
const anchorOf = ({ handle, fromCentre }: HandleDrag): Point => {
  const { x, y } = HANDLE_PLACES[handle];
  return fromCentre ? { x: 0.5, y: 0.5 } : { x: 1 - x, y: 1 - y };
};

/** The factors by which a box grows when one of its handles is dragged to a point in the box's own pixels. */
const factorsOf = (box: Rect, drag: HandleDrag, to: Point): Point => {
  const place = HANDLE_PLACES[drag.handle];
  const fixed = anchorOf(drag);
  const along = (share: number, anchor: number, start: number, length: number, point: number): number =>
    share === 0.5 || length === 0
      ? 1
      : Math.max(SHORTEST / length, (point - (start + anchor * length)) / ((share - anchor) * length));
  const x = along(place.x, fixed.x, box.x, box.width, to.x);
  const y = along(place.y, fixed.y, box.y, box.height, to.y);
  if (!drag.keepAspect) return { x, y };
  const both = place.x === 0.5 ? y : place.y === 0.5 ? x : Math.max(x, y);
  return { x: both, y: both };
};

/** The box scaled by factors about the point that stays in place. */
const grown = (box: Rect, drag: HandleDrag, factors: Point): Rect => {
  const fixed = anchorOf(drag);
  return {
    x: box.x + fixed.x * box.width * (1 - factors.x),
    y: box.y + fixed.y * box.height * (1 - factors.y),
    width: box.width * factors.x,
    height: box.height * factors.y,
  };
};

/** True for layers that are redrawn in their new size instead of scaled, so that their strokes keep their width. */
const isRedrawn = (layer: LayerWithTransform): layer is ShapeLayer | RedactLayer =>
  layer.type === 'redact' || (layer.type === 'shape' && layer.strokes.length === 0 && layer.mask === null);

const scaledContent = (layer: LayerWithTransform, from: Rect, to: Rect): Layer => {
  const [across, down] = [to.width / from.width, to.height / from.height];
  const { scaleX, scaleY } = layer.transform;
  const corner = toCanvas(layer.transform, { x: to.x - from.x * across, y: to.y - from.y * down });
  const transform = { ...layer.transform, ...corner, scaleX: scaleX * across, scaleY: scaleY * down };
  return { ...layer, transform: within(transform) };
};

const resizedLayer = (layer: LayerWithTransform, from: Rect, to: Rect, handle: BoxHandle): Layer => {
  const transform = within({ ...layer.transform, ...toCanvas(layer.transform, to) });
  const [width, height] = [coordinateWithin(to.width), coordinateWithin(to.height)];
  if (layer.type === 'text' && (handle === 'e' || handle === 'w')) return { ...layer, transform, width };
  return isRedrawn(layer) ? { ...layer, transform, width, height } : scaledContent(layer, from, to);
};

/** Replaces an unlocked layer by its resized form. */
const replacing = (resized: Layer): Action => ({
  name: 'resize-layers',
  change: (document) =>
    lockedIds(document).has(resized.id)
      ? document
      : mapLayers(document, (layer) => (layer.id === resized.id ? leavingMask(layer, resized) : layer)),
});

export const resizeByHandle = (ids: LayerIds, frame: Frame, drag: HandleDrag): Action => {
  const { layer, box } = frame;
  if (layer === null) {
    const factors = factorsOf(box, { ...drag, keepAspect: true }, drag.to);
    return scaleLayers(ids, factors.x, inBox(box, anchorOf(drag)));
  }
  const factors = factorsOf(box, drag, toLayer(layer.transform, drag.to));
  const to = grown(box, drag, factors);
  return replacing(resizedLayer(layer, box, to, drag.handle));
};

/** The size and points of a line or arrow between two points, and the top left corner of its box. */
export const lineBetween = (
  from: Point,
  to: Point,
): { readonly corner: Point } & Pick<ShapeLayer, 'width' | 'height' | 'points'> => {
  const box = rectBetween(from, to);
  const inside = ({ x, y }: Point): Point => ({
    x: coordinateWithin(x - box.x),
    y: coordinateWithin(y - box.y),
  });
  return {
    corner: { x: box.x, y: box.y },
    width: coordinateWithin(box.width),
    height: coordinateWithin(box.height),
    points: [inside(from), inside(to)],
  };
};

/** Moves one end of a line or an arrow to a point of the canvas. */
export const moveLineEnd = (layer: ShapeLayer, end: 'start' | 'end', at: DocumentPoint): Action => {
  const point = toLayer(layer.transform, at);
  const [start = point, stop = point] = layer.points;
  const { corner, ...line } = end === 'start' ? lineBetween(point, stop) : lineBetween(start, point);
  const transform = within({ ...layer.transform, ...toCanvas(layer.transform, corner) });
  return replacing({ ...layer, transform, ...line });
};
