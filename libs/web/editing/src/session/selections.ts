import {
  type EditorDocument,
  type EditorState,
  type Layer,
  layerById,
  lockedIds,
  shownDocument,
  type Tool,
  toolOf,
} from '@safelight/engine';

/** Parts of the state that several panels look at. None of them changes at pointer rate. */
export const toolIn = ({ tool }: EditorState): Tool => toolOf(tool.id);

export const documentIn = ({ document }: EditorState): EditorDocument => document;

/** The document with a text that is being typed, which is in no document yet. */
export const typedDocumentIn = ({ document, draft }: EditorState): EditorDocument =>
  draft?.kind === 'text' ? shownDocument(document, draft) : document;

/** The one layer that is selected, as it is or as it is being typed; null for none and for several. */
export const selectedLayerIn = (state: EditorState): Layer | null => {
  const [id] = state.selection;
  return id === undefined || state.selection.size > 1 ? null : layerById(typedDocumentIn(state), id);
};

export const selectionIn = ({ selection }: EditorState): ReadonlySet<string> => selection;

/** True when nothing that is selected can be changed. */
export const isSelectionLocked = ({ document, selection }: EditorState): boolean => {
  const locked = lockedIds(document);
  return selection.size > 0 && [...selection].every((id) => locked.has(id));
};
