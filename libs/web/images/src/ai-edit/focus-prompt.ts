/** Matches the form that requests AI edits. */
export const AI_FORM = 'form[aria-label="Edit with AI"]';

/**
 * Shows the prompt, where the next wish is described, and moves the focus there unless `isFocused` is false. Does
 * nothing if no form is on screen.
 */
export const showPrompt = ({ isFocused }: { readonly isFocused: boolean }): void => {
  const prompt = document.querySelector<HTMLElement>(`${AI_FORM} textarea:not([aria-hidden="true"])`);
  if (prompt === null) return;
  if (isFocused) prompt.focus({ preventScroll: true });
  const { top, bottom } = prompt.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) prompt.scrollIntoView({ block: 'center' });
};
