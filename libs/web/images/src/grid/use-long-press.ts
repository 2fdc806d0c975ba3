import { type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How long a finger must rest on a picture to select it. It is a little less than for the browser's own menu. */
const LONG_PRESS_MS = 450;
/** The farthest a finger may move during a long press, in CSS pixels; beyond that it scrolls. */
const STILL_PX = 10;

/** The event handlers of a list whose entries react to long presses. */
interface LongPressHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onClickCapture: (event: MouseEvent) => void;
  readonly onContextMenu: (event: MouseEvent) => void;
}

/**
 * Calls `onHeld` with the element under a long press when `accepts` returns true for it; lifting the finger
 * then triggers no click, and the browser's menu does not open. One set of handlers serves the whole list.
 */
export const useLongPress = (
  accepts: (target: Element) => boolean,
  onHeld: (target: Element) => void,
): LongPressHandlers => {
  const latest = useRef({ accepts, onHeld });
  useLayoutEffect(() => {
    latest.current = { accepts, onHeld };
  });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const [handlers] = useState<LongPressHandlers>(() => {
    let start: { readonly x: number; readonly y: number } | null = null;
    let isHeld = false;
    const end = (): void => {
      clearTimeout(timer.current);
      start = null;
    };
    return {
      onPointerDown: ({ target, pointerType, isPrimary, clientX, clientY }) => {
        end();
        isHeld = false;
        if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return;
        if (!latest.current.accepts(target)) return;
        start = { x: clientX, y: clientY };
        timer.current = setTimeout(() => {
          isHeld = true;
          latest.current.onHeld(target);
        }, LONG_PRESS_MS);
      },
      onPointerMove: ({ clientX, clientY }) => {
        if (start !== null && Math.hypot(clientX - start.x, clientY - start.y) > STILL_PX) end();
      },
      onPointerUp: end,
      onPointerCancel: end,
      onClickCapture: (event) => {
        if (!isHeld) return;
        isHeld = false;
        event.preventDefault();
        event.stopPropagation();
      },
      onContextMenu: (event) => {
        if (start !== null || isHeld) event.preventDefault();
      },
    };
  });
  return handlers;
};
