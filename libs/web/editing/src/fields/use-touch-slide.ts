import { clamp } from '@safelight/engine';
import { type PointerEvent, useRef } from 'react';

/** A finger that moves less than this, in CSS pixels, taps. */
const TAP_PX = 6;

interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

interface Slide extends Scale {
  readonly value: number;
  readonly disabled: boolean;
  /** Called while a finger moves the slider. */
  readonly onMove: (value: number) => void;
  /** Called with the value that the slider keeps. */
  readonly onEnd: (value: number) => void;
}

interface Finger {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** The value when the finger came down. */
  readonly before: number;
  isSliding: boolean;
}

/** The value of a slider at a share of its width, in whole steps. */
const valueAt = (share: number, { min, max, step }: Scale): number => {
  const steps = Math.round((clamp(share, 0, 1) * (max - min)) / step);
  // The decimals of a step, without the error of adding fractions.
  return Number((min + steps * step).toFixed(6));
};

/**
 * The handlers with which a finger moves a slider. A slider that reacted to the first touch would also change when
 * somebody scrolls the panel and happens to start on it: so it waits until the finger moves along it, or is lifted.
 */
export const useTouchSlide = ({ value, disabled, onMove, onEnd, ...scale }: Slide) => {
  const finger = useRef<Finger | null>(null);
  const valueUnder = ({ clientX, currentTarget }: PointerEvent<HTMLElement>): number => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return valueAt((clientX - left) / width, scale);
  };
  /** The finger of an event, unless it is another one. */
  const own = ({ pointerId }: PointerEvent) => (finger.current?.id === pointerId ? finger.current : null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'touch') return;
      // MUI's slider then leaves this finger alone.
      event.preventDefault();
      if (disabled || finger.current !== null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      finger.current = {
        id: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        before: value,
        isSliding: false,
      };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const moved = own(event);
      if (moved === null) return;
      moved.isSliding ||= Math.abs(event.clientX - moved.x) >= TAP_PX;
      if (moved.isSliding) onMove(valueUnder(event));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const lifted = own(event);
      if (lifted === null) return;
      finger.current = null;
      // A swipe up or down where there is nothing to scroll.
      if (!lifted.isSliding && Math.abs(event.clientY - lifted.y) >= TAP_PX) return;
      event.currentTarget.querySelector('input')?.focus({ preventScroll: true });
      onEnd(valueUnder(event));
    },
    /** The browser scrolls the panel instead. */
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      const taken = own(event);
      if (taken === null) return;
      finger.current = null;
      if (taken.isSliding) onEnd(taken.before);
    },
  };
};
