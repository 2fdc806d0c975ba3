import { useEffect } from 'react';

/** Asks before the window closes on files that are still on their way. */
export const useKeepOpen = (busy: boolean): void => {
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent): void => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [busy]);
};
