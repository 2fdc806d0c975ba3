import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  AT_REST,
  fitScale,
  movedBy,
  type Placement,
  placementAfterKey,
  pushedByKey,
  type Size,
  zoomedBy,
  zoomedTo,
} from './zoom.ts';
import { useWindowEvent } from '../use-window-event.ts';

/** Returns the scale at which a picture of this size now fits the element; 1 for a picture without a size. */
const useFit = (element: HTMLElement | null, size: Size | undefined): number => {
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (element === null) return;
    const measure = (): void => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    if (!('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size === undefined ? 1 : fitScale(size, room);
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="range"]), textarea, select, [role="dialog"], [role="menu"]') !== null;

/** True for elements in which arrow keys have another function. */
const hasOwnArrows = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, .MuiToggleButtonGroup-root') !== null;

interface Point {
  readonly x: number;
  readonly y: number;
}

const distance = ([a, b]: readonly Point[]): number | null =>
  a === undefined || b === undefined ? null : Math.hypot(a.x - b.x, a.y - b.y);

/** The zoom and position of the pictures in a frame. */
export interface PictureZoom {
  readonly placement: Placement;
  readonly changed: boolean;
  /** The scale of the picture when it fits its frame, at most 1. */
  readonly fit: number;
  /** The ref of the picture: its size limits how far it moves, and its parent is the frame. */
  readonly bindPicture: (element: HTMLDivElement | null) => void;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** Fits the picture into its frame again. */
  readonly reset: () => void;
  /** Shows one pixel of the picture as one pixel of the screen. */
  readonly actualSize: () => void;
  /** Event handlers of the picture: one finger or the mouse drags it, two fingers zoom it. */
  readonly drag: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
  };
}

/**
 * Returns the zoom of a picture. It changes with the wheel over the frame, with two fingers, and with the keys
 * + − 0 anywhere on the screen. A picture that is zoomed in moves by dragging and with the arrow keys. `size`
 * is the picture's own size. By default this is the size at which it is drawn.
 */
export const usePictureZoom = (
  size?: Size,
): {
  /** The ref of the frame over which the wheel zooms. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly zoom: PictureZoom;
} => {
  const frame = useRef<HTMLDivElement>(null);
  const [picture, bindPicture] = useState<HTMLDivElement | null>(null);
  const [placement, setPlacement] = useState(AT_REST);
  const fit = useFit(picture?.parentElement ?? null, size);
  const isZoomedIn = placement.zoom > 1;
  const fingers = useRef(new Map<number, Point>());
  const pinch = useRef<{ readonly apart: number; readonly zoom: number } | null>(null);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      setPlacement((now) => zoomedBy(now, event.deltaY < 0 ? 1 : -1));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, []);

  useWindowEvent('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const push = hasOwnArrows(event.target) || !isZoomedIn ? null : pushedByKey(event.key);
    if (push !== null && picture !== null) {
      event.preventDefault();
      const { clientWidth: width, clientHeight: height } = picture;
      setPlacement((now) => movedBy(now, push, { width, height }));
    } else setPlacement((now) => placementAfterKey(now, event.key) ?? now);
  });

  const lift = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
    pinch.current = null;
  };
  const zoom: PictureZoom = {
    placement,
    bindPicture,
    fit,
    changed: placement.zoom !== AT_REST.zoom,
    zoomIn: () => setPlacement((now) => zoomedBy(now, 1)),
    zoomOut: () => setPlacement((now) => zoomedBy(now, -1)),
    reset: () => setPlacement(AT_REST),
    actualSize: () => setPlacement({ ...AT_REST, zoom: 1 / fit }),
    drag: {
      onPointerDown: (event) => {
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const apart = distance([...fingers.current.values()]);
        pinch.current = apart === null || apart === 0 ? null : { apart, zoom: placement.zoom };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event) => {
        const before = fingers.current.get(event.pointerId);
        if (before === undefined) return;
        const at = { x: event.clientX, y: event.clientY };
        fingers.current.set(event.pointerId, at);
        const started = pinch.current;
        if (started !== null) {
          const apart = distance([...fingers.current.values()]) ?? started.apart;
          setPlacement((now) => zoomedTo(now, (started.zoom * apart) / started.apart));
          return;
        }
        const { clientWidth: width, clientHeight: height } = event.currentTarget;
        const by = { x: at.x - before.x, y: at.y - before.y };
        setPlacement((now) => movedBy(now, by, { width, height }));
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  };
  return { frame, zoom };
};
