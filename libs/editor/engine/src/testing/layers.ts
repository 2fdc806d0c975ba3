import type { Action } from '../actions/action.ts';
import { OPEN_MASK } from '../actions/masks.ts';
import { applyCommand, commandBetween } from '../commands/command.ts';
import { SHAPE_FILL, SHAPE_STROKE } from '../defaults/constants.ts';
import {
  AT_ORIGIN,
  type EditorDocument,
  frozen,
  imageLayer,
  NEW_LAYER,
  newDocument,
} from '../document/document.ts';
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

export const strokeOf = (...points: readonly (readonly [number, number])[]): Stroke => ({
  points: points.map(([x, y]) => [x, y, 0.5]),
  size: 10,
  color: '#000000',
  opacity: 1,
  smoothing: 0,
  hardness: 1,
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

export const at = (x: number, y: number) => ({ x, y, scaleX: 1, scaleY: 1, rotation: 0 });

/** A document with a layer of every kind, some of them in a group and the topmost locked. */
export const SAMPLE = documentOf(
  imageOf({ id: 'image' }),
  groupOf({ id: 'group' }),
  shapeOf({ id: 'shape', parentId: 'group', transform: at(200, 100) }),
  textOf({ id: 'text', parentId: 'group', transform: at(310, 40) }),
  drawingOf({ id: 'drawing', strokes: [strokeOf([10, 10])], mask: OPEN_MASK }),
  filterOf({ id: 'filter' }),
  redactOf({ id: 'redact', transform: at(500, 500) }),
  imageOf({ id: 'locked', locked: true }),
);

export const ids = (...names: string[]) => new Set(names);

/** The document after an action was run as a command; the same object when nothing changed. */
export const after = (action: Action, document: EditorDocument = SAMPLE): EditorDocument => {
  const command = commandBetween(action.name, document, action.change(document));
  return command === null ? document : applyCommand(document, command);
};

export const layerOf = (document: EditorDocument, id: string) =>
  document.layers.find((layer) => layer.id === id);

/** The result of an AI edit, half as large as the sample's canvas. */
export const AI_RESULT = {
  id: 'ai',
  name: 'Version 1',
  source: imageOf().source,
  width: 400,
  height: 300,
  ai: { prompt: 'sea', model: 'local', processingMs: 12 },
};
