import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { AT_REST, movedBy, type Placement, placementAfterKey, zoomedBy } from './zoom.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"]') !== null;

interface PictureZoom {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly placement: Placement;
  readonly changed: boolean;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly reset: () => void;
  /** Handlers that drag the picture about its frame. */
  readonly drag: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
  };
}

/** Zoom by wheel over the frame and by the keys + − 0 anywhere on the screen; drag once zoomed in. */
export const usePictureZoom = (): PictureZoom => {
  const frame = useRef<HTMLDivElement>(null);
  const [placement, setPlacement] = useState(AT_REST);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      setPlacement((now) => zoomedBy(now, event.deltaY < 0 ? 1 : -1));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('wheel', wheel);
    };
  }, []);

  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      setPlacement((now) => placementAfterKey(now, event.key) ?? now);
    };
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('keydown', key);
    };
  }, []);

  return {
    frame,
    placement,
    changed: placement.zoom !== AT_REST.zoom,
    zoomIn: () => {
      setPlacement((now) => zoomedBy(now, 1));
    },
    zoomOut: () => {
      setPlacement((now) => zoomedBy(now, -1));
    },
    reset: () => {
      setPlacement(AT_REST);
    },
    drag: {
      onPointerDown: (event) => {
        if (placement.zoom > 1) event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const { clientWidth: width, clientHeight: height } = event.currentTarget;
        const by = { x: event.movementX, y: event.movementY };
        setPlacement((now) => movedBy(now, by, { width, height }));
      },
    },
  };
};
