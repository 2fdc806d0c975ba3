import Button, { type ButtonProps } from '@mui/material/Button';
import { useLayoutEffect, useRef } from 'react';
import { useReturn } from '../use-return.ts';
import { isLostFor } from './lost-focus.ts';

/** How to try again what has failed. */
export interface Retry {
  readonly onRetry: () => void;
  /** Whether the same may succeed later (see `isPassing` of `web-data`). */
  readonly isPassing: boolean;
}

/** Whether the focus was on a button "Try Again" that disappeared, usually because something is loading again. */
let isFocusOwed = false;

/**
 * The button "Try Again" of something that could not be loaded. What may succeed later is also tried by itself, when
 * the device is online again or the person returns to the page. The focus passes on to the button that appears if
 * that fails too, and to the screen until then.
 */
export const TryAgain = ({ onRetry, isPassing, ...look }: Retry & Pick<ButtonProps, 'variant' | 'sx'>) => {
  const ref = useRef<HTMLButtonElement>(null);
  useReturn(() => {
    if (isPassing) onRetry();
  });
  useLayoutEffect(() => {
    const button = ref.current;
    if (button === null) return;
    if (isFocusOwed && isLostFor(button)) button.focus({ preventScroll: true });
    isFocusOwed = false;
    const screen = button.closest('main');
    return () => {
      isFocusOwed = document.activeElement === button;
      if (isFocusOwed) screen?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Button ref={ref} onClick={onRetry} {...look}>
      Try Again
    </Button>
  );
};
