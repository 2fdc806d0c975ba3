import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { type GridLayout, layoutOf } from './grid-layout.ts';
import { useSteadyScroll } from './use-steady-scroll.ts';

const squares = (count: number): readonly number[] => Array.from({ length: count }, () => 1);
const wide = (count: number): readonly number[] => Array.from({ length: count }, () => 2);
const grid = (shapes: readonly number[], toCome = 0): GridLayout =>
  layoutOf({ width: 1200, view: 'grid', shapes, toCome });

/** Shows one layout and then another at a scroll position, and returns where the page was scrolled to. */
const scrolledTo = (before: GridLayout, now: GridLayout, y: number): readonly unknown[] => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.scrollY = y;
  const { rerender } = renderHook(
    (layout: GridLayout) => {
      useSteadyScroll(layout, 0);
    },
    { initialProps: before },
  );
  rerender(now);
  return scrollTo.mock.calls;
};

describe('scrolling while pictures are loaded', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    window.scrollY = 0;
  });

  test('stays where it is when another list follows, as after a search was cleared', () => {
    expect(scrolledTo(grid(squares(3)), grid(squares(57)), 0)).toEqual([]);
  });

  test('follows the end of the list when the estimated height becomes the real one', () => {
    const before = grid(squares(20), 80);
    const now = grid([...squares(20), ...wide(80)]);
    const y = before.height - 100;
    expect(scrolledTo(before, now, y)).toEqual([[0, y + now.height - before.height]]);
  });
});
