import { measuresOf, overlayOf, type Editor, type EditorState, type MeasureText } from '@safelight/engine';
import { useEffect, type RefObject } from 'react';
import { brushSizeOf, cursorAt } from './input/cursor.ts';
import { listenToStage, type Hover } from './input/listen.ts';
import { labelPlace, measureText } from './overlay/measure-label.ts';
import type { StageDriver } from './stage-driver.ts';

interface Input {
  readonly editor: Editor;
  readonly measure: MeasureText;
  readonly driver: StageDriver | null;
  readonly host: RefObject<HTMLElement | null>;
  readonly ring: RefObject<HTMLElement | null>;
  /** The label for the place, size or angle that a gesture changes. */
  readonly label: RefObject<HTMLElement | null>;
}

/** True when the cursor looks the same in both states. */
const looksAlike = (a: EditorState, b: EditorState): boolean =>
  a.tool === b.tool &&
  a.borrowed === b.borrowed &&
  a.settings === b.settings &&
  a.viewport === b.viewport &&
  a.selection === b.selection;

/** Shows the size of the brush as a circle at the pointer. Moved without React, at the rate of pointer events. */
const placeBrushRing = (ring: HTMLElement, state: EditorState, pointer: Hover | null): void => {
  const size = brushSizeOf(state);
  const isShown = size !== null && pointer !== null && pointer.kind !== 'touch';
  ring.style.visibility = isShown ? 'visible' : 'hidden';
  if (!isShown) return;
  const across = Math.max(2, size * state.viewport.scale);
  ring.style.width = `${String(across)}px`;
  ring.style.height = `${String(across)}px`;
  ring.style.transform = `translate(${String(pointer.x - across / 2)}px, ${String(pointer.y - across / 2)}px)`;
};

/** Shows at the pointer what the current gesture changes. */
const placeLabel = (
  label: HTMLElement,
  state: EditorState,
  { pointer, measure }: { readonly pointer: Hover | null; readonly measure: MeasureText },
): void => {
  const measures = pointer === null ? null : measuresOf(state, measure);
  label.style.visibility = measures === null ? 'hidden' : 'visible';
  if (measures === null || pointer === null) return;
  label.textContent = measureText(measures);
  const { offsetWidth: width, offsetHeight: height } = label;
  const { x, y } = labelPlace(pointer, { width, height }, state.stage);
  label.style.transform = `translate(${String(x)}px, ${String(y)}px)`;
};

/** Handles pointer, wheel and key events on the stage, and shows the cursor, brush ring and label. */
export const useStageInput = ({ editor, measure, driver, host, ring, label }: Input): void => {
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    let hover: Hover | null = null;
    let shown = editor.state;
    const follow = (): void => {
      const { state } = editor;
      shown = state;
      if (ring.current !== null) placeBrushRing(ring.current, state, hover);
      if (label.current !== null) placeLabel(label.current, state, { pointer: hover, measure });
      element.style.cursor = cursorAt(state, () => overlayOf(state, measure), hover);
    };
    follow();
    const unsubscribe = editor.subscribe((state) => {
      if (!looksAlike(shown, state)) follow();
    });
    const stop = listenToStage(element, editor, {
      onHover: (at) => {
        hover = at;
        if (at !== null) driver?.pointWith(at.kind === 'touch');
        follow();
      },
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [driver, editor, host, label, measure, ring]);
};
