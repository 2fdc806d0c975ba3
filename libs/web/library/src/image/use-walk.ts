import { useWindowEvent } from '@safelight/web-ui';
import { type PointerEvent, useRef } from 'react';
import { useNavigate } from 'react-router';

/** The uids of the previous and next picture in the list from which the page was opened; null at its ends. */
export interface Walk {
  readonly previous: string | null;
  readonly next: string | null;
}

/** The minimum distance of a swipe in CSS pixels, and its maximum vertical deviation. */
const SWIPE = 60;
const STRAY = 60;

/** True for elements in which arrow keys have another function. */
const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement &&
    target.closest('input, textarea, select, [role="slider"], .MuiToggleButtonGroup-root') !== null) ||
  document.querySelector('[role="dialog"], [role="menu"]') !== null;

/** True if there is a previous page of this site to return to. The router numbers the entries of the history. */
const hasPageBefore = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
};

interface WalkOptions {
  /** Whether arrow keys and swipes have no other function, such as panning the picture. */
  readonly isStill: boolean;
}

/**
 * Opens the previous or next picture with arrow keys and swipes. Escape returns to the page the person came
 * from, or to the gallery. Returns the event handlers for the frame that is swiped.
 */
export const useWalk = ({ previous, next }: Walk, { isStill }: WalkOptions) => {
  const navigate = useNavigate();
  const go = (uid: string | null): boolean => {
    if (!isStill || uid === null) return false;
    void navigate(`/image/${uid}`, { replace: true });
    return true;
  };
  useWindowEvent('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) {
      return;
    }
    if (event.key === 'Escape') void (hasPageBefore() ? navigate(-1) : navigate('/gallery'));
    else if (event.key === 'ArrowLeft' && go(previous)) event.preventDefault();
    else if (event.key === 'ArrowRight' && go(next)) event.preventDefault();
  });

  const start = useRef<{ readonly id: number; readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent): void => {
      // Two fingers pinch the picture and are no swipe.
      start.current =
        event.pointerType === 'touch' && event.isPrimary
          ? { id: event.pointerId, x: event.clientX, y: event.clientY }
          : null;
    },
    onPointerUp: (event: PointerEvent): void => {
      const from = start.current;
      start.current = null;
      if (from?.id !== event.pointerId || Math.abs(event.clientY - from.y) > STRAY) return;
      const across = event.clientX - from.x;
      if (across > SWIPE) go(previous);
      if (across < -SWIPE) go(next);
    },
    onPointerCancel: (): void => {
      start.current = null;
    },
  };
};
