/** What a toast must not lie on. Pictures of a grid are left out: they are everywhere, and a toast goes by itself. */
const CONTROLS = 'button, input, select, textarea, a.MuiButton-root, [role="slider"], [role="tab"]';
const ELSEWHERE = '[data-toasts], ul[aria-label="Images"]';

/** CSS pixels between a toast and what it keeps clear of. */
const APART = 8;

interface Rect {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Window {
  readonly height: number;
  /** The lowest place for the toasts, as CSS pixels below them. */
  readonly lowest: number;
}

const meet = (one: Rect, other: Rect): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/**
 * How many CSS pixels to leave below toasts so that they lie on none of the controls: as few as that takes. The lowest
 * place again when the lower half of the window has no room.
 */
export const clearBottom = (toasts: Rect, controls: readonly Rect[], { height, lowest }: Window): number => {
  const high = toasts.bottom - toasts.top;
  let bottom = lowest;
  for (;;) {
    const place = { ...toasts, top: height - bottom - high - APART, bottom: height - bottom };
    if (place.top < height / 2) return lowest;
    const below = controls.filter((control) => meet(place, control));
    if (below.length === 0) return bottom;
    bottom = height - Math.min(...below.map(({ top }) => top)) + APART;
  }
};

/** Where the controls of the page are that can be seen now. */
export const visibleControls = (): readonly Rect[] =>
  [...document.querySelectorAll(CONTROLS)]
    .filter((control) => control.closest(ELSEWHERE) === null)
    .map((control) => control.getBoundingClientRect())
    .filter(
      ({ width, height, bottom, top }) => width > 0 && height > 0 && bottom > 0 && top < window.innerHeight,
    );
