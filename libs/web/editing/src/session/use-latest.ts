import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps the value of the last render for handlers with a stable identity. */
export const useLatest = <T>(value: T): RefObject<T> => {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
};
