import { clamp } from '@safelight/engine';

/** A pointer this near to an edge of a list scrolls it, in pixels: about the height of a line. */
const EDGE_PX = 48;

/** The fastest scrolling, in pixels for each second: about twenty lines. */
const FASTEST = 960;

/**
 * The speed at which a list scrolls while something is dragged at this height, in pixels for each second: faster
 * towards the edge and beyond it, negative upwards, 0 away from the edges.
 */
export const scrollSpeed = (y: number, { top, bottom }: Pick<DOMRect, 'top' | 'bottom'>): number => {
  // In a low list each edge gets a third.
  const edge = Math.min(EDGE_PX, (bottom - top) / 3);
  if (edge <= 0) return 0;
  const share = y < top + edge ? (y - top) / edge - 1 : y > bottom - edge ? (y - bottom) / edge + 1 : 0;
  return FASTEST * clamp(share, -1, 1);
};

/** Scrolls a list for as long as a drag is near one of its edges. */
export interface EdgeScroll {
  /** Sets the height of the pointer in the window. */
  readonly dragTo: (y: number) => void;
  readonly stop: () => void;
}

export const edgeScroll = (list: Element): EdgeScroll => {
  let frame: number | null = null;
  let last: number | null = null;
  let height = 0;

  const stop = (): void => {
    if (frame !== null) cancelAnimationFrame(frame);
    frame = null;
    last = null;
  };
  const step = (now: number): void => {
    const speed = scrollSpeed(height, list.getBoundingClientRect());
    if (speed === 0) {
      stop();
      return;
    }
    const by = last === null ? 0 : (speed * (now - last)) / 1000;
    // A list whose position is in whole pixels would never move by less than one.
    if (last === null || Math.abs(by) >= 1) {
      list.scrollTop += Math.trunc(by);
      last = now;
    }
    frame = requestAnimationFrame(step);
  };
  return {
    dragTo: (y) => {
      height = y;
      frame ??= requestAnimationFrame(step);
    },
    stop,
  };
};
