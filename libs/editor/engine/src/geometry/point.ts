/** A point or a distance, in pixels of the screen or of the document as the function says. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A point in pixels of the document's canvas, from its top left corner. `space` is never set: it only keeps
 * the compiler from taking a point of the screen for one of the document.
 */
export interface DocumentPoint extends Point {
  readonly space?: 'document';
}

/** A point in CSS pixels from the top left corner of the stage. */
export interface ScreenPoint extends Point {
  readonly space?: 'screen';
}

/** Width and height, never negative. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** An upright rectangle: its top left corner and its size. */
export interface Rect extends Point, Size {}
