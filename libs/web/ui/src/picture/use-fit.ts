import { useLayoutEffect, useState } from 'react';
import { fitScale, type Size } from './zoom.ts';

/** The scale at which a picture of this size fits the element at present; 1 for a picture without a size. */
export const useFit = (element: HTMLElement | null, size: Size | undefined): number => {
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (element === null) return;
    const measure = (): void => {
      setRoom({ width: element.clientWidth, height: element.clientHeight });
    };
    measure();
    if (!('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return size === undefined ? 1 : fitScale(size, room);
};
