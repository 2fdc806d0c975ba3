import { useLayoutEffect, useState } from 'react';

interface RowsInView {
  readonly count: number;
  /**
   * Returns the index of the row at a distance in CSS pixels from the first row. Its identity changes only if a
   * row moves.
   */
  readonly rowAt: (y: number) => number;
  /** The distance in CSS pixels from the top of the page to the first row. */
  readonly top: number;
  /** The number of extra rows above and below the window. */
  readonly overscan: number;
}

/** The indexes of the first and last row near the window; `last` is -1 when there are none. */
interface RowRange {
  readonly first: number;
  readonly last: number;
}

interface RowsNow extends RowRange {
  /** Whether the page scrolls so fast that nothing can be recognised. */
  readonly isRushing: boolean;
}

const rangeNow = ({ count, rowAt, top, overscan }: RowsInView): RowRange => {
  const from = rowAt(window.scrollY - top) - overscan;
  const to = rowAt(window.scrollY + window.innerHeight - top) + overscan;
  return {
    first: Math.max(0, Math.min(from, count - 1)),
    last: Math.min(count - 1, Math.max(to, 2 * overscan)),
  };
};

/** A scroll by more than this many windows at once is a leap. The rows in between are never seen. */
const LEAP = 1.5;
/** A leap this soon after another starts a rush, which ends after the same time without a leap. */
const RUSH_MS = 150;

/** Calls `onRush` with true when the page scrolls leap after leap, and with false when that ends. */
const watchRush = (onRush: (isRush: boolean) => void): { readonly scrolled: () => void; stop(): void } => {
  let lastY = window.scrollY;
  let leaptAt = -Infinity;
  let ending: ReturnType<typeof setTimeout> | undefined;
  return {
    scrolled: () => {
      const isLeap = Math.abs(window.scrollY - lastY) > LEAP * window.innerHeight;
      lastY = window.scrollY;
      if (!isLeap) return;
      const now = performance.now();
      const isRush = now - leaptAt < RUSH_MS;
      leaptAt = now;
      if (!isRush) return;
      onRush(true);
      clearTimeout(ending);
      ending = setTimeout(() => onRush(false), RUSH_MS);
    },
    stop: () => clearTimeout(ending),
  };
};

/** Returns the rows near the window while the page scrolls. The cost does not depend on the number of rows. */
export const useRowsInView = ({ count, rowAt, top, overscan }: RowsInView): RowsNow => {
  const now = (): RowRange => rangeNow({ count, rowAt, top, overscan });
  const [range, setRange] = useState(now);
  const [isRushing, setIsRushing] = useState(false);
  useLayoutEffect(() => {
    const rush = watchRush(setIsRushing);
    window.addEventListener('scroll', rush.scrolled, { passive: true });
    return () => {
      window.removeEventListener('scroll', rush.scrolled);
      rush.stop();
    };
  }, []);
  useLayoutEffect(() => {
    const look = (): void => {
      const next = rangeNow({ count, rowAt, top, overscan });
      setRange((known) => (known.first === next.first && known.last === next.last ? known : next));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [count, rowAt, top, overscan]);
  return { ...range, isRushing };
};
