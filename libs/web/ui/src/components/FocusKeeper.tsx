import { type ComponentProps, useEffect, useRef } from 'react';
import { isFocusLost } from './lost-focus.ts';

const FOCUSABLE =
  ':is(button, a[href], input, textarea, [tabindex="0"]):not(:disabled, [tabindex="-1"], [aria-hidden="true"])';

const isLost = (): boolean => isFocusLost() || document.activeElement?.matches(':disabled') === true;

const focusablesIn = (root: HTMLElement): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(FOCUSABLE),
];

interface FocusKeeperProps extends ComponentProps<'div'> {
  /** Whether the controls are those of a list, in which the person goes on where they were. */
  readonly isList?: boolean;
}

/**
 * Keeps the focus inside of this element: if the focused control disappears or is disabled, the first usable
 * one gets the focus, in a list the one in its place, or at the end of the list the one before it. Waits while
 * `aria-busy` shows that the control will return.
 */
export const FocusKeeper = ({ isList = false, ...props }: FocusKeeperProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = place.current;
    if (root === null) return;
    let held: HTMLElement | null = null;
    /** The controls before the focused one when it got the focus, the nearest first. */
    let before: readonly HTMLElement[] = [];
    const note = ({ target }: FocusEvent): void => {
      held = target instanceof HTMLElement && root.contains(target) ? target : null;
      if (held === null || !isList) return;
      const all = focusablesIn(root);
      before = all.slice(0, Math.max(0, all.indexOf(held))).reverse();
    };
    const look = (): void => {
      if (held === null || !isLost() || root.querySelector('[aria-busy="true"]') !== null) return;
      // The person moved the focus away, for example by a click on the background.
      if (held.isConnected && !held.matches(':disabled')) return;
      const usable = focusablesIn(root);
      const left = before.find((control) => usable.includes(control));
      const next = left === undefined ? usable[0] : (usable[usable.indexOf(left) + 1] ?? left);
      next?.focus({ preventScroll: true });
    };
    document.addEventListener('focusin', note);
    const observer = new MutationObserver(look);
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled', 'aria-busy'] });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [isList]);
  return <div {...props} ref={place} />;
};
