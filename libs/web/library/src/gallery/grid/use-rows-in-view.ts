import { useLayoutEffect, useState } from 'react';

interface RowsInView {
  readonly count: number;
  /** CSS pixels from the top of one row to the top of the next. */
  readonly rowHeight: number;
  /** CSS pixels from the top of the page to the first row. */
  readonly top: number;
  /** Rows counted in beyond both edges of the window. */
  readonly overscan: number;
}

/** The first and the last of the rows near the window, by index; `last` is -1 without any. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

const rangeNow = ({ count, rowHeight, top, overscan }: RowsInView): RowRange => {
  const from = Math.floor((window.scrollY - top) / rowHeight) - overscan;
  const to = Math.floor((window.scrollY + window.innerHeight - top) / rowHeight) + overscan;
  return {
    first: Math.max(0, Math.min(from, count - 1)),
    last: Math.min(count - 1, Math.max(to, 2 * overscan)),
  };
};

/** The rows of equal height that the window shows, as it is scrolled; the cost is the same for any number. */
export const useRowsInView = ({ count, rowHeight, top, overscan }: RowsInView): RowRange => {
  const now = (): RowRange => rangeNow({ count, rowHeight, top, overscan });
  const [range, setRange] = useState(now);
  useLayoutEffect(() => {
    const look = (): void => {
      const next = rangeNow({ count, rowHeight, top, overscan });
      setRange((known) => (known.first === next.first && known.last === next.last ? known : next));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [count, rowHeight, top, overscan]);
  return range;
};
