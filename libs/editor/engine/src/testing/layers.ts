import { SHAPE_FILL, SHAPE_STROKE } from '../defaults/constants.ts';
import type { EditorDocument } from '../document/document.ts';
import { frozen } from '../document/freeze.ts';
import type {
  FilterLayer,
  GroupLayer,
  ImageLayer,
  Layer,
  RedactLayer,
  ShapeLayer,
  Stroke,
  StrokeLayer,
  TextLayer,
} from '../document/layer.ts';
import { AT_ORIGIN, imageLayer, NEW_LAYER, newDocument } from '../document/new-document.ts';

const SOURCE = { kind: 'version', versionId: 'v1' } as const;

export const imageOf = (fields: Partial<ImageLayer> = {}): ImageLayer => ({
  ...imageLayer({ id: 'image', name: 'Image', source: SOURCE, width: 100, height: 80 }),
  ...fields,
});

export const shapeOf = (fields: Partial<ShapeLayer> = {}): ShapeLayer => ({
  ...NEW_LAYER,
  type: 'shape',
  id: 'shape',
  name: 'Shape',
  transform: AT_ORIGIN,
  kind: 'rectangle',
  width: 100,
  height: 100,
  fill: SHAPE_FILL,
  stroke: { color: SHAPE_STROKE, width: 2 },
  cornerRadius: 0,
  points: [],
  label: '',
  strokes: [],
  ...fields,
});

export const textOf = (fields: Partial<TextLayer> = {}): TextLayer => ({
  ...NEW_LAYER,
  type: 'text',
  id: 'text',
  name: 'Text',
  transform: AT_ORIGIN,
  content: 'Hello',
  font: 'Arial',
  size: 20,
  weight: 400,
  italic: false,
  align: 'left',
  color: '#000000',
  outline: null,
  width: null,
  strokes: [],
  ...fields,
});

export const strokeOf = (points: readonly (readonly [number, number])[]): Stroke => ({
  points: points.map(([x, y]) => [x, y, 0.5]),
  size: 10,
  color: '#000000',
  opacity: 1,
  smoothing: 0,
  pressure: false,
  erasing: false,
});

export const drawingOf = (fields: Partial<StrokeLayer> = {}): StrokeLayer => ({
  ...NEW_LAYER,
  type: 'stroke',
  id: 'drawing',
  name: 'Drawing',
  transform: AT_ORIGIN,
  strokes: [],
  ...fields,
});

export const filterOf = (fields: Partial<FilterLayer> = {}): FilterLayer => ({
  ...NEW_LAYER,
  type: 'filter',
  id: 'filter',
  name: 'Filters',
  scope: 'below',
  filters: [],
  ...fields,
});

export const groupOf = (fields: Partial<GroupLayer> = {}): GroupLayer => ({
  ...NEW_LAYER,
  type: 'group',
  id: 'group',
  name: 'Group',
  ...fields,
});

export const redactOf = (fields: Partial<RedactLayer> = {}): RedactLayer => ({
  ...NEW_LAYER,
  type: 'redact',
  id: 'redact',
  name: 'Redaction',
  transform: AT_ORIGIN,
  style: 'black',
  width: 100,
  height: 40,
  block: 16,
  ...fields,
});

/** A document of 800 × 600 with these layers, from the bottom to the top. */
export const documentOf = (...layers: readonly Layer[]): EditorDocument =>
  frozen({ ...newDocument(), layers });

/** The ids of a document's layers from bottom to top, each prefixed with its group's id. */
export const outlineOf = ({ layers }: EditorDocument): readonly string[] =>
  layers.map(({ id, parentId }) => (parentId === null ? id : `${parentId}/${id}`));

/** Generates the ids `n1`, `n2`, and so on. */
export const counter = (): (() => string) => {
  let given = 0;
  return () => {
    given += 1;
    return `n${String(given)}`;
  };
};
