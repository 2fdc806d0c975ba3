/** True if no control has the focus, for example because the focused one disappeared. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** True if no control has the focus: at most an element around `control`, such as the page or its dialog. */
export const isLostFor = (control: Element): boolean =>
  document.activeElement === null || document.activeElement.contains(control);

/** Gives the focus to the screen without scrolling, so that the next Tab reaches its first control. */
export const focusScreen = (): void => document.querySelector('main')?.focus({ preventScroll: true });
