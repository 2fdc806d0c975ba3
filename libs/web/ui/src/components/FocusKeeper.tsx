import { type ComponentProps, useEffect, useRef } from 'react';
import { isFocusLost } from './lost-focus.ts';

const FOCUSABLE =
  ':is(button, a[href], input, textarea, [tabindex="0"]):not(:disabled, [tabindex="-1"], [aria-hidden="true"])';

const isLost = (): boolean => isFocusLost() || document.activeElement?.matches(':disabled') === true;

/**
 * Keeps the focus inside of this element: if the focused control disappears or is disabled, the first usable
 * one gets the focus. Waits while `aria-busy` shows that the control will return.
 */
export const FocusKeeper = (props: ComponentProps<'div'>) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = place.current;
    if (root === null) return;
    let held: HTMLElement | null = null;
    const note = ({ target }: FocusEvent): void => {
      held = target instanceof HTMLElement && root.contains(target) ? target : null;
    };
    const look = (): void => {
      if (held === null || !isLost() || root.querySelector('[aria-busy="true"]') !== null) return;
      // The person moved the focus away, for example by a click on the background.
      if (held.isConnected && !held.matches(':disabled')) return;
      root.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
    };
    document.addEventListener('focusin', note);
    const observer = new MutationObserver(look);
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled', 'aria-busy'] });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
  return <div {...props} ref={place} />;
};
