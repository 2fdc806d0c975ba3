/**
 * Matches the elements that a toast must not cover. Pictures in grids are not among them, because they are
 * everywhere, and toasts disappear.
 */
const CONTROLS =
  'button, input, select, textarea, a.MuiButton-root, [role="slider"], [role="tab"], [role="toolbar"]';
const ELSEWHERE = '[data-toasts], ul[aria-label="Images"]';

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
}

const meet = (one: Rect, other: Rect): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/**
 * Returns the smallest distance from the bottom, in CSS pixels, at which the toasts cover none of the controls.
 * Returns the usual distance if there is none in the lower half of the window.
 */
export const clearBottom = (toasts: Rect, controls: readonly Rect[], { height, lowest }: Window): number => {
  const high = toasts.bottom - toasts.top;
  let bottom = lowest;
  for (;;) {
    const place = { ...toasts, top: height - bottom - high - GAP, bottom: height - bottom };
    if (place.top < height / 2) return lowest;
    const below = controls.filter((control) => meet(place, control));
    if (below.length === 0) return bottom;
    bottom = height - Math.min(...below.map(({ top }) => top)) + GAP;
  }
};

/** Returns the positions of the page's visible controls. */
export const visibleControls = (): readonly Rect[] =>
  [...document.querySelectorAll(CONTROLS)]
    .filter((control) => control.closest(ELSEWHERE) === null)
    .map((control) => control.getBoundingClientRect())
    .filter(
      ({ width, height, bottom, top }) => width > 0 && height > 0 && bottom > 0 && top < window.innerHeight,
    );
