import { useEffect } from 'react';

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Asks for confirmation before the window is closed while files are being uploaded. */
export const useKeepOpen = (busy: boolean): void => {
  useEffect(() => {
    if (!busy) return;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [busy]);
};
