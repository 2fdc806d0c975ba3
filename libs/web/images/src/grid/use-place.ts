import { type RefObject, useLayoutEffect, useState } from 'react';

/** What is taken for the width before the page is laid out. */
const FIRST_WIDTH = 1_024;

interface Place {
  readonly width: number;
  readonly top: number;
}

/** Where the list stood last: whoever returns finds it as tall as it was, and so can be scrolled to their place. */
let lastPlace: Place = { width: FIRST_WIDTH, top: 0 };

/** The width of an element and how far from the top of the page it begins, in CSS pixels, as they are now. */
export const usePlace = (element: RefObject<HTMLElement | null>): Place => {
  const [place, setPlace] = useState(lastPlace);
  useLayoutEffect(() => {
    const node = element.current;
    if (node === null) return;
    const measure = (): void => {
      const width = node.clientWidth || FIRST_WIDTH;
      const top = Math.round(node.getBoundingClientRect().top + window.scrollY);
      if (lastPlace.width !== width || lastPlace.top !== top) lastPlace = { width, top };
      setPlace(lastPlace);
    };
    measure();
    if (!('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return place;
};
