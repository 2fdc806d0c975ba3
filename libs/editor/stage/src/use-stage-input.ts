import { sceneOf, type Editor, type EditorState, type MeasureText } from '@safelight/engine';
import { useEffect, type RefObject } from 'react';
import { placeBrushRing } from './brush-ring.ts';
import { cursorAt } from './input/cursor.ts';
import { listenToStage, type Hover } from './input/listen.ts';
import type { StageDriver } from './stage-driver.ts';

interface Input {
  readonly editor: Editor;
  readonly measure: MeasureText;
  readonly driver: StageDriver | null;
  readonly host: RefObject<HTMLElement | null>;
  readonly ring: RefObject<HTMLElement | null>;
}

/** True when the cursor looks the same in both states. */
const looksAlike = (a: EditorState, b: EditorState): boolean =>
  a.tool === b.tool &&
  a.borrowed === b.borrowed &&
  a.settings === b.settings &&
  a.viewport === b.viewport &&
  a.selection === b.selection;

/** Handles pointer, wheel and key events on the stage, and shows the cursor and brush ring. */
export const useStageInput = ({ editor, measure, driver, host, ring }: Input): void => {
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    let hover: Hover | null = null;
    let shown = editor.state;
    const follow = (): void => {
      const { state } = editor;
      shown = state;
      if (ring.current !== null) placeBrushRing(ring.current, state, hover);
      element.style.cursor = cursorAt(state, () => sceneOf(state, measure).overlay, hover);
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
  }, [driver, editor, host, measure, ring]);
};
