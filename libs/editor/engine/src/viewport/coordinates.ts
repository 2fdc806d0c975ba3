import type { DocumentPoint, ScreenPoint } from '../geometry/point.ts';

/** How the document lies on the stage: a point `p` of the document is seen at `p × scale + (x, y)`. */
export interface Viewport {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

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
