import type { Color, Layer } from './layer.ts';

/** The version of the form that documents are saved in. A change of the form raises it and adds a migration. */
export const SCHEMA = 2;

/**
 * What a person edits and what is saved: plain, frozen data. A part that did not change is the same object, so
 * identity tells what changed.
 */
export interface EditorDocument {
  readonly schema: typeof SCHEMA;
  /** Size of the canvas in pixels. */
  readonly width: number;
  readonly height: number;
  /** Color behind all layers; null for transparent. */
  readonly background: Color | null;
  /** From the bottom to the top; a layer's zIndex is its place here. A group stands before what it holds. */
  readonly layers: readonly Layer[];
}
