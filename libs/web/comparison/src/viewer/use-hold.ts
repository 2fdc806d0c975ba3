import { useWindowEvent } from '@safelight/web-ui';
import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** The time after which a held Space key counts as released (spec: images §9). */
const SPACE_RELEASE_MS = 1_000;

/** Matches elements in which the Space key has another function. */
const OWN_SPACE = 'input, textarea, select, button:not([data-hold]), a, [role="dialog"], [role="menu"]';

const hasOwnSpace = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest(OWN_SPACE) !== null;

interface Hold {
  readonly held: boolean;
  /** The event handlers of the element that is held with mouse or finger. */
  readonly surface: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

/**
 * Returns whether the mouse button, a finger or Space is held on the picture. `onHold` is called whenever that
 * starts.
 */
export const useHold = ({
  enabled,
  onHold,
}: {
  readonly enabled: boolean;
  readonly onHold: () => void;
}): Hold => {
  const [held, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const release = (): void => {
    clearTimeout(timer.current);
    setHeld(false);
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      setHeld(false);
    },
    [enabled],
  );
  useWindowEvent('keydown', (event) => {
    if (!enabled || event.key !== ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (hasOwnSpace(event.target)) return;
    event.preventDefault();
    if (event.repeat) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(release, SPACE_RELEASE_MS);
    setHeld(true);
    onHold();
  });
  useWindowEvent('keyup', (event) => {
    if (event.key === ' ') release();
  });
  useWindowEvent('blur', release);
  return {
    held: enabled && held,
    surface: {
      onPointerDown: (event) => {
        if (!enabled || event.button !== 0) return;
        if (!event.isPrimary) {
          release();
          return;
        }
        setHeld(true);
        onHold();
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
};
