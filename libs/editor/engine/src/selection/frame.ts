import { boundsOf, contentBox } from '../bounds/bounds.ts';
import { AT_ORIGIN, type EditorDocument } from '../document/document.ts';
import { hasTransform, type LayerWithTransform, type Transform } from '../document/layer.ts';
import { lockedIds, onlySelected } from '../document/tree.ts';
import {
  centreOf,
  cornersOf,
  type DocumentPoint,
  type Point,
  type Rect,
  type ScreenPoint,
} from '../geometry/geometry.ts';
import { toCanvas, toLayer, turned } from '../geometry/transform.ts';
import type { MeasureText } from '../text/layout.ts';
import { toScreen, type Viewport } from '../viewport/viewport.ts';

/** The frame around the selection, which has the handles. */
export interface Frame {
  /** The frame in pixels of the layer when there is a single one, otherwise of the canvas. */
  readonly box: Rect;
  readonly transform: Transform;
  /** The selected layer, if it is the only one and has a place; otherwise null. */
  readonly layer: LayerWithTransform | null;
  readonly locked: boolean;
}

/** The sides and corners by compass direction, the ends of lines and arrows, and the rotation handle. */
export type HandleName = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'start' | 'end' | 'rotate';

export interface Handle {
  readonly name: HandleName;
  readonly at: ScreenPoint;
}

/** The frame around selected layers; null when none of them has a place. */
export const frameOf = (
  document: EditorDocument,
  ids: ReadonlySet<string>,
  measure: MeasureText,
): Frame | null => {
  const locked = [...ids].some((id) => lockedIds(document).has(id));
  const only = onlySelected({ document, selection: ids });
  if (only !== null && hasTransform(only)) {
    const box = contentBox(only, measure);
    return box && { box, transform: only.transform, layer: only, locked };
  }
  const box = boundsOf(document, ids, measure);
  return box && { box, transform: AT_ORIGIN, layer: null, locked };
};

/** The frame's corners on the canvas, clockwise from the layer's own top left. */
export const frameCorners = ({ box, transform }: Frame): readonly DocumentPoint[] =>
  cornersOf(box).map((corner) => toCanvas(transform, corner));

export const frameCentre = ({ box, transform }: Frame): DocumentPoint => toCanvas(transform, centreOf(box));

/** The position of each handle in the frame's box, relative to its width and height. */
export const HANDLE_PLACES = {
  nw: { x: 0, y: 0 },
  n: { x: 0.5, y: 0 },
  ne: { x: 1, y: 0 },
  e: { x: 1, y: 0.5 },
  se: { x: 1, y: 1 },
  s: { x: 0.5, y: 1 },
  sw: { x: 0, y: 1 },
  w: { x: 0, y: 0.5 },
} as const;

export type BoxHandle = keyof typeof HANDLE_PLACES;

const CORNERS: readonly BoxHandle[] = ['nw', 'ne', 'se', 'sw'];
export const BOX_HANDLES: readonly BoxHandle[] = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'];

/** The handles a frame has: a text can be resized only horizontally, several layers only at their corners. */
const boxHandlesOf = ({ layer }: Frame): readonly BoxHandle[] => {
  if (layer === null) return CORNERS;
  return layer.type === 'text' ? [...CORNERS, 'e', 'w'] : BOX_HANDLES;
};

/** The shortest side in CSS pixels that has a handle between its corners; handles for fingers are larger. */
const SHORTEST_SIDE = { fine: 24, coarse: 72 } as const;

/** The handle in the middle of a short side would cover those of the corners, and what is selected. */
const hasRoom = (
  name: BoxHandle,
  { box, transform }: Frame,
  { scale }: Viewport,
  shortest: number,
): boolean => {
  const { x, y } = HANDLE_PLACES[name];
  const width = box.width * Math.abs(transform.scaleX) * scale;
  const height = box.height * Math.abs(transform.scaleY) * scale;
  return (x !== 0.5 || width >= shortest) && (y !== 0.5 || height >= shortest);
};

/** The distance of the rotation handle from the frame's top, in CSS pixels. */
const ROTATE_DISTANCE = 28;

/** The point of a box at shares of its width and height. */
export const inBox = ({ x, y, width, height }: Rect, share: Point): Point => ({
  x: x + width * share.x,
  y: y + height * share.y,
});

const rotateHandle = ({ box, transform }: Frame, viewport: Viewport): Handle => {
  const top = toScreen(viewport, toCanvas(transform, inBox(box, HANDLE_PLACES.n)));
  const up = turned(
    { x: 0, y: transform.scaleY < 0 ? ROTATE_DISTANCE : -ROTATE_DISTANCE },
    transform.rotation,
  );
  return { name: 'rotate', at: { x: top.x + up.x, y: top.y + up.y } };
};

/** The handles of a frame on the stage, for a finger or a finer pointer; none when part of the selection is locked. */
export const handlesOf = (frame: Frame, viewport: Viewport, coarse = false): readonly Handle[] => {
  const { box, transform, layer, locked } = frame;
  if (locked) return [];
  const handle = (name: HandleName, point: Point): Handle => ({
    name,
    at: toScreen(viewport, toCanvas(transform, point)),
  });
  const rotate = rotateHandle(frame, viewport);
  if (layer?.type === 'shape' && layer.points.length === 2) {
    return [...layer.points.map((point, index) => handle(index === 0 ? 'start' : 'end', point)), rotate];
  }
  const shortest = coarse ? SHORTEST_SIDE.coarse : SHORTEST_SIDE.fine;
  const names = boxHandlesOf(frame).filter((name) => hasRoom(name, frame, viewport, shortest));
  return [...names.map((name) => handle(name, inBox(box, HANDLE_PLACES[name]))), rotate];
};

/** True in the inner half of a frame, where a drag moves the selection however near the handles are. */
export const isInMiddle = ({ box, transform }: Frame, point: DocumentPoint): boolean => {
  const { x, y } = toLayer(transform, point);
  const [across, down] = [(x - box.x) / box.width, (y - box.y) / box.height];
  return across > 0.25 && across < 0.75 && down > 0.25 && down < 0.75;
};

/** The radius in CSS pixels within which a handle can be grabbed: with a mouse or pen, and with a finger. */
export const HANDLE_REACH = { fine: 10, coarse: 22 } as const;

/** The nearest handle within reach of a point of the stage, or null. */
export const handleAt = (handles: readonly Handle[], point: ScreenPoint, reach: number): Handle | null => {
  const near = handles
    .map((handle) => ({ handle, distance: Math.hypot(handle.at.x - point.x, handle.at.y - point.y) }))
    .filter(({ distance }) => distance <= reach)
    .toSorted((a, b) => a.distance - b.distance);
  return near[0]?.handle ?? null;
};
