/** Matches the form that requests AI edits. */
export const AI_FORM = 'form[aria-label="Edit with AI"]';

/** Moves the focus to the prompt, where the next wish is described. Does nothing if no form is on screen. */
export const focusPrompt = (): void =>
  document
    .querySelector<HTMLElement>(`${AI_FORM} textarea:not([aria-hidden="true"])`)
    ?.focus({ preventScroll: true });
