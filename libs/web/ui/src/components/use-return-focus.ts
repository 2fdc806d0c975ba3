import { type FocusEvent, useEffect } from 'react';
import { focusScreen, isFocusLost } from './lost-focus.ts';

/** The control that had the focus before the open dialogs and menus. */
let opener: HTMLElement | null = null;

const noteOpener = ({ relatedTarget }: FocusEvent): void => {
  if (!(relatedTarget instanceof HTMLElement)) return;
  // One dialog or menu may open the next, and the ends of their focus traps are in their roots.
  if (relatedTarget.closest('.MuiModal-root') === null) opener = relatedTarget;
};

const wordsOf = (control: Element): string =>
  (control.getAttribute('aria-label') ?? control.textContent).trim();

/** Focuses the control with the opener's words, or else the screen, if nothing has the focus. */
const findFocus = (): void => {
  if (!isFocusLost()) return;
  const words = opener === null ? null : wordsOf(opener);
  const controls = document.querySelectorAll<HTMLElement>('main :is(button:enabled, a[href])');
  const heir = [...controls].find((control) => wordsOf(control) === words);
  if (heir === undefined) focusScreen();
  else heir.focus();
};

/**
 * Keeps the focus when a dialog closes whose opener is gone, such as the button of an empty list to which the dialog
 * added: the control that says the same gets the focus, or else the screen. Returns the attributes of the dialog.
 */
export const useReturnFocus = (open: boolean) => {
  useEffect(() => {
    if (!open) return;
    // The dialog itself returns the focus first, or the next one takes it.
    return () => void setTimeout(findFocus);
  }, [open]);
  return { onFocus: noteOpener };
};
