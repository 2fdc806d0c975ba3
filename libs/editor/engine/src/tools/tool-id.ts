import type { ShapeKind } from '../document/layer.ts';

/** Names of all tools. Shapes are one tool with a kind. */
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
