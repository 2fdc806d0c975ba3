import type { Action } from '../actions/action.ts';
import { OPEN_MASK } from '../actions/strokes.ts';
import { applyCommand, commandBetween } from '../commands/command.ts';
import type { EditorDocument } from '../document/document.ts';
import {
  documentOf,
  drawingOf,
  filterOf,
  groupOf,
  imageOf,
  redactOf,
  shapeOf,
  strokeOf,
  textOf,
} from './layers.ts';

export const at = (x: number, y: number) => ({ x, y, scaleX: 1, scaleY: 1, rotation: 0 });

/** A document with a layer of every kind, some of them in a group and the topmost locked. */
export const SAMPLE = documentOf(
  imageOf({ id: 'image' }),
  groupOf({ id: 'group' }),
  shapeOf({ id: 'shape', parentId: 'group', transform: at(200, 100) }),
  textOf({ id: 'text', parentId: 'group', transform: at(310, 40) }),
  drawingOf({ id: 'drawing', strokes: [strokeOf([[10, 10]])], mask: OPEN_MASK }),
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
