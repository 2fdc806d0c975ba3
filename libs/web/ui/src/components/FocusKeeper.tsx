import { type ComponentProps, useEffect, useRef } from 'react';
import { isFocusLost } from './lost-focus.ts';

const FOCUSABLE =
  ':is(button, a[href], input, textarea, [tabindex="0"]):not(:disabled, [tabindex="-1"], [aria-hidden="true"])';

const isLost = (): boolean => isFocusLost() || document.activeElement?.matches(':disabled') === true;

const focusablesIn = (root: HTMLElement): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(FOCUSABLE),
];

/**
 * Keeps the focus inside of this element: if the focused control disappears or is disabled, the next usable one
 * gets the focus, otherwise the one before it, otherwise the first. Waits while `aria-busy` shows that the control will return.
 */
export const FocusKeeper = (props: ComponentProps<'div'>) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = place.current;
    if (root === null) return;
    let held: HTMLElement | null = null;
    /** The other controls when the focused one got the focus, the nearest first: those after it, then those before. */
    let nearest: readonly HTMLElement[] = [];
    const note = ({ target }: FocusEvent): void => {
      held = target instanceof HTMLElement && root.contains(target) ? target : null;
      if (held === null) return;
      const all = focusablesIn(root);
      const at = all.indexOf(held);
      nearest = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at)).reverse()];
    };
    const look = (): void => {
      if (held === null || !isLost() || root.querySelector('[aria-busy="true"]') !== null) return;
      // The person moved the focus away, for example by a click on the background.
      if (held.isConnected && !held.matches(':disabled')) return;
      const usable = focusablesIn(root);
      const next = nearest.find((control) => usable.includes(control)) ?? usable[0];
      next?.focus({ preventScroll: true });
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
