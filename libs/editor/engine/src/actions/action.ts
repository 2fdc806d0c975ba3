import type { CommandName } from '../commands/names.ts';
import type { EditorDocument } from '../document/document.ts';
import type { Layer } from '../document/layer.ts';

/**
 * One thing to do to a document, before it is done: the editor makes a command of it, or shows it as a draft.
 * An action that can't be done or changes nothing gives back the document it got.
 */
export interface Action {
  readonly name: CommandName;
  readonly change: (document: EditorDocument) => EditorDocument;
}

/** Layers by id; most actions take several. */
export type LayerIds = ReadonlySet<string>;

/** Gives out an id that no layer has yet. */
export type NewId = () => string;

/** The document with layers changed one by one; the same object when none did. */
export const mapLayers = (document: EditorDocument, change: (layer: Layer) => Layer): EditorDocument => {
  const layers = document.layers.map(change);
  return layers.every((layer, index) => layer === document.layers[index])
    ? document
    : { ...document, layers };
};
