import type { ShapeKind } from '../document/layer.ts';

/** The ids of all tools. */
export type ToolId =
  | 'select'
  | 'hand'
  | 'zoom'
  | 'crop'
  | 'eyedropper'
  | 'brush'
  | 'highlighter'
  | 'eraser'
  | 'text'
  | ShapeKind
  | 'redact'
  | 'filters'
  | 'ai'
  | 'mask-brush';
