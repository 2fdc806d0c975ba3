/** A point or a vector, in pixels of the screen or the document as stated by the function. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A point in pixels of the document, relative to the canvas's top left corner. `space` is never set; it only
 * makes the compiler distinguish points of the screen from points of the document.
 */
export interface DocumentPoint extends Point {
  readonly space?: 'document';
}

/** A point in CSS pixels relative to the top left corner of the stage. */
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
