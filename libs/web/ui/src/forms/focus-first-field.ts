/** As the ref of a form, or of a part of one: what can be typed first has the focus as soon as it is there. */
export const focusFirstField = (form: HTMLElement | null): void => {
  form?.querySelector<HTMLElement>('input:not([hidden]), textarea')?.focus();
};
