import { VIEWER_ZOOM } from '@safelight/rules';

/** The placement of a picture in its frame: scaled about the centre, then moved, in pixels. */
export interface Placement {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const AT_REST: Placement = { zoom: 1, x: 0, y: 0 };

/** Returns the placement with the step that is nearest to a zoom, within the viewer's range (spec: images §9). */
export const zoomedTo = (placement: Placement, zoom: number): Placement => {
  const step = Math.round(zoom / VIEWER_ZOOM.step) * VIEWER_ZOOM.step;
  const next = Math.min(VIEWER_ZOOM.max, Math.max(VIEWER_ZOOM.min, step));
  return next <= 1 ? { ...AT_REST, zoom: next } : { ...placement, zoom: next };
};

/**
 * Returns the placement after one step in (1) or out (-1). If 1:1 is above the largest step, a step in changes
 * nothing.
 */
export const zoomedBy = (placement: Placement, direction: 1 | -1): Placement =>
  direction === 1 && placement.zoom >= VIEWER_ZOOM.max
    ? placement
    : zoomedTo(placement, placement.zoom + direction * VIEWER_ZOOM.step);

/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the scale at which a picture fits a frame. It is at most 1, which is the picture's own size. */
export const fitScale = (picture: Size, frame: Size): number =>
  frame.width === 0 || frame.height === 0
    ? 1
    : Math.min(1, frame.width / picture.width, frame.height / picture.height);

/**
 * Returns the placement moved by a number of pixels, at most to the edges of the zoomed picture. A picture
 * that fits the frame does not move.
 */
export const movedBy = (
  placement: Placement,
  by: { readonly x: number; readonly y: number },
  frame: Size,
): Placement => {
  const reach = Math.max(0, placement.zoom - 1) / 2;
  const within = (value: number, size: number): number =>
    Math.min(size * reach, Math.max(-size * reach, value));
  return {
    zoom: placement.zoom,
    x: within(placement.x + by.x, frame.width),
    y: within(placement.y + by.y, frame.height),
  };
};

/** Returns the placement after a key was pressed; null for keys without a function (look: "Touch and keys"). */
export const placementAfterKey = (placement: Placement, key: string): Placement | null => {
  if (key === '+' || key === '=') return zoomedBy(placement, 1);
  if (key === '-' || key === '_') return zoomedBy(placement, -1);
  return key === '0' ? AT_REST : null;
};

/** The distance in pixels by which an arrow key moves the picture. */
const PUSH = 60;
const PUSHES: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: PUSH, y: 0 },
  ArrowRight: { x: -PUSH, y: 0 },
  ArrowUp: { x: 0, y: PUSH },
  ArrowDown: { x: 0, y: -PUSH },
};

/**
 * Returns how far an arrow key moves a picture, so that the view moves in the key's direction. Null for any
 * other key.
 */
export const pushedByKey = (key: string): { readonly x: number; readonly y: number } | null =>
  PUSHES[key] ?? null;
