import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a list whose focused card, or a bar with the focused button, disappears: the card in its place
 * gets the focus, so that a person can go on by keyboard. Returns the handlers of the element around the list.
 */
export const useKeptFocus = () => {
  const held = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (held.current === null || held.current.isConnected) return;
    held.current = null;
    // The focus may have moved on, for example into a dialog.
    if (activeElement !== null && activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[data-card-main][tabindex="0"]')?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent): void => {
      held.current = target;
    },
    onBlur: ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) held.current = null;
    },
  };
};
