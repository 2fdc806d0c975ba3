/** True if no control has the focus, for example because the focused one disappeared. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Gives the focus to the screen without scrolling, so that the next Tab reaches its first control. */
export const focusScreen = (): void => document.querySelector('main')?.focus({ preventScroll: true });
