import type { EditorState } from '@safelight/engine';
import type { PaintResources } from '@safelight/paint';
import { useEditorState } from '@safelight/stage';
import { createContext, use } from 'react';
import type { OpenSession } from '../saving/use-open-document.ts';

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
