import { useEffect } from 'react';

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Asks for confirmation before the window is closed until some work has ended, whichever page is shown meanwhile. */
export const keepOpenDuring = async <T>(work: Promise<T>): Promise<T> => {
  // Each work has a listener of its own, because the same one would be registered only once.
  const askHere = (event: BeforeUnloadEvent): void => ask(event);
  window.addEventListener('beforeunload', askHere);
  try {
    return await work;
  } finally {
    window.removeEventListener('beforeunload', askHere);
  }
};

/** Asks for confirmation before the window is closed while files are being uploaded. */
export const useKeepOpen = (busy: boolean): void => {
  useEffect(() => {
    if (!busy) return;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [busy]);
};
