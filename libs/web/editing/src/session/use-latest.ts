import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The value of the last render, for handlers that stay the same objects. */
export const useLatest = <T>(value: T): RefObject<T> => {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
};
