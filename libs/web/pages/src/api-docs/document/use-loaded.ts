import { useEffect, useState } from 'react';

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly isPassing: boolean }
  | { readonly state: 'ready'; readonly value: T };

/** The server answered, but not with what was asked for. */
export class WrongAnswer extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`HTTP ${String(status)}`);
    this.status = status;
  }
}

/** True if the same request may succeed later. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof WrongAnswer) || error.status === 429 || error.status >= 500;

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
      (error: unknown) => {
        if (!leaving.signal.aborted) setLoaded({ state: 'failed', isPassing: isPassing(error) });
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
