import { type ComponentProps, useEffect, useRef } from 'react';

const FOCUSABLE =
  ':is(button, a[href], input, textarea):not(:disabled, [tabindex="-1"], [aria-hidden="true"])';

const isLost = (): boolean =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement.matches(':disabled');

/**
 * Keeps the focus with what is done inside: when the control that has it goes or can no longer be used, the first one
 * that can takes it. Nothing is moved while `aria-busy` says that it comes back.
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
      // The person moved the focus away, for example by a click on empty ground.
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
