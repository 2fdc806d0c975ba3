/** Gives the focus to the canvas, or to the text that is typed on it. */
export const focusCanvas = (): void => {
  const canvas = document.querySelector<HTMLElement>('[role="application"]');
  (canvas?.querySelector('textarea') ?? canvas)?.focus({ preventScroll: true });
};
