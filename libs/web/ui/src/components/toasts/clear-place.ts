/**
 * Matches the elements that a toast must not cover: controls, and panels with `data-no-toasts`. Pictures in grids are
 * not among them, because they are everywhere, and toasts disappear.
 */
const CONTROLS =
  'button, input, select, textarea, a.MuiButton-root, [role="button"], [role="slider"], [role="tab"], [role="toolbar"], [role^="menuitem"], [data-no-toasts="true"]';
const ELSEWHERE = '[data-toasts], ul[aria-label="Images"]';

/** Matches what an open dialog has put out of reach. */
const BEHIND_DIALOG = '[aria-hidden="true"]';

/** The distance in CSS pixels between a toast and the controls. */
const GAP = 8;

/** The distance in CSS pixels from the top at which a toast of one line is above the title of a full dialog. */
const EDGE = 2;

interface Rect {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Window {
  readonly height: number;
  /** The usual distance of toasts from the bottom, in CSS pixels. */
  readonly lowest: number;
  /** Their distance from the bottom so far, in CSS pixels. */
  readonly now: number;
  /** The places of the titles of dialogs. In the upper half of the window toasts leave them free if they can. */
  readonly titles?: readonly Rect[];
}

const meet = (one: Rect, other: Rect): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/**
 * Returns the distance from the bottom, in CSS pixels, at which the toasts are in the lower half of the window
 * and keep their distance from the controls. That is the distance so far if it will do, because somebody may be
 * about to press a button of a toast, and otherwise the smallest one. If there is none, the toasts come into the
 * upper half, as high as they cover no control and no title. If they cannot, they cover titles at the top of the
 * window, or have the usual distance if they would cover controls there as well.
 */
export const clearBottom = (
  toasts: Rect,
  controls: readonly Rect[],
  { height, lowest, now, titles = [] }: Window,
): number => {
  const high = toasts.bottom - toasts.top;
  /** Returns the distance from the top for a distance from the bottom, and the other way round. */
  const flipped = (distance: number): number => height - distance - high;
  const nearAt = (top: number, rects = controls, gap = GAP): readonly Rect[] =>
    rects.filter((rect) => meet({ ...toasts, top: top - gap, bottom: top + high + gap }, rect));
  const isLow = (bottom: number): boolean => flipped(bottom) - GAP >= height / 2;
  if (isLow(now) && nearAt(flipped(now)).length === 0) return now;
  let bottom = lowest;
  while (isLow(bottom)) {
    const near = nearAt(flipped(bottom));
    if (near.length === 0) return bottom;
    bottom = height - Math.min(...near.map((control) => control.top)) + GAP;
  }
  let top = lowest;
  while (top + high <= height / 2) {
    const near = nearAt(top, [...controls, ...titles]);
    if (near.length === 0) return flipped(top);
    top = Math.max(...near.map((rect) => rect.bottom)) + GAP;
  }
  if (nearAt(EDGE, [...controls, ...titles], 0).length === 0) return flipped(EDGE);
  return nearAt(lowest).length === 0 ? flipped(lowest) : lowest;
};

/** Returns the positions of the texts of the open dialogs' titles. */
export const visibleTitles = (): readonly Rect[] =>
  [...document.querySelectorAll('[role="dialog"] h2')]
    .filter((title) => title.closest(BEHIND_DIALOG) === null)
    .map((title) => {
      const { left, right, top, bottom } = title.getBoundingClientRect();
      const { paddingTop, paddingBottom } = window.getComputedStyle(title);
      return {
        left,
        right,
        top: top + (Number.parseFloat(paddingTop) || 0),
        bottom: bottom - (Number.parseFloat(paddingBottom) || 0),
      };
    });

/** Returns the positions of the page's visible controls that a person can use now. */
export const visibleControls = (): readonly Rect[] =>
  [...document.querySelectorAll(CONTROLS)]
    .filter((control) => control.closest(ELSEWHERE) === null && control.closest(BEHIND_DIALOG) === null)
    .map((control) => control.getBoundingClientRect())
    .filter(
      ({ width, height, bottom, top }) => width > 0 && height > 0 && bottom > 0 && top < window.innerHeight,
    );
