import type { Color, Layer } from './layer.ts';

/** The version of the file format. A change of the format increases it and adds a migration. */
export const SCHEMA = 2;

/**
 * An edited document as it is saved: plain, frozen data. Parts that did not change stay the same objects, so
 * changes can be found by identity.
 */
export interface EditorDocument {
  readonly schema: typeof SCHEMA;
  /** Size of the canvas in pixels. */
  readonly width: number;
  readonly height: number;
  /** The color behind all layers; null for transparent. */
  readonly background: Color | null;
  /** From bottom to top; a layer's zIndex is its position here. A group comes directly before its contents. */
  readonly layers: readonly Layer[];
}
