import type { Action } from '@safelight/engine';
import { useEffect } from 'react';
import { useEditing } from './editing-session.ts';

/**
 * Shows on the canvas what an action would do, for as long as it is the same action; null shows nothing. Whatever drops
 * the draft, as a click on another layer or an undo, brings it again.
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
