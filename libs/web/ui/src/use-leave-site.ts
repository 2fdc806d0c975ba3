import { useState } from 'react';
import { useWindowEvent } from './use-window-event.ts';

const assign = (url: string): void => window.location.assign(url);

interface LeaveSite {
  /** True from `leave` until the person is back. */
  readonly isLeaving: boolean;
  /** Opens a page of another site. */
  readonly leave: (url: string) => void;
}

/**
 * Leads to a page of another site by `open`. The Back button may show this page again just as it was left, so
 * `isLeaving` ends then.
 */
export const useLeaveSite = (open: (url: string) => void = assign): LeaveSite => {
  const [isLeaving, setLeaving] = useState(false);
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) setLeaving(false);
  });
  return {
    isLeaving,
    leave: (url) => {
      setLeaving(true);
      open(url);
    },
  };
};
