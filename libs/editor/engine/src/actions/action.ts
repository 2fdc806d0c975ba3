import type { CommandName } from '../commands/command.ts';
import type { EditorDocument } from '../document/document.ts';
import type { Layer } from '../document/layer.ts';

/**
 * A change of a document as a value. The editor runs it as a command, or previews its result as a draft. An
 * action that is impossible or changes nothing returns the document it was given.
 */
export interface Action {
  readonly name: CommandName;
  readonly change: (document: EditorDocument) => EditorDocument;
  /** True when the layers that it adds become the selection. */
  readonly selectsAdded?: boolean;
}

/** The ids of the layers that an action changes; most actions take several. */
export type LayerIds = ReadonlySet<string>;

/** Returns an id that no layer has yet. */
export type NewId = () => string;

/** The document with each layer mapped by `change`; the same object when no layer changed. */
export const mapLayers = (document: EditorDocument, change: (layer: Layer) => Layer): EditorDocument => {
  const layers = document.layers.map(change);
  return layers.every((layer, index) => layer === document.layers[index])
    ? document
    : { ...document, layers };
};
