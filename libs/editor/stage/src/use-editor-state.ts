import type { Editor, EditorState } from '@safelight/engine';
import { useCallback, useRef, useSyncExternalStore } from 'react';

interface Read<T> {
  readonly state: EditorState;
  readonly select: (state: EditorState) => T;
  readonly value: T;
}

/**
 * Selects a value from an editor's state. The component renders again only when the value changes: by
 * identity, or by `same` if `select` makes a new object each time. Do not select anything that changes at the
 * rate of pointer events.
 */
export const useEditorState = <T>(
  editor: Editor,
  select: (state: EditorState) => T,
  same: (a: T, b: T) => boolean = Object.is,
): T => {
  const last = useRef<Read<T> | null>(null);
  const read = useCallback((): T => {
    const { state } = editor;
    const before = last.current;
    if (before?.state === state && before.select === select) return before.value;
    const selected = select(state);
    const value = before !== null && same(before.value, selected) ? before.value : selected;
    last.current = { state, select, value };
    return value;
  }, [editor, same, select]);
  return useSyncExternalStore(editor.subscribe, read);
};
