import { MAX_SCALE, MIN_SCALE, ZOOM_FACTOR } from '../defaults/constants.ts';
import type { Point, ScreenPoint, Size } from '../geometry/point.ts';
import { toDocument, type Viewport } from './coordinates.ts';

export type { Viewport };

/** Fewest pixels of the picture's edge that stay on the stage however far it is moved. */
const KEEP_IN_SIGHT = 48;

export const clampScale = (scale: number): number => Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale));

/**
 * Scaled to `scale`, clamped, with what lies under `about` (a point of the stage) kept in place. A picture that had to
 * be shown smaller than the clamp to be seen whole gets no smaller, and none the larger by zooming out.
 */
export const zoomTo = (viewport: Viewport, scale: number, about: ScreenPoint): Viewport => {
  const clamped =
    scale < MIN_SCALE ? Math.max(scale, Math.min(MIN_SCALE, viewport.scale)) : clampScale(scale);
  const held = toDocument(viewport, about);
  return { scale: clamped, x: about.x - held.x * clamped, y: about.y - held.y * clamped };
};

/** `steps` factors of 1.2 nearer, or with a negative number farther. */
export const zoomBy = (viewport: Viewport, steps: number, about: ScreenPoint): Viewport =>
  zoomTo(viewport, viewport.scale * ZOOM_FACTOR ** steps, about);

/** Moved by a distance on the stage. */
export const panBy = (viewport: Viewport, by: Point): Viewport => ({
  ...viewport,
  x: viewport.x + by.x,
  y: viewport.y + by.y,
});

const kept = (offset: number, length: number, room: number): number =>
  Math.min(room - KEEP_IN_SIGHT, Math.max(KEEP_IN_SIGHT - length, offset));

/** Brought back so far that an edge of the picture stays in sight. */
export const keepInSight = (viewport: Viewport, picture: Size, stage: Size): Viewport => ({
  ...viewport,
  x: kept(viewport.x, picture.width * viewport.scale, stage.width),
  y: kept(viewport.y, picture.height * viewport.scale, stage.height),
});

/** The picture in the middle of the stage at a scale. */
export const centred = (scale: number, picture: Size, stage: Size): Viewport => ({
  scale,
  x: (stage.width - picture.width * scale) / 2,
  y: (stage.height - picture.height * scale) / 2,
});

/** No picture within the limits needs less to be whole on a phone. */
const LEAST_FIT = 0.01;

/** Room around a picture that is shown whole: on a phone there is little to give away. */
const marginOn = ({ width }: Size): number => (width < 600 ? 12 : 32);

/** The whole picture in the middle of the stage with `margin` around it, never larger than its own size. */
export const fit = (picture: Size, stage: Size, margin = marginOn(stage)): Viewport => {
  const room = (length: number): number => Math.max(1, length - 2 * margin);
  const scale = Math.min(1, room(stage.width) / picture.width, room(stage.height) / picture.height);
  // Below the clamp of zooming where it must: a photo of 24 megapixels is wider than a phone at a tenth of its size.
  return centred(Math.max(LEAST_FIT, scale), picture, stage);
};

/** The view of a picture on a stage of another size: shown whole if it was, otherwise with its middle in place. */
export const refitted = (
  viewport: Viewport,
  picture: Size,
  { from, to }: { readonly from: Size; readonly to: Size },
): Viewport => {
  const whole = fit(picture, from);
  const wasWhole = whole.scale === viewport.scale && whole.x === viewport.x && whole.y === viewport.y;
  return wasWhole
    ? fit(picture, to)
    : panBy(viewport, { x: (to.width - from.width) / 2, y: (to.height - from.height) / 2 });
};

/** The scale in whole percent, as shown. */
export const percentOf = ({ scale }: Viewport): number => Math.round(scale * 100);
