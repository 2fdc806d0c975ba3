/** As a form's ref: what can be typed first has the focus as soon as the form is there. */
export const focusFirstField = (form: HTMLFormElement | null): void => {
  form?.querySelector<HTMLElement>('input:not([hidden]), textarea')?.focus();
};
