import type { Action } from '@safelight/engine';
import { useEffect } from 'react';
import { useEditing } from './editing-session.ts';

/**
 * Previews an action on the canvas while it is the same action; null previews nothing. When something removes
 * the draft, such as a click on another layer or an undo, the preview is shown again.
 */
export const useShown = (action: Action | null): void => {
  const { editor } = useEditing();
  useEffect(() => {
    if (action === null) return;
    let isOver = false;
    editor.preview(action);
    const stop = editor.subscribe(() => {
      queueMicrotask(() => {
        const { draft, tool } = editor.state;
        if (!isOver && draft === null && tool.state.name === 'idle') editor.preview(action);
      });
    });
    return () => {
      isOver = true;
      stop();
      if (editor.state.draft?.kind === 'document') editor.cancel();
    };
  }, [action, editor]);
};
