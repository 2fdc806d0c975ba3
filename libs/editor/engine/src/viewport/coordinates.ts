import type { DocumentPoint, ScreenPoint } from '../geometry/point.ts';
import type { Viewport } from './viewport.ts';

/** Where a point of the document is seen on the stage. */
export const toScreen = ({ scale, x, y }: Viewport, point: DocumentPoint): ScreenPoint => ({
  x: point.x * scale + x,
  y: point.y * scale + y,
});

/** Which point of the document lies under a point of the stage. */
export const toDocument = ({ scale, x, y }: Viewport, point: ScreenPoint): DocumentPoint => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
});
