import type { Action } from '@safelight/engine';
import { useEffect } from 'react';
import { useEditing } from './editing-session.ts';

/**
 * Previews an action on the canvas until it is replaced by another one, or by null for none. When something else
 * removes the preview, such as a click on another layer or an undo, it is shown again.
 */
export const useActionPreview = (action: Action | null): void => {
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
