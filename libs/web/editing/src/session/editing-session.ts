import type { EditorState } from '@safelight/engine';
import type { PaintResources } from '@safelight/paint';
import { useEditorState } from '@safelight/stage';
import { createContext, use } from 'react';
import type { OpenSession } from '../saving/index.ts';

/** One open document, and what the bars and panels around it need. */
export interface EditingSession extends OpenSession {
  /** For painting thumbnails, in the detail of the screen. */
  readonly resources: PaintResources;
}

const SessionContext = createContext<EditingSession | null>(null);

/** Hands a session down. */
export const EditingProvider = SessionContext;

/** The open document. Only for what stands inside the editor's room. */
export const useEditing = (): EditingSession => {
  const session = use(SessionContext);
  if (session === null) throw new Error('There is no open document here.');
  return session;
};

/** A part of the state of the open document's editor; see `useEditorState`. */
export const useEditor = <T>(select: (state: EditorState) => T, same?: (a: T, b: T) => boolean): T =>
  useEditorState(useEditing().editor, select, same);
