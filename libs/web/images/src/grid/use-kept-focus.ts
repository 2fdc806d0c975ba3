import { focusScreen, isFocusLost } from '@safelight/web-ui';
import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a list whose focused card, or a bar with the focused button, disappears: the card in its place
 * gets the focus, so that a person can go on by keyboard, or the screen when the list itself disappears, for example
 * with the last image of the trash. Returns the handlers of the element around the list.
 */
export const useKeptFocus = () => {
  const held = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (held.current === null || held.current.isConnected) return;
    held.current = null;
    // The focus may have moved on, for example into a dialog.
    if (!isFocusLost()) return;
    document.querySelector<HTMLElement>('[data-card-main][tabindex="0"]')?.focus({ preventScroll: true });
  });
  useEffect(
    () => () => {
      if (held.current?.isConnected === false && isFocusLost()) focusScreen();
    },
    [],
  );
  return {
    onFocus: ({ target }: FocusEvent): void => {
      held.current = target;
    },
    onBlur: ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) held.current = null;
    },
  };
};
