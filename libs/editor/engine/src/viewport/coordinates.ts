import type { DocumentPoint, ScreenPoint } from '../geometry/point.ts';

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
