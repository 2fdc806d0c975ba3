import type { Point, Size } from '../geometry/point.ts';
import { fit, panBy, type Viewport, zoomBy } from './viewport.ts';

/** How many pixels an arrow key moves the picture. */
const PAN_STEP = 48;

const ARROWS: ReadonlyMap<string, Point> = new Map([
  ['ArrowLeft', { x: PAN_STEP, y: 0 }],
  ['ArrowRight', { x: -PAN_STEP, y: 0 }],
  ['ArrowUp', { x: 0, y: PAN_STEP }],
  ['ArrowDown', { x: 0, y: -PAN_STEP }],
]);

/** The viewport after a key press (look: "Touch and keys"), or null for other keys. */
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
