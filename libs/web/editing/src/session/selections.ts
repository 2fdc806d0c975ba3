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

/** Values of the state that several panels use. None of them changes at the rate of pointer events. */
export const toolIn = ({ tool }: EditorState): Tool => toolOf(tool.id);

export const documentIn = ({ document }: EditorState): EditorDocument => document;

/** The document including a text that is being typed and is not saved in it yet. */
const typedDocumentIn = ({ document, draft }: EditorState): EditorDocument =>
  draft?.kind === 'text' ? shownDocument(document, draft) : document;

/** The selected layer including text being typed; null for none and for several. */
export const selectedLayerIn = (state: EditorState): Layer | null => {
  const [id] = state.selection;
  return id === undefined || state.selection.size > 1 ? null : layerById(typedDocumentIn(state), id);
};

export const selectionIn = ({ selection }: EditorState): ReadonlySet<string> => selection;

/** True when everything selected is locked. */
export const isSelectionLocked = ({ document, selection }: EditorState): boolean => {
  const locked = lockedIds(document);
  return selection.size > 0 && [...selection].every((id) => locked.has(id));
};
