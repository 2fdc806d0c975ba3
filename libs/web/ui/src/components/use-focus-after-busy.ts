import { useEffect } from 'react';
import { isLostFor } from './lost-focus.ts';

/**
 * Gives the focus back to a control that lost it because it was disabled, for example the button of a form while the
 * form is sent, as soon as it is enabled again, unless another control has the focus by then.
 */
export const useFocusAfterBusy = (): void => {
  useEffect(() => {
    let held: HTMLElement | null = null;
    const note = ({ target }: FocusEvent): void => {
      // A dialog takes the focus when one of its controls is disabled.
      if (target instanceof HTMLElement && !(held?.matches(':disabled') && target.contains(held)))
        held = target;
    };
    const forget = ({ target }: FocusEvent): void => {
      // The person moved the focus away, for example by a click on the background.
      if (target === held && !held?.matches(':disabled')) held = null;
    };
    const look = (changes: readonly MutationRecord[]): void => {
      if (held === null || held.matches(':disabled') || !isLostFor(held)) return;
      if (changes.some(({ target }) => target === held)) held.focus({ preventScroll: true });
    };
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', forget);
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', forget);
      observer.disconnect();
    };
  }, []);
};
