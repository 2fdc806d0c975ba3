import { useEffect, useState } from 'react';

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly value: T };

/** Returns the result of `load`, and a function that loads it again. `load` must keep its identity. */
export const useLoaded = <T>(
  load: (signal: AbortSignal) => Promise<T>,
): { readonly loaded: Loaded<T>; readonly retry: () => void } => {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  useEffect(() => {
    const leaving = new AbortController();
    load(leaving.signal).then(
      (value) => setLoaded({ state: 'ready', value }),
      () => {
        if (!leaving.signal.aborted) setLoaded({ state: 'failed' });
      },
    );
    return () => leaving.abort();
  }, [attempt, load]);
  return {
    loaded,
    retry: () => {
      setLoaded({ state: 'loading' });
      setAttempt(attempt + 1);
    },
  };
};
