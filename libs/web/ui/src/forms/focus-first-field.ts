/** A ref for a form, or a part of one, that moves the focus to its first field when it appears. */
export const focusFirstField = (form: HTMLElement | null): void => {
  form?.querySelector<HTMLElement>('input:not([hidden]), textarea')?.focus();
};
