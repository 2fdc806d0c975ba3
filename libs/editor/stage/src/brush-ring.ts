import type { EditorState } from '@safelight/engine';
import { brushSizeOf } from './input/cursor.ts';
import type { Hover } from './input/listen.ts';

/** The circle that shows how large the brush is. It is moved without React, at the rate of the pointer. */
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
