import { useEffect } from 'react';

/** Asks for confirmation before the window is closed while files are being uploaded. */
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
