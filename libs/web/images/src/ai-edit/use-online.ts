import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** False while the browser knows that the device has no connection. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
