import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';

/** The uids of the pictures before and after one in the list it was opened from; null where there is none. */
export interface Walk {
  readonly previous: string | null;
  readonly next: string | null;
}

/** CSS pixels a finger travels across before it is a swipe, and the most it may stray up or down meanwhile. */
const SWIPE = 60;
const STRAY = 60;

/** Where these keys already mean something. */
const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement &&
    target.closest('input, textarea, select, [role="slider"], .MuiToggleButtonGroup-root') !== null) ||
  document.querySelector('[role="dialog"], [role="menu"]') !== null;

/** True when there is a page of ours to go back to: the router numbers its entries. */
const hasPageBefore = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
};

interface WalkOptions {
  /** True while arrows and swipes do not move the picture itself. */
  readonly isStill: boolean;
}

/**
 * Goes on to the next picture and back by the arrow keys and by a swipe, and by Escape to where one came from, or to
 * the gallery. Answers the handlers of the frame that is swiped over.
 */
export const useWalk = ({ previous, next }: Walk, { isStill }: WalkOptions) => {
  const navigate = useNavigate();
  const go = (uid: string | null): boolean => {
    if (!isStill || uid === null) return false;
    void navigate(`/image/${uid}`, { replace: true });
    return true;
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) {
      return;
    }
    if (event.key === 'Escape') void (hasPageBefore() ? navigate(-1) : navigate('/gallery'));
    else if (event.key === 'ArrowLeft' && go(previous)) event.preventDefault();
    else if (event.key === 'ArrowRight' && go(next)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      press(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);

  const start = useRef<{ readonly id: number; readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent): void => {
      // A second finger pinches.
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
