/**
 * Matches the elements that a toast must not cover. Pictures in grids are not among them, because they are
 * everywhere, and toasts disappear.
 */
const CONTROLS =
  'button, input, select, textarea, a.MuiButton-root, [role="button"], [role="slider"], [role="tab"], [role="toolbar"]';
const ELSEWHERE = '[data-toasts], ul[aria-label="Images"]';

/** Matches what an open dialog has put out of reach. */
const BEHIND_DIALOG = '[aria-hidden="true"]';

/** The distance in CSS pixels between a toast and the controls. */
const GAP = 8;

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
}

const meet = (one: Rect, other: Rect): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/**
 * Returns the distance from the bottom, in CSS pixels, at which the toasts are in the lower half of the window
 * and cover none of the controls. That is the distance so far if it will do, because somebody may be about to
 * press a button of a toast, and otherwise the smallest one. If there is none, the toasts come to the top of the
 * window, or to the usual distance if they would cover controls there as well.
 */
export const clearBottom = (
  toasts: Rect,
  controls: readonly Rect[],
  { height, lowest, now }: Window,
): number => {
  const high = toasts.bottom - toasts.top;
  const coveredAt = (top: number, bottom: number): readonly Rect[] =>
    controls.filter((control) => meet({ ...toasts, top, bottom }, control));
  const topAt = (bottom: number): number => height - bottom - high - GAP;
  if (topAt(now) >= height / 2 && coveredAt(topAt(now), height - now).length === 0) return now;
  let bottom = lowest;
  for (;;) {
    const top = topAt(bottom);
    if (top < height / 2) break;
    const below = coveredAt(top, height - bottom);
    if (below.length === 0) return bottom;
    bottom = height - Math.min(...below.map((control) => control.top)) + GAP;
  }
  const isTopClear = coveredAt(lowest, lowest + high + GAP).length === 0;
  return isTopClear ? height - lowest - high : lowest;
};

/** Returns the positions of the page's visible controls that a person can use now. */
export const visibleControls = (): readonly Rect[] =>
  [...document.querySelectorAll(CONTROLS)]
    .filter((control) => control.closest(ELSEWHERE) === null && control.closest(BEHIND_DIALOG) === null)
    .map((control) => control.getBoundingClientRect())
    .filter(
      ({ width, height, bottom, top }) => width > 0 && height > 0 && bottom > 0 && top < window.innerHeight,
    );
