import type { EditorState } from '@safelight/engine';
import { brushSizeOf } from './input/cursor.ts';
import type { Hover } from './input/listen.ts';

/** Shows the size of the brush as a circle at the pointer. Moved without React, at the rate of pointer events. */
export const placeBrushRing = (ring: HTMLElement, state: EditorState, pointer: Hover | null): void => {
  const size = brushSizeOf(state);
  const isShown = size !== null && pointer !== null && pointer.kind !== 'touch';
  ring.style.visibility = isShown ? 'visible' : 'hidden';
  if (!isShown) return;
  const across = Math.max(2, size * state.viewport.scale);
  ring.style.width = `${String(across)}px`;
  ring.style.height = `${String(across)}px`;
  ring.style.transform = `translate(${String(pointer.x - across / 2)}px, ${String(pointer.y - across / 2)}px)`;
};
