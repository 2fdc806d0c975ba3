import { useLayoutEffect, useRef } from 'react';
import type { GridLayout } from './grid-layout.ts';

/** True if no card of the layout is an estimate: the whole list is loaded. */
const isComplete = ({ known, rows, row }: GridLayout): boolean => {
  const { first, count } = row(rows - 1);
  return first + count <= known;
};

/** Returns by how many CSS pixels the content at `y` moves when the layout changes from `before` to `now`. */
const movedBy = (before: GridLayout, now: GridLayout, y: number): number => {
  // The content below the list moves with the list's end.
  if (y + window.innerHeight > before.height) return now.height - before.height;
  const row = before.row(before.rowAt(y));
  if (row.first < before.known) return 0;
  return now.row(Math.min(now.rowOf(row.first), now.rows - 1)).top - row.top;
};

/**
 * Keeps the pictures in the window in place when the layout above them changes. When the page is scrolled
 * past the loaded pictures, it is scrolled by the distance that they move. A list that was complete is never
 * followed by more of its pictures but by another list, for example after a search was cleared; the page then
 * stays where it is. `top` is the start of the list, in
 * CSS pixels of the page.
 */
export const useSteadyScroll = (layout: GridLayout, top: number): void => {
  const last = useRef(layout);
  /** The scroll position before the layout changed: the browser itself scrolls a page that became shorter. */
  const scrolled = useRef(0);
  useLayoutEffect(() => {
    const look = (): void => {
      scrolled.current = window.scrollY;
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = layout;
    if (before === layout || before.rows === 0 || layout.known <= before.known) return;
    if (isComplete(before)) return;
    const by = movedBy(before, layout, scrolled.current - top);
    if (by === 0) return;
    scrolled.current += by;
    window.scrollTo(0, scrolled.current);
  }, [layout, top]);
};
