/** Gives the focus to the canvas, for when the control that had it disappears. */
export const focusCanvas = (): void =>
  document.querySelector<HTMLElement>('[role="application"]')?.focus({ preventScroll: true });
