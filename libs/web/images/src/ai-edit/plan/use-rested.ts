import { useEffect, useState } from 'react';

/**
 * Returns the last value that did not change for this many milliseconds, and a function that no longer waits. The
 * value of the first call is returned at once.
 */
export const useRested = (value: string, delayMs: number): readonly [rested: string, hurry: () => void] => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    if (value === rested) return;
    const timer = setTimeout(() => setRested(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, rested, delayMs]);
  return [rested, () => setRested(value)];
};
