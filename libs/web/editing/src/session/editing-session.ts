import {
  type Action,
  type EditorDocument,
  type EditorState,
  type Layer,
  lockedIds,
  onlySelected,
  shownDocument,
  type Tool,
  toolOf,
} from '@safelight/engine';
import type { PaintResources } from '@safelight/paint';
import { useEditorState } from '@safelight/stage';
import { createContext, use, useEffect } from 'react';
import type { OpenSession } from '../saving/open-session.ts';

/** Values of the state that several panels use. None of them changes at the rate of pointer events. */
export const toolIn = ({ tool }: EditorState): Tool => toolOf(tool.id);

export const documentIn = ({ document }: EditorState): EditorDocument => document;

/** The selected layer, or the text being typed, which is not in the document yet; null for several. */
export const selectedLayerIn = ({ document, draft, selection }: EditorState): Layer | null =>
  onlySelected({ document: draft?.kind === 'text' ? shownDocument(document, draft) : document, selection });

export const selectionIn = ({ selection }: EditorState): ReadonlySet<string> => selection;

/** The layer whose mask is shown alone; null while the image is shown. */
export const shownMaskIn = ({ shownMask }: EditorState): string | null => shownMask;

/** True when everything selected is locked. */
export const isSelectionLocked = ({ document, selection }: EditorState): boolean => {
  const locked = lockedIds(document);
  return selection.size > 0 && [...selection].every((id) => locked.has(id));
};

/**
 * Previews an action on the canvas until another action replaces it, or null removes it. The preview is shown
 * again when something else removes it, such as a click on another layer or an undo.
 */
export const useActionPreview = (action: Action | null): void => {
  const { editor } = useEditing();
  useEffect(() => {
    if (action === null) return;
    let isOver = false;
    editor.preview(action);
    const stop = editor.subscribe(() =>
      queueMicrotask(() => {
        const { draft, tool } = editor.state;
        if (!isOver && draft === null && tool.state.name === 'idle') editor.preview(action);
      }),
    );
    return () => {
      isOver = true;
      stop();
      if (editor.state.draft?.kind === 'document') editor.cancel();
    };
  }, [action, editor]);
};

/** One open document, with what the bars and panels need. */
export interface EditingSession extends OpenSession {
  /** Paints thumbnails, with pictures reduced for the screen. */
  readonly resources: PaintResources;
}

const SessionContext = createContext<EditingSession | null>(null);

/** Provides a session to the components inside. */
export const EditingProvider = SessionContext;

/** The open document. Only for components inside the editor. */
export const useEditing = (): EditingSession => {
  const session = use(SessionContext);
  if (session === null) throw new Error('There is no open document here.');
  return session;
};

/** Selects a value from the state of the open document's editor; see `useEditorState`. */
export const useEditor = <T>(select: (state: EditorState) => T, same?: (a: T, b: T) => boolean): T =>
  useEditorState(useEditing().editor, select, same);

/** True for the same layer, also with other words: panels show everything about a text but those. */
const isSameButWords = (a: Layer | null, b: Layer | null): boolean => {
  if (a?.type !== 'text' || b?.type !== 'text') return a === b;
  const { content: _words, name: _name, ...style } = a;
  return Object.entries(style).every(([key, value]) => value === b[key as keyof typeof style]);
};

/**
 * The selected layer, or the text being typed, for panels; null for several. Its name and content may be old, so that
 * typing does not render the panels with every letter.
 */
export const useSelectedLayer = (): Layer | null => useEditor(selectedLayerIn, isSameButWords);
