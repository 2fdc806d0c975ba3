import { MAX_SCALE, MIN_SCALE, ZOOM_FACTOR } from '../defaults/constants.ts';
import type { DocumentPoint, Point, Rect, ScreenPoint, Size } from '../geometry/geometry.ts';

/** The placement of the document on the stage: a point `p` of the document appears at `p × scale + (x, y)`. */
export interface Viewport {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Converts a point of the document to the stage. */
export const toScreen = ({ scale, x, y }: Viewport, point: DocumentPoint): ScreenPoint => ({
  x: point.x * scale + x,
  y: point.y * scale + y,
});

/** Converts a point of the stage to the document. */
export const toDocument = ({ scale, x, y }: Viewport, point: ScreenPoint): DocumentPoint => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
});

/** The number of pixels by which an arrow key moves the picture. */
const PAN_STEP = 48;

const ARROWS: ReadonlyMap<string, Point> = new Map([
  ['ArrowLeft', { x: PAN_STEP, y: 0 }],
  ['ArrowRight', { x: -PAN_STEP, y: 0 }],
  ['ArrowUp', { x: 0, y: PAN_STEP }],
  ['ArrowDown', { x: 0, y: -PAN_STEP }],
]);

/** The viewport after a key that zooms, fits or pans; null for any other key. */
export const viewportAfterKey = (
  viewport: Viewport,
  key: string,
  { picture, stage }: { readonly picture: Size; readonly stage: Size },
): Viewport | null => {
  const middle: Point = { x: stage.width / 2, y: stage.height / 2 };
  if (key === '+' || key === '=') return zoomBy(viewport, 1, middle);
  if (key === '-' || key === '_') return zoomBy(viewport, -1, middle);
  if (key === '0') return fit(picture, stage);
  const arrow = ARROWS.get(key);
  return arrow === undefined ? null : panBy(viewport, arrow);
};

/** The number of pixels of the picture's edge that stay visible, however far the picture is moved. */
const KEEP_IN_SIGHT = 48;

const clampScale = (scale: number): number => Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale));

/**
 * Zooms to `scale`, within the limits, keeping the content at `about` (a point of the stage) in place. A
 * picture fitted below the smallest scale does not get smaller, and zooming out does not enlarge it.
 */
export const zoomTo = (viewport: Viewport, scale: number, about: ScreenPoint): Viewport => {
  const clamped =
    scale < MIN_SCALE ? Math.max(scale, Math.min(MIN_SCALE, viewport.scale)) : clampScale(scale);
  const held = toDocument(viewport, about);
  return { scale: clamped, x: about.x - held.x * clamped, y: about.y - held.y * clamped };
};

/** Zooms in by `steps` factors of 1.2, or out for a negative number. */
export const zoomBy = (viewport: Viewport, steps: number, about: ScreenPoint): Viewport =>
  zoomTo(viewport, viewport.scale * ZOOM_FACTOR ** steps, about);

/** Moves the view by a distance on the stage. */
export const panBy = (viewport: Viewport, by: Point): Viewport => ({
  ...viewport,
  x: viewport.x + by.x,
  y: viewport.y + by.y,
});

const kept = (offset: number, length: number, room: number): number =>
  Math.min(room - KEEP_IN_SIGHT, Math.max(KEEP_IN_SIGHT - length, offset));

/** Moves the view back so that an edge of the picture stays visible. */
export const keepInSight = (viewport: Viewport, picture: Size, stage: Size): Viewport => ({
  ...viewport,
  x: kept(viewport.x, picture.width * viewport.scale, stage.width),
  y: kept(viewport.y, picture.height * viewport.scale, stage.height),
});

/** The picture centred on the stage at a scale. */
export const centred = (scale: number, picture: Size, stage: Size): Viewport => ({
  scale,
  x: (stage.width - picture.width * scale) / 2,
  y: (stage.height - picture.height * scale) / 2,
});

/** The smallest scale of a fitted picture, at which every picture within the limits fits a phone. */
const LEAST_FIT = 0.01;

/** The margin around a fitted picture; smaller on a phone. */
const marginOn = ({ width }: Size): number => (width < 600 ? 12 : 32);

/** Fits the whole picture into the stage with `margin` around it, never above its own size. */
export const fit = (picture: Size, stage: Size, margin = marginOn(stage)): Viewport => {
  const room = (length: number): number => Math.max(1, length - 2 * margin);
  const scale = Math.min(1, room(stage.width) / picture.width, room(stage.height) / picture.height);
  // Goes below the smallest zoom if needed: a photo of 24 megapixels at 10 % is wider than a phone.
  return centred(Math.max(LEAST_FIT, scale), picture, stage);
};

/** The change of the stage's size. */
interface Resizing {
  readonly from: Size;
  readonly to: Size;
}

/** Keeps the scale and the centre of the view when the stage gets a new size. */
export const recentred = (viewport: Viewport, { from, to }: Resizing): Viewport =>
  panBy(viewport, { x: (to.width - from.width) / 2, y: (to.height - from.height) / 2 });

/** Adapts the view to a new size of the stage: a fitted picture stays fitted, otherwise the centre stays in place. */
export const refitted = (viewport: Viewport, picture: Size, { from, to }: Resizing): Viewport => {
  const whole = fit(picture, from);
  const wasWhole = whole.scale === viewport.scale && whole.x === viewport.x && whole.y === viewport.y;
  return wasWhole ? fit(picture, to) : recentred(viewport, { from, to });
};

/** The margin around a part that is brought into sight, in CSS pixels. */
const SIGHT_MARGIN = 16;

/**
 * The distance by which a part from `start` to `end` has to move to be between 0 and `room`, with a margin. The end of
 * a part that is longer than that is shown.
 */
const towardsSight = (start: number, end: number, room: number): number =>
  Math.min(room - SIGHT_MARGIN - end, Math.max(0, SIGHT_MARGIN - start));

/** Moves the view as little as needed for a part of the document to be on the stage. */
export const broughtInSight = (viewport: Viewport, part: Rect, stage: Size): Viewport => {
  const from = toScreen(viewport, { x: part.x, y: part.y });
  const to = toScreen(viewport, { x: part.x + part.width, y: part.y + part.height });
  return panBy(viewport, {
    x: towardsSight(from.x, to.x, stage.width),
    y: towardsSight(from.y, to.y, stage.height),
  });
};

/** The scale in whole percent, as shown. */
export const percentOf = ({ scale }: Viewport): number => Math.round(scale * 100);
