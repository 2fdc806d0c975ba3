import { useSyncExternalStore } from 'react';

/** More pixels would cost memory that phones do not have, without a visible difference. */
const MOST = 2;

const read = (): number => Math.min(MOST, Math.max(1, window.devicePixelRatio || 1));

const subscribe = (listener: () => void): (() => void) => {
  const ending = new AbortController();
  window.addEventListener('resize', listener, { signal: ending.signal });
  return () => {
    ending.abort();
  };
};

/** The device's pixels per CSS pixel for a canvas; it changes with the page's zoom and the screen. */
export const usePixelRatio = (): number => useSyncExternalStore(subscribe, read);
