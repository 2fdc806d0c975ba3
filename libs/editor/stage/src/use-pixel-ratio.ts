import { useSyncExternalStore } from 'react';

/** More pixels than this cost memory that phones do not have, and are not seen. */
const MOST = 2;

const read = (): number => Math.min(MOST, Math.max(1, window.devicePixelRatio || 1));

const subscribe = (listener: () => void): (() => void) => {
  const ending = new AbortController();
  window.addEventListener('resize', listener, { signal: ending.signal });
  return () => {
    ending.abort();
  };
};

/** How many pixels of a canvas are laid on one CSS pixel; the page's zoom and other screens change it. */
export const usePixelRatio = (): number => useSyncExternalStore(subscribe, read);
